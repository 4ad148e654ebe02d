import type { MatchExtended, ZxcvbnFactory } from '@zxcvbn-ts/core';
import { isTrivialPassword } from './account.ts';
import { isLeakedPassword } from './leaked-password.server.ts';
import type { Weakness } from './weak-password.fr.ts';

/** Tries that a thief needs, as a power of ten: below, a password falls within the limits of a few months. */
const GUESSES_MIN_LOG10 = 8;
/** The estimator's time grows faster than the length. What begins strong enough is strong enough. */
const LOOKED_AT = 20;
/** The commonest words of each list: the estimator is built in less than 50 ms, and a rarer word is no weak part. */
const WORDS = 10_000;
const PASSWORDS = 20_000;
/** The part of its steps that makes of a password a walk over the keys: three columns of three have six of eight. */
const WALK_SHARE = 0.6;
/** Words that everybody has before their eyes here. */
const SITE_WORDS = ['cagnotte', 'naissance', 'grossesse', 'maternite', 'bebe'];
/** Characters that do not make somebody's own name a secret. */
const OWN_REST = 3;

let making: Promise<ZxcvbnFactory> | null = null;

/** Made at the first password, and kept. */
function estimator(): Promise<ZxcvbnFactory> {
  making ??= makeEstimator();
  return making;
}

async function makeEstimator(): Promise<ZxcvbnFactory> {
  const { ZxcvbnFactory } = await import('@zxcvbn-ts/core');
  const { adjacencyGraphs, dictionary: common } = await import('@zxcvbn-ts/language-common');
  const { dictionary: french } = await import('@zxcvbn-ts/language-fr');
  const { azerty, qwerty, keypad } = adjacencyGraphs;
  const shortened = Object.entries(french).map(([name, words]) => [name, words.slice(0, WORDS)]);
  return new ZxcvbnFactory({
    dictionary: {
      ...Object.fromEntries(shortened),
      site: SITE_WORDS,
      passwords: common['passwords-common'].slice(0, PASSWORDS),
    },
    graphs: { azerty, qwerty, keypad },
    l33tMaxSubstitutions: 1,
    maxLength: LOOKED_AT,
  });
}

/** The words that a thief who aims at this person tries first. */
export interface Known {
  email: string;
  names?: readonly (string | null)[];
  product: string;
}

/** Why a password would be guessed; null when it would not. OWASP ASVS 5, 6.2.4 and 6.2.11. */
export async function findWeakness(password: string, known: Known): Promise<Weakness | null> {
  if (isLeakedPassword(password)) return 'leaked';
  if (isSequence(password)) return 'sequence';
  if (isWalk(password)) return 'keyboard';
  const words = wordsOf(known);
  if (isTheirOwn(password, words)) return 'personal';
  const lookedAt = password.normalize('NFKC').slice(0, LOOKED_AT);
  const { guessesLog10, sequence } = (await estimator()).check(lookedAt, words);
  if (guessesLog10 < GUESSES_MIN_LOG10) return reasonOf(sequence);
  return isTrivialPassword(password, known.email) ? 'common' : null;
}

/** Letters or digits that follow each other, whatever is put between them: `abcd-efgh`, `11223344`. */
function isSequence(password: string): boolean {
  const codes = [...password.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')].map(
    (char) => char.codePointAt(0) ?? 0,
  );
  const steps = codes.slice(1).filter((code, place) => Math.abs(code - (codes[place] ?? 0)) <= 1);
  return steps.length >= 0.75 * (codes.length - 1);
}

const LAYOUTS = [
  ['1234567890', 'azertyuiop', 'qsdfghjklm', 'wxcvbn'],
  ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'],
].map((rows) => new Map(rows.flatMap((row, down) => [...row].map((key, across) => [key, { down, across }]))));

/** Keys that lie beside each other, up and down as well: `aqwzsxedc`, whose columns the estimator counts one by one. */
function isWalk(password: string): boolean {
  const keys = [...password.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')];
  return LAYOUTS.some((layout) => {
    const steps = keys.slice(1).filter((key, place) => {
      const [from, to] = [layout.get(keys[place] ?? ''), layout.get(key)];
      return from && to && Math.abs(from.down - to.down) <= 1 && Math.abs(from.across - to.across) <= 1;
    });
    return steps.length >= WALK_SHARE * (keys.length - 1);
  });
}

function wordsOf({ email, names = [], product }: Known): string[] {
  const parts = [email, ...email.split('@'), product, ...names].flatMap((text) => [
    text ?? '',
    ...(text ?? '').split(/[^\p{L}]+/u),
  ]);
  return [...new Set(parts.map((part) => part.toLowerCase()).filter((part) => part.length >= 3))];
}

/** Little but their own words: an address, a name and what stands around it. */
function isTheirOwn(password: string, words: string[]): boolean {
  const lower = password.toLowerCase();
  const longestFirst = words.toSorted((one, other) => other.length - one.length);
  const rest = longestFirst.reduce((left, word) => left.replaceAll(word, ''), lower);
  return rest !== lower && rest.replace(/[^\p{L}\p{N}]/gu, '').length <= OWN_REST;
}

const PATTERNS: Record<string, Weakness> = {
  sequence: 'sequence',
  wordSequence: 'sequence',
  spatial: 'keyboard',
  repeat: 'repeat',
  date: 'date',
  regex: 'date',
};

const DICTIONARIES: Record<string, Weakness> = {
  userInputs: 'personal',
  passwords: 'common',
  'firstnames-fr': 'name',
  'lastnames-fr': 'name',
};

/** By its longest part that is no chance. */
function reasonOf(sequence: MatchExtended[]): Weakness {
  const [longest] = sequence
    .filter(({ pattern }) => pattern !== 'bruteforce' && pattern !== 'separator')
    .sort((one, other) => other.token.length - one.token.length);
  if (!longest) return 'guessable';
  if (longest.pattern === 'dictionary') return DICTIONARIES[longest.dictionaryName] ?? 'word';
  return PATTERNS[longest.pattern] ?? 'guessable';
}
