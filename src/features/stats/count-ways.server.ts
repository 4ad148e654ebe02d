import { START_PATH } from '#src/lib/paths.ts';
import { LISTS_PATH } from '#src/server/http/pages.ts';
import { views } from '#src/server/views/view-counter.ts';
import { CHECKOUT_PATH, GIVE_PATH, isArticlePath, TO_GIFT, TO_LIST } from './ways.ts';

const LED_TO: ReadonlySet<string> = new Set([LISTS_PATH, START_PATH, GIVE_PATH, CHECKOUT_PATH]);

/**
 * Counts a page that was reached from another of this site, where the two are a step from an article to a list or from a
 * list to a gift: the article, or nothing but the step. `path` and `cameFrom` are as pages are counted, all lists as one.
 */
export function countWay(path: string, cameFrom: () => string): void {
  if (!LED_TO.has(path)) return;
  const from = cameFrom();
  if (isArticlePath(from) && (path === LISTS_PATH || path === START_PATH)) views.tally(TO_LIST, from);
  else if (from === LISTS_PATH && (path === GIVE_PATH || path === CHECKOUT_PATH)) views.tally(TO_GIFT, '');
}
