import sanitizeHtml from 'sanitize-html';
import { dressPieces } from './pieces/dress.ts';
import { notesHtml } from './pieces/notes-html.ts';
import { numberNotes } from './pieces/number-notes.ts';
import { type Heading, withHeadingIds } from './rendering/heading-ids.ts';
import { lexMarkdown, marked } from './rendering/lex.ts';
import { frameTables } from './tables.ts';

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
    div: ['class', 'data-product-id', 'data-block'],
    p: ['class'],
    sup: ['class'],
    input: ['type', 'checked', 'disabled'],
    '*': ['id', 'lang'],
  },
  allowedClasses: {
    div: [
      'product-embed',
      'block-embed',
      'table-scroll',
      'callout',
      'callout-note',
      'callout-conseil',
      'callout-attention',
      'gallery',
      'video',
      'footnotes',
    ],
    p: ['callout-title'],
    sup: ['note'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https', 'http'] },
  // Without one, closing what is open takes the square of how deep it stands.
  nestingLimit: 100,
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

/** Markdown to safe HTML: marked first, sanitize-html always last, then ids on the headings. */
export function renderMarkdown(markdown: string): { html: string; headings: Heading[] } {
  const tokens = lexMarkdown(markdown);
  // Most texts have no note: they are not gone through for one.
  const notes = markdown.includes('[^') ? numberNotes(tokens) : [];
  const dirty = marked.parser(tokens) + notesHtml(notes, (words) => marked.parser(words));
  return withHeadingIds(frameTables(dressPieces(sanitizeHtml(dirty, RULES))));
}
