import type { PageText } from './pages.server.ts';
import { type Counts, countPage, type RankedPart, type Weighed } from './rank.ts';
import { trigramLikeness, trigramsOf } from './trigrams.ts';

/**
 * A word in a field is worth so much, the less the longer this field is beside the usual length of its kind (BM25F). The
 * lengths are those of our own texts; no weight here was fitted.
 */
const FIELDS = {
  title: { worth: 2, length: 4.7, bias: 0.3 },
  heading: { worth: 3, length: 2.7, bias: 0.3 },
  text: { worth: 1, length: 38, bias: 0.6 },
  asked: { worth: 1.5, length: 12, bias: 0.5 },
} as const;
type Field = keyof typeof FIELDS;
const SATURATION = 1.2;
/** So many of its best parts say what a page is about. */
const BEST_PARTS = 3;

interface CountedPart {
  counts: Record<Field, Counts>;
  /** For each field, by how much its length divides what its words are worth. */
  lengths: Record<Field, number>;
}

interface Standing {
  parts: readonly CountedPart[];
  /** The runs of signs of its title, its headings and each of its wordings. */
  trigrams: readonly Uint16Array[];
}

const standings = new WeakMap<PageText, Standing>();
const sizeOf = (counts: Counts) => [...counts.values()].reduce((sum, count) => sum + count, 0);

/** Times that the families of words with which a part is asked are in its wordings, and in those of the whole page. */
function askedCounts({ wordings }: PageText, at: number): Counts {
  const counts = new Map<string, number>();
  for (const { place, words } of wordings)
    if (place === at || place === null)
      for (const { said } of words)
        for (const [family, worth] of said)
          if (worth === 1) counts.set(family, (counts.get(family) ?? 0) + 1);
  return counts;
}

function readStanding(page: PageText): Standing {
  const { title, parts } = countPage(page);
  const counted = parts.map(({ heading, text }, at): CountedPart => {
    const counts = { title, heading, text, asked: askedCounts(page, at) };
    const lengths = Object.fromEntries(
      Object.entries(FIELDS).map(([field, { length, bias }]) => [
        field,
        1 - bias + (bias * sizeOf(counts[field as Field])) / length,
      ]),
    ) as Record<Field, number>;
    return { counts, lengths };
  });
  const texts = [
    page.title,
    ...page.parts.map(({ heading }) => heading),
    ...page.wordings.flatMap(({ text }) => text.split(',')),
  ];
  return { parts: counted, trigrams: texts.filter(Boolean).map(trigramsOf) };
}

function standingOf(page: PageText): Standing {
  const known = standings.get(page);
  if (known) return known;
  const read = readStanding(page);
  standings.set(page, read);
  return read;
}

/** The same, before a question needs it: a page that nobody asked about is read apart from others. */
export const readPage = (page: PageText): void => void standingOf(page);

/** From 0 to about 1: the share of a question that the words of a part tell, a word that is said again telling less. */
function toldBy({ counts, lengths }: CountedPart, asked: readonly Weighed[], whole: number): number {
  const told = asked.reduce((sum, { said, weight }) => {
    let times = 0;
    for (const field of Object.keys(FIELDS) as Field[]) {
      let most = 0;
      for (const [family, worth] of said) most = Math.max(most, worth * (counts[field].get(family) ?? 0));
      times += (FIELDS[field].worth * most) / lengths[field];
    }
    return sum + (weight * times) / (SATURATION + times);
  }, 0);
  return whole > 0 ? told / whole : 0;
}

/** All that speaks for a page: its best part as parts are ranked, its words by their fields, its wordings by their signs. */
function worthOf(
  page: PageText,
  best: number,
  { asked, typed, whole }: { asked: readonly Weighed[]; typed: Uint16Array; whole: number },
): number {
  const { parts, trigrams } = standingOf(page);
  const told = parts.map((part) => toldBy(part, asked, whole)).sort((a, b) => b - a);
  const several = told.slice(0, BEST_PARTS).reduce((sum, one) => sum + one, 0) / BEST_PARTS;
  const alike = trigrams.reduce((most, one) => Math.max(most, trigramLikeness(typed, one)), 0);
  return best + (told[0] ?? 0) + several + alike;
}

/** Parts with the standing of their page, those of the page that stands best first; of one page, the best part first. */
export function inStanding(
  parts: readonly RankedPart[],
  asked: readonly Weighed[],
  question: string,
): RankedPart[] {
  const whole = asked.reduce((sum, { weight }) => sum + weight, 0);
  const typed = trigramsOf(question);
  const worths = new Map<PageText, number>();
  for (const { page, score } of parts)
    if (!worths.has(page)) worths.set(page, worthOf(page, score, { asked, typed, whole }));
  return parts
    .map((one) => ({ ...one, standing: worths.get(one.page) ?? 0 }))
    .sort((a, b) => b.standing - a.standing || b.score - a.score);
}
