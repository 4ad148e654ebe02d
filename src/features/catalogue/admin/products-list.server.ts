import { and, asc, count, desc, eq, exists, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { InputOf, OutputOf } from '#src/calls/contract.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { product, productTag } from '#src/server/db/schema/index.ts';
import { ROWS } from './fields.ts';
import { productLines } from './product-rows.server.ts';
import type { adminProductCalls, ProductShow, ProductSort } from './products.calls.ts';
import { everyWord } from './words.server.ts';

type Call = typeof adminProductCalls.searchProducts;
type Asked = InputOf<Call>;

const SHOWN: Record<ProductShow, SQL | undefined> = {
  all: undefined,
  enabled: eq(product.enabled, true),
  disabled: eq(product.enabled, false),
  out_of_stock: eq(product.availability, 'out_of_stock'),
  no_picture: isNull(product.thumbImage),
  no_price: isNull(product.priceCents),
  no_shelf: isNull(product.classificationSlug),
  no_brand: and(isNull(product.brandId), isNull(product.brandText)),
  deleted: isNotNull(product.deletedAt),
};

const ORDER: Record<ProductSort, SQL[]> = {
  newest: [desc(product.id)],
  changed: [desc(product.updatedAt), desc(product.id)],
  name: [asc(product.name), asc(product.id)],
  price_asc: [sql`${product.priceCents} asc nulls last`, asc(product.id)],
  price_desc: [sql`${product.priceCents} desc nulls last`, asc(product.id)],
};

const optional = <T>(value: T | null, condition: (value: T) => SQL | undefined) =>
  value === null ? undefined : condition(value);

function wanted({ db }: Ctx, input: Asked): SQL | undefined {
  const asked = input.query.trim();
  const number = /^\d{1,14}$/.test(asked) ? asked : null;
  const carrying = (tagId: number) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(productTag)
        .where(and(eq(productTag.productId, product.id), eq(productTag.tagId, tagId))),
    );
  return and(
    eq(product.kind, 'catalogue'),
    input.show === 'deleted' ? undefined : isNull(product.deletedAt),
    SHOWN[input.show],
    optional(input.brand_id, (id) => eq(product.brandId, id)),
    optional(input.feed_id, (id) => eq(product.feedId, id)),
    optional(input.classification, (slug) => eq(product.classificationSlug, slug)),
    optional(input.tag_id, carrying),
    or(
      everyWord(asked, product.name),
      asked ? eq(product.merchantItemId, asked) : undefined,
      asked ? eq(product.feedKey, asked) : undefined,
      optional(number, (digits) => or(eq(product.gtin, digits), sql`${product.id} = ${digits}::bigint`)),
    ),
  );
}

/** Found by every word of the name, by number, by bar code; a page at a time. */
export async function searchProducts(ctx: Ctx, input: Asked): Promise<OutputOf<Call>> {
  const where = wanted(ctx, input);
  const [found] = await ctx.db.select({ total: count() }).from(product).where(where);
  const rows = await ctx.db
    .select({ id: product.id })
    .from(product)
    .where(where)
    .orderBy(...ORDER[input.sort])
    .limit(ROWS)
    .offset((input.page - 1) * ROWS);
  const items = await productLines(
    ctx.db,
    rows.map(({ id }) => id),
  );
  return { items, page: input.page, per_page: ROWS, total: Number(found?.total ?? 0) };
}
