import type { list } from '#src/server/db/schema/index.ts';
import { settingsOf } from './settings.ts';

type ListRow = typeof list.$inferSelect;

/** An owner shows a hushed list again: its date, its mails and its surprise go back to their place. */
export function unhushed(row: ListRow, changes: Record<string, unknown>): Partial<ListRow> {
  if (!row.hushedAt || !('visibility' in changes) || changes.visibility === 'private') return {};
  const birthdate = row.birthdate ?? row.hushed?.birthdate ?? null;
  return { hushedAt: null, hushed: null, birthdate, settings: givenBack(row, birthdate) };
}

/** A birth date is given to a list: where a pregnancy ended before, its mails start again and the surprise is that birth's. */
export function announced(row: ListRow, birthdate: string | null): Partial<ListRow> {
  if (!row.hushed || birthdate === null) return { birthdate };
  return { birthdate, hushed: null, settings: givenBack(row, birthdate) };
}

function givenBack(row: ListRow, birthdate: string | null): ListRow['settings'] {
  if (!row.hushed) return row.settings;
  const { reveal_on: _reveal, ...settings } = row.settings;
  const reveal = ownReveal(row, birthdate);
  return {
    ...settings,
    ...(row.hushed.email_notifications ? { email_notifications: true } : {}),
    ...(reveal ? { reveal_on: reveal } : {}),
  };
}

/**
 * The reveal day that owners chose for a birth, without the one that an end wrote down: the day of a birth that did not
 * come tells nothing of the next one.
 */
export function ownReveal({ settings, hushed }: ListRow, birthdate: string | null): string | null {
  const { reveal_on } = settingsOf(settings);
  if (!hushed || reveal_on !== (hushed.reveal_on ?? hushed.birthdate)) return reveal_on;
  return birthdate === hushed.birthdate ? (hushed.reveal_on ?? null) : null;
}
