CREATE INDEX "person_ticket" ON "person" USING btree ("ticket_code","created_at") WHERE ticket_code is not null;--> statement-breakpoint
-- What is out of the shop is not to be ordered from a list: its page follows these two columns too.
CREATE OR REPLACE FUNCTION product_publish() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM page_publish(ARRAY(SELECT DISTINCT CASE WHEN n.own_list_id IS NULL THEN 'product:' || n.id ELSE 'list:' || n.own_list_id END
    FROM new_rows n JOIN old_rows o USING (id)
    WHERE (o.merchant_item_id, o.kind, o.name, o.slug, o.description, o.brand_id, o.brand_text, o.thumb_image, o.images, o.price_cents, o.url, o.sold_here, o.availability, o.enabled, o.deleted_at)
      IS DISTINCT FROM (n.merchant_item_id, n.kind, n.name, n.slug, n.description, n.brand_id, n.brand_text, n.thumb_image, n.images, n.price_cents, n.url, n.sold_here, n.availability, n.enabled, n.deleted_at)));
  RETURN NULL;
END $$;
