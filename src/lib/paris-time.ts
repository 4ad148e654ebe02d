/** The editors' clock: what they type and read is the time of Paris, whatever their machine's. */
const PARIS = 'Europe/Paris';

const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: PARIS,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const spoken = new Intl.DateTimeFormat('fr-FR', {
  timeZone: PARIS,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

const LOCAL = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})$/;
const HOUR_MS = 3_600_000;

/** An instant as `YYYY-MM-DDTHH:mm` on a clock in Paris: the value of a datetime-local field. */
export function toParis(instant: Date): string {
  const named = Object.fromEntries(parts.formatToParts(instant).map(({ type, value }) => [type, value]));
  return `${named.year}-${named.month}-${named.day}T${named.hour}:${named.minute}`;
}

/**
 * The instant at which a clock in Paris shows `YYYY-MM-DDTHH:mm`; null when it is no such text. A time that is
 * jumped over in March is taken an hour later; one that comes twice in October is the first.
 */
export function fromParis(local: string): Date | null {
  const match = LOCAL.exec(local);
  if (!match) return null;
  const asUtc = new Date(`${local}:00Z`);
  if (Number.isNaN(asUtc.getTime()) || !asUtc.toISOString().startsWith(local)) return null;
  // Paris is one or two hours ahead: the summer answer comes first.
  for (const ahead of [2, 1]) {
    const instant = new Date(asUtc.getTime() - ahead * HOUR_MS);
    if (toParis(instant) === local) return instant;
  }
  return new Date(asUtc.getTime() - HOUR_MS);
}

/** "dimanche 28 mars 2027 à 9 h 05", in Paris. */
export function formatParis(instant: string | Date): string {
  const date = new Date(instant);
  const [hour = '', minute = ''] = toParis(date).slice(11).split(':');
  return `${spoken.format(date).replace(' 1 ', ' 1er ')} à ${Number(hour)} h ${minute}`.replace(
    / h /,
    '\u00a0h\u00a0',
  );
}
