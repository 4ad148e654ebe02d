CREATE TABLE "item_pool" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "item_pool_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"item_id" bigint NOT NULL,
	"provider" text NOT NULL,
	"livemode" boolean NOT NULL,
	"target" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"deadline" date NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"funded_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "item_pool_uuid_unique" UNIQUE("uuid"),
	CONSTRAINT "item_pool_target" CHECK (target between 2000 and 5000000),
	CONSTRAINT "item_pool_quantity" CHECK (quantity between 1 and 99),
	CONSTRAINT "item_pool_status" CHECK (status in ('open', 'funded', 'ended', 'closed'))
);
--> statement-breakpoint
ALTER TABLE "contribution" ADD COLUMN "pool_id" bigint;--> statement-breakpoint
ALTER TABLE "contribution" ADD COLUMN "shortfall" text;--> statement-breakpoint
ALTER TABLE "contribution" ADD COLUMN "joined_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD COLUMN "digest" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_tx" ADD COLUMN "digest" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_event" ADD COLUMN "digest" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "item_pool" ADD CONSTRAINT "item_pool_item_id_list_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."list_item"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "item_pool_live" ON "item_pool" USING btree ("item_id","provider","livemode") WHERE status in ('open', 'funded');--> statement-breakpoint
CREATE INDEX "item_pool_item" ON "item_pool" USING btree ("item_id");--> statement-breakpoint
ALTER TABLE "contribution" ADD CONSTRAINT "contribution_pool_id_item_pool_id_fk" FOREIGN KEY ("pool_id") REFERENCES "public"."item_pool"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contribution_pool" ON "contribution" USING btree ("pool_id") WHERE pool_id is not null;--> statement-breakpoint
ALTER TABLE "contribution" ADD CONSTRAINT "contribution_share" CHECK ((pool_id is null) = (shortfall is null));--> statement-breakpoint
ALTER TABLE "contribution" ADD CONSTRAINT "contribution_shortfall" CHECK (shortfall in ('cagnotte', 'refund'));--> statement-breakpoint
-- One digest a row, over every other column: `ledger:check` finds any byte that changed under the database's feet.
CREATE FUNCTION ledger_entry_digest(r ledger_entry) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT encode(sha256(convert_to(jsonb_build_array(r.id, r.tx_id, r.account_id, r.direction, r.amount)::text, 'UTF8')), 'hex')
$$;--> statement-breakpoint
CREATE FUNCTION ledger_tx_digest(r ledger_tx) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT encode(sha256(convert_to(jsonb_build_array(r.id, r.idempotency_key, r.ref, extract(epoch from r.created_at))::text, 'UTF8')), 'hex')
$$;--> statement-breakpoint
CREATE FUNCTION payment_event_digest(r payment_event) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT encode(sha256(convert_to(jsonb_build_array(r.provider, r.event_id, r.type, r.livemode, r.payload,
    extract(epoch from r.created_at), extract(epoch from r.applied_at), r.outcome, r.attempts)::text, 'UTF8')), 'hex')
$$;--> statement-breakpoint
ALTER TABLE "ledger_entry" DISABLE TRIGGER ledger_entry_append_only;--> statement-breakpoint
ALTER TABLE "ledger_tx" DISABLE TRIGGER ledger_tx_append_only;--> statement-breakpoint
UPDATE "ledger_entry" e SET digest = ledger_entry_digest(e);--> statement-breakpoint
UPDATE "ledger_tx" t SET digest = ledger_tx_digest(t);--> statement-breakpoint
UPDATE "payment_event" p SET digest = payment_event_digest(p);--> statement-breakpoint
ALTER TABLE "ledger_entry" ENABLE TRIGGER ledger_entry_append_only;--> statement-breakpoint
ALTER TABLE "ledger_tx" ENABLE TRIGGER ledger_tx_append_only;--> statement-breakpoint
-- A restored row brings its digest along: what was altered in between still shows.
CREATE FUNCTION money_row_sign() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.digest = '' THEN
    CASE TG_TABLE_NAME
      WHEN 'ledger_entry' THEN NEW.digest := ledger_entry_digest(NEW);
      WHEN 'ledger_tx' THEN NEW.digest := ledger_tx_digest(NEW);
      ELSE NEW.digest := payment_event_digest(NEW);
    END CASE;
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER ledger_entry_sign BEFORE INSERT ON "ledger_entry" FOR EACH ROW EXECUTE FUNCTION money_row_sign();--> statement-breakpoint
CREATE TRIGGER ledger_tx_sign BEFORE INSERT ON "ledger_tx" FOR EACH ROW EXECUTE FUNCTION money_row_sign();--> statement-breakpoint
CREATE TRIGGER payment_event_sign BEFORE INSERT ON "payment_event" FOR EACH ROW EXECUTE FUNCTION money_row_sign();--> statement-breakpoint
CREATE FUNCTION payment_event_keep() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.digest IS DISTINCT FROM payment_event_digest(OLD) THEN
    RAISE EXCEPTION 'payment_event % % was altered', OLD.provider, OLD.event_id USING ERRCODE = 'data_corrupted';
  END IF;
  IF (NEW.provider, NEW.event_id, NEW.type, NEW.livemode, NEW.payload, NEW.created_at)
    IS DISTINCT FROM (OLD.provider, OLD.event_id, OLD.type, OLD.livemode, OLD.payload, OLD.created_at) THEN
    RAISE EXCEPTION 'payment_event keeps what the provider said: UPDATE refused' USING ERRCODE = 'restrict_violation';
  END IF;
  NEW.digest := payment_event_digest(NEW);
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER payment_event_keep BEFORE UPDATE ON "payment_event" FOR EACH ROW EXECUTE FUNCTION payment_event_keep();--> statement-breakpoint
CREATE TRIGGER payment_event_append_only BEFORE DELETE ON "payment_event" FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();--> statement-breakpoint
CREATE TRIGGER ledger_entry_no_truncate BEFORE TRUNCATE ON "ledger_entry" FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();--> statement-breakpoint
CREATE TRIGGER ledger_tx_no_truncate BEFORE TRUNCATE ON "ledger_tx" FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();--> statement-breakpoint
CREATE TRIGGER payment_event_no_truncate BEFORE TRUNCATE ON "payment_event" FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();--> statement-breakpoint
-- An account is what it was opened as; only its cached balance moves.
CREATE FUNCTION ledger_account_keep() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.id, NEW.code, NEW.kind, NEW.min_balance) IS DISTINCT FROM (OLD.id, OLD.code, OLD.kind, OLD.min_balance) THEN
    RAISE EXCEPTION 'ledger_account keeps its code, kind and minimum: UPDATE refused' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER ledger_account_keep BEFORE UPDATE ON "ledger_account" FOR EACH ROW EXECUTE FUNCTION ledger_account_keep();--> statement-breakpoint
CREATE TRIGGER ledger_account_append_only BEFORE DELETE ON "ledger_account" FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
