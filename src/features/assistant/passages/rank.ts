import type { AskedWord } from './asked.ts';
import type { Part } from './cut.ts';
import { textOf } from './cut.ts';
import type { PageText } from './pages.server.ts';
import { OF_ASKING } from './question-words.ts';
import { likestOf, nearestWordings } from './wordings.ts';
import { familiesOf, familyOf } from './words.ts';

/** A word of the question with what it weighs: the rarer among our passages, the more. */
export interface Weighed extends AskedWord {
  weight: number;
}

export interface RankedPart {
  page: PageText;
  place: number;
  part: Part;
  /** From 0 to 1: the share of the question that this part tells. */
  score: number;
  /** All that speaks for its page as a whole (`standing.ts`); its score alone where pages are not compared. */
  standing: number;
  /** The same as the score without its share, and without what its editors' wordings tell: the weight of what it tells itself. */
  told: number;
  /** The same share, of what title and headings tell; and of what they tell together with its editors' wordings. */
  anchored: number;
  led: number;
  /** True where one line of this part says every word of the subject. */
  whole: boolean;
  /** From 0 to 1, how much it is asked as editors say that this part is asked, and in which words. */
  likeness: number;
  wording: string;
}

/** A word is worth so much by the place where it stands. */
const TITLE = 1;
const HEADING = 1;
const TEXT = 0.72;
const AGAIN = 0.08;
const ELSEWHERE = 0.3;
/** A word with which editors say that this part is asked, whichever of its wordings has it. */
const ASKED = 0.9;
/** Such a word names the part nearly half as well as its title and headings do. */
const ASKED_NAMES = 0.4;
/** The share of a score that says how much of the heading was asked. */
const NAMED = 0.25;

/** A part that is asked in these words is worth so much of their likeness, and a little of what it says itself. */
const LIKE = 0.9;
const BESIDE_LIKE = 0.1;

const ASKING: ReadonlySet<string> = new Set([...OF_ASKING].map(familyOf));

export type Counts = ReadonlyMap<string, number>;
const NONE: ReadonlySet<string> = new Set();

function counted(families: readonly string[]): Counts {
  const counts = new Map<string, number>();
  for (const family of families) counts.set(family, (counts.get(family) ?? 0) + 1);
  return counts;
}

interface Places {
  title: Counts;
  heading: Counts;
  text: Counts;
  page: Counts;
  /** Words with which editors say that this part is asked. */
  asked: ReadonlySet<string>;
}

/** From 0 to about 1: one word as these places tell it. */
function toldAt({ said }: AskedWord, { title, heading, text, page, asked }: Places): number {
  let best = 0;
  for (const [family, worth] of said) {
    const times = text.get(family) ?? 0;
    const here = Math.max(
      title.has(family) ? TITLE : 0,
      heading.has(family) ? HEADING : 0,
      times > 0 ? TEXT + AGAIN * Math.min(2, times - 1) : 0,
      page.has(family) ? ELSEWHERE : 0,
      asked.has(family) ? ASKED : 0,
    );
    best = Math.max(best, worth * here);
  }
  return best;
}

/** The share of a heading's words that were asked. */
function namedShare(asked: readonly Weighed[], words: Counts): number {
  const telling = [...words.keys()].filter((family) => !ASKING.has(family));
  if (telling.length === 0) return 0;
  return telling.filter((family) => asked.some(({ said }) => said.has(family))).length / telling.length;
}

/** From 0 to 1: the share of the subject of a question that some words tell, each for so much. */
function shareOf(asked: readonly Weighed[], worthOf: (family: string) => number): number {
  const telling = asked.filter(({ faint }) => !faint);
  const whole = telling.reduce((sum, { weight }) => sum + weight, 0);
  const told = telling.reduce((sum, { said, weight }) => {
    const best = [...said].reduce((most, [family, worth]) => Math.max(most, worth * worthOf(family)), 0);
    return sum + weight * best;
  }, 0);
  return whole === 0 ? 0 : told / whole;
}

/** True where two words of the subject or more are asked, and one line of the part says them all under its headings. */
function saysAll(asked: readonly Weighed[], part: Part, { title, heading, text }: Places): boolean {
  const telling = asked.filter(({ faint }) => !faint);
  const isSaid = (places: readonly { has(family: string): boolean }[]) =>
    telling.every(({ said }) => [...said.keys()].some((family) => places.some((place) => place.has(family))));
  if (telling.length < 2 || !isSaid([title, heading, text])) return false;
  return part.lines.some((line) => isSaid([title, heading, new Set(familiesOf(line.text))]));
}

/** The words of a page by where they stand, counted once for as long as the page stays in memory. */
interface CountedPage {
  title: Counts;
  everywhere: Counts;
  parts: readonly { heading: Counts; own: Counts; text: Counts; asked: ReadonlySet<string> }[];
}
const countedPages = new WeakMap<PageText, CountedPage>();

/** The families of the words of all wordings of a part: those that name no heading are of a page's only part. */
function familiesAsked({ wordings, parts }: PageText, place: number): Set<string> {
  return new Set(
    wordings
      .filter((one) => one.place === place || (one.place === null && parts.length === 1))
      .flatMap(({ words }) => words)
      .flatMap(({ said }) => [...said].flatMap(([family, worth]) => (worth === 1 ? [family] : []))),
  );
}

export function countPage(page: PageText): CountedPage {
  const known = countedPages.get(page);
  if (known) return known;
  const parts = page.parts.map((part, place) => ({
    asked: familiesAsked(page, place),
    heading: counted(familiesOf(`${part.above} ${part.heading}`)),
    own: counted(familiesOf(part.heading)),
    text: counted(familiesOf(textOf(part))),
  }));
  const everywhere = counted(parts.flatMap(({ text }) => [...text.keys()]));
  const made = { title: counted(familiesOf(page.title)), everywhere, parts };
  countedPages.set(page, made);
  return made;
}

/** The families of the words that name something on a page: of its title, its headings and its wordings. */
export function namesOf(page: PageText): Set<string> {
  const { title, parts } = countPage(page);
  return new Set([...title.keys(), ...parts.flatMap(({ own, asked }) => [...own.keys(), ...asked])]);
}

/** Every part of some pages, those that tell most of the question first. */
export function rankParts(pages: readonly PageText[], asked: readonly Weighed[]): RankedPart[] {
  const whole = asked.reduce((sum, { weight }) => sum + weight, 0);
  if (whole === 0) return [];
  return pages.flatMap((page) => rankPage(page, asked, whole)).sort((a, b) => b.score - a.score);
}

function rankPage(page: PageText, asked: readonly Weighed[], whole: number): RankedPart[] {
  const { title, everywhere, parts } = countPage(page);
  const nearest = nearestWordings(page.wordings, asked, whole);
  return page.parts.map((part, place) => {
    const {
      heading,
      own,
      text,
      asked: askedOfPart,
    } = parts[place] ?? { heading: new Map(), own: new Map(), text: new Map(), asked: new Set<string>() };
    const places = { title, heading, text, page: everywhere, asked: askedOfPart };
    const told = asked.reduce((sum, one) => sum + one.weight * toldAt(one, places), 0);
    const named = Math.max(namedShare(asked, title), namedShare(asked, own));
    const worth = told * (1 - NAMED + NAMED * named);
    const likest = likestOf(nearest, place);
    const likeness = likest?.likeness ?? 0;
    const score = worth / whole;
    const isNamed = (family: string) => (title.has(family) || heading.has(family) ? 1 : 0);
    const weigh = (at: Places) => asked.reduce((sum, one) => sum + one.weight * toldAt(one, at), 0);
    const byItself = weigh({ ...places, asked: NONE }) * (1 - NAMED + NAMED * named);
    const best = Math.max(score, likeness * LIKE + score * BESIDE_LIKE);
    return {
      page,
      place,
      part,
      score: best,
      standing: best,
      told: byItself,
      anchored: shareOf(asked, isNamed),
      led: shareOf(asked, (family) => Math.max(isNamed(family), askedOfPart.has(family) ? ASKED_NAMES : 0)),
      whole: saysAll(asked, part, places),
      likeness,
      wording: likest?.wording.text ?? '',
    };
  });
}
