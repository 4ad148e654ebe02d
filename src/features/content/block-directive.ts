import type { TokenizerAndRendererExtension } from 'marked';
import type { BoundedLexer } from './rendering/bounded-lexer.ts';

const DIRECTIVE = /^::bloc\{\s*nom=["']?([a-z0-9][a-z0-9-]{0,119})["']?\s*\}[ \t]*(?:\n+|$)/;

/** `::bloc{nom=avis-de-sante}` alone on its line: a text of the namespace `block`, the same wherever it is named. */
export const blockDirective: TokenizerAndRendererExtension = {
  name: 'bloc',
  level: 'block',
  // Given the text after its first character: only a line's beginning counts.
  start(src) {
    const at = (this.lexer as BoundedLexer).indexOfMark(src, '\n::bloc{nom=');
    return at < 0 ? undefined : at + 1;
  },
  tokenizer(src) {
    const match = DIRECTIVE.exec(src);
    return match ? { type: 'bloc', raw: match[0], slug: match[1] } : undefined;
  },
  renderer: (token) => `<div class="block-embed" data-block="${token.slug}"></div>\n`,
};
