import type { PageRow, Row } from './judgement.ts';
import { ages, colours, materials, prices, sizes, weights } from './queries/attributes.ts';
import { needs, synonyms } from './queries/everyday.ts';
import { founderGifts } from './queries/founder-gifts.ts';
import { founderNeeds } from './queries/founder-needs.ts';
import { founderPages } from './queries/founder-pages.ts';
import { newAttributes, newNeeds, newSilence, newSynonyms, newTypos } from './queries/newcomer.ts';
import { newArticles, newPlaces } from './queries/newcomer-pages.ts';
import { outsiderHeld } from './queries/outsider-held.ts';
import { outsiderHeldMore, outsiderHeldPages, outsiderHeldSilence } from './queries/outsider-held-more.ts';
import { outsiderTune } from './queries/outsider-tune.ts';
import { outsiderTuneMore, outsiderTunePages, outsiderTuneSilence } from './queries/outsider-tune-more.ts';
import { addresses, articles, authors, cities, names, tools } from './queries/pages.ts';
import { brands, exact, prefix, typos } from './queries/plain.ts';
import { stranger } from './queries/stranger.ts';
import { visitorHalf, visitorKinds, visitorPages, visitorSilence } from './queries/visitor.ts';
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
  ...visitorKinds,
  'silence, a visitor’s': visitorSilence,
  'a founder’s needs': founderNeeds,
  'a founder’s gifts': founderGifts,
} as const satisfies Record<string, readonly Row[]>;

/** Kinds of what is not sold here: they are judged by their quiet alone. */
export const SILENT: ReadonlySet<string> = new Set([
  'silence',
  'silence, a newcomer’s',
  'silence, an outsider’s',
  'silence, a visitor’s',
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
  'a visitor’s pages': visitorPages,
  'a founder’s pages': founderPages,
} as const satisfies Record<string, readonly PageRow[]>;

export type Half = 'tune' | 'held';

const SEED = 'merveille 2026-11';

/** Kinds of which nothing is tuned on. */
const WHOLE = new Set<unknown>([stranger]);

type AnyRow = readonly [string, ...unknown[]];

/** The rows of the outsider and of the visitor, whose halves were told apart by who wrote them. */
const visitorRows: readonly AnyRow[] = [
  ...Object.values(visitorKinds).flat(),
  ...visitorSilence,
  ...visitorPages,
];
const ofVisitor = (half: Half) => visitorRows.filter(([query]) => visitorHalf(query) === half);
const TOLD: Record<Half, ReadonlySet<AnyRow>> = {
  tune: new Set<AnyRow>([
    ...[...outsiderTune, ...outsiderTuneMore, ...outsiderTuneSilence, ...outsiderTunePages],
    ...ofVisitor('tune'),
  ]),
  held: new Set<AnyRow>([
    ...[...outsiderHeld, ...outsiderHeldMore, ...outsiderHeldSilence, ...outsiderHeldPages],
    ...ofVisitor('held'),
  ]),
};
const isTold = (row: AnyRow) => TOLD.tune.has(row) || TOLD.held.has(row);
const queriesOf = (rows: Iterable<AnyRow>) => new Set([...rows].map(([query]) => query));
const TUNED_ON = queriesOf(TOLD.tune);
const firstOf = (rows: ReadonlySet<AnyRow>) => new Map([...rows].reverse().map((row) => [row[0], row]));
const FIRST: Record<Half, ReadonlyMap<string, AnyRow>> = {
  tune: firstOf(TOLD.tune),
  held: firstOf(TOLD.held),
};

const earlier: readonly (readonly AnyRow[])[] = [
  ...Object.values(PRODUCT_KINDS),
  ...Object.values(PAGE_KINDS),
].filter((rows: readonly AnyRow[]) => !rows.some(isTold));
/** Queries that others asked before these two: each counts once, and none that was tuned on, or read, is held back. */
const ASKED_BEFORE: Record<Half, ReadonlySet<string>> = {
  tune: queriesOf(earlier.flatMap((rows) => halfOf(rows, 'tune'))),
  held: queriesOf(earlier.flat()),
};

/** True of a kind whose halves were told apart by who wrote it: they may be of any size. */
export function isToldApart(rows: readonly AnyRow[]): boolean {
  return rows.some(isTold);
}

/** True of a kind that is held back whole. */
export const isHeldBack = (rows: readonly unknown[]) => WHOLE.has(rows);

/**
 * Each kind in two halves, by a seed that never changes: one is tuned on, the other only reported. Of every two rows
 * that follow each other the lot gives one to each half, so that rows added at the end move none of those before.
 */
export function halfOf<R extends AnyRow>(rows: readonly R[], half: Half): R[] {
  if (WHOLE.has(rows)) return half === 'held' ? rows.filter(([query]) => !TUNED_ON.has(query)) : [];
  const isTuned = ([query]: AnyRow) => half === 'held' && TUNED_ON.has(query);
  if (isToldApart(rows))
    return rows.filter(
      (row) => FIRST[half].get(row[0]) === row && !isTuned(row) && !ASKED_BEFORE[half].has(row[0]),
    );
  return rows.filter((row, place) => {
    if (isTuned(row)) return false;
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
