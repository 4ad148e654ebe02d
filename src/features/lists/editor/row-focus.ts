import { useEffect } from 'react';
import { focusOn } from '../live/give-sheet.client.ts';

/** The rows of gifts that are drawn, in the order of the page. */
const rows = () => [...document.querySelectorAll<HTMLElement>('[data-row]')];

/** The last tool of a row is the one that takes the gift away. */
const lastToolOf = (row: HTMLElement | undefined) =>
  row?.querySelector<HTMLElement>('.editor-tools button:last-child') ?? null;

/** The heading, where no row is left. */
const elsewhere = () => document.getElementById('editor-title');

/** Runs what takes this row away, then gives the focus, which would go with it, to the next row's same tool. */
export function removeKeepingFocus(id: number, remove: () => void): void {
  const before = rows();
  const at = before.findIndex((row) => row.dataset.row === String(id));
  const next = before[at + 1] ?? before[at - 1];
  remove();
  requestAnimationFrame(() => focusOn(lastToolOf(next) ?? elsewhere()));
}

/** Runs what may bring a row back, pressed from a line that goes away with it: the focus goes to the row. */
export function restoreKeepingFocus(restore: () => void): void {
  const before = new Set(rows().map(({ dataset }) => dataset.row));
  restore();
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    focusOn(lastToolOf(rows().find(({ dataset }) => !before.has(dataset.row))) ?? elsewhere());
  });
}

/** Gives the focus to the first field of a form that is shown again, empty, each time a wish was added by it. */
export function useFocusAgain(id: string, added: number): void {
  useEffect(() => {
    if (added > 0) document.getElementById(id)?.focus();
  }, [id, added]);
}
