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

const SHORT: Record<string, string> = { st: 'saint', ste: 'sainte', sts: 'saints', stes: 'saintes' };

/** Every slug in one text, a line each, behind a hyphen: a word then begins with one wherever it stands. */
interface SlugIndex {
  text: string;
  /** The start of each commune's line, in the order of the communes. */
  starts: Uint32Array;
}

const indexes = new WeakMap<readonly Commune[], SlugIndex>();

function indexOf(communes: readonly Commune[]): SlugIndex {
  const known = indexes.get(communes);
  if (known) return known;
  const starts = new Uint32Array(communes.length + 1);
  for (const [row, { slug }] of communes.entries()) starts[row + 1] = (starts[row] ?? 0) + slug.length + 2;
  const made = { text: communes.map(({ slug }) => `-${slug}\n`).join(''), starts };
  indexes.set(communes, made);
  return made;
}

/** The communes with a word that begins so, and whether it is their first: one native pass over all of them. */
function* withWord(
  communes: readonly Commune[],
  name: string,
): Generator<[commune: Commune, first: boolean]> {
  const { text, starts } = indexOf(communes);
  let at = text.indexOf(`-${name}`);
  while (at !== -1) {
    const row = rowAt(starts, at);
    yield [communes[row] as Commune, at === starts[row]];
    at = text.indexOf(`-${name}`, starts[row + 1]);
  }
}

/** The line that holds a position, by halves. */
function rowAt(starts: Uint32Array, position: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= position) low = middle;
    else high = middle;
  }
  return low;
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
