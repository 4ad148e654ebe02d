import { keyWords } from '../thesaurus/key.ts';
import { stemOf } from '../thesaurus/stems.ts';
import type { Thesaurus } from '../thesaurus/thesaurus.ts';
import type { NamedThing, Reading } from './reading.ts';

/** Concepts of a gift for no occasion but the birth. */
const GIFTS = new Set(['cadeau de naissance', 'cadeau commun']);
const GIVING = stemOf('offrir');

/** True when a gift is looked for, by its name or by a situation that speaks of giving. */
export function isGift(head: NamedThing | null): boolean {
  if (!head) return false;
  return head.need
    ? keyWords(head.words).some((word) => stemOf(word) === GIVING)
    : head.ids.some((id) => GIFTS.has(id));
}

/** Situations of giving to a child who is no newborn any more, from the first age in months. */
const BIRTHDAYS = [
  { from: 30, told: 'offrir pour trois ans' },
  { from: 19, told: 'offrir pour deux ans' },
  { from: 9, told: 'offrir pour un an' },
];

/** "Cadeau 18 mois": at that age no birth gift is meant, but what is given on the nearest birthday. Null: a birth gift is. */
export function birthdayGift(
  head: NamedThing | null,
  age: Reading['age'],
  thesaurus: Thesaurus,
): NamedThing | null {
  const told = age && BIRTHDAYS.find(({ from }) => age.min >= from)?.told;
  if (!head || !told || !isGift(head)) return null;
  const helps = thesaurus.needs.find(keyWords(told));
  if (!helps) return null;
  return { ids: helps.best, also: helps.good, fair: helps.fair, words: head.words, keys: [], need: true };
}
