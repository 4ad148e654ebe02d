import { addDays, type Day } from '#src/lib/calendar-day.ts';
import { lunarNewYear } from './lunar-new-years.ts';

/** In their order; 1924 and 1984 open a cycle of sixty with the rat and wood. */
export const ANIMALS = [
  'Rat',
  'Buffle',
  'Tigre',
  'Lapin',
  'Dragon',
  'Serpent',
  'Cheval',
  'Chèvre',
  'Singe',
  'Coq',
  'Chien',
  'Cochon',
] as const;
/** Each rules two years in a row, the first yang, the second yin. */
export const ELEMENTS = ['Bois', 'Feu', 'Terre', 'Métal', 'Eau'] as const;
const CYCLE_START = 1984;

export interface LunarSign {
  animal: (typeof ANIMALS)[number];
  element: (typeof ELEMENTS)[number];
  side: 'yang' | 'yin';
  /** The lunar year, named by the calendar year in which it begins. */
  year: number;
  from: Day;
  /** Last day of it. */
  to: Day;
}

/** The sign of a lunar year; null outside the table. */
export function signOfYear(year: number): LunarSign | null {
  const from = lunarNewYear(year);
  const next = lunarNewYear(year + 1);
  if (!from || !next) return null;
  const place = (((year - CYCLE_START) % 60) + 60) % 60;
  return {
    animal: ANIMALS[place % 12] ?? 'Rat',
    element: ELEMENTS[Math.floor((place % 10) / 2)] ?? 'Bois',
    side: place % 2 === 0 ? 'yang' : 'yin',
    year,
    from,
    to: addDays(next, -1),
  };
}

/** The sign of a birth: before the new year of its calendar year, it is still the year before. */
export function signOf(day: Day): LunarSign | null {
  const year = Number(day.slice(0, 4));
  const opens = lunarNewYear(year);
  return opens ? signOfYear(day < opens ? year - 1 : year) : null;
}
