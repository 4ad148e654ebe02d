import { csvEuros, writeCsv } from '#src/lib/csv-write.ts';
import { potFr } from './pot.fr.ts';
import type { StatementLine } from './withdrawal.calls.ts';

export function statementCsv(lines: readonly StatementLine[]): string {
  const rows = lines.map(({ at, what, amount, balance }) => [
    at.slice(0, 10),
    what,
    csvEuros(amount),
    csvEuros(balance),
  ]);
  return writeCsv([potFr.statementHead, ...rows]);
}
