import { $shortlist, toggleKept } from './shortlist.store.ts';

/** Wakes the button of a name's page: pressed while the name is in the selection. */
export function enhanceKeepName(place: HTMLElement): void {
  const name = place.dataset.keepName ?? '';
  const button = place.querySelector('button');
  if (!button || name === '') return;
  button.addEventListener('click', () => toggleKept(name));
  $shortlist.subscribe((names) => {
    button.setAttribute('aria-pressed', String(names.includes(name)));
    place.classList.toggle('has-names', names.length > 0);
  });
  place.classList.add('is-awake');
}
