import { createHash, randomInt } from 'node:crypto';

/** Crockford's base32: no I, L, O or U, so that no sign is taken for another. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 16;

/** Sixteen signs, 80 bits: nobody finds one by trying. */
export const newCode = (): string => Array.from({ length: LENGTH }, () => SIGNS[randomInt(32)]).join('');

/** The code as it is printed: in groups of four. */
export const printedCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-');

/** Reads a code as people type it: any case, spaces, dashes, O for 0, I or L for 1. Null when it is none. */
export function readCode(typed: string): string | null {
  const code = typed
    .toUpperCase()
    .replace(/[\s\-‐-―.]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  return code.length === LENGTH && [...code].every((sign) => SIGNS.includes(sign)) ? code : null;
}

/** The form in which a code is kept. */
export const hashOfCode = (code: string): string =>
  createHash('sha256').update(`voucher:${code}`).digest('hex');
