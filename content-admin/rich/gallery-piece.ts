import type { Token, Tokens } from 'marked';
import { type Fence, isPictures } from '#src/features/content/pieces/fence.ts';
import { lex } from './lexer.ts';
import { pictureMarkdown } from './picture-markdown.ts';

/** A picture of a gallery; its title is what stands under it. */
export interface GalleryPicture {
  url: string;
  alt: string;
  title: string;
  /** Its own bytes in the text it was read from. */
  raw?: string;
}

interface Slot extends GalleryPicture {
  from: number;
  to: number;
}

const EMPTY = ':::galerie\n:::';

/** The pictures of a block of text that is a gallery; null for any other, or one that is not to be written again. */
export const galleryOf = (raw: string): GalleryPicture[] | null => {
  const found = slotsOf(raw);
  return found?.map(({ url, alt, title, raw: own }) => ({ url, alt, title, raw: own ?? '' })) ?? null;
};

/** The text of a gallery with these pictures in its places; what stands between them stays. */
export function galleryText(pictures: readonly GalleryPicture[], raw = EMPTY): string {
  const slots = slotsOf(raw) ?? [];
  let text = '';
  let at = 0;
  for (const [n, slot] of slots.entries()) {
    const picture = pictures[n];
    const before = raw.slice(at, slot.from);
    // A place that is left goes with the blanks before it.
    text += picture ? before + written(picture, slots) : before.trimEnd();
    at = slot.to;
  }
  const more = pictures.slice(slots.length).map((one) => written(one, slots));
  if (slots.length > 0) return text + more.map((one) => `\n${one}`).join('') + raw.slice(at);
  const opening = raw.indexOf('\n') + 1;
  return raw.slice(0, opening) + more.map((one) => `${one}\n`).join('') + raw.slice(opening);
}

/** The Markdown of a picture: its own bytes where nobody changed it, wherever it stands now. */
function written(picture: GalleryPicture, slots: readonly Slot[]): string {
  const { raw, url, alt, title } = picture;
  const was = slots.find((slot) => slot.raw === raw);
  const same = was && was.url === url && was.alt === alt && was.title === title;
  return same && raw ? raw : pictureMarkdown(picture);
}

function picturesIn(tokens: readonly Token[]): GalleryPicture[] {
  return tokens
    .filter(isPictures)
    .flatMap(({ tokens: inner = [] }: Tokens.Generic) => inner as Token[])
    .filter((one): one is Tokens.Image => one.type === 'image')
    .map(({ href, text, title, raw }) => ({ url: href, alt: text, title: title ?? '', raw }));
}

function slotsOf(raw: string): Slot[] | null {
  const [token, ...others] = lex(raw);
  const gallery = token as Fence | undefined;
  if (gallery?.type !== 'fence' || gallery.kind !== 'galerie' || others.length > 0) return null;
  const slots: Slot[] = [];
  let at = 0;
  for (const picture of picturesIn(gallery.tokens)) {
    const from = raw.indexOf(picture.raw ?? '', at);
    if (from < 0) return null;
    at = from + (picture.raw ?? '').length;
    slots.push({ ...picture, from, to: at });
  }
  return slots;
}
