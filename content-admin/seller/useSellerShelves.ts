import { sellerProductCalls } from '#src/features/merchants/products.calls.ts';
import { useLoaded } from '../screens/useLoaded.ts';

/** The shelves as choices, an empty one first; none until they are there. */
export function useSellerShelves(none: string): Record<string, string> {
  const [loaded] = useLoaded(sellerProductCalls.shelves);
  const items = loaded.state === 'ready' ? loaded.value.items : [];
  return { '': none, ...Object.fromEntries(items.map(({ slug, label }) => [slug, label])) };
}
