import type { Token, TokenizerAndRendererExtension, Tokens } from 'marked';
import type { BoundedLexer } from '../rendering/bounded-lexer.ts';

const REFERENCE = /^\[\^([^\s[\]^]{1,60})\](?!:)/;
const DEFINITION = /^\[\^([^\s[\]^]{1,60})\]:[ \t]*/;
/** A line that begins something of its own, so that a note above it ends there. */
const OTHER_BLOCK = /^(?:\[\^|#{1,6}[ \t]|>|[-*+][ \t]|\d{1,9}[.)][ \t]|```|~~~|::|\||<)/;
const INDENT = /^(?: {2,4}|\t)/;
/** Notes within notes, and what else a hostile text puts inside itself. */
const DEPTH_AT_MOST = 24;

/** `[^1]` in the text. `place` and `number` are given once the whole text is read (number-notes.ts). */
export interface NoteReference extends Tokens.Generic {
  type: 'noteReference';
  label: string;
  number?: number;
  place?: string;
}

/** `[^1]: words`, with the lines under it that are indented. */
export interface NoteDefinition extends Tokens.Generic {
  type: 'noteDefinition';
  label: string;
  tokens: Token[];
}

export const noteReference: TokenizerAndRendererExtension = {
  name: 'noteReference',
  level: 'inline',
  tokenizer(src) {
    const match = REFERENCE.exec(src);
    return match ? { type: 'noteReference', raw: match[0], label: match[1] } : undefined;
  },
  renderer(token) {
    const { number, place, raw } = token as NoteReference;
    if (number === undefined) return raw.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    return `<sup class="note"><a href="#note_${number}" id="${place}">${number}</a></sup>`;
  },
};

export const noteDefinition: TokenizerAndRendererExtension = {
  name: 'noteDefinition',
  level: 'block',
  start(src) {
    const at = (this.lexer as BoundedLexer).indexOfMark(src, '\n[^');
    return at < 0 ? undefined : at + 1;
  },
  tokenizer(src) {
    const lexer = this.lexer as BoundedLexer;
    const match = DEFINITION.exec(src);
    if (!match || lexer.depth > DEPTH_AT_MOST) return undefined;
    const { raw, body } = bodyOf(src, match[0].length);
    return {
      type: 'noteDefinition',
      raw,
      label: match[1],
      tokens: lexer.blockTokens(body),
    };
  },
  // Shown together at the end of the text, in the order of their references.
  renderer: () => '',
};

/** The lines of a note: those indented under it, after blank lines too, and those that go on its last paragraph. */
function bodyOf(src: string, from: number): { raw: string; body: string } {
  const lines: string[] = [];
  let end = lineEnd(src, 0);
  lines.push(src.slice(from, end));
  let blank = 0;
  for (let at = end; at < src.length; ) {
    const next = lineEnd(src, at);
    const line = src.slice(at, next);
    if (line.trim() === '') blank += 1;
    else if (INDENT.test(line) || (blank === 0 && !OTHER_BLOCK.test(line))) {
      lines.push('\n'.repeat(blank), line.replace(INDENT, ''));
      blank = 0;
      end = next;
    } else break;
    at = next;
  }
  return { raw: src.slice(0, end), body: lines.join('') };
}

/** The place after the end of a line. */
function lineEnd(src: string, from: number): number {
  const at = src.indexOf('\n', from);
  return at < 0 ? src.length : at + 1;
}
