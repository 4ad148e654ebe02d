import TurndownService from 'turndown';
import { blockHtml } from './block-html.ts';
import { escapeEverywhere, escapeWhereNeeded } from './escape-markdown.ts';
import { lex } from './lexer.ts';
import { type ListMarks, USUAL_MARKS } from './list-marks.ts';
import { remember } from './remember.ts';
import { rulesFor } from './turndown-rules.ts';

interface Manner {
  escape(text: string): string;
  /** Bold and italic as tags: for words whose neighbours keep `**` from being read. */
  tags?: boolean;
}

const CAREFUL: Manner = { escape: escapeEverywhere };
const MANNERS: readonly Manner[] = [
  { escape: escapeWhereNeeded },
  CAREFUL,
  { escape: escapeEverywhere, tags: true },
];

const made = new Map<string, TurndownService>();

/** One a manner and marks: to make one takes as long as a short block does. */
function serviceFor(manner: Manner, marks: ListMarks): TurndownService {
  const key = `${MANNERS.indexOf(manner)}${marks.bullet}${marks.delimiter}`;
  const service = made.get(key) ?? makeService(manner, marks);
  made.set(key, service);
  return service;
}

function makeService(manner: Manner, marks: ListMarks): TurndownService {
  const service = new TurndownService({
    headingStyle: 'atx',
    hr: '---',
    emDelimiter: '*',
    codeBlockStyle: 'fenced',
    br: '\\',
  });
  service.escape = manner.escape;
  for (const [name, rule] of Object.entries(rulesFor(marks))) service.addRule(name, rule);
  if (!manner.tags) return service;
  const names = (from: string[], name: string) =>
    service.addRule(name, {
      filter: (node) => from.includes(node.nodeName),
      replacement: (content) => (content.trim() ? `<${name}>${content}</${name}>` : content),
    });
  names(['STRONG', 'B'], 'strong');
  names(['EM', 'I'], 'em');
  return service;
}

/** Two texts that say the same give the same words here, however they are marked. */
const canonical = (html: string) => serviceFor(CAREFUL, USUAL_MARKS).turndown(html).replaceAll('\u00a0', ' ');

/** `definitions`: the addresses that links of the text name, which stand in blocks of their own. */
function readBack(markdown: string, definitions = ''): string | null {
  const pieces = lex(definitions ? `${markdown}\n\n${definitions}` : markdown)
    .filter(({ type }) => type !== 'space' && !(definitions && type === 'def'))
    .map(blockHtml);
  return pieces.includes(null) ? null : pieces.join('');
}

/** True when a Markdown text would be read back as the HTML that the editor shows. */
export function isReadAs(html: string, markdown: string, definitions = ''): boolean {
  const back = readBack(markdown, definitions);
  return back !== null && canonical(back) === canonical(html);
}

/** Characters of HTML: four times the longest text that a document may have. */
const REMEMBERED = 6_000_000;

/** The usual marks have a memory of their own: hardly a block is ever written with others. */
const usualMarkdown = remember(REMEMBERED, (html) => written(html, USUAL_MARKS));

/**
 * The Markdown of a block the editor changed. Written the plain way first; when that would not be read back
 * as what the editor shows, more carefully.
 */
export function markdownOf(html: string, marks: ListMarks = USUAL_MARKS): string {
  const usual = marks.bullet === USUAL_MARKS.bullet && marks.delimiter === USUAL_MARKS.delimiter;
  return usual ? usualMarkdown(html) : written(html, marks);
}

function written(html: string, marks: ListMarks): string {
  for (const manner of MANNERS) {
    const markdown = serviceFor(manner, marks).turndown(html);
    if (isReadAs(html, markdown)) return markdown;
  }
  return serviceFor(CAREFUL, marks).turndown(html);
}
