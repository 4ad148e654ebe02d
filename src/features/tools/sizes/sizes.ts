import { addMonths, type Day } from '#src/lib/calendar-day.ts';

export interface ClothingSize {
  /** As French labels say it. */
  label: string;
  /** The size other countries print: the height in centimetres it is cut for. */
  european: string;
  /** Greatest height it is meant for, in cm. */
  height: number;
  /** Weight up to which it usually closes, in kg. */
  weight: number;
  /** Ages at which it is most often worn, in months; a premature size has none. */
  worn: readonly [from: number, to: number] | null;
}

/**
 * Heights are those that French brands print under each label (NF EN 13402 sizes by height); weights and ages are
 * usual values, rounded, and vary from brand to brand.
 */
export const SIZES: readonly ClothingSize[] = [
  { label: 'Prématuré', european: '44', height: 47, weight: 2.7, worn: null },
  { label: 'Naissance', european: '50', height: 50, weight: 3.4, worn: [0, 1] },
  { label: '1 mois', european: '56', height: 54, weight: 4.3, worn: [0, 2] },
  { label: '3 mois', european: '62', height: 60, weight: 6, worn: [1, 3] },
  { label: '6 mois', european: '68', height: 67, weight: 7.8, worn: [3, 6] },
  { label: '9 mois', european: '74', height: 71, weight: 9, worn: [6, 9] },
  { label: '12 mois', european: '80', height: 74, weight: 10, worn: [9, 13] },
  { label: '18 mois', european: '86', height: 81, weight: 11.5, worn: [12, 18] },
  { label: '24 mois', european: '92', height: 86, weight: 13, worn: [18, 24] },
  { label: '36 mois', european: '98', height: 95, weight: 15.5, worn: [24, 36] },
];

export interface Measures {
  /** Whole months since birth. */
  months: number | null;
  height: number | null;
  weight: number | null;
}

export interface SizeAdvice {
  size: ClothingSize;
  /** The next one, to buy ahead; null at the end of the table. */
  next: ClothingSize | null;
  by: 'height' | 'weight' | 'age';
  /** The size each measure would give by itself. */
  byHeight: ClothingSize | null;
  byWeight: ClothingSize | null;
  byAge: ClothingSize | null;
}

const last = <T>(values: readonly T[]): T | null => values.at(-1) ?? null;

/** Height decides, a heavier weight asks for more, age only stands in for both. Null when no measure fits the table. */
export function adviseSize({ months, height, weight }: Measures): SizeAdvice | null {
  const byHeight = height === null ? null : (SIZES.find((size) => height <= size.height) ?? null);
  const byWeight = weight === null ? null : (SIZES.find((size) => weight <= size.weight) ?? null);
  const byAge = months === null ? null : ageSize(months);
  if ((height !== null && !byHeight) || (weight !== null && !byWeight)) return null;
  const measured = byHeight && byWeight ? larger(byHeight, byWeight) : (byHeight ?? byWeight);
  const size = measured ?? byAge;
  if (!size) return null;
  const by = !measured ? 'age' : measured === byHeight ? 'height' : 'weight';
  return { size, next: SIZES[SIZES.indexOf(size) + 1] ?? null, by, byHeight, byWeight, byAge };
}

function larger(a: ClothingSize, b: ClothingSize): ClothingSize {
  return SIZES.indexOf(a) >= SIZES.indexOf(b) ? a : b;
}

/** A label is worn before its age: at three months, most children leave the 3 months. */
function ageSize(months: number): ClothingSize | null {
  const found = SIZES.find(({ worn }) => worn !== null && months < worn[1]);
  return found ?? (months <= 36 ? last(SIZES) : null);
}

export type Season = 'hiver' | 'printemps' | 'été' | 'automne';

const SEASONS: readonly Season[] = ['hiver', 'printemps', 'été', 'automne'];

/** Meteorological seasons of the northern hemisphere: winter is December to February. */
export function seasonOf(day: Day): Season {
  return SEASONS[Math.floor((Number(day.slice(5, 7)) % 12) / 3)] ?? 'hiver';
}

export interface WornWhen {
  size: ClothingSize;
  from: Day;
  to: Day;
  seasons: Season[];
}

/** When each size will be worn by a child born that day, with the seasons it crosses. */
export function wornCalendar(birth: Day): WornWhen[] {
  return SIZES.flatMap((size) => {
    if (!size.worn) return [];
    const [from, to] = size.worn.map((months) => addMonths(birth, months)) as [Day, Day];
    const months = Array.from({ length: size.worn[1] - size.worn[0] + 1 }, (_, i) => addMonths(from, i));
    return [{ size, from, to, seasons: [...new Set(months.map(seasonOf))] }];
  });
}
