import * as z from 'zod/mini';
import { isOddYear } from './calendar-day.ts';
import { FORMATS, NOT_IN_BASE64, ODD_YEAR, UNSEEN_SIGNS } from './validation.fr.ts';

/** Schemas of docs/spec/calls.md §Types that several features share. */
export const cents = z.int();
export const isoTime = z.string();
export const dateOnly = z.iso.date().check(z.refine((day) => !isOddYear(day), { error: ODD_YEAR }));
/** The number of a kept version, as its column holds it. */
export const revisionNumber = z.int().check(z.minimum(0), z.maximum(2_147_483_647));
export const nothing = z.strictObject({});
export const anyObject = z.record(z.string(), z.unknown());

/** Which part of a long list, from 1: no further than a database can count to. */
export const pageNumber = z._default(z.int().check(z.minimum(1), z.maximum(1_000_000)), 1);

export function page<T extends z.ZodMiniType>(item: T) {
  return z.object({ items: z.array(item), page: z.int(), per_page: z.int(), total: z.int() });
}

/**
 * What a link or an address of ours carries as its secret. Any text is taken, so that a link which a mail program cut
 * is answered as one that counts no more, not by the length of a field that nobody filled in.
 */
export function secret(max: number) {
  return z.string().check(z.minLength(1), z.maxLength(max));
}

/** A sign that can be seen: no space, no joint between signs, no accent without its letter, no blank letter. */
const SEEN = /[^\p{Z}\p{Cc}\p{Cf}\p{M}\u115f\u1160\u2800\u3164\uffa0]/u;

/** Trims; what nobody can see is nothing, so that no list is the one of a blank. */
export const visible = () => z.overwrite((text: string) => (SEEN.test(text) ? text.trim() : ''));

const TEXT = /^[^\p{Cc}]*(?:[\n\r\t][^\p{Cc}]*)*$/u;

/** The name that we gave to a thing, which nobody types. */
export const madeId = (shape: RegExp) => z.string().check(z.regex(shape, FORMATS.uuid));

/** Text a person types: trimmed, within bounds, with no control characters but line breaks. */
export function typed(min: number, max: number) {
  return z.string().check(visible(), z.minLength(min), z.maxLength(max), z.regex(TEXT, UNSEEN_SIGNS));
}

/** Signs that turn the way of a text around: what is read is not what was written. */
const TURNED = '\\u202a-\\u202e\\u2066-\\u2069';
/** Ends of lines and of paragraphs that are no control characters. */
const ENDS = '\\u2028\\u2029';
export const LINE = new RegExp(`^[^\\p{Cc}${ENDS}${TURNED}]*$`, 'u');

/** The same on one line and read as it is written, for names: they stand in the subjects of mails and in titles. */
export function typedLine(min: number, max: number) {
  return z.string().check(visible(), z.minLength(min), z.maxLength(max), z.regex(LINE, UNSEEN_SIGNS));
}

const NOT_BASE64 = /[^A-Za-z0-9+/=]/;

/** Four signs are three bytes: one sign left over is none, and what is filled up is filled up to four. */
function isBase64(text: string): boolean {
  if (NOT_BASE64.test(text)) return false;
  const end = text.indexOf('=');
  if (end === -1) return text.length % 4 !== 1;
  return end > 0 && text.length % 4 === 0 && text.length - end <= 2 && !/[^=]/.test(text.slice(end));
}

/**
 * Bytes in base64, one at least. What it may not hold is looked for, and where it may end: one pattern for a whole
 * megabyte holds the loop for 70 ms.
 */
export const base64 = () => z.string().check(z.minLength(2), z.refine(isBase64, NOT_IN_BASE64));
