import './two-panes.css';
import type { ReactNode } from 'react';
import { moveInList } from './move-in-list.ts';

interface Props<T> {
  label: string;
  items: readonly T[];
  keyOf(one: T): string;
  /** The key of the line that is open. */
  open: string | null;
  onOpen(one: T): void;
  lineClass?(one: T): string;
  /** The words of one line. */
  children(one: T): ReactNode;
}

/** The lines that were found, each a button; the arrows go from one to the next. */
export function DeskList<T>({ label, items, keyOf, open, onOpen, lineClass, children }: Props<T>) {
  return (
    <ul className="plain desk-list" aria-label={label} onKeyDown={moveInList}>
      {items.map((one) => (
        <li key={keyOf(one)}>
          <button
            type="button"
            className={lineClass ? `desk-line ${lineClass(one)}` : 'desk-line'}
            aria-current={keyOf(one) === open ? 'true' : undefined}
            onClick={() => onOpen(one)}
          >
            {children(one)}
          </button>
        </li>
      ))}
    </ul>
  );
}
