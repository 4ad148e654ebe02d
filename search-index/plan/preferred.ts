import type { Reading } from '../reading/reading.ts';
import { seasonId } from '../reading/seasons.ts';
import { wordId } from '../reading/words.ts';
import { fold } from '../text.ts';
import type { Clause } from './clause.ts';

/** From here on, what is made for an age tells itself from what does from birth on, months. */
const GROWING = 6;
/** Products that begin before this share of an age are rather for younger ones. */
const YOUNGER = 0.45;
/** A gift is for somebody of an age, and for months to come: what begins nearer to it, and does not end with it. */
const YOUNGER_GIFT = 0.55;
const TO_COME = 1.15;
/** A price that is named without a limit is about what somebody wants to spend: no less than this share of it. */
const NEARLY = 0.6;
const NEARLY_GIFT = 0.7;

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

/** About what is spent: as much as was named, or as is usual on such a gift. */
function spentOn({ price, about, head, gift }: Reading): Clause[] {
  if (about && price?.max !== undefined)
    return [{ price: { min: Math.round(price.max * (gift ? NEARLY_GIFT : NEARLY)) } }];
  return gift && !price && head?.usual ? [{ price: head.usual }] : [];
}

/** Conditions that no product must meet, and that those which do are shown first for; empty: none. */
export function preferredOf(reading: Reading): Clause[] {
  const { age, leaning, head, gift } = reading;
  const younger = gift ? YOUNGER_GIFT : YOUNGER;
  const grown: Clause[] =
    age && age.min >= GROWING
      ? [{ not: { within: 'age', min: 0, max: Math.floor(age.min * younger) } }, { not: { unsaid: 'age' } }]
      : [];
  const lasting: Clause[] =
    gift && age && age.min >= GROWING
      ? [{ within: 'age', min: Math.ceil(age.min * TO_COME), max: 1200 }]
      : [];
  const warm: Clause[] = leaning ? [{ has: 'about', among: [seasonId(leaning)] }] : [];
  return [...grown, ...lasting, ...spentOn(reading), ...warm, ...fitting(head)];
}
