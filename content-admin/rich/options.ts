import type { RawEditorOptions } from 'tinymce';

const BLOCKS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'ul', 'pre', 'table'];
const PLAIN = ['thead', 'tbody', 'tfoot', 'tr', 'code', 'sub', 'mark', 'kbd', 'small', 'br'];

/** The elements that Markdown can write, and no others: the rest of a paste loses its tags and keeps its words. */
const VALID_ELEMENTS = [
  '#p[data-b]',
  ...BLOCKS.map((name) => `${name}[data-b${name === 'pre' ? '|data-lang' : ''}]`),
  'ol[data-b|start]',
  'li[data-task]',
  'hr[data-b]',
  'th[align]',
  'td[align]',
  'a[!href|title]',
  'img[!src|alt|title]',
  'strong/b',
  'em/i',
  'del/s/strike',
  'sup[data-note|contenteditable]',
  'aside[!data-callout|data-title|data-b|role|aria-label]',
  'div[!data-card|data-b|data-product|data-block|contenteditable]',
  ...PLAIN,
].join(',');

/** Typed at the beginning of a line or around words, as people who know Markdown do. */
const TEXT_PATTERNS: NonNullable<RawEditorOptions['text_patterns']> = [
  { start: '**', end: '**', format: 'bold' },
  { start: '*', end: '*', format: 'italic' },
  { start: '~~', end: '~~', format: 'strikethrough' },
  { start: '`', end: '`', format: 'code' },
  { start: '##', format: 'h2' },
  { start: '###', format: 'h3' },
  { start: '####', format: 'h4' },
  { start: '>', cmd: 'mceBlockQuote' },
  { start: '-', cmd: 'InsertUnorderedList' },
  { start: '*', cmd: 'InsertUnorderedList' },
  { start: '1.', cmd: 'InsertOrderedList' },
  { start: '---', cmd: 'InsertHorizontalRule', trigger: 'enter' },
];

/**
 * TinyMCE as an engine only: no theme, no skin, no network. The bar is ours, and the words stand in the page
 * itself, under its styles and its policy.
 */
export const RICH_OPTIONS = {
  inline: true,
  theme: false,
  skin: false,
  content_css: false,
  icons: 'default',
  model: 'dom',
  plugins: ['lists', 'table', 'autolink'],
  language: 'fr_FR',
  browser_spellcheck: true,
  contextmenu: false,
  convert_urls: false,
  entity_encoding: 'raw',
  element_format: 'html',
  valid_elements: VALID_ELEMENTS,
  valid_children:
    '-aside[aside|div],-li[table|div],-td[ul|ol|table|div|p|pre|blockquote],-th[ul|ol|table|div|p|pre|blockquote]',
  formats: { strikethrough: { inline: 'del' } },
  text_patterns: TEXT_PATTERNS,
  object_resizing: false,
  table_sizing_mode: 'responsive',
  table_resize_bars: false,
  table_column_resizing: 'preservetable',
  table_use_colgroups: false,
  table_default_attributes: {},
  table_default_styles: {},
  table_header_type: 'section',
  paste_data_images: false,
  paste_merge_formats: true,
  // Read first: Google Docs and Word say bold and lists by styles alone. Elements keep none.
  paste_remove_styles_if_webkit: false,
  noneditable_class: 'rich-noneditable',
  link_default_protocol: 'https',
  autolink_pattern: /^(?:https?:\/\/|www\.)[^\s<>]+$/i,
  end_container_on_empty_block: true,
} satisfies RawEditorOptions;
