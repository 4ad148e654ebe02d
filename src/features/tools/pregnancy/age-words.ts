import type { Day } from '#src/lib/calendar-day.ts';
import { formatRank, weeksText } from '../result/words.ts';
import { type Age, amenorrhoea, gestation, monthOf, type Pregnancy, trimesterOf } from './pregnancy.ts';

const TRIMESTER = ['', 'premier', 'deuxième', 'troisième'] as const;

/** "12 SA + 3", "12 SA" on the day itself. */
export function formatAge({ weeks, days }: Age): string {
  return days === 0 ? `${weeks} SA` : `${weeks} SA + ${days}`;
}

/** "10 semaines et 3 jours" of pregnancy; a phrase before it begins. */
export function gestationPhrase(pregnancy: Pregnancy, day: Day): string {
  const { weeks, days } = gestation(pregnancy, day);
  if (weeks < 0) return 'la conception n’a pas encore eu lieu';
  const rest = days === 0 ? '' : ` et ${days} jour${days > 1 ? 's' : ''}`;
  return `${weeksText(weeks)}${rest}`;
}

/** "4e mois, deuxième trimestre"; "terme atteint" from the due date on. */
export function monthPhrase(pregnancy: Pregnancy, day: Day): string {
  if (day >= pregnancy.due) return 'terme atteint';
  const month = monthOf(pregnancy, day);
  const trimester = `${TRIMESTER[trimesterOf(amenorrhoea(pregnancy, day))]} trimestre`;
  return month === 0 ? trimester : `${formatRank(month)} mois, ${trimester}`;
}
