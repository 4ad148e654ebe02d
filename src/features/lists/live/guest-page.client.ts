/** On a list's page, for a browser without a session: what is left stays true while it is open. */
import { rememberGiver } from './known-giver.client.ts';
import { watchGifts } from './watch-gifts.client.ts';

const list = document.querySelector<HTMLElement>('[data-list]');
if (list) {
  watchGifts(list);
  rememberGiver(list);
}
