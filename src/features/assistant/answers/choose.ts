import type { Citation } from '../answer.ts';
import type { RankedPart, Weighed } from '../passages/rank.ts';
import { familiesOf } from '../passages/words.ts';
import { governing, leadIn, leans } from './governed.ts';
import { askedRow } from './rows.ts';
import { type Sentence, sentencesOf } from './sentences.ts';

/** A citation before it has its number, with the words of its page that govern it, and its headings. */
export type Quote = Omit<Citation, 'n'> & { under?: readonly string[]; about?: string };

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
/** The sentence that leads in a list says so much of each item. */
const OF_LEAD = 0.5;
/** A row that was asked for is what its table is looked up for. */
const OF_ROW = 3;
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

function worth(text: string, asked: readonly Weighed[]): number {
  const families = new Set(familiesOf(text));
  return asked.reduce((sum, { said, weight }) => {
    const best = [...said].reduce(
      (most, [one, told]) => (families.has(one) ? Math.max(most, told) : most),
      0,
    );
    return sum + weight * best;
  }, 0);
}

/** Sentences of a part that may be quoted: of a table, only the row that was asked for. */
function quotable({ part }: RankedPart, asked: readonly Weighed[]): Sentence[] {
  const row = askedRow(part.lines, asked);
  return sentencesOf(part.lines).filter(
    ({ text, kind, line }) => !TO_FILL.test(text) && !IS_ASKED.test(text) && (kind !== 'row' || line === row),
  );
}

interface Picking {
  /** Of a question that our pages ask, the first sentence is the answer. */
  kind: string;
  most: number;
}

/** Sentences that follow each other, with the one that tells most of the question; a row of a table stands alone. */
function picked(
  all: readonly Sentence[],
  worths: readonly number[],
  { kind, most }: Picking,
): readonly Sentence[] {
  const best = worths.indexOf(Math.max(...worths));
  const found = all[best];
  if (found === undefined || found.kind === 'row') return found ? [found] : [];
  const before = all[best - 1];
  const leaning = before?.kind === 'text' && leans(found);
  const isWhole = all.length <= most || (kind === 'faq' && best < most);
  const sameLine = all.findIndex(({ line }) => line === found.line);
  const full = Math.max(sameLine, Math.min(best, all.length - most));
  const start = most === 1 ? best : isWhole ? 0 : Math.min(full, leaning ? best - 1 : best);
  return all.slice(start, start + most).filter(({ kind }) => kind !== 'row');
}

/** Those sentences, with the words of the page that govern them. */
function fromPart(ranked: RankedPart, asked: readonly Weighed[], most: number): Quote[] {
  const { page, part } = ranked;
  const all = quotable(ranked, asked);
  const worths = all.map((sentence) => {
    const lead = leadIn(part, sentence.line);
    const own = worth(sentence.text, asked) + (sentence.kind === 'row' ? OF_ROW : 0);
    return own + (lead === null ? 0 : worth(lead, asked) * OF_LEAD);
  });
  const chosen = picked(all, worths, { kind: page.kind, most });
  const under = governing(part, chosen);
  return chosen.map((sentence, at) => ({
    title: page.title,
    path: page.path,
    quote: sentence.text,
    under: under[at] ?? [],
    about: `${part.above} ${part.heading}`,
  }));
}

/** The sentences that answer best, of one page or two: the more pages there are, the more say a little of anything. */
export function chosenSentences(ranked: readonly RankedPart[], asked: readonly Weighed[]): Quote[] {
  const path = ranked[0]?.page.path;
  const parts = ranked.filter((one) => quotable(one, asked).length > 0);
  const best = parts.find(({ page }) => page.path === path);
  if (!best) return [];
  return [...fromPart(best, asked, SENTENCES), ...beside(parts, best, asked)];
}

/** A sentence of another page that tells nearly as much, where it stands without any heading. */
function beside(parts: readonly RankedPart[], best: RankedPart, asked: readonly Weighed[]): Quote[] {
  const pages = new Set([best.page.path]);
  const others = parts.filter(({ page, score, anchored }) => {
    if (pages.has(page.path) || score < best.score * NEARLY || anchored < best.anchored * AS_NAMED)
      return false;
    pages.add(page.path);
    return true;
  });
  const quotes = others.slice(0, OTHERS).flatMap((one) => fromPart(one, asked, 1));
  return quotes.filter(({ under = [] }) => under.length === 0);
}
