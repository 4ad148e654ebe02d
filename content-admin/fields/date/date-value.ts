/** A date of the front matter: a day, or a moment shown in the editor's own time zone. */
export interface DateValue {
  /** `AAAA-MM-JJ`, empty when there is none. */
  day: string;
  /** `HH:MM`, empty for a day without an hour. */
  time: string;
  /** A value that is no date, kept as it stands. */
  other: string;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const two = (n: number) => String(n).padStart(2, '0');

export function parseDate(raw: unknown): DateValue {
  const text = typeof raw === 'string' ? raw.trim() : raw === undefined || raw === null ? '' : String(raw);
  if (text === '' || DAY.test(text)) return { day: text, time: '', other: '' };
  const at = new Date(text);
  if (!/^\d{4}-\d{2}-\d{2}T/.test(text) || Number.isNaN(at.getTime()))
    return { day: '', time: '', other: text };
  return {
    day: `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`,
    time: `${two(at.getHours())}:${two(at.getMinutes())}`,
    other: '',
  };
}

/** A moment is written in UTC, so that it means the same everywhere. */
export function serializeDate({ day, time, other }: DateValue): string | undefined {
  if (day === '') return other || undefined;
  if (time === '') return day;
  return new Date(`${day}T${time}:00`).toISOString().replace('.000Z', 'Z');
}
