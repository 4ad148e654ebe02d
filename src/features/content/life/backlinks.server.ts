import { and, asc, count, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { InputOf, OutputOf } from '#src/calls/contract.ts';
import { notFound } from '#src/calls/domain-error.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { content, contentLink, product } from '#src/server/db/schema/index.ts';
import type { ContentRow } from '../content-rows.server.ts';
import { pathOf } from '../editor-rows.server.ts';
import { siteMenus } from '../menus.server.ts';
import { contentRefusalFr } from '../refusals.fr.ts';
import type { lifeCalls } from './life.calls.ts';

const SHOWN = 50;

async function rowOf({ db }: Ctx, id: number): Promise<ContentRow> {
  const [row] = await db.select().from(content).where(eq(content.id, id));
  if (!row) throw notFound(contentRefusalFr.unknown);
  return row;
}

function leadsTo(row: ContentRow): SQL | undefined {
  const path = pathOf(row);
  return or(
    path ? and(eq(contentLink.kind, 'page'), eq(contentLink.target, path)) : undefined,
    and(eq(contentLink.kind, 'reference'), eq(contentLink.target, `${row.namespace}:${row.slug}`)),
  );
}

async function contentBacklinks(
  ctx: Ctx,
  { id }: InputOf<typeof lifeCalls.contentBacklinks>,
): Promise<OutputOf<typeof lifeCalls.contentBacklinks>> {
  const row = await rowOf(ctx, id);
  const where = and(leadsTo(row), ne(content.id, id), isNull(content.deletedAt));
  const linking = ctx.db.$with('linking').as(
    ctx.db
      .select({
        id: content.id,
        namespace: content.namespace,
        title: content.title,
        status: content.status,
        kind: sql<'page' | 'reference'>`min(${contentLink.kind})`.as('kind'),
      })
      .from(contentLink)
      .innerJoin(content, eq(content.id, contentLink.contentId))
      .where(where)
      .groupBy(content.id),
  );
  const items = await ctx.db.with(linking).select().from(linking).orderBy(asc(linking.title)).limit(SHOWN);
  const [totals] = await ctx.db.with(linking).select({ total: count() }).from(linking);
  const path = pathOf(row);
  return {
    path: row.publishedAt ? path : null,
    items,
    total: Number(totals?.total ?? 0),
    menus: path ? await menusWith(ctx, path) : [],
    products: await productsIn(ctx, id),
  };
}

async function menusWith({ db }: Ctx, path: string): Promise<string[]> {
  const menus = await siteMenus(db);
  return Object.values(menus)
    .flat()
    .flatMap(({ label, href }) => (href === path ? [label] : []));
}

async function productsIn({ db }: Ctx, id: number): Promise<{ id: number; name: string | null }[]> {
  const links = await db
    .select({ target: contentLink.target })
    .from(contentLink)
    .where(and(eq(contentLink.contentId, id), eq(contentLink.kind, 'product')))
    .limit(SHOWN);
  if (links.length === 0) return [];
  const ids = links.map(({ target }) => Number(target));
  const rows = await db
    .select({ id: product.id, name: product.name })
    .from(product)
    .where(and(inArray(product.id, ids), isNull(product.deletedAt)));
  const names = new Map(rows.map((row) => [row.id, row.name]));
  return ids.map((productId) => ({ id: productId, name: names.get(productId) ?? null }));
}

async function contentLinks(
  { db }: Ctx,
  { id }: InputOf<typeof lifeCalls.contentLinks>,
): Promise<OutputOf<typeof lifeCalls.contentLinks>> {
  const items = await db
    .select({ kind: contentLink.kind, target: contentLink.target, broken: contentLink.broken })
    .from(contentLink)
    .where(eq(contentLink.contentId, id))
    .orderBy(asc(contentLink.kind), asc(contentLink.target))
    .limit(1000);
  return { items };
}

export const backlinkVerbs = { contentBacklinks, contentLinks };
