import { and, eq, sql } from 'drizzle-orm';
import type { Ctx } from '#src/server/calls/context.ts';
import { textsIn } from '#src/server/db/ids-in.ts';
import { shopifyRefusal } from '#src/server/db/schema/index.ts';

export interface Refused {
  variantId: string;
  shopProductId: string;
  title: string;
  why: string;
}

const TITLE_MOST = 200;

/** Keeps the reason of each line that is not taken, and forgets those of lines that are. */
export async function keepRefusals(
  tx: Ctx,
  merchantId: number,
  { refused, taken }: { refused: readonly Refused[]; taken: readonly string[] },
): Promise<void> {
  const not = new Set(refused.map(({ variantId }) => variantId));
  const over = taken.filter((id) => !not.has(id));
  await tx.db
    .delete(shopifyRefusal)
    .where(and(eq(shopifyRefusal.merchantId, merchantId), textsIn(shopifyRefusal.variantId, over)));
  if (refused.length === 0) return;
  const rows = refused.map((one) => ({
    v: one.variantId.slice(0, TITLE_MOST),
    p: one.shopProductId,
    title: one.title.slice(0, TITLE_MOST),
    why: one.why,
  }));
  await tx.db.execute(sql`
    insert into shopify_refusal (merchant_id, variant_id, shop_product_id, title, why, at)
    select ${merchantId}::bigint, r.v, r.p, r.title, r.why, ${tx.now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(v text, p text, title text, why text)
    on conflict (merchant_id, variant_id) do update set
      shop_product_id = excluded.shop_product_id, title = excluded.title, why = excluded.why, at = excluded.at`);
}
