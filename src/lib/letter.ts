import { escapeHtml } from './escape-html.ts';
import { layout } from './letter-layout.ts';

/** A short mail as blocks, written once and sent as HTML and as text. */
export interface Block {
  /** The one line that says what the mail is about, in large type. */
  title?: string;
  text?: string;
  link?: { label: string; href: string };
  /** Two columns, the last row in bold. */
  rows?: [string, string][];
  quote?: string;
  notice?: string;
}

export interface Letter {
  subject: string;
  html: string;
  text: string;
}

export function letter(content: { subject: string; blocks: Block[]; signature: string }): Letter {
  const { subject, blocks, signature } = content;
  const preview = blocks.find(({ text }) => text)?.text ?? subject;
  const html = layout({ subject, preview, signature, body: blocks.map(htmlOf).join('\n') });
  const text = `${blocks.map(textOf).join('\n\n')}\n\n${signature}\n`;
  return { subject, html, text };
}

function htmlOf({ title, text, link, rows, quote, notice }: Block): string {
  if (title !== undefined) return `<h1 class="ink">${escapeHtml(title)}</h1>`;
  if (notice !== undefined) return `<p class="notice"><strong>${escapeHtml(notice)}</strong></p>`;
  if (quote !== undefined) return `<blockquote>${escapeHtml(quote).replaceAll('\n', '<br>')}</blockquote>`;
  if (rows) return `<table class="rows">${rows.map(rowOf).join('')}</table>`;
  const said = text === undefined ? '' : `<p>${escapeHtml(text)}</p>`;
  if (!link) return said;
  return `${said}<p><a class="button" href="${escapeHtml(link.href)}">${escapeHtml(link.label)}</a></p>`;
}

function rowOf([label, value]: [string, string], index: number, rows: [string, string][]): string {
  const tag = index === rows.length - 1 ? 'strong' : 'span';
  const cell = (text: string) => `<${tag}>${escapeHtml(text)}</${tag}>`;
  return `<tr><th scope="row">${cell(label)}</th><td>${cell(value)}</td></tr>`;
}

function textOf({ title, text, link, rows, quote, notice }: Block): string {
  if (title !== undefined) return title;
  if (notice !== undefined) return `** ${notice} **`;
  if (quote !== undefined) return quote.replace(/^/gm, '> ');
  if (rows) return rows.map(([label, value]) => `${label} : ${value}`).join('\n');
  return [text, link && `${link.label} : ${link.href}`].filter(Boolean).join('\n');
}
