import { atom } from 'nanostores';
import { type ApiError, post } from '#src/calls/client.ts';
import type { AnyCall } from '#src/calls/contract.ts';
import { tokens } from '#src/features/accounts/session.store.ts';
import type { Classification } from '#src/features/catalogue/classifications.ts';
import { addToMain } from '../add-to-main.ts';
import { addGuestItems, guestItems } from '../guest-items.ts';
import { listCalls } from '../list.calls.ts';
import type { DetailedList, List, ListItem } from '../list.ts';
import { type ChangeQueue, createChangeQueue } from './change-queue.ts';
import { editorFr } from './editor.fr.ts';
import { remember, takeBack } from './history.ts';
import { openShelf } from './left-behind.ts';

export interface ToastLine {
  id: number;
  text: string;
  undo?: () => void;
}

/** The state that the editor shows: changed at once here, and saved through the queue. */
export const $list = atom<DetailedList | null>(null);
export const $classifications = atom<readonly Classification[]>([]);
export const $toast = atom<ToastLine | null>(null);
export const $queue = atom<ChangeQueue | null>(null);
/** The item under somebody's pointer. */
export const $dragged = atom<number | null>(null);

export function openList(list: DetailedList, classifications: readonly Classification[]): void {
  $list.set(list);
  $classifications.set(classifications);
  const shelf = openShelf(list.uuid);
  const arrived: string[] = [];
  const queue = createChangeQueue({
    // A page that is going away may still finish what it says.
    send: (path, input) => post(path, input, { keepalive: document.visibilityState === 'hidden' }),
    save: shelf.save,
    onRefused: (error, { wish }) => refused(error, wish?.name),
    onSaved: ({ wish }) => void (wish && arrived.push(wish.name)),
  });
  $queue.set(queue);
  addEventListener('online', () => queue.retry());
  // Sends first the changes that a closed page left behind; then reads the list as it became.
  shelf.adopt((changes) => {
    queue.resend(changes);
    if (changes.length > 0)
      refresh().then(
        () => tellArrived(arrived),
        () => {},
      );
  });
  bringChosen().catch(() => {});
}

/** Wishes that were kept on this device, and are there now. */
function tellArrived(names: string[]): void {
  if (names.length > 0) say(editorFr.arrived(names.splice(0)));
}

/** Gifts chosen as a guest, before the login, join the list of whoever signed in: not of whom somebody acts for. */
async function bringChosen(): Promise<void> {
  if (guestItems().length === 0 || tokens.get().length !== 1) return;
  const names: string[] = [];
  const gone = await addGuestItems(async (id, quantity, searched) => {
    const item = await addToMain(id, quantity, searched);
    names.push(item.item.name);
  });
  await refresh();
  tellArrived(names);
  if (gone > 0) say(editorFr.chosenGone(gone));
}

let toasts = 0;
export function say(text: string, undo?: () => void): void {
  toasts += 1;
  $toast.set({ id: toasts, text, ...(undo ? { undo } : {}) });
}

/** Resolves once nothing waits to be sent. */
export function allSent(): Promise<void> {
  const waiting = $queue.get()?.waiting;
  return new Promise((resolve) => {
    if (!waiting?.get()) return resolve();
    const stop = waiting.listen((count) => {
      if (count > 0) return;
      stop();
      resolve();
    });
  });
}

/** Reads until nothing was done here meanwhile: an answer older than what is shown would take it away again. */
export async function readSettled<T>(read: () => Promise<T>): Promise<T> {
  for (;;) {
    await allSent();
    const shown = $list.get();
    const answer = await read();
    if ($list.get() === shown) return answer;
  }
}

/** The server's word replaces what was shown before it answered. */
export async function refresh(): Promise<void> {
  const list = $list.get();
  if (list) $list.set(await readSettled(() => listCalls.getWithUuid({ list_uuid: list.uuid })));
}

function refused(error: ApiError, wish?: string): void {
  say(wish ? editorFr.pending.refused(wish, error.message) : error.message);
  refresh().catch(() => {});
}

export interface Save {
  call: AnyCall;
  input: object;
  /** Two waiting changes of one key are one: the newest. */
  key: string;
}

/** Saves one change. Rejects with the refusal when a field of the form shows it; else it is said and undone here. */
export async function save({ call, input, key }: Save, options: { field?: boolean } = {}): Promise<void> {
  const queue = $queue.get();
  if (!queue) return;
  try {
    await queue.add({ key, path: call.contract.path, input });
  } catch (error) {
    if (options.field) throw error;
    refused(error as ApiError);
  }
}

export function changeList(values: Partial<List>): void {
  const list = $list.get();
  if (list) $list.set({ ...list, ...values });
}

export function changeItem(productId: number, values: Partial<ListItem>): void {
  changeItems(new Set([productId]), values);
}

/** In one go: drawing a list of 500 again at each of 500 changes takes seconds. */
export function changeItems(productIds: ReadonlySet<number>, values: Partial<ListItem>): void {
  const list = $list.get();
  if (!list) return;
  const change = (item: ListItem) => (productIds.has(item.item.id) ? { ...item, ...values } : item);
  $list.set({ ...list, items_in_list: list.items_in_list.map(change) });
}

/** An item the server has just added or answered: shown as it says, at its place. */
export function placeItem(item: ListItem): void {
  placeItems([item]);
}

export function placeItems(placed: readonly ListItem[]): void {
  const list = $list.get();
  if (!list) return;
  const ids = new Set(placed.map(({ item }) => item.id));
  const others = list.items_in_list.filter(({ item }) => !ids.has(item.id));
  const items = [...others, ...placed].sort((a, b) => a.position - b.position);
  $list.set({ ...list, items_in_list: items, items_count: items.length });
}

/** Shows an item just added to the list and says so; one press takes it back. */
export function placeAdded(item: ListItem): void {
  placeItem(item);
  const back = () => removeItem(item);
  remember(editorFr.history.added(item.item.name), back);
  say(editorFr.added(item.item.name), () => takeBack(back));
}

/** Removed at once; the toast takes it back, with its place and everything said about it. */
export function removeItem(item: ListItem): void {
  const list = $list.get();
  if (!list) return;
  const product_id = item.item.id;
  const items = list.items_in_list.filter((known) => known.item.id !== product_id);
  $list.set({ ...list, items_in_list: items, items_count: items.length });
  const change = { input: { list_uuid: list.uuid, product_id }, key: `presence:${product_id}` };
  save({ call: listCalls.removeItem, ...change });
  const text = editorFr.removed(item.item.name);
  const back = () => {
    placeItem(item);
    save({ call: listCalls.addItem, ...change });
    say(editorFr.restored(item.item.name));
  };
  remember(text, back);
  say(text, () => takeBack(back));
}

/** Items in another order, shown at once: only those that moved are new to the rows. */
export function showOrder(ids: readonly number[]): void {
  const list = $list.get();
  if (!list) return;
  const byId = new Map(list.items_in_list.map((item) => [item.item.id, item]));
  const items = ids.flatMap((id, at) => {
    const item = byId.get(id);
    if (!item) return [];
    return [item.position === at + 1 ? item : { ...item, position: at + 1 }];
  });
  $list.set({ ...list, items_in_list: items });
}

export function saveOrder(): Promise<void> {
  const list = $list.get();
  if (!list) return Promise.resolve();
  const product_ids = list.items_in_list.map(({ item }) => item.id);
  return save({ call: listCalls.reorderItems, input: { list_uuid: list.uuid, product_ids }, key: 'order' });
}
