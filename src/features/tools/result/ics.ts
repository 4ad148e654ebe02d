import { addDays } from '#src/lib/calendar-day.ts';
import type { CalendarEvent } from './result.ts';

const LINE_BYTES = 75;

/** RFC 5545 §3.3.11: backslash, semicolon, comma and line ends are escaped. */
function escapeText(text: string): string {
  return (
    text
      .replace(/[\\;,]/g, (sign) => `\\${sign}`)
      .replace(/\r\n|\r|\n/g, '\\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: no control character may be in a calendar
      .replace(/[\u0000-\u001f\u007f]/g, '')
  );
}

/** RFC 5545 §3.1: at most 75 bytes a line, a folded one goes on after a space. */
function fold(line: string): string {
  const lines: string[] = [];
  let rest = '';
  for (const sign of line) {
    if (new TextEncoder().encode(rest + sign).length > LINE_BYTES) {
      lines.push(rest);
      rest = ' ';
    }
    rest += sign;
  }
  return [...lines, rest].join('\r\n');
}

const compact = (day: string) => day.replaceAll('-', '');

function eventLines({ title, from, to, text }: CalendarEvent, id: string, stamp: string): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${compact(from)}`,
    // The end of an all-day event is the day after its last.
    `DTEND;VALUE=DATE:${compact(addDays(to, 1))}`,
    `SUMMARY:${escapeText(title)}`,
    ...(text ? [`DESCRIPTION:${escapeText(text)}`] : []),
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** An iCalendar file of whole days. `name` is the calendar's, `now` the moment it was made. */
export function icsOf(name: string, events: readonly CalendarEvent[], now: Date): string {
  const stamp = `${now.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Merveille//Outils//FR',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    ...events.flatMap((event, index) =>
      eventLines(event, `${compact(event.from)}-${compact(event.to)}-${index}@merveille`, stamp),
    ),
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}
