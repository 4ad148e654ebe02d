import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { LetterMail } from './LetterMail.tsx';
import type { Block } from './letter-block.ts';

export interface Letter {
  subject: string;
  html: string;
  text: string;
}

/** The document type that the programs which show mails were made for. */
const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/** One template for every mail; the text part says the same, line by line. */
export function letter(content: { subject: string; blocks: Block[]; signature: string }): Letter {
  const { subject, blocks, signature } = content;
  const preview = blocks.find(({ text }) => text)?.text ?? subject;
  const mail = createElement(LetterMail, { subject, preview, signature, blocks });
  const html = DOCTYPE + renderToStaticMarkup(mail);
  const text = `${blocks.map(textOf).join('\n\n')}\n\n${signature}\n`;
  return { subject, html, text };
}

function textOf({ title, text, link, rows, facts, quote, notice }: Block): string {
  if (title !== undefined) return title;
  if (notice !== undefined) return `** ${notice} **`;
  if (quote !== undefined) return quote.replace(/^/gm, '> ');
  const table = rows ?? facts;
  if (table) return table.map(([label, value]) => `${label} : ${value}`).join('\n');
  return [text, link && `${link.label} : ${link.href}`].filter(Boolean).join('\n');
}
