import { DomainError } from '#src/calls/domain-error.ts';
import { SVG_REFUSED } from '#src/lib/validation.fr.ts';
import { serverFr } from '#src/server/server.fr.ts';

/** docs/spec/calls.md §/api/list/ set_cover. */
export const IMAGE_MAX_BYTES = 8 * 1024 * 1024;

export function imageInvalid(sentence: string, field?: string): DomainError {
  return new DomainError('image_invalid', sentence, field ? { fields: { [field]: sentence } } : {});
}

export interface NamedBytes {
  bytes: Buffer;
  /** The `name` parameter of the data URL, without any folder; often empty. */
  filename: string;
}

/** All before the data; the data itself is far too long for a pattern. */
const HEAD = /^data:image\/[a-z+.-]{1,20}(?:;name=([^;,]{0,600}))?;base64,$/;
const HEAD_MAX_CHARS = 700;
/** Base64 has four characters for three bytes. */
const MOST_CHARS = Math.ceil(IMAGE_MAX_BYTES / 3) * 4;

/** The bytes of a data URL. Throws image_invalid, naming `field`. */
export function readDataUrl(text: string, field: string): Buffer {
  return readNamedDataUrl(text, field).bytes;
}

/** The same, with the file's name when the URL carries one (`data:image/png;name=photo.png;base64,…`). */
export function readNamedDataUrl(text: string, field: string): NamedBytes {
  const from = text.slice(0, HEAD_MAX_CHARS).indexOf(',') + 1;
  const head = HEAD.exec(text.slice(0, from));
  if (!head) throw imageInvalid(serverFr.imageKinds, field);
  const chars = text.length - from;
  if (chars > MOST_CHARS) throw imageInvalid(serverFr.imageTooHeavy, field);
  const bytes = chars % 4 === 0 ? Buffer.from(text.slice(from), 'base64') : Buffer.alloc(0);
  if (bytes.length === 0 || bytes.length !== bytesIn(text, chars))
    throw imageInvalid(serverFr.imageKinds, field);
  if (bytes.length > IMAGE_MAX_BYTES) throw imageInvalid(serverFr.imageTooHeavy, field);
  return { bytes, filename: filenameOf(head[1] ?? '') };
}

/** So many bytes as base64 without any other sign has: the decoder passes over the others without a word. */
function bytesIn(text: string, chars: number): number {
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  return (chars / 4) * 3 - padding;
}

function filenameOf(encoded: string): string {
  let name = encoded;
  try {
    name = decodeURIComponent(encoded);
  } catch {
    // A name that is not percent-encoded is taken as it is.
  }
  const last = name.split(/[/\\]/).at(-1) ?? '';
  return last
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .slice(0, 200);
}

const startsWith = (bytes: Buffer, at: number, text: string) =>
  bytes.subarray(at, at + text.length).toString('latin1') === text;

/** The formats often sent instead, and what to do about each. */
const INSTEAD: readonly [is: (bytes: Buffer) => boolean, sentence: string][] = [
  [(bytes) => startsWith(bytes, 0, 'GIF8'), serverFr.imageGif],
  [(bytes) => startsWith(bytes, 4, 'ftyp') && /hei[cx]|mif1|msf1/.test(brandsOf(bytes)), serverFr.imageHeic],
  [(bytes) => /<svg[\s>]/i.test(bytes.subarray(0, 4096).toString('utf8')), SVG_REFUSED],
];

const brandsOf = (bytes: Buffer) => bytes.subarray(8, 40).toString('latin1');

/** By the first bytes: the declared type may lie, and other decoders (SVG, PDF…) must never run. */
export function requireKnownSignature(bytes: Buffer): void {
  if (bytes.length > IMAGE_MAX_BYTES) throw imageInvalid(serverFr.imageTooHeavy);
  const avif = startsWith(bytes, 4, 'ftyp') && /avi[fs]/.test(brandsOf(bytes));
  const webp = startsWith(bytes, 0, 'RIFF') && startsWith(bytes, 8, 'WEBP');
  const known = startsWith(bytes, 0, '\x89PNG\r\n\x1a\n') || startsWith(bytes, 0, '\xff\xd8\xff');
  if (known || webp || avif) return;
  throw imageInvalid(INSTEAD.find(([is]) => is(bytes))?.[1] ?? serverFr.imageKinds);
}

/** Why a picture of a good signature could not be decoded, as the decoder says it. */
export function unreadable(error: Error): DomainError {
  if (/pixel limit/i.test(error.message)) return imageInvalid(serverFr.imageTooManyPixels);
  if (/timeout/i.test(error.message)) return imageInvalid(serverFr.imageTooHard);
  return imageInvalid(serverFr.imageBroken);
}
