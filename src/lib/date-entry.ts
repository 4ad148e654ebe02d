/**
 * A date as a person types it, dd/mm/yy or dd/mm/yyyy, as YYYY-MM-DD (docs/spec/product.md §5): a two-digit
 * year gets the prefix 20, any other length becomes the current year, a missing day or month is 01; null when
 * no such day exists.
 */
export function parseDateEntry(text: string, today: Date): string | null {
  const parts = text.trim().split(/\s*[/.-]\s*|\s+/);
  if (text.trim() === '' || parts.length > 3) return null;
  const [day, month, year] = ['01', '01', ''].map((missing, index) => parts[index] || missing) as [
    string,
    string,
    string,
  ];
  if (![day, month].every((part) => /^\d{1,2}$/.test(part)) || !/^\d*$/.test(year)) return null;
  return existingDay(fullYear(year, today), Number(month), Number(day));
}

function fullYear(year: string, today: Date): number {
  if (year.length === 2) return 2000 + Number(year);
  return year.length === 4 ? Number(year) : today.getFullYear();
}

function existingDay(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  date.setUTCFullYear(year);
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? date.toISOString().slice(0, 10) : null;
}
