import type { TokenizerAndRendererExtension, Tokens } from 'marked';
import type { BoundedLexer } from '../rendering/bounded-lexer.ts';
import { escapeText } from './escape-text.ts';
import { piecesFr } from './pieces.fr.ts';

const DIRECTIVE = /^::video\{([^\n}]{1,1500})\}[ \t]*(?:\n+|$)/;
const VALUE = /([a-z]{2,10})="([^"]*)"/g;

/**
 * A path of this site, or a picture of the library in the bucket that keeps them: its folder is named as the library
 * names it, and no page may show another site's (its policy).
 */
export const isOwnPicture = (address: string): boolean =>
  address.length <= 500 &&
  /^(?:\/(?!\/)[^"{}\s]*|https:\/\/[^/"{}\s]+\/(?:[^"{}\s]*\/)?media\/[\w-]{16,64}\/\d{1,5}\.webp)$/.test(
    address,
  );

/** `::video{url="https://…" titre="…" image="/media/…"}` alone on its line. */
export interface Video extends Tokens.Generic {
  type: 'video';
  url: string;
  title: string;
  picture: string;
}

/** A link with a picture: nothing is asked of the other site until it is tapped, nor without our script. */
export const video: TokenizerAndRendererExtension = {
  name: 'video',
  level: 'block',
  start(src) {
    const at = (this.lexer as BoundedLexer).indexOfMark(src, '\n::video{');
    return at < 0 ? undefined : at + 1;
  },
  tokenizer(src) {
    const match = DIRECTIVE.exec(src);
    if (!match) return undefined;
    const values = Object.fromEntries(
      [...(match[1] ?? '').matchAll(VALUE)].map(([, name = '', value = '']) => [name, value]),
    );
    if (!values.url?.startsWith('https://') || !URL.canParse(values.url)) return undefined;
    return {
      type: 'video',
      raw: match[0],
      url: values.url,
      title: values.titre ?? '',
      // Ours alone: another site's picture would tell it who reads.
      picture: isOwnPicture(values.image ?? '') ? values.image : '',
    };
  },
  renderer(token) {
    const { url, title, picture } = token as Video;
    const image = picture ? `<img src="${escapeText(picture)}" alt="">` : '';
    const words = `<span>${escapeText(piecesFr.video(title))}</span>`;
    return `<div class="video"><a href="${escapeText(url)}">${image}${words}</a></div>\n`;
  },
};
