import { and, asc, count, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { InputOf, OutputOf } from '#src/calls/contract.ts';
import { DomainError, notFound } from '#src/calls/domain-error.ts';
import { leaveRedirect } from '#src/features/redirects/rows.server.ts';
import { audit } from '#src/server/audit.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import type { Db } from '#src/server/db/connect.ts';
import { brand, product, productTag, tag } from '#src/server/db/schema/index.ts';
import { productColumns, toProduct } from '../catalogue.server.ts';
import { catalogueAdminFr as fr } from './admin.fr.ts';
import { ROWS } from './fields.ts';
import { claimSlug, freePath, slugFor } from './slugs.server.ts';
import type { adminTagCalls, TagDetail, TagShow } from './tags.calls.ts';
import { tellCatalogue } from './tell.server.ts';
import { everyWord } from './words.server.ts';

const pathOf = (slug: string) => `/i/marketplace/selections/${slug}`;
const products = sql<number>`(select count(*)::int from ${productTag} where ${productTag.tagId} = "tag"."id")`;
const columns = {
  id: tag.id,
  name: tag.name,
  slug: tag.slug,
  description: tag.description,
  enabled: tag.enabled,
  position: tag.position,
  revision: tag.revision,
  products,
};
const ORDER = [asc(tag.position), asc(tag.id)];

const SHOWN: Record<TagShow, SQL | undefined> = {
  all: undefined,
  enabled: eq(tag.enabled, true),
  disabled: eq(tag.enabled, false),
  empty: sql`${products} = 0`,
};

async function searchTags(
  { db }: Ctx,
  input: InputOf<typeof adminTagCalls.searchTags>,
): Promise<OutputOf<typeof adminTagCalls.searchTags>> {
  const where = and(everyWord(input.query, tag.name), SHOWN[input.show]);
  const [found] = await db.select({ total: count() }).from(tag).where(where);
  const rows = await db
    .select(columns)
    .from(tag)
    .where(where)
    .orderBy(...ORDER)
    .limit(ROWS)
    .offset((input.page - 1) * ROWS);
  const items = rows.map((row) => ({ ...row, products: Number(row.products) }));
  return { items, page: input.page, per_page: ROWS, total: Number(found?.total ?? 0) };
}

async function detailOf(db: Db, id: number): Promise<TagDetail> {
  const [row] = await db
    .select({ ...columns, featured_product_id: tag.featuredProductId })
    .from(tag)
    .where(eq(tag.id, id));
  if (!row) throw notFound(fr.gone.tag);
  const members = await db
    .select(productColumns)
    .from(productTag)
    .innerJoin(product, eq(product.id, productTag.productId))
    .leftJoin(brand, eq(brand.id, product.brandId))
    .where(eq(productTag.tagId, id))
    .orderBy(asc(productTag.position), asc(productTag.productId));
  return {
    ...row,
    products: Number(row.products),
    members: members.map((found) => {
      const { id: own, name, brand_name, thumb_image, price } = toProduct(found);
      const hidden = !found.product.enabled || found.product.deletedAt !== null;
      return { id: own, name, brand_name, thumb_image, price, hidden };
    }),
  };
}

/** The products in their order, each once; throws field_invalid for one that is not of the catalogue. */
async function membersIn(tx: Ctx, input: InputOf<typeof adminTagCalls.createTag>): Promise<number[]> {
  const wanted = [...new Set(input.product_ids)];
  const featured = input.featured_product_id;
  if (featured !== null && !wanted.includes(featured))
    throw new DomainError('field_invalid', fr.notInTag, { fields: { featured_product_id: fr.notInTag } });
  const known = wanted.length
    ? await tx.db.$count(product, and(inArray(product.id, wanted), eq(product.kind, 'catalogue')))
    : 0;
  if (known !== wanted.length)
    throw new DomainError('field_invalid', fr.unknownProducts, {
      fields: { product_ids: fr.unknownProducts },
    });
  return wanted;
}

/** Answers the products whose pages tell something else from now on. */
async function setMembers(tx: Ctx, tagId: number, wanted: number[]): Promise<number[]> {
  const before = await tx.db.delete(productTag).where(eq(productTag.tagId, tagId)).returning();
  if (wanted.length > 0)
    await tx.db
      .insert(productTag)
      .values(wanted.map((productId, position) => ({ tagId, productId, position })));
  const old = new Set(before.map(({ productId }) => productId));
  // Its own page shows what is in it; a product's page shows which selections it is in.
  return [...wanted.filter((one) => !old.has(one)), ...[...old].filter((one) => !wanted.includes(one))];
}

async function createTag(
  ctx: Ctx,
  input: InputOf<typeof adminTagCalls.createTag>,
): Promise<OutputOf<typeof adminTagCalls.createTag>> {
  const { name, description, featured_product_id } = input;
  const slug = slugFor(input);
  return claimSlug(() =>
    inTransaction(ctx, async (tx) => {
      // Before anything refers to them.
      const members = await membersIn(tx, input);
      const [row] = await tx.db
        .insert(tag)
        .values({
          name,
          slug,
          description,
          featuredProductId: featured_product_id,
          position: sql`(select coalesce(max(position) + 1, 0) from tag)`,
        })
        .returning();
      if (!row) throw new Error('The selection was not inserted');
      const changed = await setMembers(tx, row.id, members);
      await freePath(tx, pathOf(slug));
      await audit(tx, { action: 'tag.create', target: `tag:${row.id}` });
      await tellCatalogue(tx, { tags: [row], products: changed });
      return detailOf(tx.db, row.id);
    }),
  );
}

async function updateTag(
  ctx: Ctx,
  input: InputOf<typeof adminTagCalls.updateTag>,
): Promise<OutputOf<typeof adminTagCalls.updateTag>> {
  const { id, revision, name, description } = input;
  const slug = slugFor(input);
  return claimSlug(() =>
    inTransaction(ctx, async (tx) => {
      const [before] = await tx.db.select().from(tag).where(eq(tag.id, id)).for('no key update');
      if (!before) throw notFound(fr.gone.tag);
      if (before.revision !== revision)
        throw new DomainError('revision_conflict', fr.conflict, {
          extra: { tag: await detailOf(tx.db, id) },
        });
      const changed = await setMembers(tx, id, await membersIn(tx, input));
      const featuredProductId = input.featured_product_id;
      await tx.db
        .update(tag)
        .set({ name, slug, description, featuredProductId, revision: revision + 1 })
        .where(eq(tag.id, id));
      await freePath(tx, pathOf(slug));
      if (slug !== before.slug) await leaveRedirect(tx.db, pathOf(before.slug), pathOf(slug));
      await audit(tx, { action: 'tag.update', target: `tag:${id}` });
      await tellCatalogue(tx, { tags: [before, { id, slug }], products: changed });
      return detailOf(tx.db, id);
    }),
  );
}

async function moveTag(
  ctx: Ctx,
  { id, to }: InputOf<typeof adminTagCalls.moveTag>,
): Promise<OutputOf<typeof adminTagCalls.moveTag>> {
  return inTransaction(ctx, async (tx) => {
    // All of them: two moves at once would otherwise give two selections one place.
    const rows = await tx.db
      .select()
      .from(tag)
      .orderBy(...ORDER)
      .for('no key update');
    const moved = rows.find((row) => row.id === id);
    if (!moved) throw notFound(fr.gone.tag);
    const order = rows.filter((row) => row !== moved);
    order.splice(to, 0, moved);
    for (const [position, row] of order.entries())
      if (row.position !== position) await tx.db.update(tag).set({ position }).where(eq(tag.id, row.id));
    await tellCatalogue(tx, { tags: [moved] });
    return { position: order.indexOf(moved) };
  });
}

async function enableTags(
  ctx: Ctx,
  { ids, enable }: InputOf<typeof adminTagCalls.enableTags>,
): Promise<OutputOf<typeof adminTagCalls.enableTags>> {
  return inTransaction(ctx, async (tx) => {
    const rows = await tx.db
      .update(tag)
      .set({ enabled: enable })
      .where(and(inArray(tag.id, ids), ne(tag.enabled, enable)))
      .returning();
    await audit(tx, { action: 'tag.enable', target: `tags:${ids.length}`, detail: { ids, enable } });
    if (rows.length > 0) await tellCatalogue(tx, { tags: rows });
    return { changed: rows.length };
  });
}

async function deleteTags(
  ctx: Ctx,
  { ids }: InputOf<typeof adminTagCalls.deleteTags>,
): Promise<OutputOf<typeof adminTagCalls.deleteTags>> {
  return inTransaction(ctx, async (tx) => {
    const members = await tx.db
      .selectDistinct({ id: productTag.productId })
      .from(productTag)
      .where(inArray(productTag.tagId, ids));
    const rows = await tx.db.delete(tag).where(inArray(tag.id, ids)).returning();
    for (const { slug } of rows) await leaveRedirect(tx.db, pathOf(slug), null);
    await audit(tx, { action: 'tag.delete', target: `tags:${ids.length}`, detail: { ids } });
    if (rows.length > 0) await tellCatalogue(tx, { tags: rows, products: members.map(({ id }) => id) });
    return { changed: rows.length };
  });
}

export const adminTagVerbs = {
  searchTags,
  getTagDetail: ({ db }: Ctx, { id }: InputOf<typeof adminTagCalls.getTagDetail>) => detailOf(db, id),
  createTag,
  updateTag,
  moveTag,
  enableTags,
  deleteTags,
};
