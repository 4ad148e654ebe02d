import { keep, readKeptJson } from '#src/lib/kept.ts';

/** What a guest chose before having a list: kept in the browser, added once the list is there (decisions.md §4). */
const KEY = 'guest_items';
const MOST = 200;

export function guestItems(): number[] {
  const value = readKeptJson(KEY);
  return Array.isArray(value) ? value.filter((id) => Number.isSafeInteger(id)).slice(0, MOST) : [];
}

export function keepForLater(productId: number): void {
  keep(KEY, JSON.stringify([...new Set([...guestItems(), productId])].slice(-MOST)));
}

/** Adds each kept item with `add`; those that could not be added stay for the next time. */
export async function addGuestItems(add: (productId: number) => Promise<unknown>): Promise<void> {
  const left: number[] = [];
  for (const id of guestItems()) await add(id).catch(() => left.push(id));
  keep(KEY, JSON.stringify(left));
}
