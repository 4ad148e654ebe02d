import { DEFAULT_LEXICON } from '#search/lexicon.ts';
import { fold, wordsOf } from '#search/text.ts';
import { keyWords } from '#search/thesaurus/key.ts';
import { brandHref, RESULTS_PATH } from '#src/features/catalogue/links.ts';
import type { Suggestion } from '#src/features/search/search.ts';
import { addDays, parisDay } from '#src/lib/calendar-day.ts';
import { capitalised } from '#src/lib/format.ts';
import { classification } from '#src/server/db/schema/index.ts';
import type { Services } from '#src/server/services.ts';
import { contentResults } from './content-results.server.ts';

const PAGES_LOOKED_AT = 20;
const OWN_KIND: Record<string, Suggestion['kind']> = { city: 'city', 'first-name': 'name', brand: 'brand' };

/** Every word typed begins one of the text, in any order. */
function continues(query: string): (text: string) => boolean {
  const typed = wordsOf(fold(query));
  return (text) => {
    const words = wordsOf(fold(text));
    return typed.every((start) => words.some((word) => word.startsWith(start)));
  };
}

const resultsOf = (words: string) => `${RESULTS_PATH}?q=${encodeURIComponent(words)}`;

/** Words that were searched so often, lately: fewer could be one person's. */
const OFTEN = 10;
const LATELY_DAYS = 90;
const MOST_COUNTED = 2000;
const KEPT_MS = 600_000;

let counted: { of: unknown; at: number; words: Promise<string[]> } | null = null;

async function readCounted({ database, clock }: Services): Promise<string[]> {
  const { rows } = await database.query(
    `select label from stat_count where what in ('searches', 'empty_searches') and day > $1 and label <> ''
     group by label having sum(value) filter (where what = 'searches') >= ${OFTEN}
       and coalesce(sum(value) filter (where what = 'empty_searches'), 0) * 2 < sum(value) filter (where what = 'searches')
     order by sum(value) filter (where what = 'searches') desc, label limit ${MOST_COUNTED}`,
    [addDays(parisDay(clock()), -LATELY_DAYS)],
  );
  return rows.map(({ label }) => String(label));
}

/** Words that people search, the most frequent first; read again every ten minutes. */
async function countedOf(services: Services): Promise<Suggestion[]> {
  const at = performance.now();
  if (counted?.of !== services.database || at - counted.at > KEPT_MS) {
    const words = readCounted(services);
    counted = { of: services.database, at, words };
    words.catch(() => {
      counted = null;
    });
  }
  return (await counted.words).map((words) => ({ text: words, kind: 'query', path: resultsOf(words) }));
}

/** The usual names of things whose beginning was typed. */
function thingsOf(query: string): Suggestion[] {
  return DEFAULT_LEXICON.thesaurus.complete(keyWords(query)).map(({ concept: { name } }) => ({
    text: name,
    kind: 'query',
    path: resultsOf(name),
  }));
}

async function shelvesOf({ database }: Services): Promise<Suggestion[]> {
  const rows = await database.db.select().from(classification).orderBy(classification.position);
  return rows.map(({ slug, label }) => ({
    text: capitalised(label),
    kind: 'shelf',
    path: `${RESULTS_PATH}?rayon=${encodeURIComponent(slug)}`,
  }));
}

async function pagesOf(services: Services, query: string): Promise<Suggestion[]> {
  const { items } = await contentResults(services, { query, limit: PAGES_LOOKED_AT });
  return items
    .filter(({ namespace }) => namespace !== 'list')
    .map(({ title, href, namespace }) => ({
      text: title,
      kind: OWN_KIND[namespace] ?? 'page',
      path: href,
    }));
}

async function brandsOf({ search }: Services, query: string): Promise<Suggestion[]> {
  const { brands } = await search.instant({ query, limit: [0, 0, 5], highlight: false, uncounted: true });
  return brands.results.map((brand) => ({ text: brand.name, kind: 'brand', path: brandHref(brand) }));
}

/** One of each kind in turn, each text and address once: a short list still says all that there is. */
function inTurn(kinds: readonly Suggestion[][], limit: number): Suggestion[] {
  const seen = new Set<string>();
  const taken: Suggestion[] = [];
  const longest = Math.max(0, ...kinds.map(({ length }) => length));
  for (let at = 0; at < longest; at += 1)
    for (const one of kinds.map((kind) => kind[at])) {
      if (!one) continue;
      const keys = [one.path, `${one.kind} ${fold(one.text)}`];
      if (keys.some((key) => seen.has(key))) continue;
      for (const key of keys) seen.add(key);
      taken.push(one);
    }
  return taken.slice(0, limit);
}

/** Words that what is typed may become: things, shelves, brands, pages, first names and towns. */
export async function suggest(services: Services, query: string, limit: number): Promise<Suggestion[]> {
  if (wordsOf(query).length === 0) return [];
  const [often, shelves, pages, brands] = await Promise.all([
    countedOf(services),
    shelvesOf(services),
    pagesOf(services, query),
    brandsOf(services, query),
  ]);
  const goesOn = continues(query);
  const ofKind = (...kinds: Suggestion['kind'][]) => pages.filter(({ kind }) => kinds.includes(kind));
  const kinds = [
    [...often.filter(({ text }) => goesOn(text)), ...thingsOf(query)],
    shelves,
    [...brands, ...ofKind('brand')],
    ofKind('page'),
  ];
  const named = [ofKind('name'), ofKind('city')];
  return inTurn(
    [...kinds, ...named].map((some) => some.filter(({ text }) => goesOn(text))),
    limit,
  );
}
