import { type Filtered, passes, plainText, readFilters } from './gift-filters.ts';

/** Typing is followed, and a word not filtered letter by letter. */
const TYPING_MS = 120;
const facts = new WeakMap<HTMLElement, Omit<Filtered, 'left'>>();

/** What is left moves while the page is open; the rest is read once. */
function factsOf(card: HTMLElement): Filtered {
  const left = Number(card.dataset.left);
  const known = facts.get(card);
  if (known) return { ...known, left };
  const { price, family = '' } = card.dataset;
  const said = card.querySelectorAll('.card-title, .card-meta, .gift-note');
  const text = plainText([...said].map((one) => one.textContent).join(' '));
  const read = { price: price ? Number(price) : null, family, text };
  facts.set(card, read);
  return { ...read, left };
}

function queryOf(form: HTMLFormElement): URLSearchParams {
  const query = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
  for (const [name, value] of [...query]) if (value === '') query.delete(name);
  return query;
}

/** Hides what does not pass; a group with nothing left hides too. */
function show(query: URLSearchParams): number {
  const filters = readFilters(query);
  let shown = 0;
  for (const card of document.querySelectorAll<HTMLElement>('[data-gift]')) {
    card.hidden = !passes(factsOf(card), filters);
    if (!card.hidden) shown += 1;
  }
  for (const group of document.querySelectorAll<HTMLElement>('[data-gift-group]'))
    group.hidden = !group.querySelector('[data-gift]:not([hidden])');
  const folded = document.querySelector<HTMLDetailsElement>('details[data-gift-group]');
  if (folded && filters.words !== '') folded.open = !folded.hidden;
  return shown;
}

/** Filters the gifts already on the page; without this script the same form asks the server. */
function start(form: HTMLFormElement): void {
  const count = document.querySelector('[data-gift-count]');
  const none = document.querySelector<HTMLElement>('[data-gift-none]');
  let typing = 0;

  const apply = () => {
    const query = queryOf(form);
    const shown = show(query);
    if (count) count.textContent = `${shown} ${shown < 2 ? 'cadeau affiché' : 'cadeaux affichés'}`;
    if (none) none.hidden = shown > 0;
    const search = query.size > 0 ? `?${query}` : '';
    history.replaceState(null, '', `${location.pathname}${search}${location.hash}`);
  };

  form.dataset.live = '';
  form.addEventListener('change', ({ target }) => {
    // Another order is another page: the server sorts.
    if ((target as HTMLInputElement).name === 'tri') form.requestSubmit();
    else apply();
  });
  form.addEventListener('input', ({ target }) => {
    if ((target as HTMLInputElement).name !== 'q') return;
    clearTimeout(typing);
    typing = window.setTimeout(apply, TYPING_MS);
  });
  form.addEventListener('submit', (event) => {
    if (document.activeElement?.getAttribute('name') !== 'q') return;
    event.preventDefault();
    apply();
  });
}

const form = document.querySelector<HTMLFormElement>('[data-gift-filters]');
if (form) start(form);
