import { plainText } from './plain-text.ts';

const EXCERPT_MAX = 160;
/** The first words stand at the beginning of a text, however long it is. */
const LOOKED_AT = 20_000;
const REFERENCE = /<sup class="note">[\s\S]*?<\/sup>/g;
/** Elements that hold paragraphs that are not the text's own, or no words to read alone. */
const PLACE = /<(\/?)(div|blockquote|pre|table|ul|ol|dl|figure|details|h[2-6]|p)\b[^>]*>/g;

/** The given description, or the first paragraph of safe HTML, without its notes. */
export function excerptOf(description: unknown, html: string): string {
  if (typeof description === 'string' && description.trim()) return description.trim();
  const beginning = beginningOf(html).replace(REFERENCE, '');
  const words = firstParagraph(beginning) || plainText(withoutPlaces(beginning));
  return words.length <= EXCERPT_MAX ? words : `${words.slice(0, words.lastIndexOf(' ', EXCERPT_MAX - 1))}…`;
}

/** Ends before a tag, never inside one. */
function beginningOf(html: string): string {
  if (html.length <= LOOKED_AT) return html;
  return html.slice(0, html.lastIndexOf('<', LOOKED_AT));
}

/** The words of the first paragraph that stands in nothing else and has some. */
function firstParagraph(html: string): string {
  let depth = 0;
  let start = -1;
  for (const { 0: tag, 1: closing, 2: name, index } of html.matchAll(PLACE)) {
    if (name !== 'p') depth += closing ? -1 : 1;
    else if (depth === 0 && !closing) start = index + tag.length;
    else if (depth === 0 && start >= 0) {
      const words = plainText(html.slice(start, index));
      if (words) return words;
    }
  }
  // A paragraph longer than what is looked at.
  return depth === 0 && start >= 0 && !html.includes('</p>', start) ? plainText(html.slice(start)) : '';
}

const WITHOUT_WORDS = /^(?:pre|table|h[2-6])$/;

/** Of a text without a paragraph: all but headings, code and tables. */
function withoutPlaces(html: string): string {
  let open = 0;
  let kept = '';
  let from = 0;
  for (const { 0: tag, 1: closing, 2: name = '', index } of html.matchAll(PLACE)) {
    if (!WITHOUT_WORDS.test(name)) continue;
    if (open === 0) kept += html.slice(from, index);
    open += closing ? -1 : 1;
    from = index + tag.length;
  }
  return open > 0 ? kept : kept + html.slice(from);
}
