import { atom } from 'nanostores';
import type { ListItem } from '../list.ts';
import { groupGifts } from '../list-view.ts';
import { editorFr } from './editor.fr.ts';
import { $classifications, $list, changeItem, saveOrder, showOrder } from './editor.store.ts';
import { remember } from './history.ts';
import { setField } from './item-changes.ts';
import { movedBy, withFamilyOrder } from './order.ts';

/** The sentence a screen reader hears after a move. */
export const $said = atom('');

const families = () => groupGifts($list.get()?.items_in_list ?? [], $classifications.get());
const order = () => ($list.get()?.items_in_list ?? []).map(({ item }) => item.id);

interface Place {
  ids: number[];
  classification: string;
}

function placeOf(id: number): Place {
  const item = $list.get()?.items_in_list.find((known) => known.item.id === id);
  return { ids: order(), classification: item?.classification ?? '' };
}

function rememberPlace(gift: ListItem, before: Place): void {
  remember(editorFr.history.place(gift.item.name), () => {
    const now = order();
    const here = new Set(now);
    const known = new Set(before.ids);
    showOrder([...before.ids.filter((id) => here.has(id)), ...now.filter((id) => !known.has(id))]);
    saveOrder();
    if (placeOf(gift.item.id).classification !== before.classification)
      setField(gift.item.id, 'classification', before.classification);
  });
}

/** Moves a gift among those of its family; `by` may go beyond either end. */
export function moveBy(gift: ListItem, by: number): void {
  const { id, name } = gift.item;
  const family = families().find(({ items }) => items.some(({ item }) => item.id === id));
  if (!family) return;
  const ids = family.items.map(({ item }) => item.id);
  const next = movedBy(ids, id, by);
  if (next.indexOf(id) === ids.indexOf(id)) return;
  const before = placeOf(id);
  showOrder(withFamilyOrder(order(), next));
  saveOrder();
  rememberPlace(gift, before);
  $said.set(editorFr.item.moved(name, next.indexOf(id) + 1, next.length));
}

/** A drag: the gift takes the place of the one it is held over, and its family with it. */
export function startDrag(gift: ListItem) {
  const { id } = gift.item;
  const before = placeOf(id);
  return {
    over(other: number): void {
      const target = $list.get()?.items_in_list.find(({ item }) => item.id === other);
      if (!target || other === id) return;
      if (target.classification !== placeOf(id).classification)
        changeItem(id, { classification: target.classification });
      const ids = order();
      showOrder(ids.filter((known) => known !== id).toSpliced(ids.indexOf(other), 0, id));
    },
    drop(): void {
      const after = placeOf(id);
      if (after.ids.join() === before.ids.join() && after.classification === before.classification) return;
      saveOrder();
      if (after.classification !== before.classification) {
        changeItem(id, { classification: before.classification });
        setField(id, 'classification', after.classification);
      }
      rememberPlace(gift, before);
    },
  };
}
