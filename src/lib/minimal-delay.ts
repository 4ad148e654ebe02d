import { MINIMAL_DELAY_MS } from './constants.ts';

/**
 * Work that would end in a flash takes at least this long (docs/spec/product.md §9), so that what it shows
 * can be read.
 */
export async function atLeast<T>(work: Promise<T>, delayMs = MINIMAL_DELAY_MS): Promise<T> {
  const [result] = await Promise.all([work, new Promise((after) => setTimeout(after, delayMs))]);
  return result;
}
