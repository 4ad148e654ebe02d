import { unwrap } from './foreign-marks.ts';

/** Word in a browser sets each item in a list of its own, and says by attributes which belong together. */
const ITEM = 'li[data-aria-level][data-listid]';
const HEADING = '[role="heading"][aria-level]';

/**
 * Words of Word in a browser, as the Word of a computer writes them: paragraphs that are items of a list, for
 * `wordLists`, and headings that are headings.
 */
export function onlineWord(body: Element): void {
  for (const end of Array.from(body.querySelectorAll('span.EOP'))) end.remove();
  for (const node of Array.from(body.querySelectorAll(HEADING))) asHeading(node);
  for (const item of Array.from(body.querySelectorAll(ITEM))) asParagraph(item);
  for (const list of Array.from(body.querySelectorAll('ul, ol')))
    if (list.children.length > 0 && Array.from(list.children).every(({ localName }) => localName === 'p')) {
      const frame = list.parentElement;
      unwrap(list);
      if (frame?.classList.contains('ListContainerWrapper')) unwrap(frame);
    }
}

function asHeading(node: Element): void {
  if (!/^(?:p|div)$/.test(node.localName)) return;
  const level = Math.min(6, Math.max(1, Number(node.getAttribute('aria-level')) || 1));
  const heading = node.ownerDocument.createElement(`h${level}`);
  while (node.firstChild) heading.appendChild(node.firstChild);
  node.parentNode?.insertBefore(heading, node);
  node.remove();
}

function asParagraph(item: Element): void {
  const list = item.parentElement;
  const paragraph = item.ownerDocument.createElement('p');
  const mark = item.ownerDocument.createElement('span');
  paragraph.setAttribute('data-style', `mso-list:l0 level${item.getAttribute('data-aria-level')} lfo1`);
  mark.setAttribute('data-style', 'mso-list:Ignore');
  mark.textContent = list?.localName === 'ol' ? `${numberOf(item, list)}.` : '·';
  paragraph.appendChild(mark);
  for (const inner of Array.from(item.querySelectorAll('p'))) unwrap(inner);
  while (item.firstChild) paragraph.appendChild(item.firstChild);
  list?.insertBefore(paragraph, item);
  item.remove();
}

const numberOf = (item: Element, list: Element) =>
  Number(list.getAttribute('start') ?? 1) + Array.from(list.children).indexOf(item);
