import { addMonths, type Day, isDay } from '#src/lib/calendar-day.ts';

const MONTHS = [
  ...['janvier', 'fevrier', 'mars', 'avril', 'mai', 'juin'],
  ...['juillet', 'aout', 'septembre', 'octobre', 'novembre', 'decembre'],
];

const WRITTEN = new RegExp(String.raw`\b(\d{1,2})(?:er)?\s+(${MONTHS.join('|')})(?:\s+(20\d\d))?\b`);
const FIGURES = /\b(\d{1,2})[/.-](\d{1,2})(?:[/.-](20\d\d|\d\d))?\b/;

const two = (number: number) => String(number).padStart(2, '0');

interface Read {
  day: number;
  month: number;
  year: number | null;
}

function read(folded: string): Read | null {
  const written = WRITTEN.exec(folded);
  if (written)
    return {
      day: Number(written[1]),
      month: MONTHS.indexOf(written[2] ?? '') + 1,
      year: written[3] ? Number(written[3]) : null,
    };
  const figures = FIGURES.exec(folded);
  if (!figures) return null;
  const year = figures[3] ? Number(figures[3]) : null;
  return {
    day: Number(figures[1]),
    month: Number(figures[2]),
    year: year !== null && year < 100 ? 2000 + year : year,
  };
}

/** A day that a folded question names; without its year, the nearest one to come, or the last one that was. */
export function dayIn(folded: string, today: Day, when: 'next' | 'last'): Day | null {
  const found = read(folded);
  if (!found) return null;
  const { day, month, year } = found;
  const own = Number(today.slice(0, 4));
  const years = year === null ? (when === 'next' ? [own, own + 1] : [own, own - 1]) : [year];
  const days = years.map((one) => `${one}-${two(month)}-${two(day)}`).filter(isDay);
  const fits = (one: Day) => year !== null || (when === 'next' ? one >= addMonths(today, -1) : one <= today);
  return days.find(fits) ?? null;
}
