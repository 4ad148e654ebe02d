import slugify from '@sindresorhus/slugify';
import { Marked } from 'marked';
import sanitizeHtml from 'sanitize-html';
import { productDirective } from './product-directive.ts';
import { frameTables } from './tables.ts';

const marked = new Marked({ gfm: true, extensions: [productDirective] });

const RULES: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'h5', 'h6', 'p', 'blockquote', 'ul', 'ol', 'li', 'hr', 'br', 'pre', 'code'],
    ...[
      'strong',
      'em',
      'b',
      'i',
      'del',
      's',
      'sub',
      'sup',
      'mark',
      'abbr',
      'cite',
      'q',
      'small',
      'kbd',
      'time',
      'span',
    ],
    ...['a', 'img', 'figure', 'figcaption', 'table', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'caption'],
    ...['dl', 'dt', 'dd', 'details', 'summary', 'div', 'input'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel', 'hreflang'],
    img: ['src', 'alt', 'title', 'width', 'height', 'loading'],
    th: ['scope', 'align', 'colspan', 'rowspan'],
    td: ['align', 'colspan', 'rowspan'],
    ol: ['start', 'type'],
    abbr: ['title'],
    time: ['datetime'],
    div: ['class', 'data-product-id'],
    input: ['type', 'checked', 'disabled'],
    '*': ['id', 'lang'],
  },
  allowedClasses: { div: ['product-embed', 'table-scroll'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https', 'http'] },
  allowProtocolRelative: false,
  nonTextTags: [
    'style',
    'script',
    'textarea',
    'option',
    'noscript',
    'iframe',
    'object',
    'template',
    'svg',
    'math',
  ],
  disallowedTagsMode: 'discard',
  transformTags: {
    // The page has its own h1.
    h1: 'h2',
    img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, loading: 'lazy' } }),
    th: (tagName, attribs) => ({ tagName, attribs: { scope: 'col', ...attribs } }),
    input: (tagName, attribs) =>
      attribs.type === 'checkbox'
        ? { tagName, attribs: { ...attribs, disabled: '' } }
        : { tagName: 'span', attribs: {} },
  },
};

export interface Heading {
  id: string;
  level: 2 | 3;
  text: string;
}

/** Markdown to safe HTML: marked first, sanitize-html always last, then ids on the headings. */
export function renderMarkdown(markdown: string): { html: string; headings: Heading[] } {
  const dirty = marked.parse(markdown, { async: false });
  return withHeadingIds(frameTables(sanitizeHtml(dirty, RULES)));
}

function withHeadingIds(html: string): { html: string; headings: Heading[] } {
  const headings: Heading[] = [];
  const taken = new Set<string>();
  const marked = html.replace(/<h([23])>([\s\S]*?)<\/h\1>/g, (_, level: string, inner: string) => {
    const text = plainText(inner);
    const base = slugify(text, { decamelize: false }) || 'section';
    let id = base;
    for (let n = 2; taken.has(id); n += 1) id = `${base}-${n}`;
    taken.add(id);
    headings.push({ id, level: Number(level) as 2 | 3, text });
    return `<h${level} id="${id}">${inner}</h${level}>`;
  });
  return { html: marked, headings };
}

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': '’',
};

/** The words of some HTML, for excerpts and search. */
export function plainText(html: string): string {
  return sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} })
    .replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/[\s\u00a0]+/g, (space) => (space.includes('\u00a0') ? '\u00a0' : ' '))
    .trim();
}

/** The given description, or the first words of the text. */
export function excerptOf(description: unknown, html: string): string {
  if (typeof description === 'string' && description.trim()) return description.trim();
  const words = plainText(html.replace(/<h[23][\s\S]*?<\/h[23]>/g, ' '));
  return words.length <= 160 ? words : `${words.slice(0, words.lastIndexOf(' ', 159))}…`;
}
