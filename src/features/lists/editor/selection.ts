import { atom } from 'nanostores';
import { listCalls } from '../list.calls.ts';
import type { ListItem } from '../list.ts';
import { editorFr } from './editor.fr.ts';
import { $list, changeItems, placeItems, save, say } from './editor.store.ts';
import { remember, takeBack } from './history.ts';

/** The chosen items; null while nothing is being chosen. */
export const $selected = atom<ReadonlySet<number> | null>(null);

export function toggleSelected(id: number): void {
  const next = new Set($selected.get() ?? []);
  if (!next.delete(id)) next.add(id);
  $selected.set(next);
}

function chosen(): ListItem[] {
  const ids = $selected.get();
  return ($list.get()?.items_in_list ?? []).filter(({ item }) => ids?.has(item.id));
}

const idsOf = (items: readonly ListItem[]) => new Set(items.map(({ item }) => item.id));

let rounds = 0;

function send(items: readonly ListItem[], change: object): void {
  const list_uuid = $list.get()?.uuid;
  rounds += 1;
  const product_ids = items.map(({ item }) => item.id);
  if (product_ids.length > 0)
    save({ call: listCalls.bulkItems, input: { list_uuid, product_ids, change }, key: `bulk:${rounds}` });
}

/** Sets items back to their former values, value by value. */
function setAgain(items: readonly ListItem[], field: 'classification' | 'priority', action: string): void {
  for (const [value, same] of Map.groupBy(items, (item) => item[field])) {
    changeItems(idsOf(same), { [field]: value });
    send(same, { action, [field]: value });
  }
}

/** Files or ranks everything chosen that is not so already. */
export function setAll(field: 'classification' | 'priority', value: string | number): void {
  const items = chosen().filter((item) => item[field] !== value);
  if (items.length === 0) return;
  const action = field === 'classification' ? 'classify' : 'prioritise';
  changeItems(idsOf(items), { [field]: value });
  send(items, { action, [field]: value });
  done(editorFr.bulk.changed(items.length), () => setAgain(items, field, action));
}

/** Removes everything chosen; taken back, each is at its place again. */
export function removeAll(): void {
  const items = chosen();
  const list = $list.get();
  if (!list) return;
  const gone = new Set(items);
  const left = list.items_in_list.filter((item) => !gone.has(item));
  $list.set({ ...list, items_in_list: left, items_count: left.length });
  $selected.set(new Set());
  send(items, { action: 'remove' });
  done(editorFr.bulk.removed(items.length), () => {
    placeItems(items);
    send(items, { action: 'restore' });
  });
}

function done(text: string, back: () => void): void {
  remember(text, back);
  say(text, () => takeBack(back));
}
