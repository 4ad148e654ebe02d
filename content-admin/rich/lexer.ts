import type { Token } from 'marked';
import { lexMarkdown } from '#src/features/content/rendering/lex.ts';
import { remember } from './remember.ts';

/** The blocks of a Markdown text, cut as the page's own renderer cuts them. */
export const lex = (markdown: string): Token[] => lexMarkdown(markdown);

/** The kinds of blocks a text holds, in turn. */
export function typesOf(markdown: string): string {
  return lex(markdown)
    .filter(({ type }) => type !== 'space')
    .map((token) => `${token.type}${'depth' in token ? token.depth : ''} `)
    .join('');
}

/** The number of blocks of a text; blank lines are none. */
export const countBlocks = remember(
  6_000_000,
  (markdown) => lex(markdown).filter(({ type }) => type !== 'space').length,
);
