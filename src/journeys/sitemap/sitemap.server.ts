import { and, asc, eq, exists, gt, notLike, type SQL, sql } from 'drizzle-orm';
import { MILLA_PATH } from '#src/features/assistant/assistant.ts';
import { COPY_MARK } from '#src/features/catalogue/demo/seed.server.ts';
import { inCatalogue } from '#src/features/catalogue/in-catalogue.server.ts';
import { tagHref } from '#src/features/catalogue/links.ts';
import { sellerHref } from '#src/features/catalogue/offers.server.ts';
import { DISCLOSURE_PATH } from '#src/features/contact/disclosure.ts';
import { changedOn } from '#src/features/content/changed-on.server.ts';
import { DEVELOPERS_PATH } from '#src/features/developers/links.ts';
import { firstNamePaths } from '#src/features/first-names/first-names.server.ts';
import { PUBLIC_LISTS, publicListPaths } from '#src/features/lists/found/public-lists.server.ts';
import { publicSellerSlugs, SELLER_PAGES } from '#src/features/merchants/public.server.ts';
import { placePaths } from '#src/features/places/places.server.ts';
import {
  magazineEntries,
  namespaceEntries,
  publishedEntries,
} from '#src/features/seo/content-entries.server.ts';
import { latest, type SitemapEntry } from '#src/features/seo/sitemap.ts';
import { OUTINGS_LIST } from '#src/features/tourism/outings.server.ts';
import { tourismPaths } from '#src/features/tourism/tourism-page.server.ts';
import { WEEKS_PATH } from '#src/features/weeks/weeks.ts';
import type { Config } from '#src/server/config.ts';
import type { Db } from '#src/server/db/connect.ts';
import { readInPieces } from '#src/server/db/read-in-pieces.ts';
import { appState, brand, product, productTag, tag } from '#src/server/db/schema/index.ts';
import { pageTag } from '#src/server/page-store/tags.ts';

/** The site's own address, and whether products that nobody sells are told to search engines all the same. */
export type SitemapSite = Pick<Config, 'publicUrl' | 'demoIndexed'>;

/** One kind of pages: a file of the site map, or several when there are many. */
export interface SitemapKind {
  /** Of the file: `/sitemaps/{name}.xml`. Lowercase letters and hyphens. */
  name: string;
  /** Page tags whose publication changes the list. */
  tags: readonly string[];
  entries(db: Db): Promise<SitemapEntry[]>;
  /** Those of them that search engines are told of, where these are not all. */
  told?(db: Db, site: SitemapSite): Promise<SitemapEntry[]>;
  /** Made at each request: neither prepared nor exported as files (docs/spec/decisions.md §20). */
  live?: true;
}

/** Every kind of public, indexable page. A feature adds its own pages here. */
export const SITEMAP_KINDS: readonly SitemapKind[] = [
  {
    name: 'pages',
    tags: ['list:page', 'list:faq', 'list:landing', 'list:promoted', 'list:post'],
    entries: pageEntries,
  },
  { name: 'magazine', tags: ['list:post', 'list:category', 'list:author'], entries: magazineEntries },
  { name: 'articles', tags: ['list:post'], entries: (db) => namespaceEntries(db, 'post') },
  { name: 'outils', tags: ['list:tool'], entries: toolEntries },
  { name: 'grossesse', tags: ['list:week'], entries: weekEntries },
  { name: 'prenoms', tags: ['list:first-name'], entries: firstNameEntries },
  { name: 'naissances', tags: ['list:city'], entries: placeEntries },
  { name: 'sorties', tags: ['list:tourism', OUTINGS_LIST], entries: tourismEntries },
  { name: 'marques', tags: ['list:brand'], entries: brandEntries },
  {
    name: 'produits',
    tags: ['list:product'],
    entries: (db) => productEntries(db),
    told: (db, { demoIndexed }) => productEntries(db, demoIndexed ? undefined : eq(product.demo, false)),
  },
  { name: 'vendeurs', tags: ['list:product'], entries: sellerEntries, live: true },
  { name: 'selections', tags: ['list:tag', 'list:product'], entries: selectionEntries, live: true },
  { name: 'listes', tags: [PUBLIC_LISTS], entries: listEntries, live: true },
];

/** Every public, indexable path of the site that is kept ready. */
export async function publicPaths(db: Db): Promise<string[]> {
  const paths = new Set<string>();
  for (const { entries, live } of SITEMAP_KINDS)
    if (!live) for (const { path } of await entries(db)) paths.add(path);
  return [...paths];
}

async function listEntries(db: Db): Promise<SitemapEntry[]> {
  return (await publicListPaths(db)).map((path) => ({ path }));
}

/** Those of a demonstration ask not to be found. */
async function sellerEntries(db: Db): Promise<SitemapEntry[]> {
  const slugs = await publicSellerSlugs(db);
  return [...SELLER_PAGES, ...slugs.map(sellerHref)].map((path) => ({ path }));
}

async function pageEntries(db: Db): Promise<SitemapEntry[]> {
  const posts = await publishedEntries(db, 'post');
  const questions = await publishedEntries(db, 'faq');
  const texts = [];
  for (const namespace of ['page', 'landing', 'promoted'])
    texts.push(...(await namespaceEntries(db, namespace)));
  const own: SitemapEntry[] = [
    { path: '/', lastmod: latest(posts.slice(0, 3).map(changedOn)) },
    { path: '/informations-utiles', lastmod: latest(questions.map(changedOn)) },
    { path: '/comment-ca-marche' },
    { path: MILLA_PATH },
    { path: '/la-cagnotte-naissance' },
    { path: '/contactez-nous' },
    { path: '/newsletter' },
    { path: '/devenir-partenaire-ou-annonceur' },
    { path: '/plan-du-site' },
    { path: DEVELOPERS_PATH },
    { path: DISCLOSURE_PATH },
  ];
  const named = new Set(texts.map(({ path }) => path));
  return [...own.filter(({ path }) => !named.has(path)), ...texts];
}

async function toolEntries(db: Db): Promise<SitemapEntry[]> {
  const tools = await namespaceEntries(db, 'tool');
  return [
    { path: '/outils', lastmod: latest(tools.map(({ lastmod }) => lastmod)) },
    { path: '/guide-tailles-vetements-bebe' },
    ...tools,
  ];
}

async function weekEntries(db: Db): Promise<SitemapEntry[]> {
  const weeks = await namespaceEntries(db, 'week');
  return [{ path: WEEKS_PATH, lastmod: latest(weeks.map(({ lastmod }) => lastmod)) }, ...weeks];
}

/** When the open data of a step of the seed was loaded: what its pages show has not changed since. */
async function loadedAt(db: Db, step: string): Promise<Date | null> {
  const [row] = await db
    .select()
    .from(appState)
    .where(eq(appState.key, `seed:${step}`));
  return row ? new Date(row.value) : null;
}

/** Pages made of open data, changed again when an editor wrote about one of them. */
async function dataEntries(db: Db, step: string, paths: string[]): Promise<SitemapEntry[]> {
  const written = await namespaceEntries(db, step === 'communes' ? 'city' : 'first-name');
  const edits = new Map(written.map((entry) => [entry.path, entry.lastmod]));
  const loaded = await loadedAt(db, step);
  return paths.map((path) => ({ path, lastmod: latest([loaded, edits.get(path)]) }));
}

/** A name that an editor wrote about is dated by what was written, and there even when the table lacks it. */
async function firstNameEntries(db: Db): Promise<SitemapEntry[]> {
  const written = await namespaceEntries(db, 'first-name');
  const named = new Set(written.map(({ path }) => path));
  const figures = await dataEntries(db, 'first-names', await firstNamePaths(db));
  return [...figures.filter(({ path }) => !named.has(path)), ...written];
}

async function placeEntries(db: Db): Promise<SitemapEntry[]> {
  return dataEntries(db, 'communes', ['/naissances', ...(await placePaths(db))]);
}

/** A place that an editor wrote about is dated by what was written. */
async function tourismEntries(db: Db): Promise<SitemapEntry[]> {
  const written = await namespaceEntries(db, 'tourism');
  const named = new Set(written.map(({ path }) => path));
  const paths = ['/a-faire-en-famille', ...(await tourismPaths(db, new Date()))];
  return [...paths.filter((path) => !named.has(path)).map((path) => ({ path })), ...written];
}

/** Brands with something to show, by name. */
export function shownBrands(db: Db): Promise<{ slug: string; name: string }[]> {
  pageTag('list:brand', 'list:product');
  return db
    .select({ slug: brand.slug, name: brand.name })
    .from(brand)
    .where(
      and(
        eq(brand.enabled, true),
        exists(
          db
            .select({ id: product.id })
            .from(product)
            .where(and(eq(product.brandId, brand.id), inCatalogue)),
        ),
      ),
    )
    .orderBy(asc(brand.name));
}

/** Selections with something to show, in the order an editor gave them. */
export function shownSelections(db: Db): Promise<{ slug: string; name: string }[]> {
  pageTag('list:tag', 'list:product');
  const shown = db
    .select({ id: product.id })
    .from(productTag)
    .innerJoin(product, eq(product.id, productTag.productId))
    .where(and(eq(productTag.tagId, tag.id), inCatalogue));
  return db
    .select({ slug: tag.slug, name: tag.name })
    .from(tag)
    .where(and(eq(tag.enabled, true), exists(shown)))
    .orderBy(asc(tag.position), asc(tag.id));
}

async function selectionEntries(db: Db): Promise<SitemapEntry[]> {
  return (await shownSelections(db)).map(({ slug }) => ({ path: tagHref({ slug }) }));
}

async function brandEntries(db: Db): Promise<SitemapEntry[]> {
  const texts = new Map((await namespaceEntries(db, 'brand')).map((entry) => [entry.path, entry]));
  const shown = await shownBrands(db);
  return shown.map(({ slug }) => texts.get(`/marque/${slug}`) ?? { path: `/marque/${slug}` });
}

/** Not the copies that SEED=large measures the search with. */
async function productEntries(db: Db, more?: SQL): Promise<SitemapEntry[]> {
  const told = and(
    inCatalogue,
    more,
    notLike(sql`coalesce(${product.merchantItemId}, '')`, `%${COPY_MARK}%`),
  );
  const rows = await readInPieces((after, limit) =>
    db
      .select({ id: product.id, slug: product.slug, image: product.thumbImage, lastmod: product.updatedAt })
      .from(product)
      .where(and(told, gt(product.id, after)))
      .orderBy(asc(product.id))
      .limit(limit),
  );
  return rows.map(({ id, slug, image, lastmod }) => ({
    path: `/marketplace/produit/${id}-${slug}`,
    lastmod,
    ...(image ? { images: [image] } : {}),
  }));
}
