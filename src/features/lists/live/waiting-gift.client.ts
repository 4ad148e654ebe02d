import { focusOn } from './give-sheet.client.ts';
import { waitingGiftFr } from './waiting-gift.fr.ts';

/** Session storage: the gift of this tab that waits for a line. A page that is loaded again has lost it. */
const KEY = 'gift_waiting';

interface Waiting {
  /** The list's own page. */
  path: string;
  name: string;
  /** Sent, and not answered yet. */
  onItsWay: boolean;
}

/** Null: nothing waits any more. A browser that keeps nothing has nothing to tell later. */
export function markWaiting(waiting: Omit<Waiting, 'path'> | null): void {
  try {
    if (waiting) sessionStorage.setItem(KEY, JSON.stringify({ ...waiting, path: location.pathname }));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Private windows of some browsers.
  }
}

function leftBehind(): Waiting | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Waiting | null;
  } catch {
    return null;
  }
}

/** Says what became of a gift that waited for the line when this page was loaded again. */
export function tellLeftBehind(list: HTMLElement): void {
  const left = leftBehind();
  if (!left || left.path !== location.pathname) return;
  markWaiting(null);
  const told = document.createElement('p');
  told.className = 'give-gone';
  told.setAttribute('role', 'status');
  told.textContent = left.onItsWay ? waitingGiftFr.perhapsSent(left.name) : waitingGiftFr.notSent(left.name);
  list.prepend(told);
  focusOn(told);
}
