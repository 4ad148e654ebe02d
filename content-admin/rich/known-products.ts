import type { Product } from '#src/features/catalogue/product.ts';
import { embedCalls, MAX_EMBEDS } from '#src/features/content/embed.calls.ts';

/** Asked once a page; null when the catalogue holds no such product. */
const known = new Map<number, Product | null>();

/** The product, null when there is none, undefined when nobody asked yet. */
export function knownProduct(id: number): Product | null | undefined {
  return known.get(id);
}

/** A product somebody chose is known without asking. */
export function rememberProduct(product: Product): void {
  known.set(product.id, product);
}

export async function askProducts(ids: readonly number[]): Promise<void> {
  for (let from = 0; from < ids.length; from += MAX_EMBEDS) {
    const some = ids.slice(from, from + MAX_EMBEDS);
    const { items } = await embedCalls.embeddedProducts({ ids: some });
    for (const id of some) known.set(id, items.find((product) => product.id === id) ?? null);
  }
}
