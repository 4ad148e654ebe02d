import { render } from '@react-email/render';
import { createElement } from 'react';
import { LetterMail } from './LetterMail.tsx';
import type { Block } from './letter-block.ts';

export interface Letter {
  subject: string;
  /** Being rendered; the outbox waits for it. */
  html: Promise<string>;
  text: string;
}

/** One template for every mail, rendered by React Email; the text part says the same, line by line. */
export function letter(content: { subject: string; blocks: Block[]; signature: string }): Letter {
  const { subject, blocks, signature } = content;
  const preview = blocks.find(({ text }) => text)?.text ?? subject;
  const html = render(createElement(LetterMail, { subject, preview, signature, blocks }));
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
