import type { Token, Tokens } from 'marked';
import type { Fence } from '#src/features/content/pieces/fence.ts';
import { calloutHtml } from './callout-html.ts';
import { escapeHtml } from './escape-html.ts';
import { inlineHtml } from './inline-html.ts';

/** The kinds of token an item of a list may hold; any other locks the list. */
const IN_ITEM = ['text', 'paragraph', 'list', 'space', 'checkbox'];
const IN_CALLOUT = ['paragraph', 'text', 'heading', 'list', 'code', 'blockquote', 'table', 'space', 'hr'];
const IN_QUOTE = ['paragraph', 'text', 'heading', 'list', 'code', 'blockquote', 'space', 'hr'];

/** The HTML of a block as the rich editor shows it, or null when the editor could not write it back. */
export function blockHtml(token: Token): string | null {
  switch (token.type) {
    case 'heading':
      return tag(`h${token.depth}`, inlineHtml(token.tokens ?? []));
    case 'paragraph':
      return tag('p', inlineHtml(token.tokens ?? []));
    case 'text':
      return tag('p', inlineHtml([token]));
    case 'code':
      return codeHtml(token as Tokens.Code);
    case 'hr':
      return '<hr>';
    case 'blockquote':
      return tag('blockquote', eachOf(token.tokens ?? [], IN_QUOTE));
    case 'list':
      return listHtml(token as Tokens.List);
    case 'table':
      return tableHtml(token as Tokens.Table);
    case 'fence':
      return fenceHtml(token as Fence);
    default:
      return null;
  }
}

function tag(name: string, inner: string | null, attributes = ''): string | null {
  return inner === null ? null : `<${name}${attributes}>${inner}</${name}>`;
}

function eachOf(tokens: readonly Token[], known: readonly string[]): string | null {
  const pieces = tokens.map((token) => {
    if (!known.includes(token.type)) return null;
    return token.type === 'space' ? '' : blockHtml(token);
  });
  return pieces.includes(null) ? null : pieces.join('');
}

/** A callout with words in it; what stands there and is no text locks the whole. */
function fenceHtml({ kind, title, tokens }: Fence): string | null {
  const inner = eachOf(tokens, IN_CALLOUT);
  return kind === 'galerie' || !inner ? null : calloutHtml({ kind, title }, inner);
}

function codeHtml({ lang, text }: Tokens.Code): string | null {
  if (lang && !/^[\w+#.-]+$/.test(lang)) return null;
  return tag('pre', escapeHtml(text, true), lang ? ` data-lang="${escapeHtml(lang)}"` : '');
}

function listHtml({ ordered, start, items }: Tokens.List): string | null {
  const lines = items.map(itemHtml);
  if (lines.includes(null)) return null;
  const from = ordered && start !== 1 && start !== '' ? ` start="${start}"` : '';
  return tag(ordered ? 'ol' : 'ul', lines.join(''), from);
}

function itemHtml({ tokens, task, checked }: Tokens.ListItem): string | null {
  const pieces = tokens.map((token) => {
    if (!IN_ITEM.includes(token.type)) return null;
    if (token.type === 'space' || token.type === 'checkbox') return '';
    return token.type === 'text' ? inlineHtml([token]) : blockHtml(token);
  });
  if (pieces.includes(null)) return null;
  return tag('li', pieces.join(''), task ? ` data-task="${checked ? 'done' : 'todo'}"` : '');
}

function tableHtml({ header, rows }: Tokens.Table): string | null {
  const cell = (name: string) => (one: Tokens.TableCell) =>
    tag(name, inlineHtml(one.tokens), one.align ? ` align="${one.align}"` : '');
  const head = header.map(cell('th'));
  const lines = rows.map((row) => row.map(cell('td')));
  if (head.includes(null) || lines.some((line) => line.includes(null))) return null;
  const body = lines.map((line) => `<tr>${line.join('')}</tr>`).join('');
  return `<table><thead><tr>${head.join('')}</tr></thead><tbody>${body}</tbody></table>`;
}
