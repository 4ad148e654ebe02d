import { styleOf } from './foreign-marks.ts';

/** « mso-list:l0 level2 lfo1 », as Word writes on each of the paragraphs that it shows as items of a list. */
const LEVEL = /mso-list:[^;"']*\blevel(\d)/i;
const MARK = /mso-list:\s*ignore/i;
/** « 3. », « b) », « iv. »: anything else is a bullet. */
const NUMBER = /^\(?(?:(\d{1,4})|[a-z]|[ivxlc]{1,6})[.)]/i;

interface Item {
  level: number;
  ordered: boolean;
  start: number;
  node: Element;
}

/** Makes lists, nested as they were, of what Word pastes as paragraphs that begin with a dot or a number. */
export function wordLists(body: Element): void {
  const paragraphs = Array.from(body.querySelectorAll('p, h1, h2, h3, h4, h5, h6'));
  let run: Item[] = [];
  for (const node of paragraphs) {
    const level = Number(LEVEL.exec(styleOf(node))?.[1] ?? 0);
    if (run.length > 0 && (level === 0 || run.at(-1)?.node.nextElementSibling !== node)) {
      placeRun(run);
      run = [];
    }
    if (level > 0) run.push({ level, node, ...takeMark(node) });
  }
  if (run.length > 0) placeRun(run);
}

/** Takes the mark that Word typed out of an item, and reads the kind of list by it. */
function takeMark(node: Element): { ordered: boolean; start: number } {
  const mark = Array.from(node.querySelectorAll('span')).find((span) => MARK.test(styleOf(span)));
  const text = (mark?.textContent ?? '').replace(/[\s\u00a0]+/g, '');
  mark?.remove();
  const number = NUMBER.exec(text);
  return { ordered: number !== null, start: Number(number?.[1] ?? 1) };
}

interface Open {
  level: number;
  list: Element;
}

function placeRun(run: readonly Item[]): void {
  const [first] = run;
  if (!first) return;
  const open: Open[] = [];
  const place = first.node.ownerDocument.createElement('div');
  first.node.before(place);
  for (const item of run) {
    while (open.length > 0 && (open.at(-1)?.level ?? 0) > item.level) open.pop();
    const { level = 0, list } = open.at(-1) ?? {};
    const name = item.ordered ? 'ol' : 'ul';
    const same = level === item.level && list?.localName === name;
    // Another kind of list at the same place ends the one that was there.
    if (level === item.level && !same) open.pop();
    const target = same && list ? list : openList(open, item, place);
    target.appendChild(asItem(item.node));
  }
  place.replaceWith(...Array.from(place.childNodes));
}

/** In the last item of the list above, or beside the run's first list. */
function openList(open: Open[], { level, ordered, start, node }: Item, place: Element): Element {
  const list = node.ownerDocument.createElement(ordered ? 'ol' : 'ul');
  if (ordered && start > 1) list.setAttribute('start', String(start));
  (open.at(-1)?.list.lastElementChild ?? place).appendChild(list);
  open.push({ level, list });
  return list;
}

function asItem(node: Element): Element {
  const item = node.ownerDocument.createElement('li');
  for (const child of Array.from(node.childNodes)) item.appendChild(child);
  node.remove();
  return item;
}

/**
 * Lists of other programs: one that stands in a list, beside its items, goes into the item above it; an item's only
 * paragraph is its words.
 */
export function tidyLists(body: Element): void {
  for (const list of Array.from(body.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol')))
    list.previousElementSibling?.appendChild(list);
  for (const item of Array.from(body.querySelectorAll('li'))) {
    const paragraphs = Array.from(item.children).filter(({ localName }) => localName === 'p');
    const [only] = paragraphs;
    if (paragraphs.length === 1 && only) only.replaceWith(...Array.from(only.childNodes));
  }
}
