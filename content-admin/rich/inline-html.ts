import type { Token, Tokens } from 'marked';
import { escapeHtml } from './escape-html.ts';

/** Tags without attributes that both forms know; any other HTML in a line locks its block. */
const PLAIN_TAG = /^<(\/?)(strong|em|b|i|del|s|sub|sup|mark|kbd|small|br)\s*\/?>$/i;
const SAFE_HREF = /^(?:https?:|mailto:|tel:|[/#?.]|[^:]*$)/i;

/** The HTML of a line of Markdown as the rich editor shows it, or null when it could not be written back. */
export function inlineHtml(tokens: readonly Token[]): string | null {
  const open: string[] = [];
  let html = '';
  for (const token of tokens) {
    const piece = token.type === 'html' ? plainTag(token.raw, open) : pieceOf(token);
    if (piece === null) return null;
    html += piece;
  }
  return open.length === 0 ? html : null;
}

function plainTag(raw: string, open: string[]): string | null {
  const match = PLAIN_TAG.exec(raw);
  if (!match) return null;
  const name = match[2]?.toLowerCase() ?? '';
  if (name === 'br') return '<br>';
  if (!match[1]) open.push(name);
  else if (open.pop() !== name) return null;
  return match[1] ? `</${name}>` : `<${name}>`;
}

function pieceOf(token: Token): string | null {
  switch (token.type) {
    case 'text':
      return 'tokens' in token && token.tokens ? inlineHtml(token.tokens) : escapeHtml(token.text);
    case 'escape':
      return escapeHtml(token.text);
    case 'strong':
    case 'em':
    case 'del':
      return wrapped(token.type, token.tokens ?? []);
    case 'codespan':
      return `<code>${escapeHtml(token.text, true)}</code>`;
    case 'br':
      return '<br>';
    case 'link':
      return linkHtml(token as Tokens.Link);
    case 'image':
      return imageHtml(token as Tokens.Image);
    case 'noteReference':
      return noteHtml(token.label);
    case 'checkbox':
      return '';
    default:
      return null;
  }
}

/** One piece: what it leads to is written under the text. */
export const noteHtml = (label: string) =>
  `<sup data-note="${escapeHtml(label)}" contenteditable="false">${escapeHtml(label)}</sup>`;

function wrapped(name: string, tokens: readonly Token[]): string | null {
  const inner = inlineHtml(tokens);
  return inner === null ? null : `<${name}>${inner}</${name}>`;
}

const titleOf = (title: string | null | undefined) => (title ? ` title="${escapeHtml(title)}"` : '');

function linkHtml({ href, title, tokens }: Tokens.Link): string | null {
  const inner = inlineHtml(tokens);
  if (inner === null || !SAFE_HREF.test(href)) return null;
  return `<a href="${escapeHtml(href)}"${titleOf(title)}>${inner}</a>`;
}

function imageHtml({ href, title, text }: Tokens.Image): string | null {
  if (!SAFE_HREF.test(href)) return null;
  return `<img src="${escapeHtml(href)}" alt="${escapeHtml(text)}"${titleOf(title)}>`;
}
