import type { Day } from '#src/lib/calendar-day.ts';

/** The first year of the table; a day before its new year is not known here. */
export const FIRST_LUNAR_YEAR = 1920;

/**
 * Month and day of each lunar new year from 1920 on (Chinese calendar, meridian of 120° E). In 1954, 2027 and 2030 the
 * new moon falls minutes from midnight in Beijing: ICU's approximation is a day off there, the almanacs are followed.
 */
const NEW_YEARS = `
0220 0208 0128 0216 0205 0124 0213 0202 0123 0210
0130 0217 0206 0126 0214 0204 0124 0211 0131 0219
0208 0127 0215 0205 0125 0213 0202 0122 0210 0129
0217 0206 0127 0214 0203 0124 0212 0131 0218 0208
0128 0215 0205 0125 0213 0202 0121 0209 0130 0217
0206 0127 0215 0203 0123 0211 0131 0218 0207 0128
0216 0205 0125 0213 0202 0220 0209 0129 0217 0206
0127 0215 0204 0123 0210 0131 0219 0207 0128 0216
0205 0124 0212 0201 0122 0209 0129 0218 0207 0126
0214 0203 0123 0210 0131 0219 0208 0128 0216 0205
0125 0212 0201 0122 0210 0129 0217 0206 0126 0213
0203 0123 0211 0131 0219 0208 0128 0215 0204 0124
0212 0201 0122 0210 0130 0217 0206 0126 0214 0202
0123 0211 0201 0219 0208 0128 0215 0204 0124 0212
0202`
  .trim()
  .split(/\s+/);

export const LAST_LUNAR_YEAR = FIRST_LUNAR_YEAR + NEW_YEARS.length - 2;

/** The day a lunar year begins; null outside the table. */
export function lunarNewYear(year: number): Day | null {
  const entry = NEW_YEARS[year - FIRST_LUNAR_YEAR];
  return entry ? `${year}-${entry.slice(0, 2)}-${entry.slice(2)}` : null;
}
