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

/**
 * Communes of that very name, then those whose name begins with it, then those with a word that does; in each the
 * order they came in, most people first.
 */
export function searchCommunes(communes: readonly Commune[], text: string): Commune[] {
  const { name, codes } = readPlaceQuery(text);
  if (name === '' && codes.length === 0) return [];
  const inside = codes.length === 0 ? communes : communes.filter((one) => codes.every(hasCode(one)));
  if (name === '') return [...inside];
  const tiers: [Commune[], Commune[], Commune[]] = [[], [], []];
  const word = `-${name}`;
  for (const one of inside) {
    if (one.slug.startsWith(name)) tiers[nameKey(one) === name ? 0 : 1].push(one);
    else if (one.slug.includes(word) && nameKey(one).includes(word)) tiers[2].push(one);
  }
  return tiers.flat();
}

/** Whether the text is a commune's whole name or one of its postal codes. */
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
