import { RESULTS_PATH } from '#src/features/catalogue/links.ts';
import { itemCalls } from './list.calls.ts';
import type { ListItem } from './list.ts';

/** The page of results that this is, or that led to this page, if one did: the browser tells it with what is added. */
export function fromResults(): string | undefined {
  const { referrer } = document;
  if (location.pathname === RESULTS_PATH) return location.href;
  return referrer.startsWith(`${location.origin}${RESULTS_PATH}?`) ? referrer : undefined;
}

/**
 * Puts a product of the catalogue on the person's main list, so many of it: an item is added once, then counted.
 * @param searched the page of results it was found on, where that is not the page that led here
 */
export async function addToMain(product_id: number, quantity: number, searched?: string): Promise<ListItem> {
  const from = searched ?? fromResults();
  const { item } = await itemCalls.addItemToMain({ product_id }, from ? { from } : {});
  return quantity > 1 ? (await itemCalls.updateProduct({ product_id, quantity })).item : item;
}
