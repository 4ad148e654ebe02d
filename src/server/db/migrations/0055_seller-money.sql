-- What sellers earned in play or test money stood in accounts named as real money's. The accounts of a seller whose
-- paid orders are all of one kind of money take that kind's name; nobody's balance changes.
ALTER TABLE "ledger_account" DISABLE TRIGGER ledger_account_keep;--> statement-breakpoint
UPDATE "ledger_account" SET code = code || earned.suffix
FROM (
  SELECT l.merchant_id, min(kind.suffix) AS suffix
  FROM "order_line" l
  JOIN "shop_order" o ON o.id = l.order_id
  CROSS JOIN LATERAL (
    SELECT CASE WHEN o.livemode THEN '' WHEN o.provider = 'demo' THEN ':demo' ELSE ':test' END AS suffix
  ) kind
  WHERE l.merchant_id IS NOT NULL AND o.paid_at IS NOT NULL
  GROUP BY l.merchant_id
  HAVING count(DISTINCT kind.suffix) = 1
) earned
WHERE "ledger_account".code ~ ('^merchant:' || earned.merchant_id || ':[a-z]+$');--> statement-breakpoint
ALTER TABLE "ledger_account" ENABLE TRIGGER ledger_account_keep;
