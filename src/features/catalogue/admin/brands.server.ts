import { and, asc, count, desc, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { InputOf, OutputOf } from '#src/calls/contract.ts';
import { DomainError, notFound } from '#src/calls/domain-error.ts';
import { leaveRedirect } from '#src/features/redirects/rows.server.ts';
import { audit } from '#src/server/audit.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import type { Db } from '#src/server/db/connect.ts';
import { brand, content, product } from '#src/server/db/schema/index.ts';
import { catalogueAdminFr as fr } from './admin.fr.ts';
import type { AdminBrand, adminBrandCalls, BrandShow } from './brands.calls.ts';
import { ROWS } from './fields.ts';
import { claimSlug, freePath, slugFor } from './slugs.server.ts';
import { tellCatalogue } from './tell.server.ts';
import { everyWord } from './words.server.ts';

const pathOf = (slug: string) => `/marque/${slug}`;
// A selection of one table names its columns alone: what belongs outside the inner query is spelt out.
const products = sql<number>`(select count(*)::int from ${product} where ${product.brandId} = "brand"."id" and ${product.kind} = 'catalogue' and ${isNull(product.deletedAt)})`;
const presented = sql<boolean>`exists (select from ${content} where ${content.namespace} = 'brand' and ${content.slug} = "brand"."slug" and ${content.status} = 'published' and ${isNull(content.deletedAt)})`;

const SHOWN: Record<BrandShow, SQL | undefined> = {
  all: undefined,
  enabled: eq(brand.enabled, true),
  disabled: eq(brand.enabled, false),
  unused: sql`${products} = 0`,
  no_logo: isNull(brand.logo),
};

const columns = { brand, products, presented };

function shown(row: { brand: typeof brand.$inferSelect; products: number; presented: boolean }): AdminBrand {
  const { demo: _, ...own } = row.brand;
  return { ...own, products: Number(row.products), has_cms_entry: row.presented };
}

async function searchBrands(
  { db }: Ctx,
  input: InputOf<typeof adminBrandCalls.searchBrands>,
): Promise<OutputOf<typeof adminBrandCalls.searchBrands>> {
  const where = and(everyWord(input.query, brand.name), SHOWN[input.show]);
  const [found] = await db.select({ total: count() }).from(brand).where(where);
  const rows = await db
    .select(columns)
    .from(brand)
    .where(where)
    .orderBy(asc(sql`lower(${brand.name})`), asc(brand.id))
    .limit(ROWS)
    .offset((input.page - 1) * ROWS);
  return { items: rows.map(shown), page: input.page, per_page: ROWS, total: Number(found?.total ?? 0) };
}

async function brandOf(db: Db, id: number): Promise<AdminBrand> {
  const [row] = await db.select(columns).from(brand).where(eq(brand.id, id));
  if (!row) throw notFound(fr.gone.brand);
  return shown(row);
}

async function createBrand(
  ctx: Ctx,
  input: InputOf<typeof adminBrandCalls.createBrand>,
): Promise<OutputOf<typeof adminBrandCalls.createBrand>> {
  const slug = slugFor(input);
  return claimSlug(() =>
    inTransaction(ctx, async (tx) => {
      const [row] = await tx.db
        .insert(brand)
        .values({ ...input, slug })
        .returning();
      if (!row) throw new Error('The brand was not inserted');
      await freePath(tx, pathOf(slug));
      await audit(tx, { action: 'brand.create', target: `brand:${row.id}` });
      await tellCatalogue(tx, { brands: [row] });
      return brandOf(tx.db, row.id);
    }),
  );
}

async function updateBrand(
  ctx: Ctx,
  input: InputOf<typeof adminBrandCalls.updateBrand>,
): Promise<OutputOf<typeof adminBrandCalls.updateBrand>> {
  const { id, revision, name, logo } = input;
  const slug = slugFor(input);
  return claimSlug(() =>
    inTransaction(ctx, async (tx) => {
      const before = await lock(tx, id);
      if (before.revision !== revision)
        throw new DomainError('revision_conflict', fr.conflict, {
          extra: { brand: await brandOf(tx.db, id) },
        });
      await tx.db
        .update(brand)
        .set({ name, slug, logo, revision: revision + 1 })
        .where(eq(brand.id, id));
      await freePath(tx, pathOf(slug));
      if (slug !== before.slug) await leaveRedirect(tx.db, pathOf(before.slug), pathOf(slug));
      await audit(tx, { action: 'brand.update', target: `brand:${id}` });
      await tellCatalogue(tx, { brands: [before, { id, slug }], products: await someProducts(tx.db, id) });
      return brandOf(tx.db, id);
    }),
  );
}

async function lock(tx: Ctx, id: number) {
  const [row] = await tx.db.select().from(brand).where(eq(brand.id, id)).for('no key update');
  if (!row) throw notFound(fr.gone.brand);
  return row;
}

/** Pages that show the brand's name beside a product: those most read, the others when they are made again. */
const TOLD = 2000;

async function someProducts(db: Db, brandId: number): Promise<number[]> {
  const rows = await db
    .select({ id: product.id })
    .from(product)
    .where(eq(product.brandId, brandId))
    .orderBy(desc(product.popularity))
    .limit(TOLD);
  return rows.map(({ id }) => id);
}

async function enableBrands(
  ctx: Ctx,
  { ids, enable }: InputOf<typeof adminBrandCalls.enableBrands>,
): Promise<OutputOf<typeof adminBrandCalls.enableBrands>> {
  return inTransaction(ctx, async (tx) => {
    const rows = await tx.db
      .update(brand)
      .set({ enabled: enable })
      .where(and(inArray(brand.id, ids), ne(brand.enabled, enable)))
      .returning();
    await audit(tx, { action: 'brand.enable', target: `brands:${ids.length}`, detail: { ids, enable } });
    if (rows.length > 0) await tellCatalogue(tx, { brands: rows });
    return { changed: rows.length };
  });
}

async function mergeBrand(
  ctx: Ctx,
  { id, into }: InputOf<typeof adminBrandCalls.mergeBrand>,
): Promise<OutputOf<typeof adminBrandCalls.mergeBrand>> {
  if (id === into) throw new DomainError('conflict', fr.sameBrand, { fields: { into: fr.sameBrand } });
  return inTransaction(ctx, async (tx) => {
    // In the order of their numbers: two merges that cross wait instead of blocking each other.
    for (const one of [id, into].sort((a, b) => a - b)) await lock(tx, one);
    const [gone, kept] = [await brandOf(tx.db, id), await brandOf(tx.db, into)];
    const moved = await tx.db
      .update(product)
      .set({ brandId: into })
      .where(eq(product.brandId, id))
      .returning({ id: product.id });
    await tx.db.delete(brand).where(eq(brand.id, id));
    await leaveRedirect(tx.db, pathOf(gone.slug), pathOf(kept.slug));
    await audit(tx, { action: 'brand.merge', target: `brand:${id}`, detail: { into } });
    await tellCatalogue(tx, { brands: [gone, kept], products: moved.map((one) => one.id) });
    return brandOf(tx.db, into);
  });
}

async function deleteBrand(
  ctx: Ctx,
  { id }: InputOf<typeof adminBrandCalls.deleteBrand>,
): Promise<OutputOf<typeof adminBrandCalls.deleteBrand>> {
  return inTransaction(ctx, async (tx) => {
    const row = await lock(tx, id);
    const used = await tx.db.$count(product, eq(product.brandId, id));
    if (used > 0) throw new DomainError('brand_in_use', fr.brandInUse(used));
    await tx.db.delete(brand).where(eq(brand.id, id));
    await leaveRedirect(tx.db, pathOf(row.slug), null);
    await audit(tx, { action: 'brand.delete', target: `brand:${id}` });
    await tellCatalogue(tx, { brands: [row] });
    return {};
  });
}

export const adminBrandVerbs = {
  searchBrands,
  getBrand: ({ db }: Ctx, { id }: InputOf<typeof adminBrandCalls.getBrand>) => brandOf(db, id),
  createBrand,
  updateBrand,
  enableBrands,
  mergeBrand,
  deleteBrand,
};
