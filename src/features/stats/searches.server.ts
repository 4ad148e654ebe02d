import { countedWords } from '#src/features/search/use/searched-words.ts';
import { views } from '#src/server/views/view-counter.ts';

interface Search {
  query: string;
  page: number;
  filters?: object | undefined;
}

/** Words of pages of results that found nothing, as they were last made. */
const empty = new Set<string>();
const MOST_EMPTY = 4096;

/** The words that are counted, once for all pages and filters of a search; null for what is not. */
function wordsOf({ query, page, filters }: Search): string | null {
  const narrowed = Object.values(filters ?? {}).some((value) => value !== undefined);
  return page > 1 || narrowed ? null : countedWords(query);
}

/** Says what a page of results found: whoever reads its stored bytes later finds the same. */
export function noteFound(search: Search, nothing: boolean): void {
  const words = wordsOf(search);
  if (words === null) return;
  if (!nothing) empty.delete(words);
  else if (empty.size < MOST_EMPTY) empty.add(words);
}

/** Counts the words of a search, and those that found nothing. */
export function countSearch(search: Search, nothing?: boolean): void {
  const words = wordsOf(search);
  if (words === null) return;
  views.tally('searches', words);
  if (nothing ?? empty.has(words)) views.tally('empty_searches', words);
}
