import { wordTable } from '#src/lib/word-table.ts';
import { type Commune, type Department, nameSlug } from './place.ts';

/** The words of a name without its department's code: "l-hay-les-roses". */
export function nameKey({ slug }: Pick<Commune, 'slug'>): string {
  return slug.slice(0, slug.lastIndexOf('-'));
}

interface PlaceQuery {
  /** Slug of the words; empty when only a code was typed. */
  name: string;
  /** A department's code or the beginning of a postal code. */
  codes: string[];
}

/** "saint denis 93", "44000", "ste-marie": words, and numbers that narrow them. */
function readPlaceQuery(text: string): PlaceQuery {
  const words = nameSlug(text).split('-').filter(Boolean);
  const isCode = (word: string) => /^(\d{2,5}|2[ab])$/.test(word);
  const name = words.filter((word) => !isCode(word)).map((word) => SHORT[word] ?? word);
  return { name: name.join('-'), codes: words.filter(isCode) };
}

const SHORT: Record<string, string> = wordTable({
  st: 'saint',
  ste: 'sainte',
  sts: 'saints',
  stes: 'saintes',
});

/** So many letters of a word tell where to look for it. */
const KEY = 3;

/** The lines of the communes that have a word with this beginning, in the order of the communes. */
type WordIndex = ReadonlyMap<string, readonly number[]>;

const indexes = new WeakMap<readonly Commune[], WordIndex>();

function indexOf(communes: readonly Commune[]): WordIndex {
  const known = indexes.get(communes);
  if (known) return known;
  const made = new Map<string, number[]>();
  for (const [row, { slug }] of communes.entries()) {
    for (let at = 0; at !== -1; ) {
      const key = slug.slice(at, at + KEY);
      const rows = made.get(key);
      if (!rows) made.set(key, [row]);
      else if (rows.at(-1) !== row) rows.push(row);
      const hyphen = slug.indexOf('-', at);
      at = hyphen === -1 ? -1 : hyphen + 1;
    }
  }
  indexes.set(communes, made);
  return made;
}

/** The lines in which a word may begin so. */
function rowsFor(index: WordIndex, name: string): Iterable<number> {
  if (name.length >= KEY) return index.get(name.slice(0, KEY)) ?? [];
  const keys = [...index.keys()].filter((key) => key.startsWith(name));
  return [...new Set(keys.flatMap((key) => index.get(key) ?? []))].sort((a, b) => a - b);
}

/** The communes with a word that begins so, and whether it is their first. */
function* withWord(
  communes: readonly Commune[],
  name: string,
): Generator<[commune: Commune, first: boolean]> {
  for (const row of rowsFor(indexOf(communes), name)) {
    const one = communes[row] as Commune;
    const first = one.slug.startsWith(name);
    if (first || one.slug.includes(`-${name}`)) yield [one, first];
  }
}

/**
 * Communes of that very name, then those whose name begins with it, then those with a word that does; in each the
 * order they came in, most people first.
 */
export function searchCommunes(communes: readonly Commune[], text: string): Commune[] {
  const { name, codes } = readPlaceQuery(text);
  const isInside = (one: Commune) => codes.every(hasCode(one));
  if (name === '') return codes.length === 0 ? [] : communes.filter(isInside);
  const tiers: [Commune[], Commune[], Commune[]] = [[], [], []];
  for (const [one, first] of withWord(communes, name)) {
    if (!isInside(one)) continue;
    if (first) tiers[nameKey(one) === name ? 0 : 1].push(one);
    // A department's code ends the line: it is no word of the name.
    else if (nameKey(one).includes(`-${name}`)) tiers[2].push(one);
  }
  return tiers.flat();
}

/** True when the text is a commune's whole name or one of its postal codes. */
export function isNamed(commune: Commune, text: string): boolean {
  const { name, codes } = readPlaceQuery(text);
  return name === '' ? commune.postalCodes.some((code) => code === codes[0]) : nameKey(commune) === name;
}

function hasCode(commune: Commune): (code: string) => boolean {
  return (code) =>
    commune.departmentCode.toLowerCase() === code ||
    commune.postalCodes.some((postal) => postal.startsWith(code));
}

export interface RegionGroup {
  region: string;
  departments: Department[];
}

/** Departments by region, both in alphabetical order; those overseas, each its own region, stand together last. */
export function byRegion(departments: readonly Department[]): RegionGroup[] {
  const compare = (a: string, b: string) => a.localeCompare(b, 'fr');
  return [...Map.groupBy(departments, regionOf)]
    .map(([region, inside]) => ({ region, departments: inside.sort((a, b) => compare(a.name, b.name)) }))
    .sort(
      (a, b) => Number(a.region === OVERSEAS) - Number(b.region === OVERSEAS) || compare(a.region, b.region),
    );
}

export const OVERSEAS = 'Outre-mer';

function regionOf({ code, region }: Department): string {
  return /^9[78]/.test(code) ? OVERSEAS : region;
}
