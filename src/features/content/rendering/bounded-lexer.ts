import { Lexer, type Token, type TokenizerObject, type TokensList } from 'marked';

/** Lists and quotations inside each other; what stands deeper is read as plain lines. */
const DEPTH_AT_MOST = 24;
/** Characters of one paragraph that are looked at together for emphasis, links and code. */
const STRETCH_MAX = 4000;
/** The least that is looked at together, when nothing but an unbroken run of characters follows. */
const STRETCH_MIN = 2000;

/** Under a heading of one line or a few; marked looks for it to the end of the paragraph, at each of its lines. */
const UNDERLINE = /\n {0,3}(?:=+|-+)[ \t]*(?:\n|$)/;

/** Lines of an item that can only go on with its text; marked joins them one by one, each time from the first. */
const PLAIN_LINES = /^[^\n|]+(?:\n {0,3}\p{L}[^\n|]*(?=\n|$))+/u;

/**
 * marked's reader with two bounds. It looks for the end of an emphasis, a link or a nested list as far as the text goes,
 * from each beginning again: without bounds the time grows with the square of a hostile text's length.
 */
export class BoundedLexer extends Lexer {
  /** One for each level under way: by mark, the characters from the next one to the end of its text, 0 without any. */
  readonly #toMark: Map<string, number>[] = [];

  get depth(): number {
    return this.#toMark.length;
  }

  override blockTokens(src: string, tokens?: Token[], lastParagraphClipped?: boolean): TokensList {
    this.#toMark.push(new Map());
    try {
      return super.blockTokens(src, tokens as TokensList, lastParagraphClipped) as TokensList;
    } finally {
      this.#toMark.pop();
    }
  }

  /**
   * The next place of `mark` in what is left of the level's text. Asked at each paragraph: looking as far as the next mark
   * each time would take the square of the text's length.
   */
  indexOfMark(left: string, mark: string): number {
    const level = this.#toMark.at(-1);
    const known = level?.get(mark);
    if (known !== undefined && known <= left.length) return known === 0 ? -1 : left.length - known;
    const at = left.indexOf(mark);
    level?.set(mark, at < 0 ? 0 : left.length - at);
    return at;
  }

  override inlineTokens(src: string, tokens: Token[] = []): Token[] {
    for (const stretch of stretchesOf(src)) super.inlineTokens(stretch, tokens);
    return tokens;
  }
}

/** For the options of the reader above: marked asks these first, and goes on by itself after a `false`. */
export const boundedReading: TokenizerObject = {
  blockquote: tooDeep,
  list: tooDeep,
  lheading: (src) => (UNDERLINE.test(src.slice(0, STRETCH_MIN)) ? false : undefined),
  text(src) {
    const raw = PLAIN_LINES.exec(src)?.[0];
    return raw ? { type: 'text', raw, text: raw, tokens: this.lexer.inline(raw) } : false;
  },
};

function tooDeep(this: { lexer: object }): false | undefined {
  return (this.lexer as BoundedLexer).depth > DEPTH_AT_MOST ? undefined : false;
}

/** A text cut after a blank, where no formatting is likely to go on; an unbroken run anywhere. */
function* stretchesOf(text: string): Generator<string> {
  let from = 0;
  while (text.length - from > STRETCH_MAX) {
    const to = from + lengthOfStretch(text.slice(from, from + STRETCH_MAX));
    yield text.slice(from, to);
    from = to;
  }
  yield text.slice(from);
}

function lengthOfStretch(window: string): number {
  const blank = Math.max(window.lastIndexOf('\n'), window.lastIndexOf(' '));
  if (blank >= STRETCH_MIN) return blank + 1;
  // Never between the two halves of a character.
  return /[\uD800-\uDBFF]/.test(window.charAt(STRETCH_MIN - 1)) ? STRETCH_MIN - 1 : STRETCH_MIN;
}
