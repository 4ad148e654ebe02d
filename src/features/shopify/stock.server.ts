import { sql } from 'drizzle-orm';
import { tellCatalogue } from '#src/features/catalogue/admin/tell.server.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import type { Rows } from '#src/server/db/connect.ts';

/**
 * Writes the pieces the shop told of on the products that have others, less those sold here that the shop cannot know
 * of yet: their order is not made there, or was made after it counted. Answers the products that changed.
 */
export async function applyStock(tx: Ctx, merchantId: number, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const { rows } = (await tx.db.execute(sql`
    with told as (
      select i.product_id as id, case when i.stock is null then null else greatest(0, i.stock - coalesce((
          select sum(l.quantity) from order_line l
          left join shopify_order o on o.order_id = l.order_id and o.merchant_id = i.merchant_id
          where l.product_id = i.product_id and l.state in ('pending', 'paid', 'prepared')
            and (o.made_at is null or o.made_at > i.stock_seen_at)), 0))::int end as stock
      from shopify_item i
      where i.merchant_id = ${merchantId} and i.gone_at is null
        and i.product_id = any(array(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::bigint)))
    update product p set stock = told.stock, revision = p.revision + 1, updated_at = now(),
      availability = case when told.stock = 0 then 'out_of_stock' else 'in_stock' end
    from told where p.id = told.id and p.deleted_at is null
      and (p.stock is distinct from told.stock
        or p.availability <> case when told.stock = 0 then 'out_of_stock' else 'in_stock' end)
    returning p.id::text as id`)) as unknown as Rows;
  return rows.map(({ id }) => Number(id));
}

/** The same, told to pages and search at once. */
export async function changeStock(tx: Ctx, merchantId: number, ids: readonly number[]): Promise<void> {
  const changed = await applyStock(tx, merchantId, ids);
  if (changed.length > 0) await tellCatalogue(tx, { products: changed });
}
