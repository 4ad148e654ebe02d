import type { MoneyMode } from '#src/features/money/accounts.ts';
import type { Db } from '#src/server/db/connect.ts';
import { EntryNumbers, fecEntry, fecHeader } from './fec.ts';
import { journalOf } from './lines.ts';
import { accountsIn, postingsBetween } from './read.server.ts';

export interface FecPeriod {
  /** Days in France of one year, both included: entries are numbered from the first of January. */
  from: string;
  to: string;
  mode: MoneyMode;
  vatPercent: number;
}

/** The file of a period, piece by piece: a header, then each entry with its lines. */
export async function* fecPieces(db: Db, period: FecPeriod): AsyncGenerator<string> {
  const { from, to, mode, vatPercent } = period;
  const year = from.slice(0, 4);
  const first = from.replaceAll('-', '');
  const numbers = new EntryNumbers();
  const accounts = await accountsIn(db, mode);
  yield fecHeader();
  for await (const posting of postingsBetween(db, { from: `${year}-01-01`, to }, accounts)) {
    const number = numbers.next(journalOf(posting.key), year);
    if (posting.day >= first) yield fecEntry(posting, number, vatPercent);
  }
}
