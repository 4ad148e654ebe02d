import { memo, type PointerEvent as ReactPointerEvent } from 'react';
import type { ListItem } from '../list.ts';
import type { GiftGroup } from '../list-view.ts';
import { GiftRow } from './GiftRow.tsx';

interface Props {
  family: GiftGroup;
  /** Not while a filter hides what lies between two rows. */
  movable: boolean;
  whole: boolean;
  onGrab: (gift: ListItem, event: ReactPointerEvent<HTMLElement>) => void;
}

/** One classification's gifts, in an order that a pointer or the keyboard changes. */
export const GiftFamily = memo(function GiftFamily({ family, movable, whole, onGrab }: Props) {
  return (
    <section className="editor-family" aria-labelledby={`editor-${family.id}`}>
      <h3 id={`editor-${family.id}`} className="gift-group-title">
        {family.label} <span className="muted numbers">{family.items.length}</span>
      </h3>
      <ul className="plain editor-rows">
        {family.items.map((gift, at) => (
          <GiftRow
            key={gift.item.id}
            gift={gift}
            first={at === 0}
            last={at === family.items.length - 1}
            movable={movable}
            whole={whole}
            onGrab={onGrab}
          />
        ))}
      </ul>
    </section>
  );
});
