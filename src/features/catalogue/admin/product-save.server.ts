import { and, eq, inArray, sql } from 'drizzle-orm';
import type { InputOf } from '#src/calls/contract.ts';
import { DomainError, notFound } from '#src/calls/domain-error.ts';
import { toSlug } from '#src/lib/to-slug.ts';
import { audit } from '#src/server/audit.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { brand, classification, product, productTag, tag } from '#src/server/db/schema/index.ts';
import { catalogueAdminFr as fr } from './admin.fr.ts';
import { keptAttributes, readAttributes, requireAttributes } from './attributes.server.ts';
import { editedProduct } from './product-rows.server.ts';
import type { adminProductCalls, EditedProduct, ProductFields } from './products.calls.ts';
import { tellCatalogue } from './tell.server.ts';
import { thumbOf } from './thumb.ts';

type Row = typeof product.$inferSelect;

const NAME_SLUG = 80;
export const slugOfName = (name: string) => toSlug(name, NAME_SLUG) || 'produit';

/** Columns as the form wrote them. */
function columnsOf(fields: ProductFields) {
  return {
    name: fields.name,
    slug: slugOfName(fields.name),
    description: fields.description,
    brandId: fields.brand_id,
    classificationSlug: fields.classification,
    priceCents: fields.price,
    url: fields.url,
    images: fields.images,
    thumbImage: fields.images[0] ? thumbOf(fields.images[0]) : null,
    soldHere: fields.sold_here,
    stock: fields.stock,
    availability: fields.availability,
    delivery: fields.delivery,
    gtin: fields.gtin,
  };
}

/** Fields a feed writes too, by the name the form gives them. */
const FED: Partial<Record<keyof ProductFields, keyof Row>> = {
  name: 'name',
  description: 'description',
  brand_id: 'brandId',
  classification: 'classificationSlug',
  price: 'priceCents',
  url: 'url',
  images: 'images',
  availability: 'availability',
  gtin: 'gtin',
};

/** The fields somebody wrote otherwise than the feed: they stay theirs, until handed back. */
function keptOf(row: Row, fields: ProductFields, asked: readonly string[]): string[] {
  if (row.feedId === null) return [];
  return Object.entries(FED).flatMap(([name, column]) => {
    const changed = JSON.stringify(fields[name as keyof ProductFields]) !== JSON.stringify(row[column]);
    return changed || (row.keptFields.includes(name) && asked.includes(name)) ? [name] : [];
  });
}

/** Throws field_invalid for a brand, a shelf or a selection that is not there. */
async function requireKnown({ db }: Ctx, fields: ProductFields): Promise<void> {
  const refuse = (field: string, sentence: string) =>
    new DomainError('field_invalid', sentence, { fields: { [field]: sentence } });
  const { brand_id: brandId, classification: shelf, tag_ids: tagIds } = fields;
  if (brandId !== null && !(await db.$count(brand, eq(brand.id, brandId))))
    throw refuse('brand_id', fr.gone.brand);
  if (shelf !== null && !(await db.$count(classification, eq(classification.slug, shelf))))
    throw refuse('classification', fr.gone.shelf);
  const wanted = [...new Set(tagIds)];
  if (wanted.length > 0 && (await db.$count(tag, inArray(tag.id, wanted))) !== wanted.length)
    throw refuse('tag_ids', fr.gone.tag);
}

/** Keeps the place a product has in a selection it stays in; elsewhere it comes last. */
async function setTags({ db }: Ctx, productId: number, wanted: readonly number[]): Promise<number[]> {
  const rows = await db
    .select({ id: productTag.tagId })
    .from(productTag)
    .where(eq(productTag.productId, productId));
  const before = new Set(rows.map(({ id }) => id));
  const gone = [...before].filter((id) => !wanted.includes(id));
  const come = [...new Set(wanted)].filter((id) => !before.has(id));
  if (gone.length > 0) {
    await db
      .delete(productTag)
      .where(and(eq(productTag.productId, productId), inArray(productTag.tagId, gone)));
    await db
      .update(tag)
      .set({ featuredProductId: null })
      .where(and(inArray(tag.id, gone), eq(tag.featuredProductId, productId)));
  }
  for (const tagId of come)
    await db.execute(sql`
      insert into product_tag (tag_id, product_id, position)
      select ${tagId}, ${productId}, coalesce(max(position) + 1, 0) from product_tag where tag_id = ${tagId}
      on conflict do nothing`);
  return [...gone, ...come];
}

async function tell(
  tx: Ctx,
  row: Row,
  about: { brandIds: (number | null)[]; tagIds: number[] },
): Promise<void> {
  const brandIds = [...new Set(about.brandIds)].filter((id) => id !== null);
  const brands = brandIds.length
    ? await tx.db.select({ id: brand.id, slug: brand.slug }).from(brand).where(inArray(brand.id, brandIds))
    : [];
  const tags = about.tagIds.length
    ? await tx.db.select({ id: tag.id, slug: tag.slug }).from(tag).where(inArray(tag.id, about.tagIds))
    : [];
  await tellCatalogue(tx, { products: [row.id], brands, tags });
}

/** The column of what editors wrote, to compare with what the new texts say; nothing where none was sent. */
async function attributesOf({ db }: Ctx, fields: ProductFields): Promise<Partial<Pick<Row, 'attributes'>>> {
  if (fields.attributes === undefined) return {};
  const [named] = fields.brand_id
    ? await db.select({ name: brand.name }).from(brand).where(eq(brand.id, fields.brand_id))
    : [];
  const tags = fields.tag_ids.length
    ? await db.select({ name: tag.name }).from(tag).where(inArray(tag.id, fields.tag_ids))
    : [];
  const { name, description, classification: shelf } = fields;
  const texts = { name, description, brand_name: named?.name ?? null, classification: shelf };
  const read = readAttributes({ ...texts, tags: tags.map((one) => one.name) });
  requireAttributes(fields.attributes, read);
  return { attributes: keptAttributes(fields.attributes, read) };
}

export async function createProduct(ctx: Ctx, fields: ProductFields): Promise<EditedProduct> {
  return inTransaction(ctx, async (tx) => {
    await requireKnown(tx, fields);
    const [row] = await tx.db
      .insert(product)
      .values({ ...columnsOf(fields), ...(await attributesOf(tx, fields)), kind: 'catalogue' })
      .returning();
    if (!row) throw new Error('The product was not inserted');
    await setTags(tx, row.id, fields.tag_ids);
    await audit(tx, { action: 'product.create', target: `product:${row.id}` });
    await tell(tx, row, { brandIds: [row.brandId], tagIds: fields.tag_ids });
    return editedProduct(tx.db, row.id);
  });
}

type Update = InputOf<typeof adminProductCalls.updateProduct>;

export async function updateProduct(ctx: Ctx, input: Update): Promise<EditedProduct> {
  const { id, revision, kept_fields, ...fields } = input;
  return inTransaction(ctx, async (tx) => {
    const [before] = await tx.db
      .select()
      .from(product)
      .where(and(eq(product.id, id), eq(product.kind, 'catalogue')))
      .for('no key update');
    if (!before) throw notFound(fr.gone.product);
    if (before.revision !== revision)
      throw new DomainError('revision_conflict', fr.conflict, {
        extra: { product: await editedProduct(tx.db, id) },
      });
    await requireKnown(tx, fields);
    const keptFields = keptOf(before, fields, kept_fields);
    const columns = { ...columnsOf(fields), ...(await attributesOf(tx, fields)), keptFields };
    await tx.db
      .update(product)
      .set({ ...columns, ...handedBack(before, keptFields), ...saved(before, tx) })
      .where(eq(product.id, id));
    const tagIds = await setTags(tx, id, fields.tag_ids);
    await audit(tx, { action: 'product.update', target: `product:${id}` });
    await tell(tx, before, { brandIds: [before.brandId, fields.brand_id], tagIds });
    return editedProduct(tx.db, id);
  });
}

const saved = (before: Row, tx: Ctx) => ({ revision: before.revision + 1, updatedAt: tx.now });

/** The feed has to say again what it may write again. */
const handedBack = (before: Row, kept: readonly string[]) =>
  before.keptFields.some((name) => !kept.includes(name)) ? { feedHash: null } : {};
