import type { PathOf, SentTo, ToldBy } from '#src/calls/client.ts';
import { forget, keep, readKeptJson } from '#src/lib/kept.ts';
import { sessionHeader } from '#src/lib/session-header.ts';
import type { nameVoteCalls } from './name-vote.calls.ts';
import { nameVotesFr } from './name-votes.fr.ts';
import { swipe } from './swipe.client.ts';

type Call = typeof nameVoteCalls.vote;
type Sent = Omit<SentTo<Call>, 'token'>;
const PATH: PathOf<Call> = '/api/first-name/vote';
const fr = nameVotesFr.page;
const AGAIN_MS = 8_000;
const KEYS: Record<string, string> = { ArrowRight: '1', ArrowUp: '0', ArrowLeft: '-1' };

/**
 * Answers without another page: a press, an arrow or a swipe shows the next name at once, and what was said is sent
 * behind, in order; without a line it waits in this browser.
 */
export function voteInPlace(place: HTMLElement): void {
  const token = place.dataset.vote ?? '';
  const key = `name-vote:${token.slice(0, 8)}` as const;
  const kept = readKeptJson(key);
  const queue: Sent[] = Array.isArray(kept) ? (kept as Sent[]) : [];
  let sending = false;

  for (const { slug } of queue) cardOf(place, slug)?.remove();
  place.addEventListener('submit', (event) => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    say(form, event.submitter?.getAttribute('value') ?? '0');
  });
  place.addEventListener('keydown', (event) => {
    const form = place.querySelector('form');
    const choice = KEYS[event.key];
    if (!form || choice === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    say(form, choice);
  });
  swipe(place, say);
  addEventListener('online', () => void send());
  tellLeft(place);
  void send();

  function say(form: HTMLFormElement, choice: string): void {
    const slug = String(new FormData(form).get('slug'));
    queue.push({ slug, choice: Number(choice) as Sent['choice'] });
    keep(key, JSON.stringify(queue));
    const held = place.contains(document.activeElement);
    form.closest('li')?.remove();
    tellLeft(place);
    if (held) place.querySelector<HTMLElement>('form button, [data-left]')?.focus();
    void send();
  }

  async function send(): Promise<void> {
    const [next] = queue;
    if (sending || !next) return;
    sending = true;
    const state = await ask({ token, ...next });
    sending = false;
    if (state === 'away') return later();
    queue.shift();
    if (queue.length > 0) keep(key, JSON.stringify(queue));
    else forget(key);
    tell(place, '');
    if (state) showMatches(state);
    if (queue.length === 0 && !place.querySelector('form')) location.reload();
    else await send();
  }

  function later(): void {
    tell(place, fr.offline);
    setTimeout(() => void send(), AGAIN_MS);
  }
}

const cardOf = (place: HTMLElement, slug: string) =>
  place.querySelector(`input[name="slug"][value="${CSS.escape(slug)}"]`)?.closest('li');

/** Asks the site: the new state; null for a refusal, which another try would not change. */
async function ask(input: SentTo<Call>): Promise<ToldBy<Call> | null | 'away'> {
  try {
    const answer = await fetch(PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...sessionHeader() },
      body: JSON.stringify(input),
    });
    if (answer.status >= 500 || answer.status === 429) return 'away';
    const { result, code } = (await answer.json()) as { result?: ToldBy<Call>; code?: string };
    return code === 'unavailable' ? 'away' : (result ?? null);
  } catch {
    return 'away';
  }
}

function tell(place: HTMLElement, words: string): void {
  const said = place.querySelector('[data-said]');
  if (said && said.textContent !== words) said.textContent = words;
}

function tellLeft(place: HTMLElement): void {
  const title = place.querySelector('[data-left]');
  const count = place.querySelectorAll('form').length;
  if (title) title.textContent = fr.left(count);
}

function showMatches({ matches, labels, last_name }: ToldBy<Call>): void {
  const list = document.querySelector('[data-matches]');
  if (!list) return;
  const items = matches.map((slug) => {
    const link = document.createElement('a');
    link.className = 'chip';
    link.href = `/prenoms/${slug}`;
    link.textContent = `${labels[slug] ?? slug} ${last_name ?? ''}`.trim();
    const item = document.createElement('li');
    item.append(link);
    return item;
  });
  list.replaceChildren(...items);
  document.querySelector('[data-no-match]')?.toggleAttribute('hidden', matches.length > 0);
}
