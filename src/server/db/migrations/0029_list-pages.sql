CREATE INDEX "reservation_lapse" ON "reservation" USING btree ("reserved_until") WHERE step = 'reserved' and released_at is null;--> statement-breakpoint
-- What changes of a list says so by itself, whoever writes it (docs/decisions: lists as bytes). Inside a transaction all
-- of it is one row of the outbox.
CREATE FUNCTION page_publish_bounded(said text[]) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  -- So many lists are all of them.
  SELECT CASE WHEN 'lists' = ANY (said) OR count(*) FILTER (WHERE tag ~ '^list:[0-9]+$') > 1000
    THEN array_agg(tag) FILTER (WHERE tag !~ '^list:[0-9]+$' AND tag <> 'lists') || ARRAY['lists']
    ELSE array_agg(tag) END
  FROM (SELECT DISTINCT unnest(said) AS tag) AS once
$$;--> statement-breakpoint
CREATE FUNCTION page_publish(said text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  own text := current_setting('merveille.outbox_row', true);
BEGIN
  IF said IS NULL OR cardinality(said) = 0 THEN RETURN; END IF;
  IF own IS NULL OR own = '' THEN
    INSERT INTO page_outbox (tags) VALUES (page_publish_bounded(said)) RETURNING id::text INTO own;
    PERFORM set_config('merveille.outbox_row', own, true);
  ELSE
    UPDATE page_outbox SET tags = page_publish_bounded(tags || said) WHERE id = own::bigint AND NOT tags @> said;
  END IF;
END $$;--> statement-breakpoint
CREATE FUNCTION page_publish_lists(ids bigint[]) RETURNS void LANGUAGE sql AS $$
  SELECT page_publish(CASE WHEN cardinality(ids) > 1000 THEN ARRAY['lists'] ELSE ARRAY(SELECT 'list:' || id FROM unnest(ids) AS id WHERE id IS NOT NULL) END)
$$;--> statement-breakpoint
-- At the commit alone: rows of the outbox commit in their order, and nobody who waits for that holds up anybody who has
-- yet to lock a row (src/server/page-store/outbox.ts holds the same lock).
CREATE FUNCTION page_outbox_commit() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  last bigint;
BEGIN
  IF NEW.id::text IS DISTINCT FROM current_setting('merveille.outbox_row', true) THEN RETURN NULL; END IF;
  PERFORM pg_advisory_xact_lock(7206311);
  UPDATE page_outbox SET id = DEFAULT WHERE id = NEW.id RETURNING id INTO last;
  PERFORM set_config('merveille.outbox_row', '', true);
  PERFORM pg_notify('page_outbox', last::text);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER page_outbox_commit AFTER INSERT ON "page_outbox"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION page_outbox_commit();--> statement-breakpoint
CREATE FUNCTION list_publish() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM page_publish_lists(ARRAY(SELECT id FROM old_rows));
  ELSE
    PERFORM page_publish_lists(ARRAY(SELECT n.id FROM new_rows n JOIN old_rows o USING (id)
      WHERE (o.slug, o.owner_id, o.title, o.birthdate, o.cover, o.settings, o.props, o.design, o.archived_at, o.deleted_at)
        IS DISTINCT FROM (n.slug, n.owner_id, n.title, n.birthdate, n.cover, n.settings, n.props, n.design, n.archived_at, n.deleted_at)));
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION list_item_publish() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM page_publish_lists(ARRAY(SELECT DISTINCT list_id FROM new_rows));
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM page_publish_lists(ARRAY(SELECT DISTINCT list_id FROM old_rows));
  ELSE
    PERFORM page_publish_lists(ARRAY(SELECT DISTINCT unnest(ARRAY[o.list_id, n.list_id]) FROM new_rows n JOIN old_rows o USING (id)
      WHERE o IS DISTINCT FROM n));
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION reservation_publish() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM page_publish_lists(ARRAY(SELECT DISTINCT i.list_id FROM new_rows n JOIN list_item i ON i.id = n.item_id));
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM page_publish_lists(ARRAY(SELECT DISTINCT i.list_id FROM old_rows o JOIN list_item i ON i.id = o.item_id));
  ELSE
    PERFORM page_publish_lists(ARRAY(SELECT DISTINCT i.list_id FROM new_rows n JOIN old_rows o USING (id)
      JOIN list_item i ON i.id IN (n.item_id, o.item_id)
      WHERE (o.item_id, o.quantity, o.step, o.reserved_until, o.released_at)
        IS DISTINCT FROM (n.item_id, n.quantity, n.step, n.reserved_until, n.released_at)));
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION item_pool_publish() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM page_publish_lists(ARRAY(SELECT DISTINCT i.list_id FROM new_rows n JOIN list_item i ON i.id = n.item_id));
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM page_publish_lists(ARRAY(SELECT DISTINCT i.list_id FROM old_rows o JOIN list_item i ON i.id = o.item_id));
  ELSE
    PERFORM page_publish_lists(ARRAY(SELECT DISTINCT i.list_id FROM new_rows n JOIN old_rows o USING (id)
      JOIN list_item i ON i.id IN (n.item_id, o.item_id) WHERE o IS DISTINCT FROM n));
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION pot_publish() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM page_publish_lists(ARRAY(SELECT DISTINCT list_id FROM new_rows));
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM page_publish_lists(ARRAY(SELECT DISTINCT list_id FROM old_rows));
  ELSE
    PERFORM page_publish_lists(ARRAY(SELECT DISTINCT unnest(ARRAY[o.list_id, n.list_id]) FROM new_rows n JOIN old_rows o USING (id)
      WHERE (o.list_id, o.provider, o.livemode, o.purpose, o.goal, o.message)
        IS DISTINCT FROM (n.list_id, n.provider, n.livemode, n.purpose, n.goal, n.message)));
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
-- A gift that is only being paid shows nowhere, but for a share of a gift that several pay: it holds its part meanwhile.
CREATE FUNCTION contribution_publish() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM page_publish_lists(ARRAY(SELECT DISTINCT p.list_id FROM new_rows n JOIN pot p ON p.id = n.pot_id
      WHERE n.pool_id IS NOT NULL OR n.status IN ('succeeded', 'disputed')));
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM page_publish_lists(ARRAY(SELECT DISTINCT p.list_id FROM old_rows o JOIN pot p ON p.id = o.pot_id
      WHERE o.pool_id IS NOT NULL OR o.status IN ('succeeded', 'disputed')));
  ELSE
    PERFORM page_publish_lists(ARRAY(SELECT DISTINCT p.list_id FROM new_rows n JOIN old_rows o USING (id)
      JOIN pot p ON p.id IN (n.pot_id, o.pot_id)
      WHERE n.pool_id IS NOT NULL OR o.pool_id IS NOT NULL
        OR ((n.status IN ('succeeded', 'disputed') OR o.status IN ('succeeded', 'disputed'))
          AND (o.pot_id, o.status, o.amount, o.anonymous, o.publicname, o.refunded, o.disputed, o.joined_at, o.paid_at)
            IS DISTINCT FROM (n.pot_id, n.status, n.amount, n.anonymous, n.publicname, n.refunded, n.disputed, n.joined_at, n.paid_at))));
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION person_publish() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM page_publish(ARRAY(SELECT 'person:' || n.id FROM new_rows n JOIN old_rows o USING (id)
    WHERE (o.firstname, o.lastname, o.partner_firstname, o.profilepic)
      IS DISTINCT FROM (n.firstname, n.lastname, n.partner_firstname, n.profilepic)));
  RETURN NULL;
END $$;--> statement-breakpoint
-- An owner's own product is its list's; any other has a tag.
CREATE FUNCTION product_publish() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM page_publish(ARRAY(SELECT DISTINCT CASE WHEN n.own_list_id IS NULL THEN 'product:' || n.id ELSE 'list:' || n.own_list_id END
    FROM new_rows n JOIN old_rows o USING (id)
    WHERE (o.merchant_item_id, o.kind, o.name, o.slug, o.description, o.brand_id, o.brand_text, o.thumb_image, o.images, o.price_cents, o.url, o.sold_here, o.availability)
      IS DISTINCT FROM (n.merchant_item_id, n.kind, n.name, n.slug, n.description, n.brand_id, n.brand_text, n.thumb_image, n.images, n.price_cents, n.url, n.sold_here, n.availability)));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION brand_publish() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM page_publish(ARRAY(SELECT DISTINCT 'brand:' || changed FROM new_rows n JOIN old_rows o USING (id),
    unnest(ARRAY[o.slug, n.slug]) AS changed WHERE (o.name, o.slug) IS DISTINCT FROM (n.name, n.slug)));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION classification_publish() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM page_publish(ARRAY['list:classification']);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION cover_credit_publish() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR EXISTS (SELECT 1 FROM new_rows n JOIN old_rows o USING (remote_id)
    WHERE (o.source, o.url, o.author, o.author_url) IS DISTINCT FROM (n.source, n.url, n.author, n.author_url)) THEN
    PERFORM page_publish(ARRAY['cover-credits']);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER list_publish_update AFTER UPDATE ON "list" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION list_publish();--> statement-breakpoint
CREATE TRIGGER list_publish_delete AFTER DELETE ON "list" REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION list_publish();--> statement-breakpoint
CREATE TRIGGER list_item_publish_insert AFTER INSERT ON "list_item" REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION list_item_publish();--> statement-breakpoint
CREATE TRIGGER list_item_publish_update AFTER UPDATE ON "list_item" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION list_item_publish();--> statement-breakpoint
CREATE TRIGGER list_item_publish_delete AFTER DELETE ON "list_item" REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION list_item_publish();--> statement-breakpoint
CREATE TRIGGER reservation_publish_insert AFTER INSERT ON "reservation" REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION reservation_publish();--> statement-breakpoint
CREATE TRIGGER reservation_publish_update AFTER UPDATE ON "reservation" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION reservation_publish();--> statement-breakpoint
CREATE TRIGGER reservation_publish_delete AFTER DELETE ON "reservation" REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION reservation_publish();--> statement-breakpoint
CREATE TRIGGER item_pool_publish_insert AFTER INSERT ON "item_pool" REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION item_pool_publish();--> statement-breakpoint
CREATE TRIGGER item_pool_publish_update AFTER UPDATE ON "item_pool" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION item_pool_publish();--> statement-breakpoint
CREATE TRIGGER item_pool_publish_delete AFTER DELETE ON "item_pool" REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION item_pool_publish();--> statement-breakpoint
CREATE TRIGGER pot_publish_insert AFTER INSERT ON "pot" REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION pot_publish();--> statement-breakpoint
CREATE TRIGGER pot_publish_update AFTER UPDATE ON "pot" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION pot_publish();--> statement-breakpoint
CREATE TRIGGER pot_publish_delete AFTER DELETE ON "pot" REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION pot_publish();--> statement-breakpoint
CREATE TRIGGER contribution_publish_insert AFTER INSERT ON "contribution" REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION contribution_publish();--> statement-breakpoint
CREATE TRIGGER contribution_publish_update AFTER UPDATE ON "contribution" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION contribution_publish();--> statement-breakpoint
CREATE TRIGGER contribution_publish_delete AFTER DELETE ON "contribution" REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION contribution_publish();--> statement-breakpoint
CREATE TRIGGER person_publish_update AFTER UPDATE ON "person" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION person_publish();--> statement-breakpoint
CREATE TRIGGER product_publish_update AFTER UPDATE ON "product" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION product_publish();--> statement-breakpoint
CREATE TRIGGER brand_publish_update AFTER UPDATE ON "brand" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION brand_publish();--> statement-breakpoint
CREATE TRIGGER unsplash_cover_publish_update AFTER UPDATE ON "unsplash_cover" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION cover_credit_publish();--> statement-breakpoint
CREATE TRIGGER unsplash_cover_publish_delete AFTER DELETE ON "unsplash_cover" REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION cover_credit_publish();--> statement-breakpoint
CREATE TRIGGER classification_publish AFTER INSERT OR UPDATE OR DELETE ON "classification"
  FOR EACH STATEMENT EXECUTE FUNCTION classification_publish();
