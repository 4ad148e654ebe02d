import { DEFAULT_LEXICON } from '#search/lexicon.ts';
import { pageIntentOf } from '#search/plan/page-intent.ts';
import { fold, wordsOf } from '#search/text.ts';
import type { NamingKind } from '#search/thesaurus/concept.ts';
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

/** Words that are typed for a thing, the usual ones before those of a region. */
const TYPED: readonly NamingKind[] = ['name', 'fr', 'trade', 'be', 'ch', 'qc'];
/** Fewer letters begin too many things. */
const LEAST_TYPED = 3;

interface Term {
  folded: string;
  text: string;
  concept: string;
  /** True of the usual name, which no shorter word takes the place of. */
  isName: boolean;
}

const asTyped = (text: string) => wordsOf(fold(text)).join(' ');
let terms: readonly Term[] | null = null;

/** Every word that things are asked for by, of each kind the things of most kinds first, then the shortest. */
function termsOf(): readonly Term[] {
  const { concepts, kinds } = DEFAULT_LEXICON.thesaurus;
  terms ??= TYPED.flatMap((wanted) =>
    [...concepts.values()]
      .flatMap((concept) =>
        concept.terms
          .filter(({ kind }) => kind === wanted)
          .map(({ text }) => ({
            folded: asTyped(text),
            text,
            concept: concept.id,
            isName: wanted === 'name',
          })),
      )
      .sort(
        (one, other) => kinds(other.concept) - kinds(one.concept) || one.folded.length - other.folded.length,
      ),
  );
  return terms;
}

/** Things by the words whose beginning was typed: "turb" becomes "turbulette", which is a gigoteuse. Each thing once, by its name or else the shortest. */
function thingsOf(query: string): Suggestion[] {
  const start = asTyped(query);
  if (start.length < LEAST_TYPED) return [];
  const found = new Map<string, Term>();
  for (const term of termsOf()) {
    const known = found.get(term.concept);
    if (!term.folded.startsWith(start) || known?.isName) continue;
    if (!known || term.text.length < known.text.length) found.set(term.concept, term);
  }
  return [...found.values()].map(({ text }) => ({ text, kind: 'query', path: resultsOf(text) }));
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

/** So many towns at most stand beside anything else: there are thousands, and a few letters begin many. */
const MOST_TOWNS = 2;

/** The kind of name that a query says it is of: "prénom ja", "naissances ly". */
const NAMED: Record<string, Suggestion['kind']> = { 'first-name': 'name', city: 'city', tourism: 'city' };

/** Words that what is typed may become: things, shelves, brands, pages, first names, and towns last. */
export async function suggest(services: Services, query: string, limit: number): Promise<Suggestion[]> {
  if (wordsOf(query).length === 0) return [];
  const [often, shelves, pages, brands] = await Promise.all([
    countedOf(services),
    shelvesOf(services),
    pagesOf(services, query),
    brandsOf(services, query),
  ]);
  const goesOn = continues(query);
  const intent = pageIntentOf(query);
  const named = NAMED[intent?.namespace ?? ''];
  const goesOnNamed = named && intent ? continues(intent.rest) : null;
  const fits = ({ kind, text }: Suggestion) =>
    goesOn(text) || (kind === named && goesOnNamed?.(text) === true);
  const ofKind = (...kinds: Suggestion['kind'][]) => pages.filter(({ kind }) => kinds.includes(kind));
  const kinds = [
    [...often.filter(fits), ...thingsOf(query)],
    shelves.filter(fits),
    [...brands, ...ofKind('brand')].filter(fits),
    ofKind('page').filter(fits),
    ofKind('name').filter(fits),
  ];
  const others = inTurn(kinds, limit);
  const towns = inTurn([ofKind('city').filter(fits)], limit);
  if (named === 'city') return [...towns, ...others].slice(0, limit);
  const room = others.length === 0 ? limit : Math.min(MOST_TOWNS, limit - others.length);
  return [...others, ...towns.slice(0, Math.max(0, room))];
}
