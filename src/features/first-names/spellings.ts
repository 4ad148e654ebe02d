import type { Line } from './compare.ts';
import { FIRST_YEAR, LAST_YEAR } from './facts.ts';
import { type FirstName, RECENT_YEARS, sumBirths } from './first-name.ts';

/** The first year that the figure of spellings shows: two generations of parents. */
export const SPELLINGS_FROM = 1980;
/** Births of all spellings in the last ten years under which there is no trend to tell. */
const TOLD_FROM = 100;
/** Lines that a figure can hold apart. */
const DRAWN = 4;

/**
 * Names of one sex that share a key are spellings of one another. The endings that the sound leaves out are told apart:
 * an é is heard (Anna, Anaé), and a last t or s may be (Élio, Eliott, Hélios).
 */
export function spellingKey({ name, phonetic, sex }: Pick<FirstName, 'name' | 'phonetic' | 'sex'>): string {
  const [ending = ''] = /ée?$|[st](?=[st]?$)/u.exec(name.normalize('NFC')) ?? [];
  return `${sex}:${phonetic}:${ending.charAt(0)}`;
}

export interface Spellings {
  /** The most given of the last five years first, the page's own among them. */
  names: FirstName[];
  /** Births in the last five years, and in the five before. */
  recent: number;
  before: number;
  lines: Line[];
}

/** Births of the five years before the last five. */
export const birthsBefore = ({ births }: FirstName): number =>
  sumBirths(births.slice(-2 * RECENT_YEARS, -RECENT_YEARS));

/** A name with its other spellings; null when it has none, or when hardly anybody was given one. */
export function spellingsOf(own: FirstName, group: readonly FirstName[]): Spellings | null {
  if (group.length < 2) return null;
  const names = [...group].sort((a, b) => b.recent - a.recent || b.total - a.total);
  const recent = sumBirths(names.map((one) => one.recent));
  const before = sumBirths(names.map(birthsBefore));
  if (recent + before < TOLD_FROM) return null;
  return { names, recent, before, lines: drawnOf(own, names).map(lineOf) };
}

/** The most given, and always the page's own. */
function drawnOf(own: FirstName, names: readonly FirstName[]): FirstName[] {
  const first = names.slice(0, DRAWN);
  return first.includes(own) ? first : [...first.slice(0, DRAWN - 1), own];
}

function lineOf({ slug, name, births, firstYear }: FirstName): Line {
  const years = Array.from({ length: LAST_YEAR - SPELLINGS_FROM + 1 }, (_, at) => SPELLINGS_FROM + at);
  return {
    slug,
    name,
    years: years.map((year) => ({ year, births: births[year - Math.max(firstYear, FIRST_YEAR)] ?? 0 })),
  };
}
