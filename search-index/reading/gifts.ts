import { wordTable } from '#src/lib/word-table.ts';
import { fold } from '../text.ts';
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

const OF_GODCHILD = 'gâter un filleul';
/** From this age on, months, no gift is for a birth. */
const BORN = 9;

/** Whom a gift is for, as it is said, and the situation that says what is given. The first that fits. */
const PERSONS: readonly (readonly [said: RegExp, told: string])[] = [
  [/\b(?:gros cadeau|a plusieurs|cotis|cadeau commun|cagnotte)/, 'gros cadeau à plusieurs'],
  [/\ballait/, 'gâter une maman allaitante'],
  [/\b(?:future?s? (?:mam|mere)|enceinte|femme qui attend|conge mat)/, 'gâter une femme enceinte'],
  [/\b(?:accouch|(?:jeune|nouvelle)s? (?:mam|mere))/, 'gâter une jeune accouchée'],
  [/\b(?:(?:futur|jeune|nouveau) (?:pap|pere)|(?:au|du|pour le|le|un|pour) papa)/, 'gâter le papa'],
  [/\b(?:(?:jeune|futur)s? parents|nouveaux parents|couple)/, 'gâter des parents épuisés'],
  [/\b(?:ainee?s?|freres?|soeurs?|fraterie|fratrie)\b/, 'gâter l’aîné'],
  [/\b(?:filleule?s?|parrain|marraine|bapt|communion)/, OF_GODCHILD],
];

/** Somebody likes something that the words behind these name. */
const LIKES =
  /\b(?:qui (?:aime|adore|raffole|collectionne)|fans? d|fous? d|folles? d|passionne|accros? |amateur|pour (?=\p{L}{2,}(?:er|ir|re)\b))/u;
/** A gift that is asked for, whatever it is called. */
const ASKED =
  /\b(?:cadeau|k[ad]+do|offrir|offre|present pour|gater|faire plaisir|idee pour|qqch|quelque chose pour|(?:un )?truc pour|ramener|cotis|a plusieurs)/;
/** Of those words, the share that must tell a use. */
const TOLD = 0.7;

/** The thing, or what is used for that, of a gift for somebody who likes it: "cadeau pour un petit fou de voitures". */
function likedGift(folded: string, thesaurus: Thesaurus): NamedThing | null {
  const said = LIKES.exec(folded);
  if (!said) return null;
  const words = folded.slice(said.index + said[0].length);
  const keys = keyWords(words).filter((word) => word.length > 1 && stemOf(word) !== GIVING);
  const used = thesaurus.uses.find(['jouer', ...keys]);
  const [named] = [...thesaurus.find(keys), ...thesaurus.find([...keys, 'jouet'])];
  if (used && used.worth >= TOLD)
    return { ...used, ids: used.best, also: used.good, words, keys: [], told: [], need: true };
  const ids = named?.namings.map(({ concept }) => concept.id) ?? [];
  return ids.length > 0 ? { ids, also: [], words, keys: [], told: [], need: true } : null;
}

/** A gift by whom it is for, or by what they like; null: neither is said. */
export function personalGift(
  query: string,
  { age, price }: Pick<Reading, 'age' | 'price'>,
  thesaurus: Thesaurus,
): NamedThing | null {
  const folded = fold(query);
  const person = PERSONS.find(([said]) => said.test(folded))?.[1];
  if (!ASKED.test(folded) && !(person && price)) return null;
  // At an age, a godchild is given what children of that age are.
  const told = age && age.min >= BORN && person === OF_GODCHILD ? undefined : person;
  const helps = told === undefined ? null : thesaurus.needs.find(keyWords(told));
  if (!helps) return likedGift(folded, thesaurus);
  const named = keyWords(query).filter((word) => /^(?:frere|soeur|papa)$/.test(word));
  return {
    ids: helps.best,
    also: helps.good,
    fair: helps.fair,
    words: query,
    keys: [],
    told: named,
    need: true,
  };
}

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

/** "Naissance 30 euros": nothing is named but the day and a budget. */
export function birthGift(
  query: string,
  {
    head,
    others,
    price,
  }: { head: NamedThing | null; others: readonly NamedThing[]; price: Reading['price'] },
): NamedThing | null {
  if (head || others.length > 0 || !price || !/\bnaissance\b/.test(fold(query))) return null;
  return { ids: [...GIFTS].slice(0, 1), also: [], words: query, keys: [], told: [], need: true };
}
