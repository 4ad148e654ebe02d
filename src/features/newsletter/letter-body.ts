import { toPlainText } from '@react-email/render';
import sanitizeHtml from 'sanitize-html';
import { renderMarkdown } from '#src/features/content/markdown.ts';
import { LEFT_OUT, type LeftOut } from './newsletter.ts';

export interface ToLay {
  publicUrl: string;
  md: string;
  /** The address that counts its links, by their number; null: they lead there themselves. */
  countedAt: string | null;
}

/** The text of a letter, as a mail shows it. */
export interface LetterBody {
  html: string;
  text: string;
  /** The addresses that it leads to, in their order; their place is their number. */
  links: string[];
  /** The pieces of it that a mail does not show. */
  leftOut: LeftOut[];
}

/** In plain words a picture says nothing, and the cells of a row stand side by side. */
const PLAIN = [
  { selector: 'img', format: 'skip' },
  { selector: 'table', format: 'dataTable', options: { uppercaseHeaderCells: false } },
];

/** The text as safe HTML whose addresses are whole, and as plain text. */
export function layBody({ publicUrl, md, countedAt }: ToLay): LetterBody {
  const { html: onSite } = renderMarkdown(md);
  const links: string[] = [];
  const whole = (address: string) => (address.startsWith('/') ? publicUrl + address : address);
  const plain = sanitizeHtml(onSite, {
    allowedTags: sanitizeHtml.defaults.allowedTags.concat(['img', 'del']),
    allowedAttributes: { a: ['href'], img: ['src', 'alt', 'width', 'height'] },
    transformTags: {
      a: (tagName, { href = '' }) => {
        const to = whole(href);
        if (/^https?:/.test(to) && !links.includes(to)) links.push(to);
        return { tagName, attribs: { href: to } };
      },
      img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, src: whole(attribs.src ?? '') } }),
    },
  });
  const html = countedAt === null ? plain : throughCount(plain, links, countedAt);
  return {
    html,
    text: toPlainText(html, { wordwrap: 78, selectors: PLAIN }),
    links,
    leftOut: LEFT_OUT.filter((piece) => onSite.includes(SIGNS[piece])),
  };
}

/** The sign of each such piece in the HTML of a text. */
const SIGNS: Record<LeftOut, string> = {
  product: 'class="product-embed"',
  block: 'class="block-embed"',
  note: 'class="footnotes"',
};

/** Each link by its number, as the page of the letter counts them. */
function throughCount(html: string, links: readonly string[], base: string): string {
  return html.replace(/ href="([^"]*)"/g, (whole, escaped: string) => {
    const at = links.indexOf(escaped.replaceAll('&amp;', '&'));
    return at < 0 ? whole : ` href="${base}/${at}"`;
  });
}
