/**
 * node scripts/data/communes.ts <communes.csv>
 * node scripts/data/communes.ts <base_cc_comparateur.csv> <base-officielle-codes-postaux.csv>
 * Names, codes, postal codes and present populations come from @etalab/decoupage-administratif (code officiel
 * géographique); births, area and the population that births are set against from one joined table, or from the two
 * files as published: INSEE's comparateur de territoires, then La Poste's postal codes for the positions.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { type Figures, figuresOf, joinedFigures, publishedFigures } from './commune-figures.ts';
import { readRows } from './csv.ts';
import { type CurrentCommune, currentCommunes } from './current-communes.ts';
import { dotMaps } from './dot-maps.ts';

type Place = CurrentCommune & { figures: Figures };

const DATA = new URL('../../src/features/places/data/', import.meta.url);

const [, , figuresPath, positionsPath] = process.argv;
if (!figuresPath) throw new Error('Usage: node scripts/data/communes.ts <files>');
const read = (path: string) => readRows(readFileSync(path, 'utf8'));
const byCode = positionsPath
  ? publishedFigures(read(figuresPath), read(positionsPath))
  : joinedFigures(read(figuresPath));

const places = currentCommunes().map((one): Place => ({ ...one, figures: figuresOf(one.codes, byCode) }));
const meta = {
  source:
    'Insee, code officiel géographique 2026, populations de référence 2023, recensement 2021 et état civil 2022 ; La Poste, base des codes postaux',
  licence: 'Licence Ouverte 2.0',
};
write('communes.json', { ...meta, rows: places.map(toLine) });
write('departments.json', { ...meta, rows: departmentLines() });
write(
  'dot-maps.json',
  dotMaps(places.flatMap(({ code, figures: { lat, lng } }) => (lat && lng ? { code, lat, lng } : []))),
);
const unknown = places.filter((place) => place.figures.births === null).length;
console.log(`${places.length} communes, ${unknown} without births, ${byCode.size} codes with figures`);

/** Sums over every published code, whether or not its commune is known alone. */
function departmentLines(): string[] {
  const departmentOfCode = new Map(
    places.flatMap((place) => place.codes.map((code) => [code, place.departmentCode])),
  );
  const sums = new Map<string, { now: number; population: number; births: number; communes: number }>();
  const sumOf = (code: string) => {
    const known = sums.get(code) ?? { now: 0, population: 0, births: 0, communes: 0 };
    sums.set(code, known);
    return known;
  };
  for (const place of places) {
    sumOf(place.departmentCode).now += place.population;
    sumOf(place.departmentCode).communes += 1;
  }
  for (const [code, { population, births }] of byCode) {
    const departmentCode = departmentOfCode.get(code);
    if (departmentCode === undefined) {
      if (population || births) throw new Error(`No commune of today has been ${code}`);
      continue;
    }
    sumOf(departmentCode).population += population ?? 0;
    sumOf(departmentCode).births += births ?? 0;
  }
  return [...sums]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([code, d]) => [code, d.now, d.population || '', d.births || '', d.communes].join('|'));
}

function toLine({ code, name, postalCodes, population, figures }: Place): string {
  const { lat, lng, areaKm2, births } = figures;
  return [
    code,
    name,
    [...postalCodes].sort().join(' '),
    lat === null ? '' : Number(lat.toFixed(4)),
    lng === null ? '' : Number(lng.toFixed(4)),
    areaKm2 === null ? '' : Number(areaKm2.toFixed(2)),
    population,
    figures.population ?? '',
    births ?? '',
  ].join('|');
}

function write(name: string, value: unknown): void {
  writeFileSync(new URL(name, DATA), `${JSON.stringify(value, null, 1)}\n`);
}
