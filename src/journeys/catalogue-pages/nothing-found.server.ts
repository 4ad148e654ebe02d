import { DEFAULT_LEXICON } from '#search/lexicon.ts';
import { fold, wordsOf } from '#search/text.ts';
import { conceptId } from '#search/thesaurus/concept.ts';
import type { Product } from '#src/features/catalogue/product.ts';
import { brand } from '#src/server/db/schema/index.ts';
import { keptRead } from '#src/server/page-store/tags.ts';
import type { Services } from '#src/server/services.ts';
import { meantBy } from './meant.ts';
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
const MOST_WORDS = 4;

type Searching = Pick<Services, 'database' | 'search'>;

const brandWords = ({ database: { db } }: Searching) =>
  keptRead('brand-words', ['list:brand'], async () => {
    const rows = await db.select({ name: brand.name }).from(brand);
    return new Set(rows.flatMap(({ name }) => wordsOf(fold(name))));
  });

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
  const guessed = meantBy(query, await brandWords(services));
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
