import type TurndownService from 'turndown';
import { calloutRule } from './callout-html.ts';
import { type ListMarks, listItemMark } from './list-marks.ts';
import { addressMarkdown, pictureMarkdown, titleMarkdown } from './picture-markdown.ts';
import { tableMarkdown } from './table-markdown.ts';

type Rule = TurndownService.Rule;
const fenceFor = (code: string) => '`'.repeat(Math.max(3, longestRun(code) + 1));

function longestRun(text: string): number {
  return Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
}

/** The text of preformatted code; the editor breaks its lines with `<br>`. */
function codeText(node: Node): string {
  return Array.from(node.childNodes)
    .map((child) =>
      child.nodeName === 'BR' ? '\n' : child.hasChildNodes() ? codeText(child) : child.textContent,
    )
    .join('');
}

const preformatted: Rule = {
  filter: 'pre',
  replacement(_, node) {
    const code = codeText(node).replace(/\n$/, '');
    const fence = fenceFor(code);
    return `\n\n${fence}${(node as Element).getAttribute('data-lang') ?? ''}\n${code}\n${fence}\n\n`;
  },
};

const BLOCK = /^(?:P|DIV|ASIDE|H[1-6]|UL|OL|LI|BLOCKQUOTE|PRE|TABLE|T[DH]|HR)$/;

/** True where words of the same block stand on that side of a break. */
function hasWords(node: Node, side: 'previousSibling' | 'nextSibling'): boolean {
  for (let at: Node | null = node; at && !BLOCK.test(at.nodeName); at = at.parentNode)
    for (let next = at[side]; next && !BLOCK.test(next.nodeName); next = next[side]) {
      const shown = next.nodeName === 'IMG' || (next as Partial<Element>).querySelector?.('img');
      if (shown || (next.textContent ?? '').trim() !== '') return true;
    }
  return false;
}

/** A break at the edge of a block parts nothing: it holds a line open in the editor, or a paste came before it. */
const lineBreak: Rule = {
  filter: 'br',
  replacement: (_, node) =>
    hasWords(node, 'previousSibling') && hasWords(node, 'nextSibling') ? '\\\n' : '',
};

/** Kept as tags: Markdown has no mark for them. */
const plainTags: Rule = {
  filter: ['sub', 'sup', 'mark', 'kbd', 'small'],
  replacement: (content, { nodeName }) => `<${nodeName.toLowerCase()}>${content}</${nodeName.toLowerCase()}>`,
};

/** A pasted call may bear anything: what is no label would write a note, or a link, of its own. */
const LABEL = /^[^\s[\]^]{1,60}$/;

const note: Rule = {
  filter: (node) => node.nodeName === 'SUP' && LABEL.test((node as Element).getAttribute('data-note') ?? ''),
  replacement: (_, node) => `[^${(node as Element).getAttribute('data-note')}]`,
};

const struck: Rule = {
  filter: (node) => ['DEL', 'S', 'STRIKE'].includes(node.nodeName),
  replacement: (content) => (content.trim() ? `~~${content}~~` : content),
};

const AUTOLINK = /^https?:\/\/[^\s<>]+$/;

const link: Rule = {
  filter: 'a',
  replacement(content, node) {
    const given = (node as Element).getAttribute('href')?.trim() ?? '';
    const href = addressMarkdown(given);
    const title = titleMarkdown((node as Element).getAttribute('title') ?? '');
    if (!href) return content;
    if (node.textContent === href && !title && AUTOLINK.test(href)) return `<${href}>`;
    return `[${content}](${href}${title})`;
  },
};

const image: Rule = {
  filter: 'img',
  replacement(_, node) {
    const [url = '', alt = '', title = ''] = ['src', 'alt', 'title'].map(
      (name) => (node as Element).getAttribute(name) ?? '',
    );
    return url.trim() && pictureMarkdown({ url: url.trim(), alt, title });
  },
};

const table: Rule = {
  filter: 'table',
  // The Markdown of each cell is already made: the table only sets the cells in rows.
  replacement: (_, node) => `\n\n${tableMarkdown(node as HTMLTableElement)}\n\n`,
};

/** Spaces that are no words. One that does not break is, before the words; after them it is the browser's own. */
const EDGES = /^[ \t\n]+|\s+$/g;

const cell: Rule = {
  filter: ['th', 'td'],
  replacement(content, node) {
    node.setAttribute(
      'data-md',
      content
        .replace(EDGES, '')
        .replace(/\s*\\?\n+/g, '<br>')
        .replace(/(?<!\\)\|/g, '\\|'),
    );
    return '';
  },
};

const listItem = (marks: ListMarks): Rule => ({
  filter: 'li',
  replacement(content, node) {
    const item = node as HTMLElement;
    const { mark, blankLine } = listItemMark(item, marks);
    const task = item.getAttribute('data-task');
    const box = task ? (task === 'done' ? '[x] ' : '[ ] ') : '';
    const lines = content
      .replace(EDGES, '')
      .replace(/\n/g, `\n${' '.repeat(mark.length)}`)
      .replace(/^[ \t]+$/gm, '');
    return `${mark}${box}${lines}\n${item.nextElementSibling && blankLine ? '\n' : ''}`;
  },
});

/** A nested list hangs under its item's words; a list of its own stands apart. */
const list: Rule = {
  filter: ['ul', 'ol'],
  replacement(content, node) {
    if (node.parentNode?.nodeName !== 'LI') return `\n\n${content.trimEnd()}\n\n`;
    return `${node.parentElement?.querySelector(':scope > p') ? '\n\n' : '\n'}${content.trimEnd()}\n`;
  },
};

export const rulesFor = (marks: ListMarks): Record<string, Rule> => ({
  preformatted,
  lineBreak,
  plainTags,
  note,
  callout: calloutRule,
  struck,
  link,
  image,
  cell,
  table,
  list,
  listItem: listItem(marks),
});
