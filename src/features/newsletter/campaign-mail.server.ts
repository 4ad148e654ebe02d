import { randomBytes } from 'node:crypto';
import { render } from '@react-email/render';
import { createElement } from 'react';
import type { Config } from '#src/server/config.ts';
import { CampaignMail, type FootLink } from './CampaignMail.tsx';
import { letterBody } from './letter-body.server.ts';
import { LETTER_PATHS } from './link.server.ts';
import { newsletterFr as fr } from './newsletter.fr.ts';
import type { LeftOut } from './newsletter.ts';

/**
 * They stand for one person's own words until the letter is theirs. Nobody can write them: in the address of a picture, a
 * place for the key would hand each reader's key to whoever keeps that picture.
 */
const EMAIL = `\u2060${randomBytes(12).toString('hex')}\u2060`;
export const MANAGE = randomBytes(18).toString('base64url');

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

/** Composed once for everybody. `counted`: its links go by the address that counts them. */
export async function compose(
  config: Pick<Config, 'publicUrl' | 'productName'>,
  written: Written,
  counted: boolean,
): Promise<Composed> {
  const { publicUrl } = config;
  const { subject, preheader, md, token } = written;
  const countedAt = counted ? publicUrl + LETTER_PATHS.browser(token) : null;
  const { html, text, links, leftOut } = await letterBody({ publicUrl, md, countedAt });
  const ways = [
    { label: fr.foot.browser, href: publicUrl + LETTER_PATHS.browser(token) },
    { label: fr.foot.preferences, href: publicUrl + LETTER_PATHS.preferences(MANAGE) },
    { label: fr.foot.unsubscribe, href: publicUrl + LETTER_PATHS.unsubscribe(MANAGE) },
  ];
  return { ...(await framed(config, { subject, preheader, html, text, ways })), links, leftOut };
}

interface Framed {
  subject: string;
  preheader: string;
  html: string;
  text: string;
  ways: readonly FootLink[];
}

/** A laid text in the frame of every letter, with why it came and the ways out; as plain text too. */
export async function framed(
  { productName: site }: Pick<Config, 'productName'>,
  { subject, preheader, html, text, ways }: Framed,
): Promise<{ html: string; text: string }> {
  const why = fr.foot.why(EMAIL);
  const mail = createElement(CampaignMail, { subject, preheader, site, html, why, links: ways });
  const foot = [why, ...ways.map(({ label, href }) => `${label}\u202f: ${href}`)].join('\n');
  return { html: await render(mail), text: `${text}\n\n--\n${site}\n${foot}\n` };
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
