import { parisDay } from '#src/lib/calendar-day.ts';
import type { Settings } from './settings.ts';

interface Dates extends Pick<Settings, 'surprise' | 'reveal_on'> {
  birthdate: string | null;
}

/** True when a change of the list's settings or birth date makes everything show that did not (docs/spec/decisions.md §7). */
export function endsSurprise(before: Dates, after: Dates, now: Date): boolean {
  return surpriseHolds(before, before.birthdate, now) && !surpriseHolds(after, after.birthdate, now);
}

/**
 * True for a change of settings that is asked twice (docs/spec/calls.md §/api/list/ update_setting): the surprise
 * turned off, a reveal date that is not to come, or whatever else would end it.
 */
export function asksTwice(before: Dates, after: Dates, now: Date): boolean {
  const { reveal_on } = after;
  const revealed = reveal_on !== null && reveal_on !== before.reveal_on && reveal_on <= parisDay(now);
  return revealed || (before.surprise && !after.surprise) || endsSurprise(before, after, now);
}

/**
 * True while what was bought is hidden from the owners (docs/spec/decisions.md §7): until `reveal_on`, else
 * the birth date; when neither is set, until one is.
 */
export function surpriseHolds(
  settings: Pick<Settings, 'surprise' | 'reveal_on'>,
  birthdate: string | null,
  now: Date,
): boolean {
  if (!settings.surprise) return false;
  const reveal = settings.reveal_on ?? birthdate;
  return reveal === null || parisDay(now) < reveal;
}
