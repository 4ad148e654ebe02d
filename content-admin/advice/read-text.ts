import type { Token, Tokens } from 'marked';
import { lex } from '../rich/lexer.ts';

/** The parts of a text that advice is about. */
export interface TextParts {
  /** Words of paragraphs and lists, a line each; without code, tables, notes and headings. */
  prose: string;
  headings: { depth: number; text: string }[];
  /** Addresses of pictures without a description. */
  undescribed: string[];
  /** Addresses of links. */
  links: string[];
}

const LEFT_OUT = new Set(['code', 'table', 'noteDefinition', 'html', 'def', 'video', 'produit', 'hr']);

export function readText(body: string): TextParts {
  const parts: TextParts = { prose: '', headings: [], undescribed: [], links: [] };
  const lines: string[] = [];
  for (const token of lex(body)) walk(token, parts, lines);
  return { ...parts, prose: lines.join('\n') };
}

function walk(token: Token, parts: TextParts, lines: string[]): void {
  if (token.type === 'heading') {
    const { depth, tokens } = token as Tokens.Heading;
    parts.headings.push({ depth, text: inline(tokens, parts) });
  } else if (token.type === 'paragraph' || token.type === 'text') {
    const words = inline((token as Tokens.Paragraph).tokens ?? [], parts).trim();
    if (words) lines.push(words);
  } else if (!LEFT_OUT.has(token.type)) for (const inner of insideOf(token)) walk(inner, parts, lines);
}

function insideOf(token: Token): Token[] {
  const { tokens, items } = token as { tokens?: Token[]; items?: Token[] };
  return [...(tokens ?? []), ...(items ?? [])];
}

function inline(tokens: readonly Token[], parts: TextParts): string {
  return tokens
    .map((token) => {
      if (token.type === 'image') {
        const { href, text } = token as Tokens.Image;
        if (text.trim() === '') parts.undescribed.push(href);
        return '';
      }
      if (token.type === 'link') parts.links.push((token as Tokens.Link).href);
      if (token.type === 'br') return ' ';
      const { tokens: inner, text } = token as { tokens?: Token[]; text?: string };
      return inner ? inline(inner, parts) : (text ?? '');
    })
    .join('');
}
