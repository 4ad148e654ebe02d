import { adminShelfCalls, type Shelf } from '#src/features/catalogue/admin/shelves.calls.ts';
import { useLoaded } from '../screens/useLoaded.ts';

/** The shelves as choices, an empty one first; none until they are there. */
export function useShelves(none: string): Record<string, string> {
  const [loaded] = useLoaded(adminShelfCalls.listShelves);
  const items: readonly Shelf[] = loaded.state === 'ready' ? loaded.value.items : [];
  return { '': none, ...Object.fromEntries(items.map(({ slug, label }) => [slug, label])) };
}
