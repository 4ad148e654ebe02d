import { rememberGiver } from './known-giver.client.ts';
import { sendWhenBack } from './send-later.client.ts';

/** All that a giver's form gains from a script, in one file that comes with the first of them. */
export function helpGiver(list: HTMLElement, form: Element | null): void {
  rememberGiver(list, form);
  // Fetched while there is a line: it is for when there is none.
  sendWhenBack(list);
}
