import { addDays, addMonths, type Day } from '#src/lib/calendar-day.ts';
import { maternityLeave } from '../tools/leaves/maternity.ts';
import { NOTICE_MONTHS, secondParentLeave, WITHIN_MONTHS } from '../tools/leaves/second-parent.ts';
import { followUp } from '../tools/pregnancy/follow-up.ts';
import { fromDueDate, monthStart, type Pregnancy } from '../tools/pregnancy/pregnancy.ts';
import type { CalendarEvent } from '../tools/result/result.ts';
import { milestoneFr as fr } from './weeks.fr.ts';
import { spanOf, type WeekRef } from './weeks.ts';

/** A date that a rule gives: a deadline when it has no first day. */
export interface Milestone {
  label: string;
  from: Day | null;
  /** Last day included. */
  to: Day;
  /** The page of ours that says more. */
  href: string;
}

/** Code de la sécurité sociale, L160-9. */
const COVERED_FROM_MONTH = 6;
/** Code civil, article 55; the day of the birth does not count. */
const DECLARE_DAYS = 5;
/** Code de la santé publique, R2132-1: the first compulsory visit of a child, then one in the second week. */
const FIRST_VISIT_DAYS = 8;
/** Code de la santé publique, L2122-1: the talk between the 4th and the 8th week, the visit from the 6th to the 8th. */
const TALK_WEEKS = [4, 8] as const;
const VISIT_WEEKS = [6, 8] as const;

const TOOLS = {
  week: '/outils/semaine-de-grossesse',
  maternity: '/outils/conge-maternite',
  second: '/outils/conge-paternite',
  vaccines: '/outils/calendrier-vaccinal',
  followUp: '/magazine/grossesse/calendrier-suivi-de-grossesse',
  declare: '/magazine/demarches/declarer-la-naissance',
};

/** Every date of a pregnancy and of the first months, by the rules of the tools; a birth on the term is supposed. */
export function milestonesOf(due: Day): Milestone[] {
  const pregnancy = fromDueDate(due);
  const all = [...before(pregnancy), ...leaves(due), ...after(due)];
  return all.sort((a, b) => a.to.localeCompare(b.to) || (a.from ?? '').localeCompare(b.from ?? ''));
}

function before(pregnancy: Pregnancy): Milestone[] {
  const covered = monthStart(pregnancy, COVERED_FROM_MONTH);
  return [
    ...followUp(pregnancy).map(({ label, from, to }) => ({ label, from, to, href: TOOLS.followUp })),
    { label: fr.covered, from: covered, to: covered, href: TOOLS.week },
    { label: fr.due, from: pregnancy.due, to: pregnancy.due, href: TOOLS.week },
  ];
}

function leaves(due: Day): Milestone[] {
  const mother = maternityLeave({ due, kind: 'first', moved: 0 });
  const ask = { birth: due, multiple: false, start: 'next', firstFrom: null, firstDays: 21 } as const;
  const second = secondParentLeave({ ...ask, secondFrom: null });
  const notice = addMonths(due, -NOTICE_MONTHS);
  return [
    { label: fr.leaveBegins, from: mother.from, to: mother.from, href: TOOLS.maternity },
    { label: fr.leaveEnds, from: mother.to, to: mother.to, href: TOOLS.maternity },
    { label: fr.secondNotice, from: null, to: notice, href: TOOLS.second },
    { label: fr.birthLeave, ...second.birthLeave, href: TOOLS.second },
    { label: fr.compulsory, ...second.compulsory, href: TOOLS.second },
    { label: fr.secondUntil, from: null, to: addMonths(due, WITHIN_MONTHS), href: TOOLS.second },
  ];
}

function after(due: Day): Milestone[] {
  const weeks = ([first, last]: readonly [number, number]) => ({
    from: addDays(due, first * 7),
    to: addDays(due, last * 7),
  });
  const twoMonths = addMonths(due, 2);
  const threeMonths = addMonths(due, 3);
  return [
    { label: fr.declare, from: addDays(due, 1), to: addDays(due, DECLARE_DAYS), href: TOOLS.declare },
    { label: fr.firstVisit, from: due, to: addDays(due, FIRST_VISIT_DAYS), href: TOOLS.declare },
    { label: fr.secondVisit, from: addDays(due, 7), to: addDays(due, 14), href: TOOLS.declare },
    { label: fr.monthVisit, from: addDays(due, 15), to: addMonths(due, 1), href: TOOLS.followUp },
    { label: fr.talk, ...weeks(TALK_WEEKS), href: TOOLS.followUp },
    { label: fr.visit, ...weeks(VISIT_WEEKS), href: TOOLS.followUp },
    { label: fr.twoMonths, from: twoMonths, to: twoMonths, href: TOOLS.vaccines },
    { label: fr.threeMonths, from: threeMonths, to: threeMonths, href: TOOLS.vaccines },
  ];
}

/** Deadlines are shown so long before their last day. */
const DEADLINE_WEEKS = 4;

/** Those of one week: what it lies in, and the deadlines that come near. */
export function milestonesIn(due: Day, ref: WeekRef): Milestone[] {
  const { from, to } = spanOf(due, ref);
  return milestonesOf(due).filter((one) => {
    const begins = one.from ?? addDays(one.to, -7 * DEADLINE_WEEKS);
    return begins <= to && one.to >= from;
  });
}

/** For a person's own calendar: a deadline stands on its last day. */
export function eventsOf(due: Day): CalendarEvent[] {
  return milestonesOf(due).map(({ label, from, to }) => ({
    title: label,
    from: from ?? to,
    to,
    text: fr.check,
  }));
}
