import type { Reading } from '../reading/reading.ts';
import { seasonId } from '../reading/seasons.ts';
import { wordId } from '../reading/words.ts';
import { fold } from '../text.ts';
import type { Clause } from './clause.ts';

/** From here on, what is made for an age tells itself from what does from birth on, months. */
const GROWING = 6;
/** Products that begin before this share of an age are rather for younger ones. */
const YOUNGER = 0.45;
/** A price that is named without a limit is about what somebody wants to spend: no less than this share of it. */
const NEARLY = 0.6;

/** Things made for twins, or for a child born too early, are for nobody else. */
const PARTICULAR: readonly (readonly [said: RegExp, word: string])[] = [
  [/jum|gemell/, 'jumeau'],
  [/prema|trop tot/, 'premature'],
];

/** In a situation, what bears no word that it is for somebody else. */
function fitting(head: Reading['head']): Clause[] {
  if (!head?.need) return [];
  const told = fold(head.words);
  const words = [
    ...PARTICULAR.filter(([said]) => !said.test(told)).map(([, word]) => word),
    ...(head.unfit ?? []),
  ];
  return [{ not: { has: 'about', among: words.map(wordId) } }];
}

/** Conditions that no product must meet, and that those which do are shown first for; empty: none. */
export function preferredOf({ age, price, about, leaning, head }: Reading): Clause[] {
  const grown: Clause[] =
    age && age.min >= GROWING
      ? [{ not: { within: 'age', min: 0, max: Math.floor(age.min * YOUNGER) } }, { not: { unsaid: 'age' } }]
      : [];
  const near: Clause[] =
    about && price?.max !== undefined ? [{ price: { min: Math.round(price.max * NEARLY) } }] : [];
  const warm: Clause[] = leaning ? [{ has: 'about', among: [seasonId(leaning)] }] : [];
  return [...grown, ...near, ...warm, ...fitting(head)];
}
