import { render, toPlainText } from '@react-email/render';
import { createElement } from 'react';
import sanitizeHtml from 'sanitize-html';
import { renderMarkdown } from '#src/features/content/markdown.ts';
import type { Config } from '#src/server/config.ts';
import { CampaignMail, type FootLink } from './CampaignMail.tsx';
import { LETTER_PATHS } from './link.server.ts';
import { newsletterFr as fr } from './newsletter.fr.ts';
import { LEFT_OUT, type LeftOut } from './newsletter.ts';

/** They stand for one person's own words until the letter is theirs; no Markdown makes such a word. */
const EMAIL = '\u2060email\u2060';
export const MANAGE = 'clef-de-la-lettre-0000';

export interface Written {
  token: string;
  subject: string;
  preheader: string;
  md: string;
}

/** A letter as it is for everybody, with the places of one person's address and key. */
export interface Composed {
  html: string;
  text: string;
  /** The addresses that its text leads to, in their order; their place is their number. */
  links: string[];
  /** The pieces of its text that it does not show. */
  leftOut: LeftOut[];
}

interface Body {
  html: string;
  links: string[];
  leftOut: LeftOut[];
}

/** The text as safe HTML whose addresses are whole, the addresses of its links, and what a mail does not show of it. */
export function bodyOf(config: Pick<Config, 'publicUrl'>, md: string): Body {
  const { html: onSite } = renderMarkdown(md);
  const links: string[] = [];
  const whole = (address: string) => (address.startsWith('/') ? config.publicUrl + address : address);
  const html = sanitizeHtml(onSite, {
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
  return { html, links, leftOut: LEFT_OUT.filter((piece) => onSite.includes(SIGNS[piece])) };
}

/** The sign of each such piece in the HTML of a text. */
const SIGNS: Record<LeftOut, string> = {
  product: 'class="product-embed"',
  block: 'class="block-embed"',
  note: 'class="footnotes"',
};

/** Composed once for everybody. `counted`: its links go by the address that counts them. */
export async function compose(
  config: Pick<Config, 'publicUrl' | 'productName'>,
  written: Written,
  counted: boolean,
): Promise<Composed> {
  const { publicUrl } = config;
  const { html: plain, links, leftOut } = bodyOf(config, written.md);
  const html = counted ? throughCount(plain, links, publicUrl + LETTER_PATHS.browser(written.token)) : plain;
  const ways = [
    { label: fr.foot.browser, href: publicUrl + LETTER_PATHS.browser(written.token) },
    { label: fr.foot.preferences, href: publicUrl + LETTER_PATHS.preferences(MANAGE) },
    { label: fr.foot.unsubscribe, href: publicUrl + LETTER_PATHS.unsubscribe(MANAGE) },
  ];
  const { subject, preheader } = written;
  return { ...(await framed(config, { subject, preheader, html, ways })), links, leftOut };
}

interface Framed {
  subject: string;
  preheader: string;
  html: string;
  ways: readonly FootLink[];
}

/** A safe text in the frame of every letter, with why it came and the ways out; as plain text too. */
export async function framed(
  { productName: site }: Pick<Config, 'productName'>,
  { subject, preheader, html, ways }: Framed,
): Promise<{ html: string; text: string }> {
  const why = fr.foot.why(EMAIL);
  const mail = createElement(CampaignMail, { subject, preheader, site, html, why, links: ways });
  const foot = [why, ...ways.map(({ label, href }) => `${label}\u202f: ${href}`)].join('\n');
  const body = toPlainText(html, { wordwrap: 78, selectors: [{ selector: 'img', format: 'skip' }] });
  return { html: await render(mail), text: `${body}\n\n--\n${site}\n${foot}\n` };
}

/** Each link by its number, as the page of the letter counts them. */
function throughCount(html: string, links: readonly string[], base: string): string {
  return html.replace(/ href="([^"]*)"/g, (whole, escaped: string) => {
    const at = links.indexOf(escaped.replaceAll('&amp;', '&'));
    return at < 0 ? whole : ` href="${base}/${at}"`;
  });
}

/** The letter of one person. */
export function personal(
  { html, text }: Pick<Composed, 'html' | 'text'>,
  { email, token }: { email: string; token: string },
): { html: string; text: string } {
  const escaped = email.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
  return {
    html: html.replaceAll(EMAIL, escaped).replaceAll(MANAGE, token),
    text: text.replaceAll(EMAIL, email).replaceAll(MANAGE, token),
  };
}
