import { styleOf } from './foreign-marks.ts';

/** The words of a note of a pasted text, apart from it. */
export interface TakenNote {
  label: string;
  body: Element;
}

/** A call as it stands in the pasted text, and the link of the note's words that leads back to it. */
interface Pair {
  call: Element;
  back: Element;
  /** The element around the note's words. */
  holder: Element;
}

/** « 3 », « [3] », « iv », « a », « * »: what stands for a note. A link both ways with more words is none's. */
const MARK = /^[[(]?(?:\d{1,4}|[ivxlc]{1,6}|[a-z]{1,2}|[^\s\p{L}\p{N}]{1,4})[\])]?\.?$/iu;
const ARROW = /[↩↑⇑⤴]|^\^$/u;
const COMMENT = /mso-element:\s*comment(?:-list)?\s*(?:;|$)/i;
/** Remarks of Word and of Google Docs, and what leads to them. */
const COMMENTS =
  '.msocomanchor, .msocomtxt, .MsoCommentText, .MsoCommentReference, a[href*="#_msocom_"], a[href*="#cmnt"]';
/** The elements that programs put around the words of one note. */
const HOLDERS = 'li, dd, div[id^="ftn"], div[id^="edn"], div[id^="sdfootnote"], div[id^="sdendnote"]';
const FRAMES = /^(?:SPAN|FONT|SUP|A|B|STRONG|I|EM|SMALL|U)$/;

const wordsOf = (node: Element) => (node.textContent ?? '').replace(/[\s\u00a0\u200b\ufeff]+/g, ' ').trim();
const linksOf = (node: Element) => Array.from(node.querySelectorAll('a[href*="#"]'));
const fragmentOf = (link: Element) => /#(.+)$/.exec(link.getAttribute('href') ?? '')?.[1] ?? '';
const ownNames = (node: Element) => [node.getAttribute('id'), node.getAttribute('name')].filter(Boolean);
const isBackMark = (words: string) => MARK.test(words) || ARROW.test(words);

/**
 * Takes the notes out of a pasted text: a call that leads to words which lead back to it, as Word (`_ftn1`, `_edn1`),
 * LibreOffice (`sdfootnote1sym`), Google Docs (`ftnt1`) and web pages write them. Each call becomes one of this text;
 * `labels` gives as many numbers as are asked for. Remarks of colleagues, linked in the same way, are not for readers:
 * they go.
 */
export function takeNotes(body: Element, labels: (count: number) => readonly string[]): TakenNote[] {
  removeComments(body);
  const notes = new Map<Element, Pair[]>();
  for (const pair of pairsOf(body)) notes.set(pair.holder, [...(notes.get(pair.holder) ?? []), pair]);
  const given = notes.size > 0 ? labels(notes.size) : [];
  return [...notes.values()].map((pairs, n) => {
    const label = given[n] ?? '';
    for (const { call } of pairs) putCall(call, label);
    for (const { back } of pairs) frameOf(back).remove();
    return { label, body: takeOut((pairs[0] as Pair).holder, body) };
  });
}

function removeComments(body: Element): void {
  for (const node of Array.from(body.querySelectorAll('[style], [data-style]')))
    if (COMMENT.test(styleOf(node))) node.remove();
  for (const node of Array.from(body.querySelectorAll(COMMENTS))) frameOf(node).remove();
}

function pairsOf(body: Element): Pair[] {
  const targets = new Map<string, Element>();
  for (const node of Array.from(body.querySelectorAll('[id], [name]')))
    for (const name of ownNames(node)) if (name && !targets.has(name)) targets.set(name, node);
  return linksOf(body).flatMap((call) => {
    const target = targets.get(fragmentOf(call));
    const back = target && MARK.test(wordsOf(call)) && backOf(target, call);
    const holder = back && holderOf(back);
    return holder && !holder.contains(call) ? [{ call, back, holder }] : [];
  });
}

/** The link of the words at a target, under the call, that leads back to it. */
function backOf(target: Element, call: Element): Element | undefined {
  const names: (string | null)[] = [];
  for (let at: Element | null = call; at && (at === call || FRAMES.test(at.nodeName)); at = at.parentElement)
    names.push(...ownNames(at));
  const place = target.nodeName === 'A' ? (target.closest('li, dd, p, div') ?? target) : target;
  const back = linksOf(place).find(
    (link) => link !== call && names.includes(fragmentOf(link)) && isBackMark(wordsOf(link)),
  );
  return back && call.compareDocumentPosition(back) & 4 ? back : undefined;
}

/** The paragraphs of a note stand in a part of their own; a paragraph beside others is all there is of it. */
function holderOf(back: Element): Element | null {
  const own = back.closest(HOLDERS);
  const block = back.closest('p, div');
  if (own || !block) return own;
  const around = block.parentElement;
  const alone = around?.nodeName === 'DIV' && linksOf(around).every((link) => link === back);
  return alone && around ? around : block;
}

/** A link with the frames that hold nothing else. */
function frameOf(link: Element): Element {
  let at = link;
  for (
    let up = at.parentElement;
    up && FRAMES.test(up.nodeName) && wordsOf(up) === wordsOf(link);
    up = up.parentElement
  )
    at = up;
  return at;
}

function putCall(call: Element, label: string): void {
  const made = call.ownerDocument.createElement('sup');
  made.setAttribute('data-note', label);
  made.setAttribute('contenteditable', 'false');
  made.textContent = label;
  frameOf(call).replaceWith(made);
}

/** The words of a note, out of the text; the line over the notes, and what held them, go with the last. */
function takeOut(holder: Element, body: Element): Element {
  const taken = holder.ownerDocument.createElement('div');
  let around: Element | null = holder.parentElement;
  remove(holder);
  if (/^(?:LI|DD|DIV)$/.test(holder.nodeName)) while (holder.firstChild) taken.appendChild(holder.firstChild);
  else taken.appendChild(holder);
  while (around && around !== body && isEmpty(around)) {
    const up: Element | null = around.parentElement;
    remove(around);
    around = up;
  }
  return taken;
}

function remove(node: Element): void {
  const over = node.previousElementSibling;
  node.remove();
  if (over?.nodeName === 'HR') over.remove();
}

/** Nothing, or the heading of a part that was all notes. */
function isEmpty(node: Element): boolean {
  if (node.querySelector('img')) return false;
  const [only, ...others] = Array.from(node.children).filter((one) => wordsOf(one) !== '');
  if (others.length > 0) return false;
  const heading = only && /^H[1-6]$/.test(only.nodeName) && node.nodeName === 'SECTION' ? wordsOf(only) : '';
  return wordsOf(node) === heading;
}
