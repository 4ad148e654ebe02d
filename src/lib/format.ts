import { daysBetween, parisDay } from './calendar-day.ts';
import { CENTS_PER_EURO, LITERAL_DATE_AFTER_DAYS } from './constants.ts';
import { siteNow } from './site-clock.ts';

/**
 * Everything the site prints as a number, an amount or a date goes through here, in French typography:
 * narrow no-break spaces (U+202F) inside numbers and before the euro sign.
 */
const NARROW = '\u202f';
const DAY_MS = 86_400_000;

/** A French sentence's or label's first letter in capital. */
export function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase('fr') + text.slice(1);
}

const integer = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 0 });
const decimal = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 2 });
const euros = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const oneDigit = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 });
const relative = new Intl.RelativeTimeFormat('fr-FR', { numeric: 'auto' });
const longDate = new Intl.DateTimeFormat('fr-FR', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

const THOUSANDS = /\B(?=(?:\d{3})+$)/g;
const narrow = (text: string) => text.replace(/[\u00a0\u2009]/g, NARROW);

/** Integer cents to "12,50 €"; "1 234,00 €". */
export function formatPrice(cents: number): string {
  return `${narrow(euros.format(cents / CENTS_PER_EURO))}${NARROW}€`;
}

/** "1 234"; decimals only when there are any, two at most. */
export function formatNumber(value: number): string {
  // Most numbers are whole: formatted by hand, in a tenth of the time Intl takes.
  if (Number.isSafeInteger(value) && value >= 0) return String(value).replace(THOUSANDS, NARROW);
  return narrow((Number.isInteger(value) ? integer : decimal).format(value));
}

/** A date (YYYY-MM-DD), an ISO timestamp or a Date to "3 juin 2027"; the first of a month is "1er". */
export function formatDate(date: string | Date): string {
  const text = longDate.format(typeof date === 'string' ? new Date(date) : date);
  return text.replace(/^1 /, '1er ');
}

const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * DAY_MS],
  ['month', 30 * DAY_MS],
  ['day', DAY_MS],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** "il y a 3 heures", "dans 2 jours", "à l’instant". */
export function formatRelative(date: string | Date, now: Date = new Date()): string {
  const distance = new Date(date).getTime() - now.getTime();
  const step = STEPS.find(([, size]) => Math.abs(distance) >= size);
  if (!step) return 'à l’instant';
  return narrow(relative.format(Math.trunc(distance / step[1]), step[0])).replace("'", '’');
}

/** Mixed mode of docs/spec/product.md §9: relative for 7 days, before or after, then the date itself. */
export function formatMoment(date: string | Date, now: Date = new Date()): string {
  const age = now.getTime() - new Date(date).getTime();
  return Math.abs(age) > LITERAL_DATE_AFTER_DAYS * DAY_MS
    ? `le ${formatDate(parisDay(new Date(date)))}`
    : formatRelative(date, now);
}

/** The same of an order, of money or of news, which a demonstration dates by a clock of its own. */
export const formatSiteMoment = (date: string | Date): string => formatMoment(date, siteNow());

/** 999, "1k", "1,2k", "3,4M": whole counts of 1,000 and more, cut rather than rounded up. */
export function formatCompact(value: number): string {
  if (value < 1000) return String(value);
  const [size, suffix] = value < 1_000_000 ? [1000, 'k'] : [1_000_000, 'M'];
  return `${oneDigit.format(Math.trunc(value / (size / 10)) / 10)}${suffix}`;
}

/** Cuts to at most `length` characters, ellipsis included, without leaving half a character. */
export function truncate(text: string, length: number): string {
  const characters = [...text];
  if (characters.length <= length) return text;
  return `${characters
    .slice(0, Math.max(0, length - 1))
    .join('')
    .trimEnd()}…`;
}

/** Whole days from today to a date, both in the calendar of Paris; negative when it is past. */
export function daysUntil(date: string, now: Date = new Date()): number {
  return daysBetween(parisDay(now), date.slice(0, 10));
}

/** "1 cadeau", "3 cadeaux"; French counts zero as singular. */
export function formatCount(count: number, one: string, many: string): string {
  return `${formatNumber(count)}\u00a0${Math.abs(count) < 2 ? one : many}`;
}
