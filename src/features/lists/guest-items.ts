import { keep, readKeptJson } from '#src/lib/kept.ts';

/**
 * A guest's items before there is a list: kept in the browser, added once it is there
 * (docs/spec/decisions.md §4).
 */
const KEY = 'guest_items';
const MOST = 200;

interface GuestItem {
  id: number;
  quantity: number;
}

/** As this browser kept them; a bare number is one of a product. */
export function guestItems(): GuestItem[] {
  const value = readKeptJson(KEY);
  return (Array.isArray(value) ? value : []).flatMap(readItem).slice(0, MOST);
}

function readItem(value: unknown): GuestItem[] {
  const { id, quantity } = typeof value === 'object' && value !== null ? (value as Partial<GuestItem>) : {};
  const read = { id: Number(id ?? value), quantity: Number(quantity ?? 1) };
  return read.id >= 1 && read.quantity >= 1 && Object.values(read).every(Number.isSafeInteger) ? [read] : [];
}

/** Chosen again: the last number counts. */
export function keepForLater(id: number, quantity = 1): void {
  const others = guestItems().filter((item) => item.id !== id);
  keep(KEY, JSON.stringify([...others, { id, quantity }].slice(-MOST)));
}

/** Adds each kept item with `add`; those that could not be added stay for the next time. */
export async function addGuestItems(add: (id: number, quantity: number) => Promise<unknown>): Promise<void> {
  const left: GuestItem[] = [];
  for (const item of guestItems()) await add(item.id, item.quantity).catch(() => left.push(item));
  keep(KEY, JSON.stringify(left));
}
