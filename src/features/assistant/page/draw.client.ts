import type { PathOf } from '#src/calls/client.ts';
import type { Answer, Proposal } from '../answer.ts';
import type { assistantCalls } from '../assistant.calls.ts';
import { millaFr as fr } from './milla.fr.ts';
import { type Cell, callable, isOwnPath, partsOf, unnamed } from './parts.ts';

const RATE: PathOf<typeof assistantCalls.rate> = '/api/assistant/rate';
/** Proposals are acts on one's own list, and nothing else. */
const PROPOSED = /^\/api\/list\/[a-z_]+$/;

/** An element with its class, and its text as text. */
export function make<T extends keyof HTMLElementTagNameMap>(
  tag: T,
  className = '',
  text = '',
): HTMLElementTagNameMap[T] {
  const element = document.createElement(tag);
  if (className) element.className = className;
  if (text) element.textContent = text;
  return element;
}

function link(href: string, text: string): HTMLElement {
  if (!isOwnPath(href) && !/^(?:tel|sms):\+?\d+$/.test(href)) return make('span', '', text);
  const anchor = make('a', '', text);
  anchor.href = href;
  return anchor;
}

/** A turn of the thread: the question, and the place of its answer. */
export function drawTurn(question: string): { turn: HTMLElement; place: HTMLElement } {
  const turn = make('li', 'milla-turn');
  const asked = make('p', 'milla-asked');
  asked.append(make('span', 'visually-hidden', `${fr.asked}\u202f: `), question);
  const place = make('div', 'milla-answer', fr.thinking);
  turn.append(asked, place);
  return { turn, place };
}

export function drawAnswer(place: HTMLElement, answer: Answer): void {
  place.classList.toggle('milla-urgent', answer.kind === 'urgent');
  place.replaceChildren(...(answer.kind === 'urgent' ? urgent(answer) : calm(answer)));
}

/** The pieces of a text in which a tap calls each number. */
export const numbered = (text: string): (HTMLElement | string)[] =>
  callable(text).map(({ text: said, href }) => (href ? link(href, said) : said));

function withNumbers(text: string, className = ''): HTMLElement {
  const words = make('p', className);
  words.append(...numbered(text));
  return words;
}

function urgent({ text }: Answer): Node[] {
  return [make('h2', 'milla-urgent-title', fr.urgent), withNumbers(text)];
}

function rowOf(cells: readonly Cell[]): HTMLElement {
  const row = make('dl', 'milla-said milla-row');
  for (const { head, text } of cells) {
    const cell = make('div');
    cell.append(make('dt', '', head), make('dd', '', text));
    row.append(cell);
  }
  return row;
}

function calm(answer: Answer): Node[] {
  const nodes: Node[] = partsOf(answer).flatMap(({ text, sources, cells }) => [
    answer.kind === 'unknown' && sources.length === 0
      ? withNumbers(text, 'milla-said')
      : cells
        ? rowOf(cells)
        : make('p', 'milla-said', text),
    ...sources.flatMap(({ path, title, quote }) => {
      const source = make('p', 'milla-source');
      source.append(link(path, title));
      return answer.by === 'model' ? [make('p', 'milla-quote', `«\u202f${quote}\u202f»`), source] : [source];
    }),
  ]);
  const near = unnamed(answer);
  if (near.length > 0) {
    const list = make('ul', 'milla-near');
    list.setAttribute('aria-label', fr.nearest);
    for (const { path, title } of near) {
      const item = make('li');
      item.append(link(path, title));
      list.append(item);
    }
    nodes.push(list);
  }
  if (answer.tool) {
    const tool = link(answer.tool.path, answer.tool.label);
    tool.className = 'button';
    nodes.push(tool);
  }
  nodes.push(...answer.actions.filter(({ call }) => PROPOSED.test(call)).map(proposal));
  if (answer.by === 'model') nodes.push(make('p', 'small muted', fr.byModel));
  return [...nodes, rating(answer)];
}

function button(label: string, act: () => void): HTMLButtonElement {
  const made = make('button', 'button', label);
  made.type = 'button';
  made.addEventListener('click', act);
  return made;
}

/** Nothing is done before this tap, once however often it is tapped. */
function proposal(one: Proposal): HTMLElement {
  const told = make('p', 'small');
  told.setAttribute('role', 'status');
  const act = async () => {
    const { carryOut } = await import('./proposal.client.ts');
    if (await carryOut(one, told, { send, link })) tap.remove();
  };
  const tap = button(one.label, () => {
    if (tap.disabled) return;
    tap.disabled = true;
    void act().finally(() => {
      tap.disabled = false;
    });
  });
  const place = make('div');
  place.append(tap, told);
  return place;
}

function rating({ id }: Answer): HTMLElement {
  const place = make('div', 'milla-rate');
  const say = (useful: boolean) => {
    void send(RATE, { answer_id: id, useful }, {});
    const thanks = make('p', 'small', fr.thanks);
    thanks.tabIndex = -1;
    place.replaceChildren(thanks);
    thanks.focus();
  };
  place.append(
    make('p', 'small', fr.useful),
    button(fr.yes, () => say(true)),
    button(fr.no, () => say(false)),
  );
  return place;
}

async function send(
  path: string,
  input: unknown,
  headers: Record<string, string>,
): Promise<{ err?: string }> {
  try {
    const answer = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(input),
    });
    return (await answer.json()) as { err?: string };
  } catch {
    return { err: fr.offline };
  }
}
