import { isStopWord } from '#search/french/stop-words.ts';
import { FIELDS, foldTerm } from '#search/tuning.ts';
import { tuningFr as fr } from './tuning.fr.ts';
import type { Tuning } from './tuning.ts';

/** Longer phrases are not looked for as phrases (engines/postgres/match.ts). */
const MOST_USEFUL_WORDS = 3;

/** Sentences by path, as a form shows them. */
export type Faults = Record<string, string>;

const usefulWords = (folded: string) => folded.split(' ').filter((word) => word && !isStopWord(word));

function termFault(term: string): string | null {
  if (term.trim() === '') return fr.empty;
  const folded = foldTerm(term);
  if (folded === '') return fr.noWord(term);
  const useful = usefulWords(folded).length;
  if (useful === 0) return fr.small(term);
  return useful > MOST_USEFUL_WORDS ? fr.long(term) : null;
}

/** The first fault of a list of terms of one group, `taken` being what stands beside them. */
function termsFault(terms: readonly string[], taken: readonly string[] = []): string | null {
  const seen = new Set<string>();
  for (const term of terms) {
    const fault = termFault(term);
    if (fault) return fault;
    const folded = foldTerm(term);
    if (taken.includes(folded)) return fr.itself(term);
    if (seen.has(folded)) return fr.double(term);
    seen.add(folded);
  }
  return null;
}

function groupFaults({ groups }: Tuning): Faults {
  const faults: Faults = {};
  for (const [at, { terms }] of groups.entries()) {
    const fault = termsFault(terms) ?? (terms.length < 2 ? fr.alone : null);
    if (fault) faults[`groups.${at}.terms`] = fault;
  }
  return faults;
}

function meaningFaults({ meanings }: Tuning): Faults {
  const faults: Faults = {};
  const asked = new Set<string>();
  for (const [at, line] of meanings.entries()) {
    const folded = foldTerm(line.asked);
    const own = termFault(line.asked) ?? (asked.has(folded) ? fr.askedTwice(line.asked) : null);
    if (own) faults[`meanings.${at}.asked`] = own;
    asked.add(folded);
    const fault = line.meant.length === 0 ? fr.noMeaning : termsFault(line.meant, [folded]);
    if (fault) faults[`meanings.${at}.meant`] = fault;
  }
  return faults;
}

function stopFault({ stop_words, groups, meanings }: Tuning): string | null {
  const terms = [
    ...groups.flatMap((group) => group.terms),
    ...meanings.flatMap((one) => [one.asked, ...one.meant]),
  ];
  const inUse = new Set(terms.map(foldTerm));
  const seen = new Set<string>();
  for (const word of stop_words) {
    const folded = foldTerm(word);
    if (folded === '') return word.trim() === '' ? fr.empty : fr.noWord(word);
    if (folded.includes(' ')) return fr.oneWord(word);
    if (isStopWord(folded) || seen.has(folded)) return fr.knownStop(word);
    if (inUse.has(folded)) return fr.inSynonyms(word);
    seen.add(folded);
  }
  return null;
}

function pinFaults({ pins }: Tuning): Faults {
  const faults: Faults = {};
  const queries = new Set<string>();
  for (const [at, { query, product_ids }] of pins.entries()) {
    const folded = usefulWords(foldTerm(query)).join(' ') || foldTerm(query);
    if (query.trim() === '') faults[`pins.${at}.query`] = fr.empty;
    else if (folded === '') faults[`pins.${at}.query`] = fr.noWord(query);
    else if (queries.has(folded)) faults[`pins.${at}.query`] = fr.pinTwice(query);
    queries.add(folded);
    if (product_ids.length === 0) faults[`pins.${at}.product_ids`] = fr.pinNothing;
    else if (new Set(product_ids).size < product_ids.length)
      faults[`pins.${at}.product_ids`] = fr.productTwice;
  }
  return faults;
}

function orderFaults({ fields, ranking }: Tuning): Faults {
  const whole = fields.length === FIELDS.length && new Set(fields).size === FIELDS.length;
  const doubled = new Set(ranking).size < ranking.length;
  return {
    ...(!whole && { fields: fr.everyField }),
    ...(!ranking.includes('text') ? { ranking: fr.rankingText } : doubled && { ranking: fr.rankingTwice }),
  };
}

/** Everything that is wrong with a tuning, but for products that may be gone. */
export function tuningFaults(tuning: Tuning): Faults {
  const stop = stopFault(tuning);
  return {
    ...groupFaults(tuning),
    ...meaningFaults(tuning),
    ...(stop && { stop_words: stop }),
    ...pinFaults(tuning),
    ...orderFaults(tuning),
  };
}
