-- The ledger is append-only and balanced (docs: decisions on the cagnotte). Corrections are new postings.
CREATE FUNCTION ledger_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only: % refused', TG_TABLE_NAME, TG_OP USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER ledger_entry_append_only BEFORE UPDATE OR DELETE ON "ledger_entry"
  FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();--> statement-breakpoint
CREATE TRIGGER ledger_tx_append_only BEFORE UPDATE OR DELETE ON "ledger_tx"
  FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();--> statement-breakpoint
CREATE FUNCTION ledger_require_zero_sum() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  checked bigint;
  entries bigint;
  difference numeric;
BEGIN
  IF TG_TABLE_NAME = 'ledger_tx' THEN checked := NEW.id; ELSE checked := NEW.tx_id; END IF;
  SELECT count(*), coalesce(sum(CASE direction WHEN 'debit' THEN amount ELSE -amount END), 0)
    INTO entries, difference FROM ledger_entry WHERE tx_id = checked;
  IF entries < 2 OR difference <> 0 THEN
    RAISE EXCEPTION 'ledger_tx % does not balance: % entries, difference %', checked, entries, difference
      USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_entry_zero_sum AFTER INSERT ON "ledger_entry"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_require_zero_sum();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_tx_zero_sum AFTER INSERT ON "ledger_tx"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_require_zero_sum();--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_direction" CHECK (direction IN ('debit', 'credit'));--> statement-breakpoint
ALTER TABLE "ledger_account" ADD CONSTRAINT "ledger_account_kind" CHECK (kind IN ('asset', 'liability', 'revenue', 'expense'));
