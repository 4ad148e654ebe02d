import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Point } from '#src/lib/cut-box.ts';
import { kickerFr } from './seo.fr.ts';

/** The content of a sharing picture, all held by its address: a page that changes has another address. */
export interface OgCard {
  title: string;
  /** A word or two above the title; empty for none. */
  kicker: string;
  /** A picture of ours (`/covers/…svg`, `/media/…`); null for a drawn scene. */
  picture: string | null;
  /** The point of the picture to keep seen; its middle when it has none. */
  focus?: Point;
}

/** 1200 × 630 is what sharing pictures are cut to. */
export const OG_SIZE = { width: 1200, height: 630 };

const TITLE_MAX = 110;
const KICKER_MAX = 40;
/** Raised when the drawing changes, so that old pictures are not served for new ones. */
const DESIGN = 1;

/** `/og/{what it says}.{signature}.png`: nobody but us can have one drawn. */
export function ogPath(card: OgCard, secret: string): string {
  const picture = pictureName(card.picture);
  const point = picture && card.focus ? [card.focus.x, card.focus.y] : [];
  const said = [cut(card.kicker, KICKER_MAX), cut(card.title, TITLE_MAX), picture, ...point];
  const payload = Buffer.from(JSON.stringify(said)).toString('base64url');
  return `/og/${payload}.${sign(payload, secret)}.png`;
}

/** The card an address asks for; null when we did not write it. */
export function readOgPath(path: string, secret: string): OgCard | null {
  const match = /^\/og\/([\w-]{8,700})\.([\w-]{22})\.png$/.exec(path);
  const [, payload = '', given = ''] = match ?? [];
  if (!match || !timingSafeEqual(Buffer.from(given), Buffer.from(sign(payload, secret)))) return null;
  const [kicker, title, picture, x, y] = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
  return { kicker, title, picture, ...(x !== undefined && { focus: { x, y } }) };
}

function sign(payload: string, secret: string): string {
  return createHmac('sha256', secret).update(`og:${DESIGN}:${payload}`).digest('base64url').slice(0, 22);
}

function cut(text: string, max: number): string {
  const words = text.trim().replace(/\s+/g, (space) => (/[\u00a0\u202f]/.test(space) ? '\u00a0' : ' '));
  return words.length <= max ? words : `${words.slice(0, words.lastIndexOf(' ', max - 1))}…`;
}

/** Only pictures kept here, by path: a card never fetches anything. */
function pictureName(picture: string | null): string | null {
  return picture && /^\/(?:covers|demo|media)\/[\w/-]+\.(?:svg|webp|png|jpg)$/.test(picture) ? picture : null;
}

const KICKERS: readonly [RegExp, string][] = [
  [/^\/magazine/, kickerFr.magazine],
  [/^\/auteur\//, kickerFr.magazine],
  [/^\/prenoms/, kickerFr.names],
  [/^\/naissances/, kickerFr.births],
  [/^\/a-faire-en-famille/, kickerFr.outings],
  [/^\/outils/, kickerFr.tools],
  [/^\/marque\//, kickerFr.brands],
  [/^\/marketplace\/produit\//, kickerFr.product],
  [/^\/p\/participation-cagnotte/, kickerFr.cagnotte],
  [/^\/informations-utiles/, kickerFr.questions],
];

export function kickerOf(path: string): string {
  return KICKERS.find(([pattern]) => pattern.test(path))?.[1] ?? kickerFr.list;
}
