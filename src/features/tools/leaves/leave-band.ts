import { type Day, daysBetween } from '#src/lib/calendar-day.ts';
import { formatCount, formatDate } from '#src/lib/format.ts';
import type { Block } from '../result/result.ts';

/** The leave drawn on both sides of the birth. */
export function bandOfLeave({ from, to }: { from: Day; to: Day }, birth: Day): Block {
  const before = Math.max(0, daysBetween(from, birth));
  const after = daysBetween(birth, to) + 1;
  const days = (count: number) => formatCount(count, 'jour', 'jours');
  return {
    kind: 'band',
    caption: `La naissance, le ${formatDate(birth)}, au point`,
    stretches: [
      ...(before > 0 ? [{ length: before, label: `Avant : ${days(before)}`, tint: 'sun' as const }] : []),
      { length: after, label: `Après : ${days(after)}`, tint: 'coral' },
    ],
    at: before / (before + after),
  };
}
