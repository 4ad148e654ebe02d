import { wordTable } from '#src/lib/word-table.ts';
import { isDetail, NOISE } from '../french/noise.ts';
import { fold } from '../text.ts';
import { usuallySpent } from '../thesaurus/given.ts';
import { keyWords } from '../thesaurus/key.ts';
import { isLight } from '../thesaurus/light.ts';
import type { Helps } from '../thesaurus/situation.ts';
import { stemOf } from '../thesaurus/stems.ts';
import type { Thesaurus } from '../thesaurus/thesaurus.ts';
import { giftCase, isForChild, isForMother, isOfGiving } from './gift-cases.ts';
import type { NamedThing, Reading } from './reading.ts';
import { SAYS_NOTHING } from './says-nothing.ts';

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

/** Somebody likes something that the words behind these name. */
const LIKES =
  /\b(?:qui (?:aime|adore|raffole|collectionne)|fans? d|fous? d|folles? d|passionne|accros? |amateur|pour (?!offrir|gater|feter|annoncer|feliciter|dire|remercier|souhaiter|apprendre a)(?=\p{L}{2,}(?:er|ir|[nr]dre|ttre|ivre|ire)\b))/u;
/** Cents that are usually spent on a gift for a use. */
const USUAL_GIFT = 8000;
/** Of those words, the share that must tell a use. */
const TOLD = 0.7;

/** The thing, or what is used for that, of a gift for somebody who likes it: "cadeau pour un petit fou de voitures". */
function likedGift(folded: string, thesaurus: Thesaurus): NamedThing | null {
  const said = LIKES.exec(folded);
  if (!said) return null;
  const words = folded.slice(said.index + said[0].length);
  const keys = keyWords(words).filter((word) => word.length > 1 && stemOf(word) !== GIVING);
  // "Pour décorer la chambre": a situation that is told says more than a use.
  const needed = said[0].startsWith('pour') ? thesaurus.needs.find(keys) : null;
  if (needed)
    return {
      ...needed,
      ids: needed.best,
      also: needed.good,
      words,
      keys: [],
      told: [],
      need: true,
      usual: { max: USUAL_GIFT },
    };
  const used = thesaurus.uses.find(['jouer', ...keys]);
  const [named] = [...thesaurus.find(keys), ...thesaurus.find([...keys, 'jouet'])];
  if (used && used.worth >= TOLD)
    return { ...used, ids: used.best, also: used.good, words, keys: [], told: [], need: true };
  const ids = named?.namings.map(({ concept }) => concept.id) ?? [];
  return ids.length > 0 ? { ids, also: [], words, keys: [], told: [], need: true } : null;
}

/** Things of the field that name a gift by its occasion or its sort, and no product. */
const OF_GIFTS: ReadonlySet<string> = new Set([
  ...GIFTS,
  ...Object.keys(OCCASIONS),
  PERSONAL,
  'pour jumeaux',
  'pour premature',
]);

/** True of a thing that somebody may have in hand: it is what is asked for, gift or not. */
const isThing = ({ ids, need, words }: NamedThing) =>
  !need && !ids.some((id) => OF_GIFTS.has(id)) && !keyWords(words).every(isOfGiving);

/** Words that say that a gift is for a birth, or how it is found, and nothing of its use. */
const OF_BIRTHS =
  /^(?:naissance|naitre|nee?|bienvenue|arrivee?|surprise|liste|original|nouvelle?|famille|maternite|visite|ramener|apporter|fils|fille|parent|papi|mamie|papy|mamy|tata|tonton|oncle|tante|neveu|niece|filleule?|parrain|marraine|couple|grand|petit|jeune|futur)$/;

/** "Cadeau pour le bain", "décorer la chambre": what a gift without an occasion shall be used for; null: nothing is said. */
function usedAsTold(query: string, thesaurus: Thesaurus): Helps | null {
  const keys = keyWords(query).filter(
    (word) =>
      word.length > 2 &&
      stemOf(word) !== GIVING &&
      !isLight(stemOf(word)) &&
      !NOISE.has(word) &&
      !SAYS_NOTHING.has(word) &&
      !isDetail(word) &&
      !isOfGiving(word) &&
      !OF_BIRTHS.test(word),
  );
  return keys.length === 0 ? null : thesaurus.needs.find(keys);
}

/** The words of a gift that the names of products may bear: what does is shown first. */
const BORNE = /^(?:frere|soeur|papa|jumeau|jumelle)$/;

/** Words of names that are for somebody else: a diary for fathers is no gift for a mother. */
function unfitFor(told: string, named: readonly string[]): string[] {
  if (isForMother(told)) return ['papa'];
  if (named.includes('frere') === named.includes('soeur')) return [];
  return [named.includes('frere') ? 'soeur' : 'frere'];
}

/** A gift by whom it is for, its day, the child's age, or by what somebody likes; null: none is asked for. */
export function personalGift(
  query: string,
  {
    age,
    price,
    head,
    others,
    found,
    elsewhere,
    given,
    materials,
  }: Pick<Reading, 'age' | 'price' | 'head' | 'others' | 'elsewhere'> & { found: readonly NamedThing[] } & {
    materials: readonly string[];
    given: ReadonlyMap<string, Helps>;
  },
  thesaurus: Thesaurus,
): NamedThing | null {
  const things = [...(head ? [head] : []), ...others, ...found].filter(isThing);
  const told = giftCase(query, { age, price, elsewhere, bare: things.length === 0, materials });
  if (told === null) return null;
  const liked = isForChild(told) ? likedGift(fold(query), thesaurus) : null;
  if (liked) return liked;
  const [thing] = things;
  // "Offrir une peluche": what is given is named, in a sentence.
  if (thing) return head?.need ? { ...thing } : null;
  const helps = (told === 'naissance' && usedAsTold(query, thesaurus)) || given.get(told);
  if (!helps) return null;
  const named = keyWords(query).filter((word) => BORNE.test(word));
  const usual = usuallySpent(told);
  return {
    ids: helps.best,
    also: helps.good,
    fair: helps.fair,
    words: query,
    keys: [],
    told: named,
    need: true,
    unfit: unfitFor(told, named),
    ...(usual && { usual }),
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
