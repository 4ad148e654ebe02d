import { type Video, video } from '#src/features/content/pieces/video.ts';
import { lex } from './lexer.ts';

/** A video as its dialog asks for it; without a title or a picture they are empty. */
export interface VideoFacts {
  url: string;
  title: string;
  picture: string;
}

/** The names of the facts in the text. */
const NAMES: readonly [keyof VideoFacts, string][] = [
  ['url', 'url'],
  ['title', 'titre'],
  ['picture', 'image'],
];
const LINE = /^::video\{([^\n}]*)\}/;

/** The video that a block of text is; null for any other. */
export function videoOf(raw: string): VideoFacts | null {
  const [token, ...others] = lex(raw);
  if (token?.type !== video.name || others.length > 0) return null;
  const { url, title, picture } = token as Video;
  return { url, title, picture };
}

/** The line of a video, with nothing changed of the one it had but what is said otherwise. */
export function videoText(wanted: VideoFacts, raw = '::video{}'): string {
  const before = videoOf(raw);
  let inner = LINE.exec(raw)?.[1] ?? '';
  for (const [fact, name] of NAMES)
    if (wanted[fact] !== (before?.[fact] ?? '')) inner = withValue(inner, name, wanted[fact]);
  return raw.replace(LINE, () => `::video{${inner}}`);
}

function withValue(inner: string, name: string, value: string): string {
  const own = new RegExp(`(^|\\s)${name}="[^"]*"`);
  const written = value && `${name}="${value}"`;
  if (!own.test(inner)) return written ? `${inner.trimEnd()} ${written}`.trimStart() : inner;
  return inner.replace(own, (_, lead) => written && `${lead}${written}`);
}

/** The signs that would end the title or the line: straight quotes, braces and line ends. */
export const isVideoTitle = (title: string) => !/["{}\n]/.test(title);

/** An address as the line takes it; null when it is none that a video can have. */
export function videoAddress(given: string): string | null {
  const url = given.trim().replaceAll('"', '%22').replaceAll('{', '%7B').replaceAll('}', '%7D');
  return url.startsWith('https://') && URL.canParse(url) && !/\s/.test(url) && url.length <= 1_000
    ? url
    : null;
}
