import { checkFirst } from './check-first.client.ts';
import { rememberGiver } from './known-giver.client.ts';
import { sendWhenBack } from './send-later.client.ts';
import { tellLeftBehind } from './waiting-gift.client.ts';

/**
 * All that a giver's form gains from a script, in one file that comes with the first of them; without a form, what became of
 * a gift that this tab had waiting.
 */
export function helpGiver(list: HTMLElement, form?: Element): void {
  if (!form) {
    tellLeftBehind(list);
    return;
  }
  // Before the others: what is not filled in is neither remembered nor kept for later.
  checkFirst(list);
  rememberGiver(list, form);
  // Fetched while there is a line: it is for when there is none.
  sendWhenBack(list);
}
