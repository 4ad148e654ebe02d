import { wordTable } from '#src/lib/word-table.ts';
import { keyWords } from '../thesaurus/key.ts';
import { stemOf } from '../thesaurus/stems.ts';
import type { Thesaurus } from '../thesaurus/thesaurus.ts';
import type { NamedThing, Reading } from './reading.ts';

/** Concepts of a gift for no occasion but the birth. */
const GIFTS = new Set(['cadeau de naissance', 'cadeau commun']);
const GIVING = stemOf('offrir');
/** The trait that any gift may have. */
const PERSONAL = 'personnalise';

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

/** Gifts that are named by their occasion or by whom they are for: no product is one, so that the situation says what is given. */
const OCCASIONS: Readonly<Record<string, string>> = wordTable({
  'cadeau de bapteme': 'offrir à un baptême',
  'cadeau grand frere': 'devenir grand frère',
  'cadeau maman': 'offrir à la maman',
  'cadeau papa': 'offrir au papa',
  'cadeau grands-parents': 'offrir aux grands-parents',
  'cadeau jumeaux': 'offrir à des jumeaux',
  'cadeau commun': 'gros cadeau de toute la famille',
  'cadeau de noel': 'premier noël',
  'cadeau anniversaire': 'offrir pour un an',
  'baby shower': 'fêter la grossesse',
});

const isOf = ({ ids, need }: NamedThing, thesaurus: Thesaurus): string | undefined =>
  need ? undefined : OCCASIONS[ids.find((id) => OCCASIONS[id] && thesaurus.concepts.has(id)) ?? ''];

/**
 * "Cadeau 18 mois": at that age no birth gift is meant, but what is given on the nearest birthday; "cadeau de baptême"
 * is what is given at one. Null: a birth gift is meant, or none.
 */
export function occasionGift(
  { head, others, keys }: { head: NamedThing | null; others: readonly NamedThing[]; keys: readonly string[] },
  age: Reading['age'],
  thesaurus: Thesaurus,
): NamedThing | null {
  if (!head) return null;
  const gift = isGift(head);
  const birthday = age && gift ? BIRTHDAYS.find(({ from }) => age.min >= from)?.told : undefined;
  const [other] = gift && !head.need ? others : [];
  const told = birthday ?? isOf(head, thesaurus) ?? (other && isOf(other, thesaurus));
  // "Cadeau original", "cadeau pour la nounou": a situation that is told whole says more than the birth.
  const whole = gift && !head.need && thesaurus.needs.tells(keys) > 1 ? keys : null;
  const helps = thesaurus.needs.find(told === undefined ? (whole ?? []) : keyWords(told));
  // "Cadeau annonce grossesse": what is given is named.
  if (!helps)
    return other && !other.ids.includes(PERSONAL) ? { ...other, also: [...other.also, ...head.ids] } : null;
  const named = !birthday && isOf(head, thesaurus) !== undefined;
  const own = named ? head.ids : [];
  const words = birthday ? [] : keyWords(head.words).filter((word) => stemOf(word) !== GIVING);
  return {
    ids: [...new Set([...own, ...helps.best])],
    also: helps.good,
    fair: helps.fair,
    words: head.words,
    keys: [],
    told: thesaurus.needs.telling(words),
    need: true,
  };
}

/** The traits that still narrow a gift whose occasion was read: it can be made personal. */
export const besideGift = (others: readonly NamedThing[]): NamedThing[] =>
  others.filter(({ ids }) => ids.includes(PERSONAL));
