import type { AnyCall } from '#src/calls/contract.ts';
import { listCalls } from '../list.calls.ts';
import type { ListItem } from '../list.ts';
import { editorFr } from './editor.fr.ts';
import { $list, changeItem, type Save, save, say } from './editor.store.ts';
import { remember } from './history.ts';
import type { ItemField, ItemFields } from './item-fields.ts';
import { noteSent } from './sent.ts';

const CALLS: Partial<Record<ItemField, AnyCall>> = {
  classification: listCalls.updateProductClassification,
  priority: listCalls.updateProductPriority,
};

export function fieldOf<F extends ItemField>(item: ListItem, field: F): ItemFields[F] {
  const source = field === 'name' || field === 'price' ? item.item : item;
  return (source as unknown as ItemFields)[field];
}

function show(item: ListItem, field: ItemField, value: unknown): void {
  const change = { [field]: value };
  const own = field === 'name' || field === 'price';
  changeItem(item.item.id, own ? { item: { ...item.item, ...change } } : change);
}

/** A field's change: shown at once, remembered for undo, and answered as what is to be saved. */
export function fieldChange<F extends ItemField>(
  productId: number,
  field: F,
  value: ItemFields[F],
): Save | null {
  const list = $list.get();
  const item = list?.items_in_list.find((known) => known.item.id === productId);
  if (!list || !item) return null;
  const before = fieldOf(item, field);
  show(item, field, value);
  if (before !== value)
    remember(editorFr.history[field](item.item.name), () =>
      takeFieldBack(productId, field, { before, value }),
    );
  noteSent({ productId, field, value });
  return {
    call: CALLS[field] ?? listCalls.updateItem,
    input: { list_uuid: list.uuid, product_id: productId, [field]: value },
    key: `${field}:${productId}`,
  };
}

/** Only our own value is taken back: what somebody has made of the field since is theirs. */
function takeFieldBack<F extends ItemField>(
  productId: number,
  field: F,
  { before, value }: { before: ItemFields[F]; value: ItemFields[F] },
): boolean {
  const item = $list.get()?.items_in_list.find((known) => known.item.id === productId);
  if (item && fieldOf(item, field) === value) {
    setField(productId, field, before);
    return true;
  }
  say(item ? editorFr.changedSince(editorFr.history[field](item.item.name)) : editorFr.goneSince);
  return false;
}

export function setField<F extends ItemField>(productId: number, field: F, value: ItemFields[F]): void {
  const change = fieldChange(productId, field, value);
  if (change) save(change);
}
