/** Crockford's base 32: digits and letters, without those that are read for one another. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** The first characters find a code among its ten; the others, 50 bits, are the secret. */
const SELECTOR = 2;
const LENGTH = 12;
const GROUP = 4;

/** A code as somebody copies it: in any case, with spaces and dashes anywhere, O for 0 and I or L for 1. */
export function readCode(typed: string): string {
  return typed
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
}

/** Six digits of an authenticator, or a recovery code, as `readCode` answers them. */
export const CODE_SHAPE = /^(?:\d{6}|[0-9A-HJKMNP-TV-Z]{12})$/;

export const isRecoveryCode = (code: string): boolean => code.length === LENGTH;

/** The part that is kept as it is, and the part that is kept hashed. */
export function partsOf(code: string): { selector: string; secret: string } {
  return { selector: code.slice(0, SELECTOR), secret: code.slice(SELECTOR) };
}

/** `7KQM-2XRT-9ABD`, as it is shown. */
export function grouped(code: string): string {
  return code.match(new RegExp(`.{1,${GROUP}}`, 'g'))?.join('-') ?? code;
}

/** Makes `count` codes from random bytes (a byte each sign), no two with the same selector. */
export function makeCodes(count: number, random: (length: number) => Uint8Array): string[] {
  const made = new Map<string, string>();
  while (made.size < count) {
    // 256 is a multiple of 32: each sign is as likely as the others.
    const code = [...random(LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
    made.set(partsOf(code).selector, code);
  }
  return [...made.values()];
}
