import { fold } from '../text.ts';
import type { Reading } from './reading.ts';

/** The worth of a gift from which several give it together, cents. */
const TOGETHER = 10_000;

type Case = string;
type Said = readonly [said: RegExp, told: Case];

/** A gift is asked for, whatever it is called. */
const ASKED =
  /\b(?:cadeau|k[ad]+o|offrir|offre|present pour|gater|faire plaisir|idee pour|qqch|quelque chose pour|(?:un )?truc (?:mignon |sympa |original |pas cher )?(?:pour|a)|cotis|a plusieurs|petite attention|bienvenue|pour feliciter|surprise|(?:ramener|apporter) (?:a|pour|chez|en) (?:la |une |un )?(?:maternite|visite|naissance|bebe|nouveau)|pere noel|sous le sapin|etrennes|anniv\p{L}*|baby ?shower|gender reveal|shower|donner quoi|quoi (?:prendre|donner|apporter|acheter) (?:a|au|aux|pour)|gift|present for)/u;

/** A day on which one gives, named alone: "noël des cousins", "il fête ses 2 ans". */
const DAY =
  /\b(?:noel|anniv\p{L}*|(?:il|elle|ils|qui|on) (?:fete|souffle|a bientot|va avoir|aura)|saint nicolas|st nicolas|bapt\p{L}*|communion|paques)\b/u;

/** "Sapin de noël", "menu de baptême": a thing that is made for that day, which no gift is. */
const FOR_THE_DAY =
  /^(?!(?:cadeau|cado|kdo|idee|jouet|jeu|livre|peluche|surprise|fete|jour|premier|pour|liste|quoi|budget)s?\b)[a-z]{3,}(?: [a-z]{3,})? (?:de |d'|du )(?:noel|paques|anniversaire|bapteme|communion)/;

/** The word before it, of a thing that is made for a day; null: none is named. */
export const madeForADay = (query: string): string | null =>
  FOR_THE_DAY.exec(fold(query).replaceAll('’', "'"))?.[0].split(' ')[0] ?? null;

/** People one gives to, and is not a child's parent. */
const SOMEBODY =
  /\b(?:collegues?|copines?|copains?|amie?s?|cousine?s?|voisine?s?|patronne?|chef(?:fe)?|belle[ -]?s[oe]+ur|belle[ -]?fille|beau[ -]?frere|(?:ma|sa) soeur|(?:mon|son) frere|nieces?|neveux?|filleule?s?|(?:ma|mon|leur) petite?[ -](?:fille|fils)|un couple)\b/;

const EXPECTING =
  /\b(?:futures? m(?:aman|ere|am)s?\b|enceinte|(?:femme|maman|copine|amie|soeur|collegue) qui attend|attend (?:un|une|des|son|leur) (?:bebe|enfant|heureux|jumeaux|fille|garcon|premier)|conge mat\p{L}*|conges? maternite|femme qui attend)/u;

/** Of this and of that side of a gift: grandparents who give are no reason to give them something. */
const FROM_THEM =
  /\b(?:de la part|cadeau (?:de|des)|offert par|(?:de|des) (?:mes|nos|ses|la|ma|sa|l')?\s?)(?: ?(?:mes|nos|ses|la|ma|sa|les))? ?(?:grands?[ -]parents|mamie|papi|mamy|papy|marraine|parrain|tata|tonton|tante|oncle)/;

const GRANDPARENTS =
  /\b(?:grands?[ -]?parents|mamies?|papis?|mamys?|papys?|memes?|pepes?|beaux?[ -]parents|grand[ -]?(?:mere|pere)s?)\b/;

/** A gift to them in so many words, and the child that they are grandparents of. */
const TO_THEM =
  /\b(?:pour|a|aux?|offrir|gater|remercier|chez) (?:(?:la|le|les|l'|une?|ma|mon|mes|nos|ses|sa|son|futur\p{L}*) )*(?:grands?[ -]?(?:parents|mere|pere)|mam|pap|mem|pep|beaux?[ -]parents)/u;
const OF_THEIRS = /\b(?:naissance|petite?s?[ -](?:fils|filles?|enfants?)|filleule?s?|nieces?|neveux?)\b/;

/** True of a gift for grandparents; beside the child whom it is for they are those who give. */
const isForGrandparents = (folded: string): boolean =>
  GRANDPARENTS.test(folded) && !FROM_THEM.test(folded) && (TO_THEM.test(folded) || !OF_THEIRS.test(folded));

/** Whom a gift is for, from the most particular on. */
const PERSONS: readonly Said[] = [
  [
    /\b(?:annon\p{L}+|faire deviner|apprendre) .*\b(?:grossesse|enceinte|papa|mari|conjoint|cheri|parents|famille|papi|mamie|bebe|attend)/u,
    'annonce',
  ],
  [
    /\bdemand\p{L}* .*\b(?:marraine|parrain|temoin)|(?:etre|devenir) (?:ma|mon|sa|son|la|le) (?:marraine|parrain)/u,
    'annonce',
  ],
  [/\ballait/, 'allaitante'],
  [/\b(?:baby ?shower|shower|fete prenatale|gender reveal)\b/, 'fête de grossesse'],
  [
    /\bcollegues?\b.*\b(?:conge|enceinte|attend|part)|\b(?:enceinte|conge mat\p{L}*).*\bcollegue/u,
    'collègue',
  ],
  [EXPECTING, 'enceinte'],
  [/\bfetes? des? (?:mere|maman)/, 'mères'],
  [/\bfetes? des? (?:pere|papa)/, 'pères'],
  // Who cares for many families is thanked with what a team shares, not with the prints of one child.
  [
    /\b(?:sages?[ -]femmes?|pediatre|puericultrices?|infirmieres?|soignant\p{L}*|equipe (?:de la|du|medicale)|service de maternite)/u,
    'soignants',
  ],
  [
    /\b(?:nounou|nourrice|assistante? mat\p{L}*|ass ?mat|maitresse|atsem|creche|auxiliaire|baby ?sitter)/u,
    'nourrice',
  ],
  [
    /\b(?:maman|mere|elle|amie?|copine|soeur|femme|fille).* (?:vient d'accouch|a accouch|d'accoucher)|\baccouch|cesarienne|post ?partum/,
    'accouchée',
  ],
  [/\b(?:jeune|nouvelle)s? (?:mam|mere)|\b(?:a|pour|gater) (?:la |une |ma )?(?:maman|mere)\b/, 'accouchée'],
  [
    /\b(?:(?:futur|jeune|nouveau)x? (?:pap|pere)|(?:au|du|pour le|le|un|pour|a|mon) (?:papa|conjoint|mari|cheri)\b)/,
    'papa',
  ],
  [
    /\b(?:(?:jeune|futur|nouveau)x?s? parents|parents (?:fatigue|epuise|creve)\p{L}*|un couple|aux parents|les parents)/u,
    'parents',
  ],
  [/\b(?:jumeaux|jumelles|jumeau|jumelle|triples)\b/, 'jumeaux'],
  [/\b(?:premature|prema|ne trop tot|nee trop tot)/, 'prématuré'],
  [
    /\b(?:ont deja tout|a deja tout|ont tout|(?:deuxieme|second|troisieme|2e|2eme|3e|3eme) (?:enfant|bebe))/,
    'déjà',
  ],
  [
    /\b(?:ainee?s?|frat(?:rie|erie)|(?:grande?s?|futur|future|petit|petite) (?:freres?|soeurs?)|jaloux|jalouse)\b/,
    'aîné',
  ],
  [/\b(?:bapt\p{L}*|christening|godmother|godfather)/u, 'baptême'],
  [/\bcommunion/, 'communion'],
  [/\b(?:paques|oeufs)\b/, 'pâques'],
  [/\brentree\b/, 'rentrée'],
];

/** Of what sort a birth gift shall be. */
const SORTS: readonly Said[] = [
  [/\b(?:prenom|personnalis\p{L}*|grav\p{L}*|brod\p{L}*|unique)\b/u, 'prénom'],
  [
    /\b(?:original\p{L}*|insolite|different|rigolo|marrant|sort de l'ordinaire|fait[ -]main|pas banal)/u,
    'original',
  ],
  [/\b(?:utile|pratique|dont ils ont besoin)/, 'utile'],
  [/\b(?:premiere annee|12 premiers mois|douze premiers mois|mois (?:par|apres) mois)\b/, 'première année'],
  [/\b(?:souvenirs?|a garder|qui reste|qui dure|inoubliable)\b/, 'souvenir'],
  [/\b(?:ecolo\p{L}*|naturel\p{L}*|durable|bio|zero dechet|sans plastique|en bois|ethique)\b/u, 'durable'],
  [/\b(?:luxe|chic|haut de gamme|prestige|exception)\b/, 'luxe'],
  [/\b(?:petite? (?:cadeau|attention|truc|present)|symbolique|bricole|sans se ruiner)/, 'petit'],
];

/** Cases of a child of an age, from the oldest on, months. */
const AGES: readonly { from: number; told: Case }[] = [
  { from: 43, told: 'quatre ans' },
  { from: 31, told: 'trois ans' },
  { from: 21, told: 'deux ans' },
  { from: 15, told: 'dix-huit mois' },
  { from: 9, told: 'un an' },
  { from: 5, told: 'six mois' },
  { from: 2, told: 'trois mois' },
];

const OF_AGE = (age: Reading['age']): Case | null =>
  AGES.find(({ from }) => (age?.min ?? 0) >= from)?.told ?? null;

/** People who are given something as a parent, at whatever age the child is. */
const GROWN_UP = new Set<Case>([
  'annonce',
  'allaitante',
  'collègue',
  'enceinte',
  'mères',
  'pères',
  'nourrice',
  'soignants',
  'accouchée',
  'papa',
]);
const BIRTH_ONLY = new Set<Case>(['aîné', 'déjà', 'rentrée']);

const COLLECTIVE =
  /\b(?:gros cadeau|a plusieurs|cotis\p{L}*|cadeau commun|en commun|collectif|cagnotte|on est (?:\d+|plusieurs)|tous ensemble)/u;

/** Words that say for a birth what was asked, whatever else stands beside. */
const OF_BIRTH =
  /\b(?:naissance|bebes?|bb|nourrisson|nouveau[ -]?ne|maternite|enfant|fille|garcon|bienvenue|petite? bout)\b/;

const toldBy = (said: readonly Said[], folded: string) => said.find(([one]) => one.test(folded))?.[1] ?? null;

const OF_MOTHERS = new Set<Case>(['collègue', 'enceinte', 'accouchée', 'allaitante', 'mères']);
export const isForMother = (told: Case): boolean => OF_MOTHERS.has(told);

/** True of a gift for a child of whom nothing but the age is told: what the child likes says more. */
export const isForChild = (told: Case): boolean =>
  told === 'naissance' || AGES.some((one) => one.told === told);

/** Days of grown-ups: nothing here is given on them. */
const OF_OTHERS =
  /\b(?:mariage|cremaillere|retraite|pendaison|divorce|fiancailles|pacs|pot de depart|secret santa)\b/;

/** "Cadeau de mariage": a gift, and none of ours. */
export const isGiftOfOthers = (query: string): boolean => {
  const folded = fold(query);
  return /\b(?:cadeau|offrir|kdo)\b/.test(folded) && OF_OTHERS.test(folded) && !OF_BIRTH.test(folded);
};

/** True of words that name somebody or a day one gives to, and no thing that is sold. */
export const isOfGiving = (word: string): boolean =>
  /^(?:cousine?s?|maitresse|communion|tata|tonton|collegues?|noel)$/.test(fold(word));

/** "En coton bio" tells a material, which any gift may be made of, and no sort of gift. */
function sortIn(folded: string, materials: readonly string[]): Case | null {
  const sort = toldBy(SORTS, folded);
  return sort === 'durable' && materials.length > 0 && !materials.includes('bois') ? null : sort;
}

/**
 * The case of giving that a query tells: whom it is for, the day, the age, of what sort it shall be, what it may cost.
 * Null: no gift is asked for. `bare`: no thing of the shop is named; `elsewhere`: words of
 * other shops are.
 */
export function giftCase(
  query: string,
  {
    age,
    price,
    bare,
    elsewhere,
    materials = [],
  }: Pick<Reading, 'age' | 'price' | 'elsewhere'> & { bare: boolean; materials?: readonly string[] },
): Case | null {
  const folded = fold(query).replaceAll('’', "'");
  const asked = ASKED.test(folded);
  const somebody = SOMEBODY.test(folded);
  const person = toldBy(PERSONS, folded);
  const meant =
    asked ||
    (bare && DAY.test(folded) && !FOR_THE_DAY.test(folded)) ||
    (bare && somebody && (person !== null || price !== null || age !== null)) ||
    (person !== null && price !== null && bare) ||
    (bare && price !== null && /\bnaissance\b/.test(folded));
  if (!meant) return null;
  const most = price?.max ?? price?.min ?? null;
  const collective = COLLECTIVE.test(folded);
  if (most === null ? collective && !person : most >= TOGETHER && (collective || /\bgros\b/.test(folded)))
    return 'ensemble';
  if (person && GROWN_UP.has(person)) return person;
  if (isForGrandparents(folded) && !(most !== null && most >= TOGETHER)) return 'grands-parents';
  const ofAge = OF_AGE(age);
  if (ofAge && !(person && BIRTH_ONLY.has(person)))
    return person === 'jumeaux' && age && age.min < 9 ? person : ofAge;
  if (person) return person;
  if (/\b(?:filleule?s?|parrain|marraine)\b/.test(folded)) return 'baptême';
  if (/\b(?:1er|premier|premiere) anniv|anniversaire|birthday/.test(folded)) return 'un an';
  if (/\bnoel\b|sapin/.test(folded)) return /\b(?:bebe|bb|1er|premier)\b/.test(folded) ? 'six mois' : 'noël';
  const sort = sortIn(folded, materials);
  if (sort) return sort;
  if (somebody && !/\bnaissance|bebe\b/.test(folded) && /\bvient d/.test(folded)) return 'foyer';
  return elsewhere && !OF_BIRTH.test(folded) ? null : 'naissance';
}
