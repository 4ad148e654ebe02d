import type { Citation } from '../answer.ts';
import type { RankedPart, Weighed } from '../passages/rank.ts';
import { familiesOf } from '../passages/words.ts';
import { type Sentence, sentencesOf } from './sentences.ts';

/** A part that tells less of the question than this does not answer it. */
const KNOWN = 0.42;
/** Title and headings tell at least so much of it, or else the text must tell more. */
const ANCHORED = 0.2;
const BY_TEXT_ALONE = 0.65;
/** Of a question of so many words, what weighs so much is enough, though it is a lesser share: the rest is its story. */
const MANY = 5;
const TOLD_OF_MANY = 8;
const SHARE_OF_MANY = 0.34;
/** Another page that tells nearly as much is cited too. */
const NEARLY = 0.85;
/** Its title and headings tell at least so much of what those of the best one do. */
const AS_NAMED = 0.95;
const OTHERS = 1;
const SENTENCES = 3;
/** Passages that an operator has yet to fill in are no answer. */
const TO_FILL = /\[à compléter/;
/** A page asks itself questions too. */
const IS_ASKED = /\?$/;

/** True when the best passage tells enough of what was asked to answer. */
export function isSure(parts: readonly RankedPart[], asked: readonly Weighed[]): boolean {
  const [best] = parts;
  if (best === undefined || asked.every(({ faint }) => faint)) return false;
  if (asked.length >= MANY && best.told >= TOLD_OF_MANY && best.score >= SHARE_OF_MANY) return true;
  return best.score >= (best.anchored >= ANCHORED ? KNOWN : BY_TEXT_ALONE);
}

function worth({ text }: Sentence, asked: readonly Weighed[]): number {
  const families = new Set(familiesOf(text));
  return asked.reduce((sum, { said, weight }) => {
    const best = [...said].reduce(
      (most, [one, told]) => (families.has(one) ? Math.max(most, told) : most),
      0,
    );
    return sum + weight * best;
  }, 0);
}

/** Sentences that follow each other, with the one that tells most of the question. */
function fromPart(
  { page, part }: RankedPart,
  asked: readonly Weighed[],
  most: number,
): Omit<Citation, 'n'>[] {
  const all = sentencesOf(part.lines).filter(({ text }) => !TO_FILL.test(text) && !IS_ASKED.test(text));
  const weights = all.map((sentence) => worth(sentence, asked));
  const best = weights.indexOf(Math.max(...weights));
  const from = Math.max(0, Math.min(best, all.length - most));
  return all
    .slice(from, from + most)
    .map(({ text }) => ({ title: page.title, path: page.path, quote: text }));
}

/** The sentences that answer best, of one page or two: the more pages there are, the more say a little of anything. */
export function chosenSentences(
  parts: readonly RankedPart[],
  asked: readonly Weighed[],
): Omit<Citation, 'n'>[] {
  const [best] = parts;
  if (!best) return [];
  const pages = new Set([best.page.path]);
  const others = parts.filter(({ page, score, anchored }) => {
    if (pages.has(page.path) || score < best.score * NEARLY || anchored < best.anchored * AS_NAMED)
      return false;
    pages.add(page.path);
    return true;
  });
  return [
    ...fromPart(best, asked, SENTENCES),
    ...others.slice(0, OTHERS).flatMap((one) => fromPart(one, asked, 1)),
  ];
}
