import { BODY_LIMITS } from '#src/calls/contract.ts';
import { MD_MAX_CHARS } from '#src/features/content/content.ts';

/** Below it no text can weigh too much, whatever its signs: nothing is measured at each key. */
const SURELY_FITS = 300_000;
/** Room for the rest of the call, beside the text. */
const AROUND_BYTES = 1_000;
const QUOTES = 2;

let last = { text: '', isTooLong: false };

/** The server takes no longer document: it stays in this browser until it is shortened. */
export function isTooLong(text: string): boolean {
  if (text.length < SURELY_FITS) return false;
  if (text.length > MD_MAX_CHARS) return true;
  // Several parts of the screen ask about the same text at each key.
  if (last.text !== text) last = { text, isTooLong: weighsMore(text, BODY_LIMITS.content - AROUND_BYTES) };
  return last.isTooLong;
}

/** True when a text is longer than so many bytes as a string of JSON in UTF-8, counted without making it. */
function weighsMore(text: string, bytes: number): boolean {
  let sum = QUOTES;
  for (let at = 0; at < text.length && sum <= bytes; at += 1) sum += weightAt(text, at);
  return sum > bytes;
}

/** A backslash, a `u` and four digits. */
const ESCAPED_BYTES = 6;
const WITH_A_BACKSLASH = '"\\\b\t\n\f\r';

function asciiWeight(unit: number): number {
  if (WITH_A_BACKSLASH.includes(String.fromCharCode(unit))) return 2;
  return unit < 0x20 ? ESCAPED_BYTES : 1;
}

const ASCII = Uint8Array.from({ length: 0x80 }, (_, unit) => asciiWeight(unit));

/** Bytes of one unit of the text; each half of a pair counts for a half of its four bytes. */
function weightAt(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  if (unit < 0x80) return ASCII[unit] ?? 1;
  if (unit < 0x800) return 2;
  if (unit < 0xd800 || unit > 0xdfff) return 3;
  const [before, after] = [text.charCodeAt(at - 1), text.charCodeAt(at + 1)];
  const isPaired = unit < 0xdc00 ? after >= 0xdc00 && after <= 0xdfff : before >= 0xd800 && before < 0xdc00;
  return isPaired ? 2 : ESCAPED_BYTES;
}
