import { findRedFlag } from './find-red-flag.ts';
import { soundsLikeDanger } from './likeness.ts';
import { ageInMonths, CARRYING, CHILD } from './said.ts';
import type { Topic } from './topics.ts';
import { plainWords } from './words.ts';

const OF_PREGNANCY: ReadonlySet<Topic> = new Set([
  'pregnancy_collapse',
  'headache',
  'bleeding',
  'waters',
  'movements',
  'pregnancy_fall',
  'pregnancy_pain',
  'pregnancy_fever',
]);
const AGE =
  /\b(?:\d+|un|une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze) ?(?:jours?|semaines?|mois|ans?)\b/;
/** "depuis deux jours" is no age. */
const LASTED =
  /\b(?:depuis|il y a|pendant|dans|fait|encore|tou(?:te)?s les) (?:(?:environ|presque|au moins|plus de) )?(?:\d+|[a-z]+) (?:jours?|semaines?|mois|ans?)\b/g;
const SMALL = /\b(?:nouveaux? nes?|nourrissons?)\b/;
/** Forty degrees of water, or a size of shoes: what is told of a child before does not make a fever of it. */
const OF_THINGS = /\btailles?\b|\bpointures?\b|\bchaussures?\b|\blav\w*|\blessive\b|\bmachine\b|\bchambre\b/;

/** The child of these questions, as it was last told of: "2 mois", "nouveau ne"; null where none was. */
function childOf(earlier: readonly string[]): string | null {
  for (const text of earlier.toReversed()) {
    if (CARRYING.test(text)) continue;
    const age = AGE.exec(text)?.[0];
    if (age && ageInMonths(age) !== null) return `bebe de ${age}`;
    const small = SMALL.exec(text)?.[0];
    if (small) return small;
  }
  return null;
}

/**
 * A danger that a question tells, by the rules or else by its likeness to others, alone or together with the questions before it: "mon bébé a 2 mois", then "il a 38,5". Of those,
 * only the age of a child and a pregnancy are carried over; a danger that was told before was answered then.
 */
export function findRedFlagAfter(earlier: readonly string[], question: string): Topic | null {
  return readByRules(earlier, question) ?? (soundsLikeDanger(question) ? 'alike' : null);
}

function readByRules(earlier: readonly string[], question: string): Topic | null {
  const alone = findRedFlag(question);
  if (alone || earlier.length === 0) return alone;
  const text = plainWords(question);
  const before = earlier.map(plainWords);
  const child = ageInMonths(text.replace(LASTED, ' ')) === null ? childOf(before) : null;
  const ofChild = child !== null && !OF_THINGS.test(text) ? findRedFlag(`${child} ${question}`) : null;
  if (ofChild && !OF_PREGNANCY.has(ofChild)) return ofChild;
  if (!before.some((one) => CARRYING.test(one))) return null;
  const ofMother = findRedFlag(`je suis enceinte ${question}`);
  if (!ofMother || !OF_PREGNANCY.has(ofMother)) return null;
  return CHILD.test(text) && ofMother !== 'movements' ? null : ofMother;
}
