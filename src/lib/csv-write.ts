/** A file as French spreadsheets open it: a mark of UTF-8, semicolons, quotes where they are needed. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((cells) => cells.map(cell).join(';')).join('\r\n')}\r\n`;
}

/** Cents with a decimal comma. */
export const csvEuros = (cents: number) => (cents / 100).toFixed(2).replace('.', ',');

const NUMBER = /^-?\d+(?:,\d+)?$/;

/** The signs by which a formula begins, in their wide forms too. */
const SIGNS = '=+@＝＋－＠\\-';
const BEGINS = new RegExp(`^[${SIGNS}\\t\\r\\n]`);
/** A spreadsheet of another country cuts lines there, and knows no quotation mark that stands inside one of its cells. */
const AFTER_CUT = new RegExp(`(?<=[,\\t\\r\\n])(?=[${SIGNS}])`, 'g');

/**
 * A text that begins like a formula is made plain text, and so is each part that would begin a cell elsewhere: a
 * spreadsheet would run it (OWASP, CSV injection).
 */
function cell(value: string): string {
  const safe = NUMBER.test(value) ? value : value.replace(BEGINS, "'$&").replaceAll(AFTER_CUT, "'");
  return /[";\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
