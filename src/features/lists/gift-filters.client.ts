import { passes, readFilters } from './gift-filters.ts';

/** Filters the gifts already on the page; without this script the same form asks the server. */
function start(form: HTMLFormElement): void {
  const count = document.querySelector('[data-gift-count]');
  const none = document.querySelector<HTMLElement>('[data-gift-none]');

  const apply = () => {
    const query = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
    const filters = readFilters(query);
    let shown = 0;
    for (const card of document.querySelectorAll<HTMLElement>('[data-gift]')) {
      const price = card.dataset.price ? Number(card.dataset.price) : null;
      card.hidden = !passes({ price, left: Number(card.dataset.left) }, filters);
      if (!card.hidden) shown += 1;
    }
    for (const group of document.querySelectorAll<HTMLElement>('[data-gift-group]'))
      group.hidden = !group.querySelector('[data-gift]:not([hidden])');
    if (count) count.textContent = `${shown} ${shown < 2 ? 'cadeau affiché' : 'cadeaux affichés'}`;
    if (none) none.hidden = shown > 0;
    if (!query.get('prix')) query.delete('prix');
    history.replaceState(
      null,
      '',
      `${location.pathname}${query.size > 0 ? `?${query}` : ''}${location.hash}`,
    );
  };

  form.dataset.live = '';
  form.addEventListener('change', apply);
}

const form = document.querySelector<HTMLFormElement>('[data-gift-filters]');
if (form) start(form);
