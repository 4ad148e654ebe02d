import { createTurns } from '#src/lib/turns.ts';
import { afterPaint, breathe } from '#src/ui/after-paint.ts';
import { type Filtered, passes, plainText, readFilters } from './gift-filters.ts';

/** Typing is followed, and a word not filtered letter by letter. */
const TYPING_MS = 120;
const facts = new WeakMap<HTMLElement, Omit<Filtered, 'left'>>();

/** Reads a card for the filters: its number left each time, since it changes; the rest once. */
function factsOf(card: HTMLElement): Filtered {
  const left = Number(card.dataset.left ?? 1);
  const known = facts.get(card);
  if (known) return { ...known, left };
  const { price } = card.dataset;
  const family = card.closest<HTMLElement>('[data-family]')?.dataset.family ?? '';
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

/** So many cards between two breaths: a list may have 500, and a telephone be slow. */
const SLICE = 80;
const turns = createTurns();

const allCards = () => [...document.querySelectorAll<HTMLElement>('[data-gift]')];

/** Hides what does not pass; a group with nothing left hides too. Null when a newer query took over meanwhile. */
async function show(query: URLSearchParams): Promise<number | null> {
  const isNewest = turns();
  const filters = readFilters(query);
  const passing = new Set(allCards().filter((card) => passes(factsOf(card), filters)));
  for (const group of document.querySelectorAll<HTMLElement>('[data-gift-group]'))
    group.hidden = ![...group.querySelectorAll<HTMLElement>('[data-gift]')].some((card) => passing.has(card));
  const folded = document.querySelector<HTMLDetailsElement>('details[data-gift-group]');
  if (folded && filters.words !== '') folded.open = !folded.hidden;
  const changing = allCards().filter((card) => card.hidden === passing.has(card));
  for (let at = 0; at < changing.length; at += SLICE) {
    if (at > 0) await breathe();
    if (!isNewest()) return null;
    for (const card of changing.slice(at, at + SLICE)) card.hidden = !passing.has(card);
  }
  return passing.size;
}

/** Reads the text of the cards ahead of time, while the browser is idle. */
function readAhead(): void {
  const left = allCards();
  const more = (deadline?: IdleDeadline) => {
    for (let card = left.pop(); card; card = left.pop()) {
      factsOf(card);
      if (deadline && deadline.timeRemaining() < 2) break;
    }
    if (left.length > 0) requestIdleCallback(more);
  };
  if ('requestIdleCallback' in globalThis) requestIdleCallback(more);
}

/** Filters the gifts already on the page; without this script the same form asks the server. */
function start(form: HTMLFormElement): void {
  const count = document.querySelector('[data-gift-count]');
  const none = document.querySelector<HTMLElement>('[data-gift-none]');
  let typing = 0;

  const apply = async () => {
    const query = queryOf(form);
    const shown = await show(query);
    if (shown === null) return;
    if (count) count.textContent = `${shown} ${shown < 2 ? 'cadeau affiché' : 'cadeaux affichés'}`;
    if (none) none.hidden = shown > 0;
    const search = query.size > 0 ? `?${query}` : '';
    history.replaceState(null, '', `${location.pathname}${search}${location.hash}`);
  };

  readAhead();
  form.dataset.live = '';
  form.addEventListener('change', ({ target }) => {
    // Another order is another page: the server sorts.
    if ((target as HTMLInputElement).name === 'tri') form.requestSubmit();
    else afterPaint(apply);
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
