import type { DetailedList } from '../list.ts';
import { editorFr } from './editor.fr.ts';
import type { ItemField, ItemFields } from './item-fields.ts';

interface Sent {
  productId: number;
  field: ItemField;
  value: ItemFields[ItemField];
}

/** Whoever edits a field shortly after us wins; we are told for so long. */
const WATCHED_MS = 120_000;

const sent = new Map<string, Sent & { at: number }>();

export function noteSent(change: Sent): void {
  sent.set(`${change.field}:${change.productId}`, { ...change, at: Date.now() });
}

export interface Overruled extends Sent {
  name: string;
  text: string;
}

/** Our recent changes that the fresh list no longer has: somebody's later ones took their place. */
export function overruledBy(fresh: DetailedList): Overruled[] {
  const found: Overruled[] = [];
  for (const [key, change] of sent) {
    const item = fresh.items_in_list.find((known) => known.item.id === change.productId);
    if (Date.now() - change.at > WATCHED_MS || !item) {
      sent.delete(key);
      continue;
    }
    const source = change.field === 'name' || change.field === 'price' ? item.item : item;
    const now = (source as unknown as ItemFields)[change.field];
    const same = typeof now === 'string' ? now.trim() === String(change.value).trim() : now === change.value;
    if (same) continue;
    sent.delete(key);
    const { productId, field, value } = change;
    found.push({
      productId,
      field,
      value,
      name: item.item.name,
      text: editorFr.history[field](item.item.name),
    });
  }
  return found;
}
