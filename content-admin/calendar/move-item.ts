import type { OutputOf } from '#src/calls/contract.ts';
import { lifeCalls } from '#src/features/content/life/life.calls.ts';
import { reviewCalls } from '#src/features/content/review/review.calls.ts';
import type { Day } from '#src/lib/calendar-day.ts';
import { mayHere } from '../held-rights.ts';
import { sameHourOn } from './calendar-days.ts';

export type Item = OutputOf<typeof reviewCalls.calendar>['items'][number];

/** A text that is out stays on its day; a plan is moved by who may publish. */
export function isMovable({ kind }: Item): boolean {
  return kind === 'due' || (kind !== 'published' && mayHere('publish'));
}

/** Puts an item on another day, at the same hour in Paris. */
export async function moveItem({ id, kind, at }: Item, day: Day): Promise<unknown> {
  if (kind === 'due') return reviewCalls.setDue({ id, due_on: day });
  const moment = sameHourOn(at, day);
  return kind === 'unpublish'
    ? lifeCalls.scheduleUnpublish({ id, at: moment })
    : lifeCalls.scheduleContent({ id, at: moment });
}
