import type { KeyboardEvent } from 'react';

/** Up and Down go from line to line, as in a mail program; Enter opens. */
export function moveInList(event: KeyboardEvent<HTMLUListElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const lines = [...event.currentTarget.querySelectorAll('button')];
  const next = lines[lines.indexOf(document.activeElement as HTMLButtonElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
