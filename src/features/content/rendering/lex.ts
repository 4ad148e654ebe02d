import { Marked, type Token } from 'marked';
import { blockDirective } from '../block-directive.ts';
import { fence } from '../pieces/fence.ts';
import { noteDefinition, noteReference } from '../pieces/note.ts';
import { video } from '../pieces/video.ts';
import { productDirective } from '../product-directive.ts';
import { BoundedLexer, boundedReading } from './bounded-lexer.ts';

/** Our Markdown: GitHub's with notes, callouts, galleries, videos, live products and reusable blocks, within bounds that an honest text never meets. */
export const marked = new Marked({
  gfm: true,
  extensions: [productDirective, blockDirective, noteDefinition, noteReference, fence, video],
  tokenizer: boundedReading,
});

/** The blocks of a Markdown text, as the page and the editor both cut it. */
export function lexMarkdown(markdown: string): Token[] {
  return new BoundedLexer(marked.defaults).lex(markdown);
}
