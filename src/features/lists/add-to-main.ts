import { itemCalls } from './list.calls.ts';

/** Puts a product of the catalogue on the person's main list, so many of it: an item is added once, then counted. */
export async function addToMain(product_id: number, quantity: number): Promise<void> {
  await itemCalls.addItemToMain({ product_id });
  if (quantity > 1) await itemCalls.updateProduct({ product_id, quantity });
}
