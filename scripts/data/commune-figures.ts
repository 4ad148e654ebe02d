import { pick } from './csv.ts';

export interface Figures {
  lat: number | null;
  lng: number | null;
  areaKm2: number | null;
  /** Of the census the births are set against. */
  population: number | null;
  births: number | null;
}

type Row = Record<string, string>;
const NOTHING: Figures = { lat: null, lng: null, areaKm2: null, population: null, births: null };

/** Figures of these are counted with communes that left them since (Les Essarts-en-Bocage, Neussargues-Moissac). */
const COUNTED_WITH_OTHERS = new Set(['85084', '15141']);

/** One joined table: `insee, lat, lng, area_km2, population_2021, births_2022`, a row a commune × postal code. */
export function joinedFigures(rows: readonly Row[]): Map<string, Figures> {
  const byCode = new Map<string, Figures>();
  for (const row of rows) {
    const code = pick(row, ['insee']);
    if (byCode.has(code)) continue;
    const lat = number(pick(row, ['lat']));
    byCode.set(code, {
      lat,
      lng: number(pick(row, ['lng'])),
      areaKm2: number(pick(row, ['area_km2'])),
      // 0 stands for a territory that the table does not cover (Mayotte).
      population: number(pick(row, ['population_2021'])) || null,
      // A commune too new for the postal table is too new for its births as well.
      births: lat === null ? null : number(pick(row, ['births_2022'])),
    });
  }
  return byCode;
}

/** The files as published: INSEE's "comparateur de territoires", then La Poste's postal codes for the positions. */
export function publishedFigures(counts: readonly Row[], positions: readonly Row[]): Map<string, Figures> {
  const byCode = new Map<string, Figures>();
  for (const row of counts) {
    byCode.set(pick(row, ['CODGEO']), {
      ...NOTHING,
      population: Math.round(number(pick(row, ['P21_POP', 'P22_POP', 'P23_POP'])) ?? 0) || null,
      areaKm2: number(pick(row, ['SUPERF'])),
      births: number(pick(row, ['NAISD22', 'NAISD23', 'NAISD24'])),
    });
  }
  for (const row of positions) {
    const code = pick(row, ['#Code_commune_INSEE', 'code_commune_insee']);
    const [lat, lng] = pick(row, ['coordonnees_gps', '_geopoint', 'coordonnees_geographiques']).split(',');
    const at = { lat: number(lat ?? ''), lng: number(lng ?? '') };
    if (at.lat !== null && at.lng !== null) byCode.set(code, { ...(byCode.get(code) ?? NOTHING), ...at });
  }
  return byCode;
}

/** The figures of a commune of today: sums over the codes it was published under, its place the middle of them. */
export function figuresOf(codes: readonly string[], byCode: ReadonlyMap<string, Figures>): Figures {
  const parts = codes.flatMap((code) => byCode.get(code) ?? []);
  const at = { lat: middle(parts, 'lat'), lng: middle(parts, 'lng') };
  if (codes.some((code) => COUNTED_WITH_OTHERS.has(code))) return { ...NOTHING, ...at };
  const births = sum(parts.map((part) => part.births));
  return {
    ...at,
    areaKm2: sum(parts.map((part) => part.areaKm2)),
    population: births === null ? null : sum(parts.map((part) => part.population)),
    births,
  };
}

/** A part that is unknown leaves the whole unknown. */
function sum(values: readonly (number | null)[]): number | null {
  if (values.length === 0 || values.includes(null)) return null;
  return values.reduce<number>((total, value) => total + (value ?? 0), 0);
}

function middle(parts: readonly Figures[], of: 'lat' | 'lng'): number | null {
  const placed = parts.filter((part) => part.lat !== null && part.lng !== null);
  if (placed.length === 0) return null;
  const weight = (part: Figures) => part.areaKm2 || 1;
  return (
    placed.reduce((total, part) => total + (part[of] ?? 0) * weight(part), 0) /
    placed.reduce((total, part) => total + weight(part), 0)
  );
}

function number(text: string): number | null {
  const value = Number(text);
  return text.trim() === '' || Number.isNaN(value) ? null : value;
}
