import { addDays, dayOfAge, MONTH_STARTS } from './pregnancy.ts';

export interface FollowUpStep {
  label: string;
  kind: 'visit' | 'scan' | 'talk' | 'paper';
  from: string | null;
  /** Last day included. */
  to: string;
}

const VISITS = ['Deuxième', 'Troisième', 'Quatrième', 'Cinquième', 'Sixième', 'Septième'];
const SCANS: readonly [label: string, from: number, until: number][] = [
  ['Première échographie', 11, 14],
  ['Deuxième échographie', 20, 26],
  ['Troisième échographie', 30, 36],
];

/**
 * The French follow-up around a due date: seven compulsory visits (one before the end of the third month, then one
 * a month), three scans that are offered, the early prenatal talk, the declaration. Earliest last day first.
 */
export function followUp(dueDate: string): FollowUpStep[] {
  const before = (weeks: number) => addDays(dayOfAge(dueDate, weeks), -1);
  const month = (n: number) => dayOfAge(dueDate, MONTH_STARTS[n - 1] ?? 41);
  const visits = VISITS.map((rank, i): FollowUpStep => {
    const to = i === VISITS.length - 1 ? dueDate : addDays(month(i + 5), -1);
    return { label: `${rank} consultation (${i + 4}e mois)`, kind: 'visit', from: month(i + 4), to };
  });
  const scans = SCANS.map(
    ([label, from, until]): FollowUpStep => ({
      label,
      kind: 'scan',
      from: dayOfAge(dueDate, from),
      to: before(until),
    }),
  );
  const steps: FollowUpStep[] = [
    { label: 'Première consultation, avant la fin du 3e mois', kind: 'visit', from: null, to: before(15) },
    { label: 'Déclaration de grossesse', kind: 'paper', from: null, to: before(16) },
    ...visits,
    ...scans,
    {
      label: 'Entretien prénatal précoce, dès le 4e mois',
      kind: 'talk',
      from: month(4),
      to: addDays(month(6), -1),
    },
  ];
  return steps.sort((a, b) =>
    a.to < b.to ? -1 : a.to > b.to ? 1 : (a.from ?? '') < (b.from ?? '') ? -1 : 1,
  );
}

/** The first step that is not over on that day; null when the list is done. */
export function nextStep(steps: readonly FollowUpStep[], day: string): FollowUpStep | null {
  return steps.find((step) => step.to >= day) ?? null;
}
