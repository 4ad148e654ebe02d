-- Each process knows which addresses of the root were ever given out (src/server/known-addresses.ts): who gives out
-- another one says so, whoever writes it. Of very many at once all are read again.
CREATE FUNCTION page_publish_addresses(kind text, paths text[]) RETURNS void LANGUAGE sql AS $$
  SELECT page_publish(CASE WHEN cardinality(paths) > 1000 THEN ARRAY['addresses'] ELSE ARRAY(SELECT kind || path FROM unnest(paths) AS path) END)
$$;--> statement-breakpoint
CREATE FUNCTION list_address() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM page_publish_addresses('address:', ARRAY(SELECT '/' || slug FROM new_rows));
  ELSE
    PERFORM page_publish_addresses('address:', ARRAY(SELECT '/' || n.slug FROM new_rows n JOIN old_rows o USING (id) WHERE o.slug <> n.slug));
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION redirect_address() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM page_publish_addresses('redirect:', ARRAY(SELECT path FROM new_rows));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER list_address_insert AFTER INSERT ON "list" REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION list_address();--> statement-breakpoint
CREATE TRIGGER list_address_update AFTER UPDATE ON "list" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION list_address();--> statement-breakpoint
CREATE TRIGGER redirect_address_insert AFTER INSERT ON "redirect" REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION redirect_address();
