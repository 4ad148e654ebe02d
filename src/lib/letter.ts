export interface Letter {
  title: string;
  paragraphs: readonly string[];
  /** The one thing to do. */
  action?: { label: string; href: string };
  /** Who writes, as the last line. */
  from: string;
}

/** One short mail as HTML and as plain text; every text is escaped. */
export function letter({ title, paragraphs, action, from }: Letter): { html: string; text: string } {
  const button = action ? [`<p style="margin:28px 0">${link(action)}</p>`, smallLink(action.href)] : [];
  const html = [
    '<!doctype html><html lang="fr"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width"><meta name="referrer" content="no-referrer">',
    `<title>${escaped(title)}</title></head>`,
    `<body style="margin:0;background:#fbead9;color:#2b2130;font:17px/1.55 Georgia,serif"><div style="${SHEET}">`,
    `<h1 style="margin:0 0 20px;font-size:26px;line-height:1.25">${escaped(title)}</h1>`,
    ...paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${escaped(paragraph)}</p>`),
    ...button,
    `<p style="margin:28px 0 0;color:#65545f">${escaped(from)}</p></div></body></html>`,
  ].join('\n');
  const text = [title, ...paragraphs, ...(action ? [`${action.label} : ${action.href}`] : []), from].join(
    '\n\n',
  );
  return { html, text };
}

const SHEET = 'max-width:560px;margin:0 auto;padding:40px 28px;background:#fffdfa';

function link({ label, href }: { label: string; href: string }): string {
  const style =
    'display:inline-block;padding:14px 26px;border-radius:999px;background:#ff8467;color:#2b1418;text-decoration:none;font-weight:bold';
  return `<a href="${escaped(href)}" style="${style}">${escaped(label)}</a>`;
}

function smallLink(href: string): string {
  return `<p style="margin:0;color:#65545f;font-size:15px;word-break:break-all">${escaped(href)}</p>`;
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
