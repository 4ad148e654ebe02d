/** On a list's page, for a browser without a session: what is left stays true while it is open. */
import { SHEET_OPENS } from './give-sheet.client.ts';
import { watchGifts } from './watch-gifts.client.ts';

const list = document.querySelector<HTMLElement>('[data-list]');
if (list) {
  watchGifts(list);
  // Most readers look: what helps to give comes with the first form. Without a line it doesn't, and the form works without.
  const help = (form?: Element) =>
    import('./giving-forms.client.ts').then(({ helpGiver }) => helpGiver(list, form)).catch(() => {});
  const inPage = list.querySelector('.give-inline');
  if (inPage) help(inPage);
  else list.addEventListener(SHEET_OPENS, ({ target }) => help(target as Element), { once: true });
  // Rare: a gift waited for a line when the page was loaded again. Storage that is shut has none.
  try {
    if (sessionStorage.gift_waiting) help();
  } catch {}
}
