import { addDays, type Day } from '#src/lib/calendar-day.ts';
import { dayOfWeeks, monthStart, type Pregnancy } from './pregnancy.ts';

export interface FollowUpStep {
  label: string;
  kind: 'visit' | 'scan' | 'talk' | 'paper';
  from: Day | null;
  /** Last day included. */
  to: Day;
}

const VISITS = ['Deuxième', 'Troisième', 'Quatrième', 'Cinquième', 'Sixième', 'Septième'];
const SCANS: readonly [label: string, from: number, until: number][] = [
  ['Première échographie', 11, 14],
  ['Deuxième échographie', 20, 26],
  ['Troisième échographie', 30, 36],
];
/** Fourteen weeks of pregnancy, to declare it. */
const DECLARATION_SA = 16;

function visitsOf(pregnancy: Pregnancy): FollowUpStep[] {
  const first: FollowUpStep = {
    label: 'Première consultation, avant la fin du 3e mois',
    kind: 'visit',
    from: null,
    to: beforeMonth(pregnancy, 4),
  };
  const others = VISITS.map((rank, i): FollowUpStep => {
    const to = i === VISITS.length - 1 ? pregnancy.due : beforeMonth(pregnancy, i + 5);
    return {
      label: `${rank} consultation (${i + 4}e mois)`,
      kind: 'visit',
      from: monthStart(pregnancy, i + 4),
      to,
    };
  });
  return [first, ...others];
}

function scansOf(pregnancy: Pregnancy): FollowUpStep[] {
  return SCANS.map(([label, from, until]) => ({
    label,
    kind: 'scan',
    from: dayOfWeeks(pregnancy, from),
    to: dayOfWeeks(pregnancy, until, -1),
  }));
}

/**
 * The French follow-up (code de la santé publique, R2122-1 and R2122-2): seven compulsory visits, one before the end
 * of the third month, then one a month; three scans that are offered; the early talk; the declaration. By last day.
 */
export function followUp(pregnancy: Pregnancy): FollowUpStep[] {
  const steps: FollowUpStep[] = [
    ...visitsOf(pregnancy),
    ...scansOf(pregnancy),
    {
      label: 'Déclaration de grossesse',
      kind: 'paper',
      from: null,
      to: dayOfWeeks(pregnancy, DECLARATION_SA, -1),
    },
    {
      label: 'Entretien prénatal précoce, dès le 4e mois',
      kind: 'talk',
      from: monthStart(pregnancy, 4),
      to: beforeMonth(pregnancy, 6),
    },
  ];
  return steps.sort((a, b) => a.to.localeCompare(b.to) || (a.from ?? '').localeCompare(b.from ?? ''));
}

function beforeMonth(pregnancy: Pregnancy, month: number): Day {
  return addDays(monthStart(pregnancy, month), -1);
}

/** The first step that is not over on that day; null when the list is done. */
export function nextStep(steps: readonly FollowUpStep[], day: Day): FollowUpStep | null {
  return steps.find((step) => step.to >= day) ?? null;
}
