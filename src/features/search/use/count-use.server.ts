import { RESULTS_PATH } from '#src/features/catalogue/links.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { isProgram } from '#src/server/views/bots.ts';
import { views } from '#src/server/views/view-counter.ts';
import { countedWords, wordsSearched } from './searched-words.ts';

const PRODUCT_PATH = '/marketplace/produit/';

/** The page of a product under which what is opened and added is counted: by its number, whatever its name becomes. */
const countedPath = (path: string) => /^\/marketplace\/produit\/\d+/.exec(path)?.[0] ?? path;

/** Counts a page that somebody opened from results: the words and the page, not who. */
export function countOpened(path: string, from: string): void {
  const words = path.startsWith(RESULTS_PATH) ? null : wordsSearched(from);
  if (words !== null) views.tally('search_opened', words, countedPath(path));
}

/** Counts what was opened from a search that is shown over a page; a page without a name of its own counts as one. */
export function countOpenedOver(query: string, productId: number | undefined): void {
  const words = countedWords(query);
  const path = productId === undefined ? '' : `${PRODUCT_PATH}${productId}`;
  if (words !== null) views.tally('search_opened', words, path);
}

/** Counts a product that was put on a list from results, or from its own page that was opened there. */
export function countAdded(
  { cameFrom, userAgent }: Pick<Ctx, 'cameFrom' | 'userAgent'>,
  productId: number,
): void {
  const words = isProgram(userAgent) ? null : wordsSearched(cameFrom);
  if (words !== null) views.tally('search_added', words, `${PRODUCT_PATH}${productId}`);
}
