import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

const MONO = 'ui-monospace, "DejaVu Sans Mono", monospace';

/** The page's own tokens, so that the dark scheme follows by itself. */
const theme = EditorView.theme({
  '&': { color: 'var(--ink)', fontSize: '1rem', height: '100%' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: MONO, lineHeight: '1.65', overflow: 'auto' },
  '.cm-content': { padding: 'var(--s4)', caretColor: 'var(--ink)' },
  '.cm-line': { padding: '0' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)', borderLeftWidth: '2px' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    background: 'var(--coral-wash)',
  },
  '.cm-searchMatch': { background: 'var(--plum-wash)', outline: '1px solid var(--plum)' },
  '.cm-searchMatch-selected': { background: 'var(--sun)', color: '#2b2130' },
  '.cm-panels': { background: 'var(--cream)', color: 'var(--ink)' },
  '.cm-panels.cm-panels-top': { borderBottom: '1px solid var(--line)' },
  '.cm-panel.cm-search': { padding: 'var(--s2) var(--s10) var(--s2) var(--s3)', fontFamily: 'var(--sans)' },
  '.cm-panel.cm-search label': {
    fontSize: '0.9375rem',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
  },
  '.cm-panel.cm-search input[type=checkbox]': { width: '1.125rem', height: '1.125rem' },
  '.cm-textfield': {
    minHeight: '2.75rem',
    padding: '0 var(--s2)',
    border: '1.5px solid var(--line-strong)',
    borderRadius: 'var(--r-s)',
    background: 'var(--sheet)',
    color: 'var(--ink)',
    fontSize: '1rem',
  },
  '.cm-button': {
    minHeight: '2.75rem',
    padding: '0 var(--s3)',
    border: '1px solid var(--line-strong)',
    borderRadius: 'var(--r-s)',
    background: 'var(--sheet)',
    color: 'var(--ink)',
    fontSize: '0.9375rem',
  },
  '.cm-panel.cm-goto-line': { padding: 'var(--s2) var(--s3)', fontFamily: 'var(--sans)' },
  '.cm-panel.cm-goto-line label': { fontSize: '0.9375rem' },
  '.cm-panel.cm-search [name=close], .cm-panel .cm-dialog-close': {
    minWidth: '2.75rem',
    minHeight: '2.75rem',
    color: 'var(--ink)',
    fontSize: '1.25rem',
  },
  '.cm-directive': { color: 'var(--plum-ink)', background: 'var(--plum-wash)', borderRadius: '4px' },
});

const marks = HighlightStyle.define([
  { tag: tags.heading1, fontWeight: '700', fontSize: '1.25em' },
  { tag: tags.heading2, fontWeight: '700', fontSize: '1.15em' },
  { tag: [tags.heading3, tags.heading4, tags.heading5, tags.heading6], fontWeight: '700' },
  { tag: tags.strong, fontWeight: '700' },
  { tag: tags.emphasis, fontStyle: 'italic' },
  { tag: tags.strikethrough, textDecoration: 'line-through' },
  { tag: [tags.link, tags.url], color: 'var(--plum-ink)' },
  { tag: tags.quote, color: 'var(--ink-soft)', fontStyle: 'italic' },
  { tag: tags.monospace, color: 'var(--sage-ink)' },
  {
    tag: [tags.processingInstruction, tags.contentSeparator, tags.meta, tags.comment],
    color: 'var(--ink-soft)',
  },
  {
    tag: [tags.propertyName, tags.definition(tags.propertyName)],
    color: 'var(--plum-ink)',
    fontWeight: '600',
  },
  { tag: tags.string, color: 'var(--sage-ink)' },
  { tag: [tags.bool, tags.number, tags.keyword, tags.atom], color: 'var(--coral-ink)' },
  { tag: [tags.tagName, tags.angleBracket], color: 'var(--coral-ink)' },
]);

export const look = [theme, syntaxHighlighting(marks)];
