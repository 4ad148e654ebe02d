/** On a list's page, for a browser without a session: what is left stays true while it is open. */
import { SHEET_OPENS } from './give-sheet.client.ts';
import { watchGifts } from './watch-gifts.client.ts';

const list = document.querySelector<HTMLElement>('[data-list]');
if (list) {
  watchGifts(list);
  // Most readers look: who is giving is read and kept from the first form on.
  const know = async (form: Element | null) => {
    const { rememberGiver } = await import('./known-giver.client.ts');
    rememberGiver(list, form);
  };
  const inPage = list.querySelector('.give-inline');
  if (inPage) void know(inPage);
  else list.addEventListener(SHEET_OPENS, ({ target }) => void know(target as Element), { once: true });
}
