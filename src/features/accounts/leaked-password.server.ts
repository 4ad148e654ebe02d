import { dictionary } from '@zxcvbn-ts/language-common';

let leaked: Set<string> | null = null;

/** The commonest passwords of published leaks, packaged: nothing typed ever leaves this machine. */
function leakedPasswords(): Set<string> {
  leaked ??= new Set(dictionary['passwords-common'] as string[]);
  return leaked;
}

/** Digits and signs put around a known word are the first thing a thief tries. */
const AROUND = /^[^\p{L}]+|[^\p{L}]+$/gu;
const CORE_MIN = 5;

/**
 * True when a password is in a known leak, as it is, in other capitals, with digits and signs around it, or
 * said twice. OWASP ASVS 5, 6.2.4 and 6.2.11.
 */
export function isLeakedPassword(password: string): boolean {
  const lower = password.toLowerCase().normalize('NFKC');
  const core = lower.replace(AROUND, '');
  const half = lower.slice(0, lower.length / 2);
  const known = leakedPasswords();
  return (
    known.has(lower) ||
    (core.length >= CORE_MIN && known.has(core)) ||
    (half + half === lower && known.has(half))
  );
}
