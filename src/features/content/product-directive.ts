import type { TokenizerAndRendererExtension } from 'marked';
import type { BoundedLexer } from './rendering/bounded-lexer.ts';

const DIRECTIVE = /^::produit\{\s*id=["']?(\d{1,12})["']?\s*\}[ \t]*(?:\n+|$)/;

/** `::produit{id=12}` alone on its line: a live product card (docs/spec/decisions.md §22). */
export const productDirective: TokenizerAndRendererExtension = {
  name: 'produit',
  level: 'block',
  // Given the text after its first character: only a line's beginning counts.
  start(src) {
    const at = (this.lexer as BoundedLexer).indexOfMark(src, '\n::produit{id=');
    return at < 0 ? undefined : at + 1;
  },
  tokenizer(src) {
    const match = DIRECTIVE.exec(src);
    return match ? { type: 'produit', raw: match[0], id: match[1] } : undefined;
  },
  renderer: (token) => `<div class="product-embed" data-product-id="${token.id}"></div>\n`,
};
