import './shared.css';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { followPointer } from '#src/ui/follow-pointer.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { sharedFr } from './shared.fr.ts';
import { moved, rowAt } from './sorting.ts';

interface Props<T> {
  items: readonly T[];
  keyOf(item: T): string;
  /** The item's name for a screen reader. */
  labelOf(item: T): string;
  onSort(items: T[]): void;
  children(item: T, index: number): ReactNode;
  label: string;
  /** The rows are a page of a longer list: how many come before them, and how many there are in all. */
  within?: { offset: number; total: number };
  /** Rows before this one stay where they are. */
  firstMovable?: number;
  /** Makes a move; by default one row changes place. */
  sort?(items: readonly T[], from: number, to: number): T[];
  /** Left (-1) and Right (1) on the handle, where rows have levels. */
  onLevel?(item: T, by: -1 | 1): void;
  levelOf?(item: T): number;
  /** The number of rows that move together from this one. */
  lengthOf?(index: number): number;
}

/** Rows put in order by dragging their handle, or by Up and Down on it; each move is said aloud. */
export function SortableList<T>({ items, keyOf, labelOf, onSort, ...rest }: Props<T>) {
  const { children, label, firstMovable = 0, sort = moved, onLevel, levelOf, lengthOf, within } = rest;
  const list = useRef<HTMLOListElement>(null);
  const latest = useRef(items);
  latest.current = items;
  const [dragged, setDragged] = useState<string | null>(null);
  const [said, setSaid] = useState('');

  function move(item: T, to: number): void {
    const { current } = latest;
    const from = current.findIndex((one) => keyOf(one) === keyOf(item));
    const place = Math.max(firstMovable, Math.min(to, current.length - 1));
    if (from < 0 || from === place) return;
    latest.current = sort(current, from, place);
    setSaid(
      sharedFr.moved(labelOf(item), (within?.offset ?? 0) + place + 1, within?.total ?? current.length),
    );
    onSort(latest.current as T[]);
  }
  function onKey(event: KeyboardEvent, item: T, index: number): void {
    const level = { ArrowLeft: -1 as const, ArrowRight: 1 as const }[event.key];
    if (level && onLevel) {
      event.preventDefault();
      onLevel(item, level);
    }
    const to = {
      ArrowUp: index - 1,
      ArrowDown: index + (lengthOf?.(index) ?? 1),
      Home: 0,
      End: items.length - 1,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    move(item, to);
  }
  function onDrag(event: PointerEvent, item: T): void {
    if (event.button !== 0) return;
    event.preventDefault();
    setDragged(keyOf(item));
    const over = ({ clientY: y }: globalThis.PointerEvent) => {
      const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect());
      move(item, rowAt(rows, y));
    };
    followPointer(over, () => setDragged(null));
  }

  return (
    <>
      <ol ref={list} className="plain sortable" aria-label={label}>
        {items.map((item, index) => (
          <li
            key={keyOf(item)}
            data-level={levelOf?.(item)}
            data-dragged={dragged === keyOf(item) || undefined}
          >
            {index < firstMovable ? (
              <span className="sortable-fixed" aria-hidden="true" />
            ) : (
              <button
                type="button"
                className="sortable-handle"
                aria-label={sharedFr.move(labelOf(item))}
                title={sharedFr.moveHint}
                onKeyDown={(event) => onKey(event, item, index)}
                onPointerDown={(event) => onDrag(event, item)}
              >
                <Icon name="drag" size={20} />
              </button>
            )}
            {children(item, index)}
          </li>
        ))}
      </ol>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </>
  );
}
