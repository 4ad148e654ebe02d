import { and, eq, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { MoneyMode } from './accounts.ts';

interface Paid {
  provider: PgColumn;
  livemode: PgColumn;
}

/** True of rows whose money is of this kind: play, test and real money are never summed together. */
export const isOfMode = (row: Paid, { provider, livemode }: MoneyMode): SQL | undefined =>
  and(eq(row.provider, provider), eq(row.livemode, livemode));
