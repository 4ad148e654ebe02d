import { and, asc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import { inCatalogue } from '#src/features/catalogue/in-catalogue.server.ts';
import type { Db } from '#src/server/db/connect.ts';
import { content, contentLink, product } from '#src/server/db/schema/index.ts';
import type { ContentRow } from '../content-rows.server.ts';
import { templateFields } from '../editor-rows.server.ts';
import { type Link, linksOf } from './links.ts';
import { type PathState, statesOf } from './site-paths.server.ts';

type Linking = Pick<ContentRow, 'id' | 'html' | 'fields' | 'namespace' | 'templateName'>;
const BATCH = 400;

/** Keeps what a saved document leads to, and whether each link holds today. In the transaction of the save. */
export async function keepLinks(db: Db, row: Linking, origin: string): Promise<void> {
  const template = (await templateFields(db, row.namespace, row.templateName)) ?? [];
  const links = linksOf({ ...row, template }, origin);
  await db.delete(contentLink).where(eq(contentLink.contentId, row.id));
  if (links.length === 0) return;
  const broken = await brokenOf(db, links);
  for (let at = 0; at < links.length; at += BATCH)
    await db
      .insert(contentLink)
      .values(
        links
          .slice(at, at + BATCH)
          .map((link) => ({ contentId: row.id, ...link, broken: broken.has(keyOf(link)) })),
      );
}

const keyOf = ({ kind, target }: Link) => `${kind} ${target}`;
const isBroken = (state: PathState | undefined) => state === 'missing' || state === 'gone';

/** Which of these lead nowhere, as `kind target`. */
async function brokenOf(db: Db, links: readonly Link[]): Promise<Set<string>> {
  const targets = (kind: Link['kind']) => links.flatMap((link) => (link.kind === kind ? [link.target] : []));
  const broken = new Set<string>();
  for (const [path, state] of await statesOf(db, targets('page')))
    if (isBroken(state)) broken.add(`page ${path}`);
  for (const id of await missingProducts(db, targets('product'))) broken.add(`product ${id}`);
  for (const target of await missingReferences(db, targets('reference'))) broken.add(`reference ${target}`);
  return broken;
}

async function missingProducts(db: Db, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: product.id })
    .from(product)
    .where(and(inArray(product.id, ids.map(Number)), inCatalogue));
  const known = new Set(rows.map(({ id }) => String(id)));
  return ids.filter((id) => !known.has(id));
}

async function missingReferences(db: Db, targets: string[]): Promise<string[]> {
  if (targets.length === 0) return [];
  const rows = await db
    .select({ target: sql<string>`${content.namespace} || ':' || ${content.slug}` })
    .from(content)
    .where(
      and(
        isNull(content.deletedAt),
        eq(content.status, 'published'),
        or(
          ...targets.map((target) => {
            const [namespace = '', slug = ''] = target.split(/:(.*)/s);
            return and(eq(content.namespace, namespace), eq(content.slug, slug));
          }),
        ),
      ),
    );
  const known = new Set(rows.map(({ target }) => target));
  return targets.filter((target) => !known.has(target));
}

/** Looks again at the links that lead to these targets, whoever holds them: something appeared or went there. */
export async function recheckTargets(db: Db, links: readonly Link[]): Promise<void> {
  if (links.length === 0) return;
  const broken = await brokenOf(db, links);
  for (const kind of ['page', 'product', 'reference'] as const) {
    const own = links.filter((link) => link.kind === kind);
    await setBroken(db, { kind, broken: true, targets: own.filter((one) => broken.has(keyOf(one))) });
    await setBroken(db, { kind, broken: false, targets: own.filter((one) => !broken.has(keyOf(one))) });
  }
}

async function setBroken(
  db: Db,
  { kind, broken, targets }: { kind: Link['kind']; broken: boolean; targets: readonly Link[] },
): Promise<void> {
  if (targets.length === 0) return;
  await db
    .update(contentLink)
    .set({ broken })
    .where(
      and(
        eq(contentLink.kind, kind),
        eq(contentLink.broken, !broken),
        inArray(
          contentLink.target,
          targets.map(({ target }) => target),
        ),
      ),
    );
}

/**
 * Links of items after an id: those written without passing here (a seed, a restored copy) have none yet.
 * Answers the last id it looked at, or null when there are no more.
 */
export async function keepLinksAfter(db: Db, from: number, origin: string): Promise<number | null> {
  // The ids come first: sorting rows with their texts would take the disk.
  const rows = await db
    .select({ id: content.id })
    .from(content)
    .where(gt(content.id, from))
    .orderBy(asc(content.id))
    .limit(BATCH);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return null;
  await keepLinksOf(db, ids, origin);
  return ids.at(-1) ?? null;
}

async function keepLinksOf(db: Db, ids: number[], origin: string): Promise<void> {
  const rows = await db
    .select({
      id: content.id,
      html: content.html,
      fields: content.fields,
      namespace: content.namespace,
      templateName: content.templateName,
    })
    .from(content)
    .where(inArray(content.id, ids));
  for (const row of rows) await keepLinks(db, row, origin);
}

/** Targets after `from` in their order, a batch at a time: the whole site is checked without holding it. */
export async function recheckAfter(db: Db, from: Link): Promise<Link | null> {
  const rows = await db
    .selectDistinct({ kind: contentLink.kind, target: contentLink.target })
    .from(contentLink)
    .where(sql`(${contentLink.kind}, ${contentLink.target}) > (${from.kind}, ${from.target})`)
    .orderBy(asc(contentLink.kind), asc(contentLink.target))
    .limit(BATCH);
  await recheckTargets(db, rows);
  return rows.length < BATCH ? null : (rows.at(-1) ?? null);
}
