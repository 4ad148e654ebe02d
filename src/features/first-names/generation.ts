import { FIRST_YEAR, type FirstNameFacts, LAST_YEAR, shownSexes } from './facts.ts';
import type { FirstName, Sex } from './first-name.ts';

/** Births of one sex in which a name's generation is told: half of them lie between two years. */
export interface Generation {
  sex: Sex;
  from: number;
  middle: number;
  to: number;
  /** The age of those of the middle year at the end of the last year. */
  age: number;
}

/** Fewer births say nothing of a generation: counts are rounded to 5. */
const TOLD_FROM = 100;

/** One for each sex that the page shows and that enough births were counted of. */
export function generationsOf(facts: FirstNameFacts): Generation[] {
  return shownSexes(facts).flatMap((sex) => {
    const row = facts.bySex[sex];
    return row && row.total >= TOLD_FROM ? [generationOf(row)] : [];
  });
}

function generationOf(row: FirstName): Generation {
  const [from, middle, to] = [0.25, 0.5, 0.75].map((share) => yearAt(row, share));
  const years = { from: from ?? FIRST_YEAR, middle: middle ?? FIRST_YEAR, to: to ?? LAST_YEAR };
  return { sex: row.sex, ...years, age: LAST_YEAR - years.middle };
}

/** The year by whose end this share of all births was counted. */
function yearAt({ births, total, firstYear }: FirstName, share: number): number {
  let sum = 0;
  const at = births.findIndex((count) => {
    sum += count;
    return sum >= total * share;
  });
  return firstYear + Math.max(at, 0);
}
