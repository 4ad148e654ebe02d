import type { PathOf, SentTo } from '#src/calls/client.ts';
import { type Choosing, createChoosing } from '#src/features/search/overlay/choosing.ts';
import { readHistory, remember } from '#src/features/search/overlay/history.ts';
import type { searchCalls } from '#src/features/search/search.calls.ts';
import { resultsFr as fr, SUGGESTION_KINDS } from '#src/features/search/search.fr.ts';
import type { Suggestion } from '#src/features/search/search.ts';
import { SEARCH_DEBOUNCE_MS } from '#src/lib/constants.ts';
import { element } from '#src/lib/dom.ts';
import { sessionHeader } from '#src/lib/session-header.ts';

type Suggest = typeof searchCalls.suggest;
const SUGGEST: PathOf<Suggest> = '/api/search/suggest';
const RESULTS = '/i/marketplace/recherche';

const pastOf = (text: string): Suggestion => ({
  text,
  kind: 'query',
  path: `${RESULTS}?q=${encodeURIComponent(text)}`,
});

async function ask(query: string, signal: AbortSignal): Promise<Suggestion[]> {
  const input: SentTo<Suggest> = { query };
  const response = await fetch(SUGGEST, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...sessionHeader() },
    body: JSON.stringify(input),
    signal,
  });
  const { result } = (await response.json()) as { result?: { items: Suggestion[] } };
  return result?.items ?? [];
}

function optionOf({ text, kind, path }: Suggestion, at: number): HTMLElement {
  return element(
    'a',
    {
      id: `suggestion-${at}`,
      role: 'option',
      'aria-selected': 'false',
      tabindex: -1,
      href: path,
      class: 'suggestion',
    },
    element('span', {}, text),
    kind === 'query' ? null : element('span', { class: 'small muted' }, SUGGESTION_KINDS[kind]),
  );
}

interface Suggestions {
  list: HTMLElement;
  choosing: Choosing;
  /** The field changed, or an empty one got the focus. */
  typed(): void;
  /** The key for what is below: the list that was put away is there again at once, its first one chosen. */
  reopen(): void;
  hide(): void;
}

function makeList(): HTMLElement {
  return element('div', {
    id: 'suggestions',
    role: 'listbox',
    'aria-label': fr.suggestions,
    class: 'suggestions',
    hidden: true,
  });
}

/** Asks for what the words of a field may become, and shows what is of its last words alone. */
function createSuggestions(input: HTMLInputElement): Suggestions {
  const list = makeList();
  const choosing = createChoosing(input, list);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked: AbortController | undefined;
  let last: { words: string; items: readonly Suggestion[] } = { words: '', items: [] };

  function show(items: readonly Suggestion[]): void {
    choosing.reset();
    list.replaceChildren(...items.map(optionOf));
    list.hidden = items.length === 0;
    input.setAttribute('aria-expanded', String(items.length > 0));
  }
  function halt(): void {
    clearTimeout(timer);
    asked?.abort();
  }
  async function search(words: string): Promise<void> {
    const mine = new AbortController();
    asked = mine;
    // Suggestions are a comfort: without an answer the field stays a field.
    const items = await ask(words, mine.signal).catch(() => []);
    if (mine.signal.aborted) return;
    last = { words, items };
    if (document.activeElement === input) show(items);
  }
  function typed(): void {
    halt();
    const words = input.value.trim();
    if (words === '') show(readHistory().map(pastOf));
    else timer = setTimeout(search, SEARCH_DEBOUNCE_MS, words);
  }
  return {
    list,
    choosing,
    typed,
    reopen() {
      if (input.value.trim() !== last.words || last.items.length === 0) return typed();
      show(last.items);
      choosing.move(1);
    },
    hide() {
      halt();
      show([]);
    },
  };
}

/** Answers true of a key that was for the suggestions. */
function pressed(key: string, { list, choosing, reopen, hide }: Suggestions): boolean {
  const current = choosing.current();
  if (key === 'ArrowDown' && list.hidden) reopen();
  else if (key === 'ArrowDown') choosing.move(1);
  else if (key === 'ArrowUp') choosing.move(-1);
  else if (key === 'Escape' && !list.hidden) hide();
  else if (key === 'Enter' && current) current.click();
  else return false;
  return true;
}

const COMBOBOX = {
  role: 'combobox',
  'aria-expanded': 'false',
  'aria-controls': 'suggestions',
  'aria-autocomplete': 'list',
};

/** Offers what the typed words may become under the field, and what was searched before while it is empty. */
export function suggestUnder(form: HTMLFormElement, input: HTMLInputElement): void {
  const suggestions = createSuggestions(input);
  const { list, typed, hide } = suggestions;
  for (const [name, value] of Object.entries(COMBOBOX)) input.setAttribute(name, value);
  form.append(list);
  input.addEventListener('input', typed);
  input.addEventListener('blur', hide);
  // A press on an option must not take the focus, or the list is gone before the click.
  list.addEventListener('pointerdown', (event) => event.preventDefault());
  list.addEventListener('click', ({ target }) => {
    const chosen = target instanceof Element ? target.closest('[role=option]')?.firstElementChild : null;
    if (chosen?.textContent) remember(chosen.textContent);
  });
  form.addEventListener('submit', () => remember(input.value));
  input.addEventListener('keydown', (event) => {
    if (!event.isComposing && pressed(event.key, suggestions)) event.preventDefault();
  });
  if (input.value.trim() === '') typed();
}
