import { fold, wordsOf } from '#search/text.ts';
import { singular } from '#search/thesaurus/key.ts';
import { OF_ASKING } from '../passages/question-words.ts';
import type { Weighed } from '../passages/rank.ts';
import { familiesOf, familyOf } from '../passages/words.ts';
import type { Quote } from './choose.ts';
import { NUMBER } from './expected.ts';
import { textsOf } from './likely.ts';

const plain = (text: string) => fold(text).replace(/[’'-]/g, ' ').replace(/\s+/g, ' ').trim();

/** "Quelle amende", "quel est le prix": the thing that is asked for by name. */
const WHICH =
  /\bquel(?:le)?s? (?:(?:est|sont|etait|sera) )?(?:(?:le|la|les|l|un|une|mon|ma|mes|ton|ta|son|sa|notre|votre|nos|vos) )?(?:meilleure?s? |petite?s? |grande?s? )?([a-z]{3,})/;
/** "Combien de listes": a number of them. */
const HOW_MANY = /\bcombien (?:de |d )(?:\w+ (?:de |d ))?([a-z]{3,})/;
/** Told by a number with its unit, which a sentence has instead of their name; and words that name no thing. */
const BY_UNIT = new Set(
  [
    'temps jour semaine mois heure minute annee age date moment duree delai prix tarif montant cout taille temperature',
    'poids type genre sorte difference risque raison condition papier document cas facon maniere chose point fois argent',
  ]
    .flatMap((line) => line.split(' '))
    .map(familyOf),
);
/** "Un" is an article more often than a number. */
const A_NUMBER = new RegExp(String.raw`^(?!une?$)(?:\d+|${NUMBER})$`);

/** The word of the thing that a question asks for by name, as it weighs in it; none where it asks for none. */
function thingAsked(question: string, shape: RegExp, words: readonly Weighed[]): Weighed | undefined {
  const word = singular(shape.exec(plain(question))?.[1] ?? '');
  if (word === '' || OF_ASKING.has(word) || BY_UNIT.has(familyOf(word))) return undefined;
  return words.find(({ said }) => said.get(familyOf(word)) === 1);
}

const tells = ({ said }: Weighed, families: ReadonlySet<string>) =>
  [...said.keys()].some((family) => families.has(family));

/** True of a sentence that has a number, and names the thing itself or stands under its name. */
function saysHowMany(thing: Weighed, one: Quote): boolean {
  const { quote, under = [], about = '' } = one;
  const heads = familiesOf(about);
  return [quote, ...under].some(
    (text) =>
      wordsOf(plain(text)).some((word) => A_NUMBER.test(word)) &&
      tells(thing, new Set([...familiesOf(text), ...heads])),
  );
}

/** True where sentences tell the thing that a question asks for by name, and how many of it where it asks that. */
export function bearsThing(question: string, words: readonly Weighed[], quotes: readonly Quote[]): boolean {
  const families = new Set(quotes.flatMap((one) => [one.title, ...textsOf(one)]).flatMap(familiesOf));
  const which = thingAsked(question, WHICH, words);
  if (which && !which.faint && !tells(which, families)) return false;
  const many = thingAsked(question, HOW_MANY, words);
  return !many || quotes.some((one) => saysHowMany(many, one));
}

/** Of a question that opens a tool, the thing that its page never says and that is so much of it. */
const NOT_OF_TOOL = 0.3;
/** Figures, months and sums of money fill in a tool's form: its page has no need to say them. */
const FILLS_IN =
  /^(?:\d.*|janvier|fevrier|mars?|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|euro|simulation|calcul|calculatrice|test|outil|prenom|nom)$/;

/** True where a tool's page, or what is quoted beside it, names each thing that makes much of the question. */
export function toolBears(words: readonly Weighed[], page: string, quotes: readonly Quote[]): boolean {
  const families = new Set([page, ...quotes.flatMap(textsOf)].flatMap(familiesOf));
  const subject = words.filter(({ faint }) => !faint);
  const whole = subject.reduce((sum, { weight }) => sum + weight, 0);
  return subject.every(
    (one) => one.verb || FILLS_IN.test(one.word) || one.weight < whole * NOT_OF_TOOL || tells(one, families),
  );
}
