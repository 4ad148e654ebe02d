import { and, asc, eq, gt, isNotNull, notInArray, or, type SQL } from 'drizzle-orm';
import { SEARCH_KINDS, type SearchKind } from '#search/documents/kinds.ts';
import { type SearchIndex, SearchUnavailable } from '#search/index.ts';
import type { Db } from '#src/server/db/connect.ts';
import { idsIn } from '#src/server/db/ids-in.ts';
import { brand, content, product, productTag, searchOutbox, tag } from '#src/server/db/schema/index.ts';
import { ALONE, OUTINGS_OF } from '#src/server/search-outbox.ts';
import type { Services } from '#src/server/services.ts';
import { brandPageId, brandPages } from './brand-pages.server.ts';
import { brandDocuments } from './catalogue-documents.server.ts';
import { documentId, findDocuments } from './documents.server.ts';
import { notHeardBy, settleHeard } from './engines.server.ts';
import { tellFollowers } from './followers.server.ts';
import { outingsOf } from './place-documents.server.ts';
import { kindsBeingRebuilt } from './rebuild-marks.server.ts';
import { announceTuning } from './tuning/kept.server.ts';

const BATCH = 500;
/** Fewer documents than rows of the outbox: each is read and written out in turns of the loop. */
const DOCUMENTS = 200;

type Changed = Record<SearchKind, Set<number>>;

const nothing = (): Changed => ({ product: new Set(), tag: new Set(), brand: new Set(), content: new Set() });

function changedIn(rows: { kind: SearchKind; refId: string }[]): { changed: Changed; alone: Changed } {
  const [changed, alone] = [nothing(), nothing()];
  for (const { kind, refId } of rows) {
    const bare = refId.startsWith(ALONE) ? refId.slice(ALONE.length) : refId;
    if (/^\d+$/.test(bare)) (bare === refId ? changed : alone)[kind].add(Number(bare));
  }
  return { changed, alone };
}

const idsOf = async (query: Promise<{ id: number }[]>) => (await query).map(({ id }) => id);

/** Documents also hold facts of other rows: a product its brand and tags, a tag its product, a brand its page. */
async function addDependents(db: Db, changed: Changed): Promise<void> {
  const { product: products, tag: tags, brand: brands, content: pages } = changed;
  const presented = db
    .select({ id: brand.id })
    .from(brand)
    .innerJoin(content, and(eq(content.slug, brand.slug), eq(content.namespace, 'brand')))
    .where(idsIn(content.id, pages));
  const featuring = db
    .select({ id: tag.id })
    .from(tag)
    .where(and(isNotNull(tag.featuredProductId), idsIn(tag.featuredProductId, products)));
  const carrying = db
    .selectDistinct({ id: product.id })
    .from(product)
    .leftJoin(productTag, eq(productTag.productId, product.id))
    .where(or(idsIn(product.brandId, brands), idsIn(productTag.tagId, tags)));
  if (tags.size + brands.size > 0) for (const id of await idsOf(carrying)) products.add(id);
  if (pages.size > 0) for (const id of await idsOf(presented)) brands.add(id);
  if (products.size > 0) for (const id of await idsOf(featuring)) tags.add(id);
}

async function applyKind(
  db: Db,
  index: SearchIndex,
  { kind, changed }: { kind: SearchKind; changed: number[] },
): Promise<void> {
  for (let at = 0; at < changed.length; at += DOCUMENTS) {
    const ids = changed.slice(at, at + DOCUMENTS);
    const documents = await findDocuments(db, kind, ids);
    const present = new Set(documents.map((document) => String(document.id)));
    const gone = ids.map((id) => documentId(kind, id)).filter((id) => !present.has(String(id)));
    await index.upsert(kind, documents);
    await index.remove(kind, gone);
  }
}

/** The pages of outings of a department come and go with its outings; no row of the contents is about them. */
async function applyOutings(db: Db, index: SearchIndex, rows: OutboxRow[]): Promise<void> {
  const told = rows.filter(({ kind, refId }) => kind === 'content' && refId.startsWith(OUTINGS_OF));
  if (told.length === 0) return;
  const { documents, ids } = await outingsOf(
    db,
    new Set(told.map(({ refId }) => refId.slice(OUTINGS_OF.length))),
  );
  const present = new Set(documents.map(({ id }) => id));
  await index.upsert('content', documents);
  await index.remove(
    'content',
    ids.filter((id) => !present.has(id)),
  );
}

/** The pages of brands that no editor wrote of come and go with their products; no row of the contents is about them. */
async function applyBrandPages(db: Db, index: SearchIndex, { brand: brands, product: products }: Changed) {
  const sold = db.selectDistinct({ id: product.brandId }).from(product).where(idsIn(product.id, products));
  const found = products.size > 0 ? await sold : [];
  const ids = [...new Set([...brands, ...found.flatMap(({ id }) => id ?? [])])];
  for (let at = 0; at < ids.length; at += DOCUMENTS) {
    const some = ids.slice(at, at + DOCUMENTS);
    const documents = brandPages(await brandDocuments(db, { ids: some, limit: some.length }));
    const present = new Set(documents.map(({ id }) => id));
    await index.upsert('content', documents);
    await index.remove(
      'content',
      some.map(brandPageId).filter((id) => !present.has(id)),
    );
  }
}

type OutboxRow = typeof searchOutbox.$inferSelect;

async function apply(db: Db, index: SearchIndex, rows: OutboxRow[]): Promise<void> {
  const { changed, alone } = changedIn(rows);
  await addDependents(db, changed);
  for (const kind of SEARCH_KINDS)
    await applyKind(db, index, { kind, changed: [...new Set([...changed[kind], ...alone[kind]])] });
  await applyOutings(db, index, rows);
  await applyBrandPages(db, index, changed);
}

const among = (rows: OutboxRow[]) =>
  idsIn(
    searchOutbox.id,
    rows.map(({ id }) => id),
  );

async function oldest(db: Db, where: SQL | undefined): Promise<OutboxRow[]> {
  return db.select().from(searchOutbox).where(where).orderBy(asc(searchOutbox.id)).limit(BATCH);
}

/** The engine that stands by hears first: while the other is down, what changed is found in this one. */
async function tellStandby(db: Db, standby: SearchIndex): Promise<void> {
  // From where the last ones stood: those it was told of lie in front until the first engine knows of them too.
  for (let after = 0; ; ) {
    const rows = await oldest(db, and(eq(searchOutbox.standbyKnows, false), gt(searchOutbox.id, after)));
    if (rows.length === 0) return;
    after = rows.at(-1)?.id ?? after;
    await apply(db, standby, rows);
    await db.update(searchOutbox).set({ standbyKnows: true }).where(among(rows));
  }
}

/** Applies one batch of the outbox; answers how many rows it held. Rows go once they are searchable in every engine. */
async function drainBatch(services: Services): Promise<number> {
  const { database, search, clock } = services;
  const { db } = database;
  const held = await kindsBeingRebuilt(db, search.own, clock());
  const free = and(notHeardBy(search), held.length > 0 ? notInArray(searchOutbox.kind, held) : undefined);
  const rows = await oldest(db, search.standby ? and(free, eq(searchOutbox.standbyKnows, true)) : free);
  if (rows.length === 0) return 0;
  await apply(db, search, rows);
  const { changed, alone } = changedIn(rows);
  await tellFollowers(services, [...changed.content, ...alone.content]);
  await settleHeard(db, search, among(rows));
  if (rows.some(({ kind }) => kind === 'brand')) await announceTuning(db);
  return rows.length;
}

/**
 * Brings the index up to date, and the one that stands by unless another process sees to that one. While the
 * engine is down the rows wait, and the next run tries again. Answers false when nothing can have changed.
 */
export async function drainSearchOutbox(services: Services, { alone = false } = {}): Promise<boolean> {
  const { standby } = services.search;
  let changed = false;
  try {
    if (standby && !alone) await tellStandby(services.database.db, standby);
    while ((await drainBatch(services)) > 0) changed = true;
  } catch (error) {
    if (!(error instanceof SearchUnavailable)) throw error;
    services.log.warn({ err: error.cause }, 'search index not updated; trying again later');
    return true;
  }
  return changed;
}
