import type { PageRow, Row } from './judgement.ts';
import { ages, colours, materials, prices, sizes, weights } from './queries/attributes.ts';
import { needs, synonyms } from './queries/everyday.ts';
import { newAttributes, newNeeds, newSilence, newSynonyms, newTypos } from './queries/newcomer.ts';
import { newArticles, newPlaces } from './queries/newcomer-pages.ts';
import { outsiderHeld } from './queries/outsider-held.ts';
import { outsiderHeldMore, outsiderHeldPages, outsiderHeldSilence } from './queries/outsider-held-more.ts';
import { outsiderTune } from './queries/outsider-tune.ts';
import { outsiderTuneMore, outsiderTunePages, outsiderTuneSilence } from './queries/outsider-tune-more.ts';
import { addresses, articles, authors, cities, names, tools } from './queries/pages.ts';
import { brands, exact, prefix, typos } from './queries/plain.ts';
import { stranger } from './queries/stranger.ts';
import { english, regional, silence, trade } from './queries/words.ts';

/** Judged by products. What must stay quiet is of `SILENT`. */
export const PRODUCT_KINDS = {
  'exact words': exact,
  prefixes: prefix,
  'typos, split and joined words': typos,
  'misspelt brands': brands,
  ages,
  sizes,
  colours,
  materials,
  'weights, seasons, togs': weights,
  prices,
  needs,
  'everyday synonyms': synonyms,
  'regional words': regional,
  'English words': english,
  'trade words': trade,
  'a stranger’s words': stranger,
  silence,
  'a newcomer’s needs': newNeeds,
  'a newcomer’s synonyms': newSynonyms,
  'a newcomer’s prices, ages, sizes': newAttributes,
  'a newcomer’s typos': newTypos,
  'silence, a newcomer’s': newSilence,
  'an outsider’s words': [...outsiderTune, ...outsiderTuneMore, ...outsiderHeld, ...outsiderHeldMore],
  'silence, an outsider’s': [...outsiderTuneSilence, ...outsiderHeldSilence],
} as const satisfies Record<string, readonly Row[]>;

/** Kinds of what is not sold here: they are judged by their quiet alone. */
export const SILENT: ReadonlySet<string> = new Set([
  'silence',
  'silence, a newcomer’s',
  'silence, an outsider’s',
]);

/** Judged by the pages that the page of results shows. */
export const PAGE_KINDS = {
  'addresses of pages': addresses,
  cities,
  articles,
  tools,
  'first names': names,
  'authors and brands': authors,
  'a newcomer’s articles': newArticles,
  'a newcomer’s tools, names, places': newPlaces,
  'an outsider’s pages': [...outsiderTunePages, ...outsiderHeldPages],
} as const satisfies Record<string, readonly PageRow[]>;

export type Half = 'tune' | 'held';

const SEED = 'merveille 2026-11';

/** Kinds of which nothing is tuned on. */
const WHOLE = new Set<unknown>([stranger]);

type AnyRow = readonly [string, ...unknown[]];

/** The rows of the outsider, whose halves were told apart by who wrote them. */
const OUTSIDER: Record<Half, ReadonlySet<AnyRow>> = {
  tune: new Set<AnyRow>([...outsiderTune, ...outsiderTuneMore, ...outsiderTuneSilence, ...outsiderTunePages]),
  held: new Set<AnyRow>([...outsiderHeld, ...outsiderHeldMore, ...outsiderHeldSilence, ...outsiderHeldPages]),
};
const isOutsiders = (row: AnyRow) => OUTSIDER.tune.has(row) || OUTSIDER.held.has(row);
const queriesOf = (rows: Iterable<AnyRow>) => new Set([...rows].map(([query]) => query));
const OUTSIDER_TUNES = queriesOf(OUTSIDER.tune);

const earlier: readonly (readonly AnyRow[])[] = [
  ...Object.values(PRODUCT_KINDS),
  ...Object.values(PAGE_KINDS),
].filter((rows: readonly AnyRow[]) => !rows.some(isOutsiders));
/** Queries that others asked before the outsider: each counts once, and none that was tuned on, or read, is held back. */
const ASKED_BEFORE: Record<Half, ReadonlySet<string>> = {
  tune: queriesOf(earlier.flatMap((rows) => halfOf(rows, 'tune'))),
  held: queriesOf(earlier.flat()),
};

/** True of a kind that is held back whole. */
export const isHeldBack = (rows: readonly unknown[]) => WHOLE.has(rows);

/**
 * Each kind in two halves, by a seed that never changes: one is tuned on, the other only reported. Of every two rows
 * that follow each other the lot gives one to each half, so that rows added at the end move none of those before.
 */
export function halfOf<R extends AnyRow>(rows: readonly R[], half: Half): R[] {
  if (WHOLE.has(rows)) return half === 'held' ? rows.filter(([query]) => !OUTSIDER_TUNES.has(query)) : [];
  if (rows.some(isOutsiders))
    return rows.filter((row) => OUTSIDER[half].has(row) && !ASKED_BEFORE[half].has(row[0]));
  return rows.filter(([query], place) => {
    if (half === 'held' && OUTSIDER_TUNES.has(query)) return false;
    const first = rows[place - (place % 2)];
    const tunesFirst = first !== undefined && lot(first[0]) % 2 === 0;
    return (tunesFirst === (place % 2 === 0)) === (half === 'tune');
  });
}

/** FNV-1a of a query under the seed; the low bits of it alone would say little more than the last letter. */
function lot(query: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(`${SEED}/${query}`)) {
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  }
  return hash >>> 13;
}
