import { soundOf } from '../reading/sound.ts';
import { keyWords } from '../thesaurus/key.ts';
import { typosAllowed, typosBetween } from '../typos.ts';

/** "quai" and "kay" are heard alike: what is often written for what a name has. */
const HEARD: readonly (readonly [RegExp, string])[] = [
  [/qu|ck|c(?=[aou])|k/g, 'k'],
  [/ph/g, 'f'],
  [/y/g, 'i'],
  [/(?:eau|au)x?/g, 'o'],
  [/ss|ç/g, 's'],
  [/(.)\1/g, '$1'],
  [/[ehstx]+$/, ''],
];

const heard = (word: string) => HEARD.reduce((left, [from, to]) => left.replace(from, to), word);

/** True when two words sound the same: "Annessy" is Annecy. */
const soundsLike = (word: string, other: string) => word.length > 3 && soundOf(word) === soundOf(other);

const isNear = (word: string, other: string) =>
  word === other ||
  typosBetween(word, other) <= typosAllowed(word) ||
  heard(word) === heard(other) ||
  soundsLike(word, other);

/**
 * Tells if words are a name: 1 as it is written, 0.9 with mistakes, 0.5 when they begin it or it is among them,
 * 0 when they are something else.
 */
export function nameNearness(words: string, name: string): number {
  const [asked, named] = [keyWords(words), keyWords(name)];
  if (asked.length === 0 || named.length === 0) return 0;
  if (asked.join() === named.join()) return 1;
  const begins = (some: readonly string[], all: readonly string[]) =>
    some.every((word, at) => isNear(word, all[at] ?? ''));
  if (asked.length === named.length) return begins(asked, named) ? 0.9 : 0;
  if (asked.length < named.length) return begins(asked, named) ? 0.5 : 0;
  const within = asked.some((_, at) => named.every((word, place) => asked[at + place] === word));
  return within ? 0.5 : 0;
}
