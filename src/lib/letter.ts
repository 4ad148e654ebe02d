/** A short mail as blocks, written once and sent as HTML and as text. */
export interface Block {
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
  const body = content.blocks.map(htmlOf).join('\n');
  const html = `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><title>${escapeHtml(content.subject)}</title></head>
<body style="margin:0;background:#fffaf3;color:#2b2320;font:16px/1.5 Georgia,serif">
<div style="max-width:34rem;margin:0 auto;padding:24px">
${body}
<p style="margin-top:32px">${escapeHtml(content.signature)}</p>
</div></body></html>`;
  const text = `${content.blocks.map(textOf).join('\n\n')}\n\n${content.signature}\n`;
  return { subject: content.subject, html, text };
}

function htmlOf({ text, link, rows, quote, notice }: Block): string {
  if (notice !== undefined)
    return `<p style="background:#fbead9;padding:8px 12px;border-radius:8px"><strong>${escapeHtml(notice)}</strong></p>`;
  if (quote !== undefined)
    return `<blockquote style="margin:16px 0;padding-left:16px;border-left:3px solid #7b4b6a">${escapeHtml(quote).replaceAll('\n', '<br>')}</blockquote>`;
  if (rows) return `<table style="border-collapse:collapse">${rows.map(rowOf).join('')}</table>`;
  const anchor = link
    ? `<br><a href="${escapeHtml(link.href)}" style="color:#a33b20;font-weight:bold">${escapeHtml(link.label)}</a>`
    : '';
  return `<p>${escapeHtml(text ?? '')}${anchor}</p>`;
}

function rowOf([label, value]: [string, string], index: number, rows: [string, string][]): string {
  const weight = index === rows.length - 1 ? 'bold' : 'normal';
  const cell = `style="padding:4px 24px 4px 0;font-weight:${weight}"`;
  return `<tr><td ${cell}>${escapeHtml(label)}</td><td ${cell} align="right">${escapeHtml(value)}</td></tr>`;
}

function textOf({ text, link, rows, quote, notice }: Block): string {
  if (notice !== undefined) return `** ${notice} **`;
  if (quote !== undefined) return quote.replace(/^/gm, '> ');
  if (rows) return rows.map(([label, value]) => `${label} : ${value}`).join('\n');
  return [text, link?.href].filter(Boolean).join('\n');
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] as string);
}
