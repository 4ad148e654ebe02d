import { marksDemo } from '#src/features/catalogue/demo-mark.ts';
import { RESULTS_PATH } from '#src/features/catalogue/links.ts';
import { BREAKPOINTS } from '#src/lib/constants.ts';
import { showDialog } from '#src/ui/modals/show-dialog.ts';
import { overlayFr as fr } from '../overlay.fr.ts';
import { askInstant, type Found, SearchFailed, tellUsed } from './ask.ts';
import { createChoosing } from './choosing.ts';
import { buildFrame } from './frame.ts';
import { type Group, groupsOf, historyGroup, renderGroups } from './groups.ts';
import { forgetHistory, readHistory, remember } from './history.ts';
import { createSearcher, type Progress } from './searcher.ts';

const frame = buildFrame();
const { dialog, form, input, status, notice, list, clear, actions } = frame;
const choosing = createChoosing(input, list, (option) => actions.offer(option, input.value.trim()));
const wideScreen = matchMedia(`(width >= ${BREAKPOINTS.md}px)`);

let opener: HTMLElement | null = null;
/** Said of the answer that is shown, when it has nothing. */
let nothing = '';
/** The words that the answer shown is of, and what is said of it. */
let answered = { query: '', said: '' };
/** So many products, selections and brands it found; null once it was told that its search is over. */
let untold: number | null = null;

function show(groups: Group[]): void {
  choosing.reset();
  list.replaceChildren(...renderGroups(groups));
  list.scrollTop = 0;
  input.setAttribute('aria-expanded', String(groups.length > 0));
}

function showHistory(): void {
  const entries = readHistory();
  show(historyGroup(entries));
  clear.hidden = entries.length === 0;
  status.textContent = '';
  nothing = '';
  answered = { query: '', said: '' };
  untold = null;
  // A phone's whole screen would stand empty.
  notice.textContent = entries.length === 0 ? fr.hint : '';
}

function showAnswer(query: string, answer: Found): void {
  const { products, tags, brands } = answer;
  clear.hidden = true;
  const allHref = `${RESULTS_PATH}?q=${encodeURIComponent(query)}`;
  show(groupsOf(answer, { query, wide: wideScreen.matches, allHref, marked: marksDemo() }));
  untold = products.hits + tags.hits + brands.hits + (answer.best ? 1 : 0);
  const none = untold === 0;
  const said = none ? fr.nothing(query) : fr.found(products.hits, tags.hits, brands.hits);
  answered = { query, said };
  nothing = none ? said : '';
  tellCounts();
}

/** Counts and sentences are of the words that were answered: while others stand in the field, they are not shown. */
function tellCounts(): void {
  const same = input.value.trim() === answered.query;
  for (const option of list.querySelectorAll<HTMLElement>('[data-counted]')) {
    option.hidden = !same;
    const group = option.parentElement;
    if (group) group.hidden = group.querySelector('[role=option]:not([hidden])') === null;
  }
  const said = same ? answered.said : '';
  if (status.textContent !== said) status.textContent = said;
}

const SAID: Partial<Record<Progress, string>> = {
  waiting: fr.waiting,
  slow: fr.slow,
  offline: fr.offline,
  failed: fr.failed,
};

/** The last results stay while newer ones are awaited, and when they cannot be had. */
function showProgress(progress: Progress, error?: unknown): void {
  const sentence = error instanceof SearchFailed && progress === 'failed' ? error.sentence : null;
  dialog.dataset.progress = progress;
  list.setAttribute('aria-busy', String(['asking', 'waiting', 'slow'].includes(progress)));
  const same = input.value.trim() === answered.query;
  const said = sentence ?? SAID[progress] ?? (same ? nothing : '');
  if (notice.textContent !== said) notice.textContent = said;
}

/** A search counts once: when something of it is opened, or when it is left. The page of results counts its own. */
function over(option?: HTMLAnchorElement): void {
  if (untold === null || input.value.trim() !== answered.query) return;
  const product = option?.dataset.product;
  if (option?.pathname !== RESULTS_PATH)
    tellUsed({
      query: answered.query,
      found: untold,
      opened: option !== undefined,
      product: product === undefined ? undefined : Number(product),
    });
  untold = null;
}

const searcher = createSearcher({
  ask: askInstant,
  isOnline: () => navigator.onLine,
  onAnswer: showAnswer,
  onEmptied: showHistory,
  onProgress: showProgress,
});

function typed(): void {
  choosing.reset();
  tellCounts();
  searcher.typed(input.value);
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
  if (!(option instanceof HTMLAnchorElement)) return choose(option);
  remember(input.value);
  over(option);
});
form.addEventListener('submit', (event) => {
  if (input.value.trim() === '') return event.preventDefault();
  remember(input.value);
  untold = null;
});
clear.addEventListener('click', () => {
  forgetHistory();
  showHistory();
  input.focus();
});
frame.close.addEventListener('click', () => dialog.close());
dialog.addEventListener('close', () => {
  over();
  searcher.stop();
  choosing.reset();
  const field = opener?.querySelector<HTMLInputElement>('input[name=q]');
  if (field) field.value = input.value;
  // On a phone the field is in a menu that has closed: its button is the nearest place to return to.
  const places = [field, opener, document.querySelector<HTMLElement>('[popovertarget=menu]')];
  places.find((place) => place?.checkVisibility())?.focus();
});
// Back on line: what could not be asked is asked now.
addEventListener('online', () => {
  if (dialog.open) searcher.online();
});
addEventListener('offline', () => {
  if (dialog.open) searcher.offline();
});

// A page that is left asks nothing any more; one that comes back whole goes on.
addEventListener('pagehide', () => {
  if (dialog.open) over();
  searcher.stop();
});
addEventListener('pageshow', ({ persisted }) => {
  if (persisted && dialog.open) typed();
});

/** Opens the overlay over the page; what was typed in the opener's own field goes on here. */
export function openSearch(from: HTMLElement): void {
  if (dialog.open) return;
  opener = from;
  for (const open of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) open.hidePopover();
  const before = from.querySelector<HTMLInputElement>('input[name=q]')?.value ?? '';
  if (before) input.value = before;
  showDialog(dialog);
  input.focus();
  input.setSelectionRange(input.value.length, input.value.length);
  if (input.value.trim() === '') showHistory();
  else typed();
}
