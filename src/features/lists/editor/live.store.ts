import { listCalls } from '../list.calls.ts';
import { followList } from '../live/follow.client.ts';
import type { ListChange } from '../live/live.ts';
import { editorFr } from './editor.fr.ts';
import { $dragged, $list, $queue, placeItem, readSettled, refresh, say } from './editor.store.ts';
import { setField } from './item-changes.ts';
import { overruledBy } from './sent.ts';

/** Changes of one moment are read together. */
const GATHER_MS = 200;
/** More items than that are read with the whole list. */
const ONE_BY_ONE = 4;

let parts = new Set<string>();
let who: string | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Keeps the shown list in step with the other tabs and owners. */
export function followOthers(listUuid: string): () => void {
  return followList({
    listUuid,
    onChange: gather,
    onOpen: () => gather({ parts: ['items'], name: '', mine: true }),
  });
}

function gather(change: ListChange): void {
  for (const part of change.parts) parts.add(part);
  if (!change.mine && change.name) who = change.name;
  clearTimeout(timer);
  timer = setTimeout(catchUp, GATHER_MS);
}

/** Not under the hand of somebody who drags, nor before our own changes are there. */
async function catchUp(): Promise<void> {
  const busy = ($queue.get()?.waiting.get() ?? 0) > 0 || $dragged.get() !== null;
  if (busy) {
    timer = setTimeout(catchUp, GATHER_MS);
    return;
  }
  const changed = parts;
  const name = who;
  parts = new Set();
  who = null;
  await readAgain(changed).catch(() => {});
  tell(name);
}

async function readAgain(changed: ReadonlySet<string>): Promise<void> {
  const list = $list.get();
  if (!list) return;
  const items = [...changed].flatMap((part) => (part.startsWith('item:') ? [Number(part.slice(5))] : []));
  const only = items.length === changed.size && items.length <= ONE_BY_ONE;
  if (!only) return refresh();
  for (const product_id of items) {
    const { item } = await readSettled(() =>
      listCalls.getProductInList({ list_uuid: list.uuid, product_id }),
    );
    if (item) placeItem(item);
    else dropItem(product_id);
  }
}

function dropItem(productId: number): void {
  const list = $list.get();
  if (!list) return;
  const items = list.items_in_list.filter(({ item }) => item.id !== productId);
  $list.set({ ...list, items_in_list: items, items_count: items.length });
}

/** Of two edits of one field the later stands; who made the earlier is told, and may have it back. */
function tell(name: string | null): void {
  const list = $list.get();
  const [overruled] = list ? overruledBy(list) : [];
  if (overruled) {
    const by = name ?? editorFr.otherTab;
    say(editorFr.overruled(by, overruled.text), () =>
      setField(overruled.productId, overruled.field, overruled.value),
    );
  } else if (name) say(editorFr.changedBy(name));
}
