import { type KeyboardEvent, memo, type PointerEvent as ReactPointerEvent, useId, useState } from 'react';
import { GiftPlaceholder } from '#src/ui/GiftPlaceholder.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { ITEMS_MAX, type ListItem } from '../list.ts';
import { editorFr } from './editor.fr.ts';
import { removeItem } from './editor.store.ts';
import { GiftFacts } from './GiftFacts.tsx';
import { GiftFields } from './GiftFields.tsx';
import { IconButton } from './IconButton.tsx';
import { moveBy } from './moves.ts';
import { removeKeepingFocus } from './row-focus.ts';
import { toggleSelected } from './selection.ts';
import { useNear } from './useNear.ts';
import { useChosen, useDragged } from './useRow.ts';

const fr = editorFr.item;
const KEY_MOVES: Record<string, number> = { ArrowUp: -1, ArrowDown: 1, Home: -ITEMS_MAX, End: ITEMS_MAX };

interface Props {
  gift: ListItem;
  first: boolean;
  last: boolean;
  movable: boolean;
  /** Drawn in full wherever it is: the list is short. */
  whole: boolean;
  onGrab: (gift: ListItem, event: ReactPointerEvent<HTMLElement>) => void;
}

/** The row moves in the document under its own button: focus stays with it. */
function move(gift: ListItem, by: number): void {
  moveBy(gift, by);
  const pressed = document.activeElement;
  requestAnimationFrame(() => pressed instanceof HTMLElement && pressed.focus());
}

/**
 * Drawn again only when something of its own changed, and in full only near the screen: a list may have 500.
 * Further away its name stands for it.
 */
export const GiftRow = memo(function GiftRow(props: Props) {
  const { gift, whole } = props;
  const dragged = useDragged(gift.item.id);
  const [open, setOpen] = useState(false);
  const { ref, near } = useNear<HTMLLIElement>(whole);
  return (
    <li ref={ref} className={dragged ? 'editor-row is-dragged' : 'editor-row'} data-row={gift.item.id}>
      {near || open || dragged ? (
        <Row {...props} open={open} onOpen={setOpen} />
      ) : (
        <span className="editor-name">{gift.item.name}</span>
      )}
    </li>
  );
});

interface RowProps extends Props {
  open: boolean;
  onOpen: (open: boolean) => void;
}

function Row(props: RowProps) {
  const { gift, open } = props;
  const selected = useChosen(gift.item.id);
  const fieldsId = useId();
  const { item } = gift;
  return (
    <>
      {selected === null ? <Handle {...props} /> : <Check gift={gift} selected={selected} />}
      <span className="editor-picture">
        {item.thumb_image ? (
          <img src={item.thumb_image} width="72" height="72" alt="" decoding="async" loading="lazy" />
        ) : (
          <GiftPlaceholder name={item.name} classification={gift.classification} />
        )}
      </span>
      <GiftFacts gift={gift} />
      <Tools {...props} fieldsId={fieldsId} />
      <div id={fieldsId} className="editor-fields" hidden={!open}>
        {open && <GiftFields gift={gift} />}
      </div>
    </>
  );
}

function Tools({ gift, first, last, movable, open, onOpen, fieldsId }: RowProps & { fieldsId: string }) {
  const { name } = gift.item;
  const remove = () => removeKeepingFocus(gift.item.id, () => removeItem(gift));
  return (
    <span className="editor-tools">
      {movable && (
        <>
          <IconButton
            icon="arrowUp"
            label={`${fr.up} ${name}`}
            disabled={first}
            onClick={() => move(gift, -1)}
          />
          <IconButton
            icon="arrowDown"
            label={`${fr.down} ${name}`}
            disabled={last}
            onClick={() => move(gift, 1)}
          />
        </>
      )}
      <IconButton
        icon={open ? 'close' : 'edit'}
        label={`${open ? fr.close : fr.edit} ${name}`}
        expands={{ id: fieldsId, open }}
        onClick={() => onOpen(!open)}
      />
      <IconButton icon="trash" label={`${fr.remove} ${name}`} onClick={remove} />
    </span>
  );
}

function Handle({ gift, movable, onGrab }: Props) {
  const byKey = (event: KeyboardEvent) => {
    const by = KEY_MOVES[event.key];
    if (by === undefined) return;
    event.preventDefault();
    move(gift, by);
  };
  if (!movable) return <span className="editor-handle" />;
  return (
    <button
      type="button"
      className="button button-icon editor-handle"
      aria-label={`${fr.drag} ${gift.item.name}. ${fr.dragHint}`}
      onKeyDown={byKey}
      onPointerDown={(event) => onGrab(gift, event)}
    >
      <Icon name="drag" />
    </button>
  );
}

function Check({ gift, selected }: { gift: ListItem; selected: boolean }) {
  return (
    <label className="editor-check">
      <input type="checkbox" checked={selected} onChange={() => toggleSelected(gift.item.id)} />
      <span className="visually-hidden">
        {editorFr.bulk.choose} {gift.item.name}
      </span>
    </label>
  );
}
