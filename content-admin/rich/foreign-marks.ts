import { cleanText } from '../insert/clean-text.ts';

const BOLD = /(?:^|[;\s])font-weight:\s*(?:bold|bolder|[6-9]00)\b/i;
const NOT_BOLD = /(?:^|[;\s])font-weight:\s*(?:normal|lighter|[1-4]00)\b/i;
const ITALIC = /(?:^|[;\s])font-style:\s*(?:italic|oblique)\b/i;
const STRUCK = /(?:^|[;\s])text-decoration(?:-line)?:[^;]*line-through/i;
const RAISED = /(?:^|[;\s])vertical-align:\s*super\b/i;
const LOWERED = /(?:^|[;\s])vertical-align:\s*sub\b/i;
/** They are read as strong already. */
const HEADING = /^(?:H[1-6]|TH)$/;
const SHIFTED = /^(?:SUP|SUB)$/;
const BLOCK = /^(?:P|DIV|UL|OL|LI|TABLE|H[1-6]|BLOCKQUOTE|PRE|FIGURE|SECTION|ARTICLE|HR)$/;

/** The sheet that Word and LibreOffice put before the words: read by nobody here, and refused aloud. */
const SHEET = /<style\b[\s\S]*?<\/style\s*>/gi;
/** Tags of a paste, whose values may hold a « > », with the attributes that a page's policy would refuse aloud. */
const TAG = /<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>|<[a-z][^>]*>/gi;
const REFUSED = /"[^"]*"|'[^']*'|(?<=[\s"'/])(?:style|on[a-z]+)(?=\s*=)/gi;

/**
 * HTML read apart from the page: nothing that is pasted loads, or runs, before it is looked at. Styles are kept under
 * another name, for `styleOf`.
 */
export function readApart(html: string): HTMLElement {
  const named = cleanText(html)
    .replace(SHEET, '')
    .replace(TAG, (tag) => tag.replace(REFUSED, (found) => (/^["']/.test(found) ? found : `data-${found}`)));
  return new DOMParser().parseFromString(named, 'text/html').body;
}

export const styleOf = (node: Element) => node.getAttribute('style') ?? node.getAttribute('data-style') ?? '';

/** Leaves what an element held in its place. */
export function unwrap(node: Element): void {
  while (node.firstChild) node.parentNode?.insertBefore(node.firstChild, node);
  node.remove();
}

function isIn(node: Element, name: RegExp): boolean {
  for (let at = node.parentElement; at; at = at.parentElement) if (name.test(at.nodeName)) return true;
  return false;
}

function wrapInside(node: Element, name: string): void {
  const made = node.ownerDocument.createElement(name);
  while (node.firstChild) made.appendChild(node.firstChild);
  node.appendChild(made);
}

/**
 * The words that other programs show bold, italic or struck by a style become so by a mark, as Google Docs writes them;
 * its frame of « bold » that is none goes, and the breaks it sets between paragraphs.
 */
export function marksOfStyles(body: Element): void {
  for (const bold of Array.from(body.querySelectorAll('b, strong')))
    if (NOT_BOLD.test(styleOf(bold)) || Array.from(bold.children).some(isBlock)) unwrap(bold);
  for (const span of Array.from(body.querySelectorAll('span, font'))) {
    if ((span.textContent ?? '').trim() === '') continue;
    const style = styleOf(span);
    if (BOLD.test(style) && !isIn(span, HEADING)) wrapInside(span, 'strong');
    if (ITALIC.test(style)) wrapInside(span, 'em');
    if (STRUCK.test(style)) wrapInside(span, 'del');
    if (isIn(span, SHIFTED)) continue;
    if (RAISED.test(style)) wrapInside(span, 'sup');
    if (LOWERED.test(style)) wrapInside(span, 'sub');
  }
  for (const line of Array.from(body.querySelectorAll('br')))
    if (Array.from(line.parentElement?.children ?? []).some(isBlock)) line.remove();
}

/** An item of what is to be done in Google Docs. */
export const CHECKLIST_ITEM = 'li[role="checkbox"]';

/** Words that somebody proposed to take out, in Word or LibreOffice: readers are shown the text as it will be. */
const TAKEN_OUT = '.msoDel, del[cite], del[datetime]';
/** A table of contents: its page numbers are none of this text's. */
const CONTENTS = '[class*="MsoToc"]';

/** Takes away what the other program keeps beside the words themselves. */
export function removeOffice(body: Element): void {
  for (const node of Array.from(body.querySelectorAll(`${TAKEN_OUT}, ${CONTENTS}`))) node.remove();
}

export const isBlock = (node: Node) => BLOCK.test(node.nodeName);

/** A first-level heading goes under the page's own title. */
export function lowerTitles(body: Element): void {
  for (const heading of Array.from(body.querySelectorAll('h1'))) {
    const lower = heading.ownerDocument.createElement('h2');
    while (heading.firstChild) lower.appendChild(heading.firstChild);
    heading.parentNode?.insertBefore(lower, heading);
    heading.remove();
  }
}
