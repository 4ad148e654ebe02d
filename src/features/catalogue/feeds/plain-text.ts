import { Parser } from 'htmlparser2';

const BLOCKS = new Set([
  'p',
  'br',
  'div',
  'li',
  'ul',
  'ol',
  'tr',
  'h1',
  'h2',
  'h3',
  'h4',
  'table',
  'section',
]);
const SILENT = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'svg']);

/** The text of what a shop wrote as HTML, its entities read; blocks become lines. Never markup. */
export function plainText(given: string): string {
  const text = /[<&]/.test(given) ? withoutTags(given) : given;
  return text
    .replace(/[^\P{Cc}\n\t]|\u200b|\ufeff/gu, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function withoutTags(html: string): string {
  let text = '';
  let silent = 0;
  const parser = new Parser(
    {
      onopentagname: (name) => {
        if (SILENT.has(name)) silent += 1;
        if (BLOCKS.has(name)) text += '\n';
      },
      onclosetag: (name) => {
        if (SILENT.has(name)) silent = Math.max(0, silent - 1);
        else if (name === 'p' || name === 'li' || name === 'div') text += '\n';
      },
      ontext: (piece) => {
        if (silent === 0) text += piece;
      },
    },
    { decodeEntities: true },
  );
  parser.end(html);
  return text;
}
