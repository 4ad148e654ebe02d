import { isResults, readResults } from '#src/features/catalogue/results-url.ts';

/** An address or a number that somebody typed into the wrong field says who they are. */
const PERSONAL = /@|\d[\d .-]{5,}\d/;
const LENGTH = 60;

/** Words as they are counted; null for those that may say who searches, and for none. */
export function countedWords(query: string): string | null {
  const words = query.trim().replace(/\s+/g, ' ').toLowerCase();
  if (words === '' || words.length > LENGTH) return null;
  return PERSONAL.test(words) || /\p{Cc}/u.test(words) || !words.isWellFormed() ? null : words;
}

/** The words of the page of results that a reader came from, by its address; null where it was another page. */
export function wordsSearched(address: string | null | undefined): string | null {
  if (!address || !URL.canParse(address)) return null;
  const { pathname, search, searchParams } = new URL(address);
  return isResults(pathname + search) ? countedWords(readResults(searchParams).query) : null;
}
