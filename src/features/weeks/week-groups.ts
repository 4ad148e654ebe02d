import { TRIMESTERS } from '../tools/pregnancy/pregnancy.ts';
import { weeksFr as fr } from './weeks.fr.ts';
import type { WeekLine } from './weeks.server.ts';

export interface WeekGroup {
  id: string;
  title: string;
  weeks: WeekLine[];
}

/** The three trimesters, then the weeks after the birth; a group without a page is left out. */
export function groupsOf(weeks: readonly WeekLine[]): WeekGroup[] {
  const [first, second] = TRIMESTERS;
  const trimester = (from: number, until: number) =>
    weeks.filter(({ period, week }) => period === 'grossesse' && week >= from && week < until);
  const groups: WeekGroup[] = [
    { id: 'trimestre-1', title: fr.trimesters[0], weeks: trimester(0, first) },
    { id: 'trimestre-2', title: fr.trimesters[1], weeks: trimester(first, second) },
    { id: 'trimestre-3', title: fr.trimesters[2], weeks: trimester(second, Number.POSITIVE_INFINITY) },
    { id: 'apres', title: fr.afterBirth, weeks: weeks.filter(({ period }) => period === 'bebe') },
  ];
  return groups.filter((group) => group.weeks.length > 0);
}
