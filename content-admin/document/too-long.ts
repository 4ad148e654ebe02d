import { BODY_LIMITS } from '#src/calls/contract.ts';
import { MD_MAX_CHARS } from '#src/features/content/content.ts';

/** Below it no text can weigh too much, whatever its signs: nothing is measured at each key. */
const SURELY_FITS = 300_000;
/** Room for the rest of the call, beside the text. */
const AROUND_BYTES = 1_000;

/** The server takes no longer document: it stays in this browser until it is shortened. */
export function isTooLong(text: string): boolean {
  if (text.length < SURELY_FITS) return false;
  if (text.length > MD_MAX_CHARS) return true;
  return new Blob([JSON.stringify(text)]).size > BODY_LIMITS.content - AROUND_BYTES;
}
