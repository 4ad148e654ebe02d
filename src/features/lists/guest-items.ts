import { ApiError } from '#src/calls/client.ts';
import { RESULTS_PATH } from '#src/features/catalogue/links.ts';
import { keep, readKeptJson } from '#src/lib/kept.ts';

/**
 * A guest's items before there is a list: kept in the browser, added once it is there
 * (docs/spec/decisions.md §4).
 */
const KEY = 'guest_items';
const MOST = 200;
const SEARCH_LENGTH = 300;

interface GuestItem {
  id: number;
  quantity: number;
  /** The page of results it was found on, as a path of this site: counted when it is added. */
  searched?: string;
}

/** As this browser kept them; a bare number is one of a product. */
export function guestItems(): GuestItem[] {
  const value = readKeptJson(KEY);
  return (Array.isArray(value) ? value : []).flatMap(readItem).slice(0, MOST);
}

function readItem(value: unknown): GuestItem[] {
  const kept = typeof value === 'object' && value !== null ? (value as Partial<GuestItem>) : {};
  const read = { id: Number(kept.id ?? value), quantity: Number(kept.quantity ?? 1) };
  if (read.id < 1 || read.quantity < 1 || !Object.values(read).every(Number.isSafeInteger)) return [];
  const { searched } = kept;
  return [isSearch(searched) ? { ...read, searched } : read];
}

const isSearch = (value: unknown): value is string =>
  typeof value === 'string' && value.startsWith(`${RESULTS_PATH}?`) && value.length <= SEARCH_LENGTH;

/**
 * Chosen again: the last number counts.
 * @param searched the address of the page of results it was found on
 */
export function keepForLater(id: number, quantity = 1, searched?: string): void {
  const others = guestItems().filter((item) => item.id !== id);
  const { pathname = '', search = '' } = searched ? new URL(searched) : {};
  const item = { id, quantity, ...(isSearch(pathname + search) && { searched: pathname + search }) };
  keep(KEY, JSON.stringify([...others, item].slice(-MOST)));
}

/**
 * Adds each kept item with `add`; those that could not be added stay for the next time, but for those that are refused
 * for good, which are counted.
 */
export async function addGuestItems(
  add: (id: number, quantity: number, searched?: string) => Promise<unknown>,
): Promise<number> {
  const left: GuestItem[] = [];
  let gone = 0;
  for (const item of guestItems()) {
    const searched = item.searched && location.origin + item.searched;
    await add(item.id, item.quantity, searched).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 200) gone += 1;
      else left.push(item);
    });
  }
  keep(KEY, JSON.stringify(left));
  return gone;
}
