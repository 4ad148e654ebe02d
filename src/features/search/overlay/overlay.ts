import { BREAKPOINTS, SEARCH_DEBOUNCE_MS, SEARCH_EMPTIED_MS, SLOW_LOADING_MS } from '#src/lib/constants.ts';
import { RESULTS_PATH } from '../links.ts';
import { overlayFr as fr } from '../overlay.fr.ts';
import type { InstantAnswer } from '../search.ts';
import { askInstant, SearchFailed } from './ask.ts';
import { createChoosing } from './choosing.ts';
import { buildFrame } from './frame.ts';
import { type Group, groupsOf, historyGroup, renderGroups } from './groups.ts';
import { forgetHistory, readHistory, remember } from './history.ts';

const frame = buildFrame();
const { dialog, form, input, status, notice, list, clear } = frame;
const choosing = createChoosing(input, list);
const wideScreen = matchMedia(`(width >= ${BREAKPOINTS.md}px)`);

let opener: HTMLElement | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let asked: AbortController | null = null;
let last: { query: string; answer: InstantAnswer } | null = null;

function show(groups: Group[]): void {
  choosing.reset();
  list.replaceChildren(...renderGroups(groups));
  list.scrollTop = 0;
  input.setAttribute('aria-expanded', String(groups.length > 0));
}

function showHistory(): void {
  const entries = wideScreen.matches ? [] : readHistory();
  show(historyGroup(entries));
  clear.hidden = entries.length === 0;
  status.textContent = '';
}

function showAnswer(query: string, answer: InstantAnswer): void {
  const { products, tags, brands } = answer;
  clear.hidden = true;
  const allHref = `${RESULTS_PATH}?q=${encodeURIComponent(query)}`;
  show(groupsOf(answer, { query, wide: wideScreen.matches, allHref }));
  const none = products.hits + tags.hits + brands.hits === 0;
  const said = none ? fr.nothing(query) : fr.found(products.hits, tags.hits, brands.hits);
  status.textContent = said;
  notice.textContent = none ? said : '';
}

/** The last results stay while newer ones are awaited, and when they cannot be had. */
function showFailure(error: unknown): void {
  const sentence = error instanceof SearchFailed ? error.sentence : null;
  notice.textContent = navigator.onLine ? (sentence ?? fr.failed) : fr.offline;
}

/** Aborting the former request is what keeps a late answer from replacing a newer one. */
async function search(query: string): Promise<void> {
  asked?.abort();
  const mine = new AbortController();
  asked = mine;
  notice.textContent = navigator.onLine ? '' : fr.offline;
  list.setAttribute('aria-busy', 'true');
  const slow = setTimeout(() => {
    notice.textContent = navigator.onLine ? fr.slow : fr.offline;
  }, SLOW_LOADING_MS);
  try {
    const answer = await askInstant(query, mine.signal);
    if (mine.signal.aborted) return;
    last = { query, answer };
    showAnswer(query, answer);
  } catch (error) {
    if (!mine.signal.aborted) showFailure(error);
  } finally {
    clearTimeout(slow);
    if (asked === mine) list.removeAttribute('aria-busy');
  }
}

/** What is shown is what was typed: nothing that is still asked for may replace it. */
function settle(): void {
  asked?.abort();
  notice.textContent = '';
  list.removeAttribute('aria-busy');
}

function emptied(): void {
  settle();
  last = null;
  showHistory();
}

function typed(): void {
  clearTimeout(timer);
  choosing.reset();
  const query = input.value.trim();
  if (query === '') timer = setTimeout(emptied, SEARCH_EMPTIED_MS);
  else if (query === last?.query) settle();
  else timer = setTimeout(search, SEARCH_DEBOUNCE_MS, query);
}

function choose(option: HTMLElement): void {
  const { query } = option.dataset;
  if (query === undefined) return;
  input.value = query;
  typed();
  input.focus();
}

const KEYS: Record<string, () => void> = {
  ArrowDown: () => choosing.move(1),
  ArrowUp: () => choosing.move(-1),
};

input.addEventListener('input', typed);
input.addEventListener('keydown', (event) => {
  if (event.isComposing) return;
  const current = choosing.current();
  const key = KEYS[event.key];
  if (key) {
    event.preventDefault();
    key();
  } else if (event.key === 'Enter' && current) {
    event.preventDefault();
    current.click();
  }
});
list.addEventListener('click', (event) => {
  const option = event.target instanceof Element ? event.target.closest<HTMLElement>('[role=option]') : null;
  if (!option) return;
  if (option instanceof HTMLAnchorElement) remember(input.value);
  else choose(option);
});
form.addEventListener('submit', (event) => {
  if (input.value.trim() === '') event.preventDefault();
  else remember(input.value);
});
clear.addEventListener('click', () => {
  forgetHistory();
  showHistory();
  input.focus();
});
frame.close.addEventListener('click', () => dialog.close());
dialog.addEventListener('close', () => {
  clearTimeout(timer);
  asked?.abort();
  const field = opener?.querySelector<HTMLInputElement>('input[name=q]');
  if (field) field.value = input.value;
  // On a phone the field is in a menu that has closed: its button is the nearest place to return to.
  const places = [field, opener, document.querySelector<HTMLElement>('[popovertarget=menu]')];
  places.find((place) => place?.checkVisibility())?.focus();
});
// Back on line: what could not be asked is asked now.
addEventListener('online', () => {
  if (dialog.open && input.value.trim() !== '') void search(input.value.trim());
});
addEventListener('offline', () => {
  if (dialog.open) notice.textContent = fr.offline;
});

/** Opens the overlay over the page; what was typed in the opener's own field goes on here. */
export function openSearch(from: HTMLElement): void {
  if (dialog.open) return;
  opener = from;
  for (const open of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) open.hidePopover();
  for (const open of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) open.close();
  const before = from.querySelector<HTMLInputElement>('input[name=q]')?.value ?? '';
  if (before) input.value = before;
  dialog.showModal();
  input.focus();
  input.setSelectionRange(input.value.length, input.value.length);
  if (input.value.trim() === '') showHistory();
  else typed();
}
