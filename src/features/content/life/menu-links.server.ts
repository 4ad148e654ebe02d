import { and, asc, desc, eq, ilike, isNull, or, sql } from 'drizzle-orm';
import type { InputOf, OutputOf } from '#src/calls/contract.ts';
import { allPlaces } from '#src/features/places/places.server.ts';
import { searchCommunes } from '#src/features/places/search-places.ts';
import { fixedPages } from '#src/features/site/fixed-pages.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import type { Db } from '#src/server/db/connect.ts';
import { brand, content, firstName } from '#src/server/db/schema/index.ts';
import { holding } from '#src/server/db/words.ts';
import { contentPath } from '../content.ts';
import type { linkCalls } from './menu-links.calls.ts';
import { statesOf } from './site-paths.server.ts';

interface Found {
  href: string;
  label: string;
  kind: string;
}

const fold = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();

/** Fixed pages first, then content by its title or slug, then brands, towns and first names. */
async function siteLinks(
  ctx: Ctx,
  { query, limit }: InputOf<typeof linkCalls.siteLinks>,
): Promise<OutputOf<typeof linkCalls.siteLinks>> {
  const asked = query.trim();
  const words = fold(asked);
  const fixed = fixedPages(ctx.services.config.productSlug).filter(
    (page) => fold(page.label).includes(words) || page.href.includes(words),
  );
  const found: Found[] = [...fixed, ...(await contentLinks(ctx.db, { asked, limit }))];
  if (asked.length > 1 && found.length < limit) found.push(...(await otherLinks(ctx.db, { asked, limit })));
  return { items: found.slice(0, limit) };
}

async function contentLinks(db: Db, { asked, limit }: { asked: string; limit: number }): Promise<Found[]> {
  const rows = await db
    .select({
      namespace: content.namespace,
      slug: content.slug,
      category: content.categorySlug,
      title: content.title,
    })
    .from(content)
    .where(
      and(
        eq(content.status, 'published'),
        isNull(content.deletedAt),
        or(
          sql`unaccent(${content.title}) ilike unaccent(${holding(asked)})`,
          ilike(content.slug, holding(asked.replace(/^.*\//, ''))),
        ),
      ),
    )
    .orderBy(asc(content.title))
    .limit(limit);
  return rows.flatMap((row) => {
    const href = contentPath(row);
    return href ? [{ href, label: row.title, kind: row.namespace }] : [];
  });
}

/** Every word somewhere in the title or the slug, accents apart. */
async function findContent(
  { db }: Ctx,
  { query, limit }: InputOf<typeof linkCalls.findContent>,
): Promise<OutputOf<typeof linkCalls.findContent>> {
  const words = query.trim().split(/\s+/).filter(Boolean).slice(0, 8);
  const items = await db
    .select({
      id: content.id,
      title: content.title,
      namespace: content.namespace,
      status: content.status,
    })
    .from(content)
    .where(
      and(
        isNull(content.deletedAt),
        ...words.map((word) =>
          or(
            sql`unaccent(${content.title}) ilike unaccent(${holding(word)})`,
            ilike(content.slug, holding(word)),
          ),
        ),
      ),
    )
    .orderBy(desc(content.updatedAt), desc(content.id))
    .limit(limit);
  return { items };
}

async function otherLinks(db: Db, { asked, limit }: { asked: string; limit: number }): Promise<Found[]> {
  const starts = `${asked.replace(/[\\%_]/g, '\\$&')}%`;
  const brands = await db
    .select({ name: brand.name, slug: brand.slug })
    .from(brand)
    .where(ilike(brand.name, starts))
    .orderBy(asc(brand.name))
    .limit(limit);
  const towns = searchCommunes((await allPlaces(db)).communes, asked).slice(0, limit);
  const names = await db
    .selectDistinct({ slug: firstName.slug, name: firstName.name })
    .from(firstName)
    .where(ilike(firstName.name, starts))
    .orderBy(asc(firstName.slug))
    .limit(limit);
  return [
    ...brands.map(({ name, slug }) => ({ href: `/marque/${slug}`, label: name, kind: 'brand' })),
    ...towns.map(({ name, slug }) => ({ href: `/naissances/${slug}`, label: name, kind: 'city' })),
    ...names.map(({ name, slug }) => ({ href: `/prenoms/${slug}`, label: name, kind: 'first-name' })),
  ];
}

async function checkLinks(
  ctx: Ctx,
  { hrefs }: InputOf<typeof linkCalls.checkLinks>,
): Promise<OutputOf<typeof linkCalls.checkLinks>> {
  return { dead: await deadLinks(ctx, hrefs) };
}

/** Addresses of this site that lead nowhere; another site's are not looked at. */
export async function deadLinks({ db }: Ctx, hrefs: readonly string[]): Promise<string[]> {
  const ours = [...new Set(hrefs)].filter((href) => href.startsWith('/'));
  const states = await statesOf(db, [...new Set(ours.map(pathOf))]);
  return ours.filter((href) => ['missing', 'gone'].includes(states.get(pathOf(href)) ?? ''));
}

const pathOf = (href: string) => href.split(/[?#]/, 1)[0] ?? href;

export const linkVerbs = { siteLinks, findContent, checkLinks };
