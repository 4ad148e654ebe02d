import type { Asked } from '../passages/find.server.ts';
import type { RankedPart, Weighed } from '../passages/rank.ts';
import { familiesOf } from '../passages/words.ts';
import { countryAbroad } from './abroad.ts';
import type { Quote } from './choose.ts';
import { expectedOf } from './expected.ts';

/** All that speaks for sentences as the answer to a question, each from 0 to about 1. */
export interface Evidence {
  /** Of the best part of a page: the share of the question that it tells, and how much of it, by weight. */
  score: number;
  told: number;
  /** The share that its title and headings tell, and whether one line tells all of it. */
  anchored: number;
  whole: number;
  /** The share of the subject that the sentences tell under their title and headings, and without the title. */
  borne: number;
  ofPart: number;
  /** The kind of answer that is waited for (a price, an age, a length) is there, or is missing. */
  met: number;
  unmet: number;
  /** The share of the subject that no page of this site names. */
  unheard: number;
  /** By how much the best page is ahead of the next one. */
  ahead: number;
  /** The likeness of the question to those that the editors of the best page wrote down. */
  alike: number;
  /** The number of telling words: a story tells many that no page has. */
  length: number;
}

/**
 * Weights of a logistic regression over the judged questions, fitted on the half that is tuned on alone
 * (`tests/api/assistant/judged/fit.ts` prints them anew).
 */
const WEIGHTS: Evidence = {
  score: 1.74,
  told: 2.23,
  anchored: 1.63,
  whole: 0.29,
  borne: 1.1,
  ofPart: 0.59,
  met: 0.42,
  unmet: -0.9,
  unheard: -1.64,
  ahead: 0.86,
  alike: 2.21,
  length: 1.16,
};
const INTERCEPT = -5.12;
/** A wrong answer costs more than one that is not given. */
const LEAST = 0.62;
/** A story of so many words is of something that we know more often than a short question is. */
const STORY = 0.5;
const LEAST_OF_STORY = 0;
/** Sentences without the figure that is waited for bear at least so much of the subject. */
const BORNE_UNMET = 0.62;
const TOLD_MOST = 15;
const TOLD_UNIT = 10;
const LONG = 10;

const telling = (words: readonly Weighed[]) => words.filter(({ faint }) => !faint);
const weightOf = (words: readonly Weighed[]) => words.reduce((sum, { weight }) => sum + weight, 0);

/** The share, by weight, of the words of a subject that some texts tell. */
export function shareTold(words: readonly Weighed[], texts: readonly string[]): number {
  const families = new Set(texts.flatMap(familiesOf));
  const subject = telling(words);
  const told = subject.filter(({ said }) => [...said.keys()].some((family) => families.has(family)));
  return subject.length === 0 ? 1 : weightOf(told) / weightOf(subject);
}

/** All that a quote says, with the headings above it. */
export const textsOf = ({ quote, under = [], about = '' }: Quote): string[] => [quote, ...under, about];

/** Another country is looked for by itself: pages tell of all those that are not France. */
function unheardShare(question: string, { words, known }: Asked): number {
  const country = countryAbroad(question);
  const unheard = telling(words).filter(
    ({ word, said }) => word !== country && !known.some(({ stem }) => said.has(stem)),
  );
  return unheard.length === 0 ? 0 : weightOf(unheard) / weightOf(telling(words));
}

/** All that speaks for these sentences of the best of these parts. */
export function evidenceOf(
  question: string,
  { asked, parts, quotes }: { asked: Asked; parts: readonly RankedPart[]; quotes: readonly Quote[] },
): Evidence {
  const [best] = parts;
  const next = parts.find(({ page }) => page.path !== best?.page.path);
  const own = quotes.filter(({ path }) => path === quotes[0]?.path);
  const expected = expectedOf(question);
  const isMet = quotes.some((one) => expected.inSentence(textsOf(one).join(' ')));
  return {
    score: best?.score ?? 0,
    told: Math.min(best?.told ?? 0, TOLD_MOST) / TOLD_UNIT,
    anchored: best?.anchored ?? 0,
    whole: best?.whole ? 1 : 0,
    borne: shareTold(asked.words, [...own.flatMap(textsOf), own[0]?.title ?? '']),
    ofPart: shareTold(asked.words, own.flatMap(textsOf)),
    met: expected.isAsked && isMet ? 1 : 0,
    unmet: expected.isAsked && !isMet ? 1 : 0,
    unheard: unheardShare(question, asked),
    ahead: best && next ? 1 - next.standing / best.standing : 1,
    alike: best?.likeness ?? 0,
    length: Math.min(telling(asked.words).length, LONG) / LONG,
  };
}

/** True where all that speaks for an answer is enough to give it. */
export function isLikely(evidence: Evidence): boolean {
  if (evidence.unmet === 1 && evidence.borne < BORNE_UNMET) return false;
  const least = evidence.length >= STORY ? LEAST_OF_STORY : LEAST;
  const names = Object.keys(WEIGHTS) as (keyof Evidence)[];
  return names.reduce((sum, name) => sum + WEIGHTS[name] * evidence[name], INTERCEPT) > least;
}
