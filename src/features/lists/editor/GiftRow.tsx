import { type KeyboardEvent, useId, useState } from 'react';
import { formatPrice } from '#src/lib/format.ts';
import { GiftPlaceholder } from '#src/ui/GiftPlaceholder.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import type { DetailedList, ListItem } from '../list.ts';
import { editorFr } from './editor.fr.ts';
import { removeItem } from './editor.store.ts';
import { GiftFields } from './GiftFields.tsx';
import type { DragHandle } from './useDragOrder.ts';

const fr = editorFr.item;
const KEY_MOVES: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

interface Props {
  gift: ListItem;
  list: DetailedList;
  first: boolean;
  last: boolean;
  dragged: boolean;
  handle: DragHandle;
  onMove: (by: number) => void;
}

export function GiftRow({ gift, list, first, last, dragged, handle, onMove }: Props) {
  const [open, setOpen] = useState(false);
  const fieldsId = useId();
  const { item } = gift;
  const byKey = (event: KeyboardEvent) => {
    const by = KEY_MOVES[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onMove(by);
  };
  return (
    <li className={dragged ? 'editor-row is-dragged' : 'editor-row'} data-row={item.id}>
      <button
        type="button"
        className="button button-icon editor-handle"
        aria-label={`${fr.drag} ${item.name}. ${fr.dragHint}`}
        onKeyDown={byKey}
        {...handle}
      >
        <Icon name="drag" />
      </button>
      <span className="editor-picture">
        {item.thumb_image ? (
          <img src={item.thumb_image} width="72" height="72" alt="" decoding="async" loading="lazy" />
        ) : (
          <GiftPlaceholder name={item.name} classification={gift.classification} />
        )}
      </span>
      <GiftFacts gift={gift} />
      <span className="editor-tools">
        <IconButton
          icon="arrowUp"
          label={`${fr.up} ${item.name}`}
          disabled={first}
          onClick={() => onMove(-1)}
        />
        <IconButton
          icon="arrowDown"
          label={`${fr.down} ${item.name}`}
          disabled={last}
          onClick={() => onMove(1)}
        />
        <IconButton
          icon={open ? 'close' : 'edit'}
          label={`${open ? fr.close : fr.edit} ${item.name}`}
          expands={{ id: fieldsId, open }}
          onClick={() => setOpen(!open)}
        />
        <IconButton icon="trash" label={`${fr.remove} ${item.name}`} onClick={() => removeItem(gift)} />
      </span>
      <div id={fieldsId} className="editor-fields" hidden={!open}>
        {open && <GiftFields gift={gift} list={list} />}
      </div>
    </li>
  );
}

function GiftFacts({ gift }: { gift: ListItem }) {
  const { item } = gift;
  return (
    <span className="editor-facts">
      <span className="editor-name">{item.name}</span>
      <span className="muted">
        {item.price !== null && <span className="price">{formatPrice(item.price)}</span>}
        {gift.quantity > 1 && ` · ${fr.wanted(gift.quantity)}`}
      </span>
      {gift.bought && <span className="pill pill-sage">{fr.given}</span>}
      {!gift.bought && gift.quantity_reserved > 0 && (
        <span className="pill pill-sage">{fr.reserved(gift.quantity_reserved)}</span>
      )}
      {gift.description && <span className="gift-note">{gift.description}</span>}
    </span>
  );
}

interface IconButtonProps {
  icon: 'arrowUp' | 'arrowDown' | 'edit' | 'close' | 'trash';
  label: string;
  disabled?: boolean;
  expands?: { id: string; open: boolean };
  onClick: () => void;
}

/** aria-disabled, not disabled: at an end of the list the button keeps the focus it has. */
function IconButton({ icon, label, disabled = false, expands, onClick }: IconButtonProps) {
  return (
    <button
      type="button"
      className="button button-icon"
      aria-label={label}
      aria-disabled={disabled || undefined}
      aria-expanded={expands?.open}
      aria-controls={expands?.id}
      onClick={disabled ? undefined : onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
