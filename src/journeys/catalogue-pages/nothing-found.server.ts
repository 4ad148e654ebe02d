import { DEFAULT_LEXICON } from '#search/lexicon.ts';
import { fold, wordsOf } from '#search/text.ts';
import { conceptId } from '#search/thesaurus/concept.ts';
import { typosBetween } from '#search/typos.ts';
import type { Product } from '#src/features/catalogue/product.ts';
import { brand } from '#src/server/db/schema/index.ts';
import { keptRead } from '#src/server/page-store/tags.ts';
import type { Services } from '#src/server/services.ts';
import { searchProducts } from './shelf-named.server.ts';

/** The ways on from a search that found nothing. */
export interface Instead {
  /** The words that were perhaps meant; they find something. */
  meant: string | null;
  /** The shelf that is nearest, by its slug; null: none is. */
  shelf: string | null;
  /** The products that parents choose most there, or in the whole shop. */
  liked: Product[];
}

const LIKED = 6;
const SHORTEST = 4;
/** Of a word of so many letters, this share may be mistyped: a search that found something needs no guess. */
const MISTYPED = 0.4;
const MOST_WORDS = 4;

type Searching = Pick<Services, 'database' | 'search'>;

const brandWords = ({ database: { db } }: Searching) =>
  keptRead('brand-words', ['list:brand'], async () => {
    const rows = await db.select({ name: brand.name }).from(brand);
    return new Set(rows.flatMap(({ name }) => wordsOf(fold(name))));
  });

/** The known word nearest to one that is not. */
function nearestOf(word: string, known: Iterable<string>): string | null {
  let best: { word: string; typos: number } | null = null;
  const most = Math.floor(word.length * MISTYPED);
  for (const other of known) {
    if (other.length < SHORTEST || Math.abs(other.length - word.length) > most) continue;
    const typos = typosBetween(word, other);
    if (typos <= most && (!best || typos < best.typos)) best = { word: other, typos };
  }
  return best?.word ?? null;
}

/** The words that things are usually named with: other spellings are read, and not proposed. */
const usualWords = () =>
  [...DEFAULT_LEXICON.thesaurus.concepts.values()].flatMap(({ name }) => wordsOf(fold(name)));

/** The query with its unknown words replaced by the nearest usual ones; null when none has one. */
function guess(query: string, ofBrands: ReadonlySet<string>): string | null {
  const known = new Set([...DEFAULT_LEXICON.thesaurus.vocabulary, ...ofBrands]);
  const usual = new Set([...usualWords(), ...ofBrands]);
  const words = wordsOf(query).slice(0, 2 * MOST_WORDS);
  const guessed = words.map((word) => {
    const folded = fold(word);
    if (folded.length < SHORTEST || known.has(folded) || /\d/.test(folded)) return word;
    return nearestOf(folded, usual) ?? word;
  });
  return guessed.join(' ') === words.join(' ') ? null : guessed.join(' ');
}

/** Things near the one that was named: of its kind, then beside it. */
function nearThings(query: string): string[] {
  const { concepts } = DEFAULT_LEXICON.thesaurus;
  const { head, others } = DEFAULT_LEXICON.read(query);
  const ids = [head, ...others].flatMap((thing) => thing?.ids ?? []);
  return ids.flatMap((id) => {
    const concept = concepts.get(id) ?? concepts.get(conceptId(id));
    return concept
      ? [...concept.broader, ...concept.near].flatMap((near) => concepts.get(near)?.name ?? [])
      : [];
  });
}

/** The shelf where most of what some words find stands. */
async function shelfOf(services: Searching, words: string): Promise<string | null> {
  const { facets } = await searchProducts(services, {
    query: words,
    page: 1,
    per_page: 1,
    sort: 'relevance',
  });
  return facets.classification[0]?.value ?? null;
}

/** The first of some words that find something, with the shelf where that stands. */
async function firstShelf(services: Searching, candidates: readonly string[]) {
  for (const words of [...new Set(candidates)].slice(0, MOST_WORDS)) {
    const shelf = await shelfOf(services, words);
    if (shelf !== null) return { words, shelf };
  }
  return null;
}

/** Looks for what is near a search that found nothing: a shelf, other words, what is liked. */
export async function insteadOf(services: Searching, query: string): Promise<Instead> {
  const guessed = guess(query, await brandWords(services));
  const meant = guessed === null ? null : await firstShelf(services, [guessed]);
  const near = meant ?? (await firstShelf(services, [...nearThings(query), ...wordsOf(query)]));
  const { items } = await services.search.products({
    query: '',
    page: 1,
    per_page: LIKED,
    sort: 'relevance',
    filters: { in_stock: true, ...(near && { classification: near.shelf }) },
  });
  return { meant: meant && guessed, shelf: near?.shelf ?? null, liked: items };
}
