import { and, eq, isNull } from 'drizzle-orm';
import type { InstantAnswer } from '#search/index.ts';
import { DEFAULT_LEXICON } from '#search/lexicon.ts';
import { pageIntentOf } from '#search/plan/page-intent.ts';
import { pageQuery } from '#search/plan/page-words.ts';
import { brandHref } from '#src/features/catalogue/links.ts';
import { ASKED_WORDS } from '#src/features/search/asked-words.fr.ts';
import { fixedDocuments } from '#src/features/search/fixed-documents.server.ts';
import { FIXED_WORDS } from '#src/features/search/fixed-words.fr.ts';
import { namedPage, type PageFound } from '#src/features/search/named-page.ts';
import type { BestPage } from '#src/features/search/search.ts';
import { WRITTEN_WORDS } from '#src/features/search/written-words.fr.ts';
import { weekNamed } from '#src/features/weeks/week-named.ts';
import { weekPath, weekSlug } from '#src/features/weeks/weeks.ts';
import { withProduct } from '#src/lib/paths.ts';
import { content } from '#src/server/db/schema/index.ts';
import type { Services } from '#src/server/services.ts';
import { contentResults } from './content-results.server.ts';

/** So many pages are looked through: one that is named comes among the first. */
const LOOKED_AT = 12;
const BRANDS = 3;

type Searching = Pick<Services, 'database' | 'search'>;

/** Every page with the other words it is asked for by, whoever wrote it: as the index knows them. */
const OTHER_WORDS = [FIXED_WORDS, WRITTEN_WORDS, ASKED_WORDS];
const aliases = new Map<string, readonly string[]>();
for (const [href, words] of OTHER_WORDS.flatMap((all) => Object.entries(all)))
  aliases.set(withProduct(href), [...(aliases.get(withProduct(href)) ?? []), ...words]);

/** The pages that always stand are few: each is looked at, whatever the engine found. */
let known: PageFound[] | undefined;

function fixed(): PageFound[] {
  known ??= fixedDocuments().map(({ title, href, namespace }) => ({
    title,
    path: href,
    kind: namespace,
    aliases: aliases.get(href) ?? [],
  }));
  return known;
}

const WRITTEN = '/page/';

/** Written pages that people ask for by words they do not bear; their title is read when one is named. */
const byAlias: PageFound[] = [...aliases]
  .filter(([path]) => path.startsWith(WRITTEN))
  .map(([path, words]) => ({ title: '', path, kind: 'page', aliases: words }));

async function titleOf(services: Searching, { path, title }: PageFound): Promise<string | null> {
  return title === '' ? writtenTitle(services, 'page', path.slice(WRITTEN.length)) : title;
}

/** The title of what is written under this name; null where it is not published. */
async function writtenTitle(
  { database }: Searching,
  namespace: 'page' | 'week',
  slug: string,
): Promise<string | null> {
  const [row] = await database.db
    .select({ title: content.title })
    .from(content)
    .where(
      and(
        eq(content.namespace, namespace),
        eq(content.slug, slug),
        eq(content.status, 'published'),
        isNull(content.deletedAt),
      ),
    );
  return row?.title ?? null;
}

/** The page of a week that the whole query counts: few of its words stand on that page. */
async function weekPage(services: Searching, query: string): Promise<BestPage | null> {
  const ref = weekNamed(query);
  const title = ref && (await writtenTitle(services, 'week', weekSlug(ref)));
  return ref && title ? { title, path: weekPath(ref), kind: 'week' } : null;
}

/** Searches of the very query that somebody makes already: at least as many of each as are looked at here. */
export interface AlreadyAsked {
  content: ReturnType<typeof contentResults>;
  instant: Promise<Pick<InstantAnswer, 'brands'>>;
}

const askedFor = (services: Searching, query: string): AlreadyAsked => ({
  content: contentResults(services, { query, limit: LOOKED_AT }),
  instant: services.search.instant({ query, limit: [0, 0, BRANDS], highlight: false, uncounted: true }),
});

/** Pages that a query found, with brands, which are pages too. */
async function pagesFound(services: Searching, query: string, asked: AlreadyAsked): Promise<PageFound[]> {
  const other = pageQuery(query);
  const [{ items }, more, { brands }] = await Promise.all([
    asked.content,
    other === null ? { items: [] } : contentResults(services, { query: other, limit: LOOKED_AT }),
    asked.instant,
  ]);
  const written = [...items.slice(0, LOOKED_AT), ...more.items]
    // A list is somebody's own: it is found, never proposed before all else.
    .filter(({ namespace }) => namespace !== 'list')
    .map(({ title, href, namespace, excerpt }) => ({
      title,
      path: href,
      kind: namespace,
      excerpt,
      aliases: aliases.get(href) ?? [],
    }));
  const named = brands.results
    .slice(0, BRANDS)
    .map((brand) => ({ title: brand.name, path: brandHref(brand), kind: 'brand' }));
  return [...written, ...fixed(), ...byAlias, ...named];
}

/** True when a query names something that is sold, or a shade or stuff of it: "rose" is a colour before a name. */
function namesThing(query: string): boolean {
  const { head, colours, materials } = DEFAULT_LEXICON.read(query);
  return (head !== null && !head.need) || colours.length > 0 || materials.length > 0;
}

/** The one page a query names, if any; `pageIntentOf` says so of a name that is also a thing ("prénom Rose"). */
export async function bestPage(
  services: Searching,
  query: string,
  already?: AlreadyAsked,
): Promise<BestPage | null> {
  if (query.trim().length < 2) return null;
  const week = await weekPage(services, query);
  if (week) return week;
  const found = await pagesFound(services, query, already ?? askedFor(services, query));
  const intent = pageIntentOf(query);
  // "parc" and "sortie de bain" are sold: a place must be named beside them.
  const mayBeThing = intent === null || intent.namespace === 'tourism';
  const page = namedPage(query, found, mayBeThing && namesThing(query));
  const title = page && (await titleOf(services, page));
  return page && title !== null ? { title, path: page.path, kind: page.kind } : null;
}
