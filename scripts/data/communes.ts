/**
 * node scripts/data/communes.ts <communes.csv>
 * node scripts/data/communes.ts <v_commune.csv> <base_cc_comparateur.csv> <base-officielle-codes-postaux.csv>
 * The first form reads one joined table; the second joins the three files as published: names (INSEE, code officiel
 * géographique), population, area and births (INSEE, comparateur de territoires), postal codes and positions (La Poste).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { departmentOf, PAGE_MIN_POPULATION } from '../../src/features/places/place.ts';
import { pick, readRows } from './csv.ts';
import { dotMaps } from './dot-maps.ts';

interface Place {
  code: string;
  name: string;
  postal: Set<string>;
  lat: number;
  lng: number;
  area: number;
  population: number;
  births: number;
}

const DATA = new URL('../../src/features/places/data/', import.meta.url);
const CITIES: readonly [RegExp, string, string][] = [
  [/^751\d\d$/, '75056', 'Paris'],
  [/^132\d\d$/, '13055', 'Marseille'],
  [/^6938\d$/, '69123', 'Lyon'],
];

const [, , first, figures, postal] = process.argv;
if (!first) throw new Error('Usage: node scripts/data/communes.ts <files>');
const read = (path: string) => readRows(readFileSync(path, 'utf8'));
const places = mergeDistricts(
  figures && postal ? readPublished(read(first), read(figures), read(postal)) : readJoined(read(first)),
);

const departments = new Map<string, { population: number; births: number; communes: number }>();
for (const place of places) {
  const sum = departments.get(departmentOf(place.code)) ?? { population: 0, births: 0, communes: 0 };
  sum.population += place.population;
  sum.births += place.births;
  sum.communes += 1;
  departments.set(departmentOf(place.code), sum);
}
const meta = {
  source: 'Insee, recensement de la population 2021 et état civil 2022 ; La Poste, base des codes postaux',
  licence: 'Licence Ouverte 2.0',
  populationYear: 2021,
  birthsYear: 2022,
};
const kept = places.filter((place) => place.population >= PAGE_MIN_POPULATION);
write('communes.json', { ...meta, rows: kept.map(toLine) });
write('departments.json', {
  ...meta,
  rows: [...departments].sort().map(([code, d]) => [code, d.population, d.births, d.communes].join('|')),
});
write('dot-maps.json', dotMaps(places));
console.log(`${places.length} communes read, ${kept.length} kept, ${departments.size} departments`);

function readJoined(rows: Record<string, string>[]): Place[] {
  const byCode = new Map<string, Place>();
  for (const row of rows) {
    const code = pick(row, ['insee']);
    const known = byCode.get(code);
    // A row without a department carries the name of a former commune.
    const named = pick(row, ['department']) !== '';
    if (known) {
      known.postal.add(pick(row, ['postal_code']));
      if (named) known.name = pick(row, ['name']);
      continue;
    }
    byCode.set(code, {
      code,
      name: pick(row, ['name']),
      postal: new Set([pick(row, ['postal_code'])]),
      lat: Number(pick(row, ['lat'])),
      lng: Number(pick(row, ['lng'])),
      area: Number(pick(row, ['area_km2'])),
      population: Number(pick(row, ['population_2021'])),
      births: Number(pick(row, ['births_2022'])),
    });
  }
  return [...byCode.values()];
}

function readPublished(
  names: Record<string, string>[],
  counts: Record<string, string>[],
  codes: Record<string, string>[],
): Place[] {
  const byCode = new Map<string, Place>();
  for (const row of names.filter((r) => r.TYPECOM === 'COM' || r.TYPECOM === 'ARM')) {
    const code = pick(row, ['COM']);
    const name = pick(row, ['LIBELLE']);
    byCode.set(code, { code, name, postal: new Set(), lat: 0, lng: 0, area: 0, population: 0, births: 0 });
  }
  for (const row of counts) {
    const place = byCode.get(pick(row, ['CODGEO']));
    if (!place) continue;
    place.population = Math.round(Number(pick(row, ['P21_POP', 'P22_POP'])));
    place.area = Number(pick(row, ['SUPERF']));
    place.births = Number(pick(row, ['NAISD22', 'NAISD23']));
  }
  for (const row of codes) {
    const place = byCode.get(pick(row, ['#Code_commune_INSEE', 'code_commune_insee']));
    if (!place) continue;
    place.postal.add(pick(row, ['Code_postal', 'code_postal']));
    const [lat, lng] = pick(row, ['coordonnees_gps', '_geopoint', 'coordonnees_geographiques'])
      .split(',')
      .map(Number);
    if (lat && lng) Object.assign(place, { lat, lng });
  }
  return [...byCode.values()].filter((place) => place.lat !== 0 && !/^(75056|13055|69123)$/.test(place.code));
}

/** Paris, Lyon and Marseille are published by district: their sums make one commune each. */
function mergeDistricts(all: Place[]): Place[] {
  const merged = CITIES.map(([pattern, code, name]): Place => {
    const parts = all.filter((place) => pattern.test(place.code));
    const total = (of: (place: Place) => number) => parts.reduce((sum, part) => sum + of(part), 0);
    const mean = (of: (place: Place) => number) => total((p) => of(p) * p.area) / total((p) => p.area);
    return {
      code,
      name,
      postal: new Set(parts.flatMap((part) => [...part.postal])),
      lat: mean((p) => p.lat),
      lng: mean((p) => p.lng),
      area: total((p) => p.area),
      population: total((p) => p.population),
      births: total((p) => p.births),
    };
  });
  return [...all.filter((place) => !CITIES.some(([pattern]) => pattern.test(place.code))), ...merged].sort(
    (a, b) => (a.code < b.code ? -1 : 1),
  );
}

function toLine(place: Place): string {
  const position = [place.lat.toFixed(4), place.lng.toFixed(4), Number(place.area.toFixed(2))];
  return [
    place.code,
    place.name.replaceAll("'", '’'),
    [...place.postal].sort().join(' '),
    ...position,
    place.population,
    place.births,
  ].join('|');
}

function write(name: string, value: unknown): void {
  writeFileSync(new URL(name, DATA), `${JSON.stringify(value, null, 1)}\n`);
}
