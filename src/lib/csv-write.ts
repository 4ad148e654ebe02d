/** A file as French spreadsheets open it: a mark of UTF-8, semicolons, quotes where they are needed. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((cells) => cells.map(cell).join(';')).join('\r\n')}\r\n`;
}

/** Cents with a decimal comma. */
export const csvEuros = (cents: number) => (cents / 100).toFixed(2).replace('.', ',');

const NUMBER = /^-?\d+(?:,\d+)?$/;

/** A text that begins like a formula is made plain text: a spreadsheet would run it (OWASP, CSV injection). */
function cell(value: string): string {
  const safe = /^[=+\-@\t\r]/.test(value) && !NUMBER.test(value) ? `'${value}` : value;
  return /[";\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
