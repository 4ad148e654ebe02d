import { potFr } from './pot.fr.ts';
import type { StatementLine } from './withdrawal.calls.ts';

/** As French spreadsheets read it: a mark of UTF-8, semicolons, decimal commas. A name is never a formula. */
export function statementCsv(lines: readonly StatementLine[]): string {
  const rows = lines.map(({ at, what, amount, balance }) => [
    at.slice(0, 10),
    cell(what),
    euros(amount),
    euros(balance),
  ]);
  return `\ufeff${[potFr.statementHead, ...rows].map((row) => row.join(';')).join('\r\n')}\r\n`;
}

const euros = (cents: number) => (cents / 100).toFixed(2).replace('.', ',');

function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
