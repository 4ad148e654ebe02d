import type { Token, TokenizerAndRendererExtension, Tokens } from 'marked';
import { wordTable } from '#src/lib/word-table.ts';
import type { BoundedLexer } from '../rendering/bounded-lexer.ts';
import { escapeText } from './escape-text.ts';
import { CALLOUT_TITLES } from './pieces.fr.ts';

export type CalloutKind = 'note' | 'conseil' | 'attention';

/** The names that open a callout; other tools write the English ones. */
const CALLOUTS: Readonly<Record<string, CalloutKind>> = wordTable({
  note: 'note',
  info: 'note',
  conseil: 'conseil',
  tip: 'conseil',
  attention: 'attention',
  important: 'attention',
  warning: 'attention',
  caution: 'attention',
  danger: 'attention',
});
const GALLERY = 'galerie';

const OPENING = /^:::[ \t]?([a-z]{3,12})(?:[ \t]+([^\n]{1,120})|\[([^\]\n]{1,120})\])?[ \t]*\n/;
const CLOSING = /^:::[ \t]*(?:\n+|$)/;

/** `:::note Title`, lines, `:::`: a callout, or a gallery of the pictures between. */
export interface Fence extends Tokens.Generic {
  type: 'fence';
  kind: CalloutKind | typeof GALLERY;
  title: string;
  tokens: Token[];
}

/** The callout that a line opens; null for any other line. */
export function calloutOpenedBy(line: string): { kind: CalloutKind; title: string } | null {
  const opening = OPENING.exec(`${line}\n`);
  const kind = CALLOUTS[opening?.[1] ?? ''];
  return opening && kind ? { kind, title: titleOf(opening) } : null;
}

/** The line that opens a callout, of `title` what one line takes. */
export const calloutOpening = ({ kind, title }: { kind: CalloutKind; title: string }): string =>
  `:::${kind} ${tidyTitle(title)}`.trim();

const TITLE_MAX = 120;

/** A title of a callout as one line of Markdown takes it. */
export const tidyTitle = (title: string) => title.trim().replace(/\s+/g, ' ').slice(0, TITLE_MAX).trim();

const titleOf = ([, , words, inBrackets]: RegExpExecArray) => (words ?? inBrackets ?? '').trim();

export const fence: TokenizerAndRendererExtension = {
  name: 'fence',
  level: 'block',
  start(src) {
    const at = (this.lexer as BoundedLexer).indexOfMark(src, '\n:::');
    return at < 0 ? undefined : at + 1;
  },
  tokenizer(src) {
    const lexer = this.lexer as BoundedLexer;
    const opening = OPENING.exec(src);
    const name = opening?.[1] ?? '';
    const kind = name === GALLERY ? GALLERY : CALLOUTS[name];
    if (!opening || !kind) return undefined;
    // From the end of the opening line: what closes it may be the next line.
    const from = opening[0].length - 1;
    const at = lexer.indexOfMark(src.slice(from), '\n:::');
    const closing = at < 0 ? null : CLOSING.exec(src.slice(from + at + 1));
    if (!closing) return undefined;
    return {
      type: 'fence',
      raw: src.slice(0, from + at + 1 + closing[0].length),
      kind,
      title: titleOf(opening),
      tokens: lexer.blockTokens(src.slice(from + 1, from + at + 1)),
    };
  },
  renderer(token) {
    const { kind, title, tokens } = token as Fence;
    if (kind === GALLERY) return galleryHtml(tokens, (others) => this.parser.parse(others));
    const words = escapeText(title || CALLOUT_TITLES[kind]);
    const inner = this.parser.parse(tokens);
    return `<div class="callout callout-${kind}"><p class="callout-title">${words}</p>${inner}</div>\n`;
  },
};

/** Each picture with its title under it; whatever else stands there comes after them. */
function galleryHtml(tokens: readonly Token[], parse: (tokens: Token[]) => string): string {
  const pictures = tokens.flatMap((token) => (isPictures(token) ? picturesOf(token) : []));
  const others = tokens.filter((token) => !isPictures(token));
  return `<div class="gallery">${pictures.map(figureHtml).join('')}</div>\n${parse(others)}`;
}

const picturesOf = ({ tokens = [] }: Tokens.Generic) =>
  tokens.filter((one): one is Tokens.Image => one.type === 'image');

/** A paragraph of pictures and the blanks between them. */
export const isPictures = (token: Token): token is Tokens.Paragraph =>
  token.type === 'paragraph' &&
  (token.tokens ?? []).every((one) => one.type === 'image' || one.type === 'br' || one.raw.trim() === '');

function figureHtml({ href, text, title }: Tokens.Image): string {
  const caption = title ? `<figcaption>${escapeText(title)}</figcaption>` : '';
  return `<figure><img src="${escapeText(href)}" alt="${escapeText(text)}">${caption}</figure>`;
}
