-- A publication tells the connection that makes it, with the answer to its commit: the process then knows that there is
-- one to apply, and a call that published nothing asks nothing (src/server/db/published.ts). `merveille` settings and
-- notices reach no log: the server's own threshold is a warning.
CREATE OR REPLACE FUNCTION page_outbox_commit() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  last bigint := NEW.id;
BEGIN
  IF NEW.id::text IS NOT DISTINCT FROM current_setting('merveille.outbox_row', true) THEN
    PERFORM pg_advisory_xact_lock(7206311);
    UPDATE page_outbox SET id = DEFAULT WHERE id = NEW.id RETURNING id INTO last;
    PERFORM set_config('merveille.outbox_row', '', true);
    PERFORM pg_notify('page_outbox', last::text);
  END IF;
  PERFORM set_config('client_min_messages', 'notice', true);
  RAISE NOTICE 'page_outbox %', last;
  RETURN NULL;
END $$;
