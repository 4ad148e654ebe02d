import { type Commune, type Department, nameSlug } from './place.ts';

/** Cities whose name begins with the text, then those with a word that does, or whose postal code begins so. */
export function searchCommunes(communes: readonly Commune[], text: string): Commune[] {
  const slug = nameSlug(text.replace(/\bst(e?)\b/gi, 'saint$1'));
  if (slug === '') return [];
  if (/^\d{2,5}$/.test(slug))
    return communes.filter((one) => one.postalCodes.some((code) => code.startsWith(slug)));
  const first = communes.filter((one) => nameSlug(one.name).startsWith(slug));
  const later = communes.filter(
    (one) => !first.includes(one) && `-${nameSlug(one.name)}`.includes(`-${slug}`),
  );
  return [...first, ...later];
}

/** Departments by region, both in alphabetical order; those overseas, each its own region, stand together last. */
export function byRegion(
  departments: readonly Department[],
): { region: string; departments: Department[] }[] {
  const compare = (a: string, b: string) => a.localeCompare(b, 'fr');
  return [...Map.groupBy(departments, regionOf)]
    .map(([region, inside]) => ({ region, departments: inside.sort((a, b) => compare(a.name, b.name)) }))
    .sort(
      (a, b) => Number(a.region === OVERSEAS) - Number(b.region === OVERSEAS) || compare(a.region, b.region),
    );
}

const OVERSEAS = 'Outre-mer';

function regionOf({ code, region }: Department): string {
  return code.startsWith('97') ? OVERSEAS : region;
}
