import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { inCatalogue } from '#src/features/catalogue/in-catalogue.server.ts';
import type { Db } from '#src/server/db/connect.ts';
import {
  brand,
  content,
  firstName,
  list,
  listOldSlug,
  media,
  product,
  redirect,
  searchPreset,
  tag,
} from '#src/server/db/schema/index.ts';
import { contentPath, type Namespace, OWN_ADDRESS } from '../content.ts';
import { nameListsAmong, outingsAmong, placesAmong } from './computed-pages.server.ts';
import { siteRoutes } from './site-routes.server.ts';

/** The state of a path of this site for a reader; `unknown` when only the page itself could say. */
export type PathState = 'ok' | 'moved' | 'gone' | 'missing' | 'unknown';

interface Family {
  shape: RegExp;
  /** Namespaces whose items live there; the last part of the path is their slug. */
  namespaces?: readonly Namespace[];
  /** Which of these keys exist, for pages made from other tables. */
  has?(db: Db, keys: string[]): Promise<Set<string>>;
  /** Pages of this shape may also be made of something we cannot look up. */
  open?: boolean;
}

const column =
  (table: PgTable, key: PgColumn, more?: SQL) =>
  async (db: Db, keys: string[]): Promise<Set<string>> => {
    const rows = await db
      .select({ key: sql<string>`${key}::text` })
      .from(table)
      .where(and(inArray(sql`${key}::text`, keys), more));
    return new Set(rows.map((row) => row.key));
  };

const ids = async (db: Db, keys: string[]): Promise<Set<string>> => {
  const numbers = keys.map((key) => Number(/^\d{1,12}/.exec(key)?.[0] ?? 0));
  const rows = await db
    .select({ id: product.id })
    .from(product)
    .where(and(inArray(product.id, numbers), inCatalogue));
  const known = new Set(rows.map(({ id }) => id));
  return new Set(keys.filter((_, n) => known.has(numbers[n] ?? 0)));
};

const lists = async (db: Db, keys: string[]): Promise<Set<string>> => {
  const live = await column(list, list.slug, isNull(list.deletedAt))(db, keys);
  for (const slug of await column(listOldSlug, listOldSlug.slug)(db, keys)) live.add(slug);
  return live;
};

/** Pages with an address of their own answer at the common one too, by leading there. */
const ownAddressed = async (db: Db, keys: string[]): Promise<Set<string>> =>
  column(
    content,
    content.slug,
    and(
      eq(content.namespace, 'page'),
      inArray(content.slug, [...OWN_ADDRESS]),
      eq(content.status, 'published'),
      isNull(content.deletedAt),
    ),
  )(db, keys);

/** In order: the first shape that fits decides. */
const FAMILIES: readonly Family[] = [
  { shape: /^\/magazine\/\d+$/, open: true },
  { shape: /^\/magazine\/([^/]+)$/, namespaces: ['category'] },
  { shape: /^\/magazine\/[^/]+\/\d+$/, open: true },
  { shape: /^\/magazine\/[^/]+\/([^/]+)$/, namespaces: ['post'] },
  { shape: /^\/page\/([^/]+)$/, namespaces: ['page'], has: ownAddressed },
  { shape: /^\/auteur\/([^/]+)$/, namespaces: ['author'] },
  { shape: /^\/a-decouvrir\/([^/]+)$/, namespaces: ['promoted'] },
  { shape: /^\/landing\/([^/]+)$/, namespaces: ['landing'] },
  { shape: /^\/(liste-de-naissance-[^/]+)$/, namespaces: ['landing'] },
  { shape: /^\/outils\/([^/]+)$/, namespaces: ['tool'] },
  { shape: /^\/grossesse\/([^/]+)$/, namespaces: ['week'] },
  { shape: /^\/a-faire-en-famille\/([^/]+)$/, namespaces: ['tourism'], has: outingsAmong },
  {
    shape: /^\/marque\/([^/]+)$/,
    namespaces: ['brand'],
    has: column(brand, brand.slug, eq(brand.enabled, true)),
  },
  { shape: /^\/naissances\/(.+)$/, has: placesAmong },
  { shape: /^\/prenoms\/(filles|garcons|mixtes|[^/]+\/.+)$/, has: nameListsAmong },
  { shape: /^\/prenoms\/([^/]+)$/, namespaces: ['first-name'], has: column(firstName, firstName.slug) },
  { shape: /^\/marketplace\/produit\/([^/]+)$/, has: ids },
  { shape: /^\/i\/marketplace\/selections\/([^/]+)$/, has: column(tag, tag.slug, eq(tag.enabled, true)) },
  {
    shape: /^\/i\/marketplace\/produits\/([^/]+)$/,
    has: column(searchPreset, searchPreset.slug, eq(searchPreset.enabled, true)),
  },
  { shape: /^(\/media\/.+)$/, has: column(media, media.url), open: true },
  { shape: /^\/([a-z0-9-]+)$/, namespaces: ['page'], has: lists },
];

/** Enough for one statement on either database. */
const BATCH = 500;

/** Finds the state of each path, asking the database a family at a time. */
export async function statesOf(db: Db, paths: readonly string[]): Promise<Map<string, PathState>> {
  const states = new Map<string, PathState>();
  for (let at = 0; at < paths.length; at += BATCH)
    for (const [path, state] of await batch(db, paths.slice(at, at + BATCH))) states.set(path, state);
  return states;
}

async function batch(db: Db, paths: readonly string[]): Promise<Map<string, PathState>> {
  const { fixed, open } = siteRoutes();
  const states = new Map<string, PathState>();
  const asked = new Map<Family, Map<string, string>>();
  for (const path of paths) {
    if (fixed.has(path)) states.set(path, 'ok');
    const family = states.has(path) ? undefined : FAMILIES.find(({ shape }) => shape.test(path));
    if (family) asked.set(family, (asked.get(family) ?? new Map()).set(path, keyOf(family, path)));
    else if (!states.has(path))
      states.set(path, open.some((shape) => shape.test(path)) ? 'unknown' : 'missing');
  }
  for (const [family, keys] of asked) {
    const found = await foundIn(db, family, keys);
    for (const path of keys.keys())
      states.set(path, found.has(path) ? 'ok' : family.open ? 'unknown' : 'missing');
  }
  return withRedirects(db, states);
}

function keyOf({ shape }: Family, path: string): string {
  const key = shape.exec(path)?.[1] ?? '';
  try {
    return decodeURIComponent(key);
  } catch {
    return key;
  }
}

async function foundIn(db: Db, family: Family, keys: Map<string, string>): Promise<Set<string>> {
  const found = new Set<string>();
  const slugs = [...new Set(keys.values())].filter(Boolean);
  if (slugs.length === 0) return found;
  if (family.namespaces) for (const path of await contentPaths(db, family.namespaces, slugs)) found.add(path);
  const has = family.has ? await family.has(db, slugs) : new Set<string>();
  for (const [path, key] of keys) if (has.has(key)) found.add(path);
  return found;
}

async function contentPaths(db: Db, namespaces: readonly Namespace[], slugs: string[]): Promise<string[]> {
  const rows = await db
    .select({ namespace: content.namespace, slug: content.slug, category: content.categorySlug })
    .from(content)
    .where(
      and(
        inArray(content.namespace, [...namespaces]),
        inArray(content.slug, slugs),
        eq(content.status, 'published'),
        isNull(content.deletedAt),
      ),
    );
  return rows.flatMap((row) => contentPath(row) ?? []);
}

/** A redirect answers only where no page does. */
async function withRedirects(db: Db, states: Map<string, PathState>): Promise<Map<string, PathState>> {
  const lost = [...states].flatMap(([path, state]) => (state === 'ok' ? [] : [path]));
  if (lost.length === 0) return states;
  const rows = await db.select().from(redirect).where(inArray(redirect.path, lost));
  for (const { path, toPath } of rows) states.set(path, toPath === null ? 'gone' : 'moved');
  return states;
}
