import { Marked, type Token } from 'marked';
import { productDirective } from '#src/features/content/product-directive.ts';

const marked = new Marked({ gfm: true, extensions: [productDirective] });

/** The blocks of a Markdown text, cut as the page's own renderer cuts them. */
export function lex(markdown: string): Token[] {
  return marked.lexer(markdown);
}

/** The kinds of blocks a text holds, in turn. */
export function typesOf(markdown: string): string {
  return lex(markdown)
    .filter(({ type }) => type !== 'space')
    .map((token) => `${token.type}${'depth' in token ? token.depth : ''} `)
    .join('');
}

/** The number of blocks of a text; blank lines are none. */
export function countBlocks(markdown: string): number {
  return lex(markdown).filter(({ type }) => type !== 'space').length;
}
