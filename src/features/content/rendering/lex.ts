import { Marked, type Token } from 'marked';
import { productDirective } from '../product-directive.ts';
import { BoundedLexer, boundedReading } from './bounded-lexer.ts';

/** Our Markdown: GitHub's, with live products, and with bounds that an honest text never meets. */
export const marked = new Marked({ gfm: true, extensions: [productDirective], tokenizer: boundedReading });

/** The blocks of a Markdown text, as the page and the editor both cut it. */
export function lexMarkdown(markdown: string): Token[] {
  return new BoundedLexer(marked.defaults).lex(markdown);
}
