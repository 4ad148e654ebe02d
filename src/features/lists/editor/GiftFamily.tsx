import { useState } from 'react';
import type { DetailedList } from '../list.ts';
import type { GiftGroup } from '../list-view.ts';
import { editorFr as fr } from './editor.fr.ts';
import { saveOrder, showOrder } from './editor.store.ts';
import { GiftRow } from './GiftRow.tsx';
import { movedBy } from './order.ts';
import { useDragOrder } from './useDragOrder.ts';

interface Props {
  family: GiftGroup;
  list: DetailedList;
}

/** One classification's gifts, in an order that a pointer or the keyboard changes. */
export function GiftFamily({ family, list }: Props) {
  const ids = family.items.map(({ item }) => item.id);
  const [said, setSaid] = useState('');
  const drag = useDragOrder({ ids, onShow: showOrder, onDrop: saveOrder });

  const move = (id: number, by: number) => {
    const next = movedBy(ids, id, by);
    const name = family.items.find(({ item }) => item.id === id)?.item.name ?? '';
    showOrder(next);
    saveOrder();
    setSaid(fr.item.moved(name, next.indexOf(id) + 1, next.length));
    // The row moved under its own button: focus stays with it.
    const pressed = document.activeElement;
    requestAnimationFrame(() => pressed instanceof HTMLElement && pressed.focus());
  };

  return (
    <section className="editor-family" aria-labelledby={`editor-${family.id}`}>
      <h3 id={`editor-${family.id}`} className="gift-group-title">
        {family.label}
      </h3>
      <ul className="plain editor-rows">
        {family.items.map((gift, at) => (
          <GiftRow
            key={gift.item.id}
            gift={gift}
            list={list}
            first={at === 0}
            last={at === family.items.length - 1}
            dragged={drag.dragged === gift.item.id}
            handle={drag.handleOf(gift.item.id)}
            onMove={(by) => move(gift.item.id, by)}
          />
        ))}
      </ul>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </section>
  );
}
