import type { Citation } from '../answer.ts';
import type { Line } from '../passages/cut.ts';
import type { RankedPart, Weighed } from '../passages/rank.ts';
import { familiesOf } from '../passages/words.ts';
import { expectedOf } from './expected.ts';
import { governing, leadIn, leans } from './governed.ts';
import { askedRow } from './rows.ts';
import { isQuestion, type Sentence, sentencesOf } from './sentences.ts';

/** A citation before it has its number, with the words of its page that govern it, and its headings. */
export type Quote = Omit<Citation, 'n'> & { under?: readonly string[]; about?: string };

/** A part that tells less of the question than this does not answer it. */
const KNOWN = 0.42;
/** Title and headings tell at least so much of it, or else the text must tell more. */
const ANCHORED = 0.2;
/** A part that says every word of the subject. */
const BY_ALL = 0.5;
const WELL_ANCHORED = 0.3;
const BY_LITTLE = 0.46;
const BY_TEXT_ALONE = 0.62;
/** Of a question of so many words, what weighs so much is enough, though it is a lesser share: the rest is its story. */
const MANY = 5;
const TOLD_OF_MANY = 8;
const SHARE_OF_MANY = 0.34;
/** Parts of one page that tell so much of what the best one does are as good. */
const AS_GOOD = 0.94;
/** Of a question of several words, so much weight told by one part is enough where it is most of what was asked. */
const SEVERAL = 3;
const TOLD_OF_SEVERAL = 10;
const SHARE_OF_SEVERAL = 0.5;
/** Another page that tells nearly as much is cited too. */
const NEARLY = 0.85;
/** Its title and headings tell at least so much of what those of the best one do. */
const AS_NAMED = 0.95;
const OTHERS = 1;
/** A part that is asked in words so much like those of its editors is about them. */
const AS_ASKED = 0.5;
const SURELY_ASKED = 0.6;
/** Such a part is asked in other words than its own: what it begins with tells more than a word that it happens to share. */
const BEGINS = 1;
const SENTENCES = 3;
/** The sentence that leads in a list says so much of each item. */
const OF_LEAD = 0.5;
/** A row that was asked for is what its table is looked up for. */
const OF_ROW = 3;
/** Passages that an operator has yet to fill in are no answer. */
const TO_FILL = /\[à compléter/;
/** A word of the title tells which page is meant, hardly which of its sentences. */
const OF_TITLE = 0.3;
const OF_HEADING = 0.35;
/** A sentence that has what the question waits for. */
const EXPECTED = 3.5;
/** A list that is asked for as a whole is cut no shorter than this. */
const ITEMS = 6;
/** Of the items of a list, those that tell so much of what the best one does. */
const AS_ITEM = 0.5;
/** A sentence of another page tells so much of the question by its own words. */
const BY_ITSELF = 0.1;

/** True when the best passage tells enough of what was asked to answer. */
export function isSure(parts: readonly RankedPart[], asked: readonly Weighed[]): boolean {
  const [best] = parts;
  if (best === undefined || asked.every(({ faint }) => faint)) return false;
  if (best.likeness >= SURELY_ASKED) return true;
  if (asked.length >= MANY && best.told >= TOLD_OF_MANY && best.score >= SHARE_OF_MANY) return true;
  const several = asked.filter(({ faint }) => !faint).length >= SEVERAL;
  if (several && best.told >= TOLD_OF_SEVERAL && best.score >= SHARE_OF_SEVERAL) return true;
  if (best.whole && best.score >= BY_ALL) return true;
  if (best.led < ANCHORED) return best.score >= BY_TEXT_ALONE;
  return best.score >= (best.led < WELL_ANCHORED ? BY_LITTLE : KNOWN);
}

/** The words of a question, as they weigh inside one part, with the kind of answer that it waits for. */
interface Sought {
  asked: readonly Weighed[];
  expected: ReturnType<typeof expectedOf>;
}

/** The words of a question as they tell the sentences of a part from each other: those of its title and heading hardly do. */
function weighedInside({ page, part }: RankedPart, asked: readonly Weighed[]): Weighed[] {
  const title = new Set(familiesOf(page.title));
  const heading = new Set(familiesOf(part.heading));
  return asked.map((one) => {
    const has = (families: ReadonlySet<string>) =>
      [...one.said.keys()].some((family) => families.has(family));
    return { ...one, weight: one.weight * (has(title) ? OF_TITLE : has(heading) ? OF_HEADING : 1) };
  });
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

/** Sentences of a part that may be quoted: of a table, the row that was asked for, or all where it is asked as a whole. */
function quotable({ part }: RankedPart, { asked, expected }: Sought): Sentence[] {
  const row = askedRow(part.lines, asked, expected.inCell);
  const whole = row === null && isAskedWhole(part.lines, expected);
  return sentencesOf(part.lines).filter(
    ({ text, kind, line }) =>
      !TO_FILL.test(text) && !isQuestion(text) && (kind !== 'row' || whole || line === row),
  );
}

/** True of the one table of a part, each row of which has what the question waits for: none of them was named. */
function isAskedWhole(lines: readonly Line[], { inRow }: Sought['expected']): boolean {
  const rows = lines.filter(({ kind }) => kind === 'row');
  const oneTable = rows.every(({ head }) => head?.join() === rows[0]?.head?.join());
  return rows.length > 1 && rows.length <= ITEMS && oneTable && rows.every(({ text }) => inRow(text));
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
  if (found === undefined) return [];
  if (found.kind === 'row') return all.filter(({ kind }) => kind === 'row').slice(0, most);
  if (found.kind === 'item' && most > 1) return pickedItems(all, worths, best);
  const ofQuestion = all.filter(({ line, asks }) => asks !== undefined && line === found.line);
  if (ofQuestion.length > 0) return ofQuestion.slice(0, most);
  const before = all[best - 1];
  const leaning = before?.kind === 'text' && leans(found);
  const isWhole = all.length <= most || (kind === 'faq' && best < most);
  const sameLine = all.findIndex(({ line }) => line === found.line);
  const full = Math.max(sameLine, Math.min(best, all.length - most));
  const start = most === 1 ? best : isWhole ? 0 : Math.min(full, leaning ? best - 1 : best);
  return all.slice(start, start + most).filter(({ kind }) => kind !== 'row');
}

/** Of the list of an item, the items that tell nearly as much, in its order; all of a short list that is told by its heading. */
function pickedItems(all: readonly Sentence[], worths: readonly number[], best: number): Sentence[] {
  let [from, to] = [best, best];
  while (all[from - 1]?.kind === 'item') from -= 1;
  while (all[to + 1]?.kind === 'item') to += 1;
  const list = all.slice(from, to + 1);
  const most = worths[best] ?? 0;
  const alike = list.filter((_, at) => (worths[from + at] ?? 0) >= most * AS_ITEM);
  return alike.length === list.length && list.length <= ITEMS ? list : alike.slice(0, SENTENCES);
}

const rowBonus = (sentence?: Pick<Sentence, 'kind'>) => (sentence?.kind === 'row' ? OF_ROW : 0);

function worthsIn(
  { part, likeness }: RankedPart,
  all: readonly Sentence[],
  { asked, expected }: Sought,
): number[] {
  return all.map(({ text, kind, line, asks = '' }, at) => {
    const lead = leadIn(part, line);
    const own = worth(`${asks} ${text}`, asked) + rowBonus({ kind });
    const waited = expected.inSentence(text) ? EXPECTED : 0;
    const begins = likeness >= AS_ASKED ? BEGINS * likeness * (1 - at / all.length) : 0;
    return own + waited + begins + (lead === null ? 0 : worth(lead, asked) * OF_LEAD);
  });
}

/** Those sentences, with the words of the page that govern them. */
function fromPart(ranked: RankedPart, sought: Sought, most: number): Quote[] {
  const { page, part } = ranked;
  const all = quotable(ranked, sought);
  const inside = { ...sought, asked: weighedInside(ranked, sought.asked) };
  const chosen = picked(all, worthsIn(ranked, all, inside), { kind: page.kind, most });
  const under = governing(part, chosen);
  return chosen.map((sentence, at) => ({
    title: page.title,
    path: page.path,
    quote: sentence.text,
    ...(sentence.row && { row: sentence.row }),
    under: under[at] ?? [],
    about: `${part.above} ${part.heading} ${ranked.likeness >= AS_ASKED ? ranked.wording : ''}`.trim(),
  }));
}

/** The sentences that answer best, of one page or two: the more pages there are, the more say a little of anything. */
export function chosenSentences(
  ranked: readonly RankedPart[],
  asked: readonly Weighed[],
  { question = '', asGood = AS_GOOD }: { question?: string; asGood?: number } = {},
): Quote[] {
  return chosenFrom(ranked, asked, { question, asGood })?.quotes ?? [];
}

interface Chosen {
  quotes: Quote[];
  from: RankedPart;
}

function chosenFrom(
  ranked: readonly RankedPart[],
  asked: readonly Weighed[],
  { question, asGood }: { question: string; asGood: number },
): Chosen | null {
  const sought = { asked, expected: expectedOf(question) };
  const parts = ranked.filter((one) => quotable(one, sought).length > 0);
  const path = parts[0]?.page.path;
  const ofPage = parts.filter(({ page }) => page.path === path);
  const from = bestOf(ofPage, sought, asGood);
  return from
    ? { from, quotes: [...fromPart(from, sought, SENTENCES), ...beside(parts, from, sought)] }
    : null;
}

/** So many parts are tried, of those that tell so much of what the best one does. */
const TRIED = 6;
const WORTH_TRYING = 0.75;

/**
 * The sentences that answer best and bear what was asked: where those of the best part do not, those of the next one
 * that tells nearly as much may. None where no part does.
 */
export function borneSentences(
  ranked: readonly RankedPart[],
  asked: readonly Weighed[],
  { question, bears }: { question: string; bears: (quotes: readonly Quote[]) => boolean },
): Quote[] {
  const least = (ranked[0]?.score ?? 0) * WORTH_TRYING;
  let left = ranked.filter(({ score }) => score >= least);
  for (let tries = 0; tries < TRIED && isSure(left, asked); tries += 1) {
    const chosen = chosenFrom(left, asked, { question, asGood: AS_GOOD });
    if (chosen === null) return [];
    if (bears(chosen.quotes)) return chosen.quotes;
    left = left.filter((one) => one !== chosen.from);
  }
  return [];
}

/** Of the parts of a page that tell nearly as much, the one with the sentence that tells most. */
function bestOf(parts: readonly RankedPart[], sought: Sought, asGood: number): RankedPart | undefined {
  const [first] = parts;
  const most = (one: RankedPart) => {
    const all = quotable(one, sought);
    return Math.max(...worthsIn(one, all, sought).map((told, at) => told - rowBonus(all[at])));
  };
  // What stands before the first heading says a little of everything.
  const near = parts.filter(
    (one) => one === first || (one.part.heading !== '' && one.score >= (first?.score ?? 0) * asGood),
  );
  return near.length < 2 ? first : near.reduce((best, one) => (most(one) > most(best) ? one : best));
}

/** A sentence of another page that tells nearly as much, where it stands without any heading. */
function beside(parts: readonly RankedPart[], best: RankedPart, sought: Sought): Quote[] {
  const pages = new Set([best.page.path]);
  const others = parts.filter(({ page, score, anchored }) => {
    if (pages.has(page.path) || score < best.score * NEARLY || anchored < best.anchored * AS_NAMED)
      return false;
    pages.add(page.path);
    return true;
  });
  const quotes = others.slice(0, OTHERS).flatMap((one) => fromPart(one, sought, 1));
  const whole = sought.asked.reduce((sum, { weight }) => sum + weight, 0);
  return quotes.filter(
    ({ under = [], quote }) => under.length === 0 && worth(quote, sought.asked) >= whole * BY_ITSELF,
  );
}
