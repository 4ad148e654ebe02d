import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Services } from '#src/server/services.ts';
import type { MoneyMode } from './accounts.ts';

interface Paid {
  provider: PgColumn;
  livemode: PgColumn;
}

/** True of rows whose money is of this kind: play, test and real money are never summed together. */
export const isOfMode = (row: Paid, { provider, livemode }: MoneyMode): SQL | undefined =>
  and(eq(row.provider, provider), eq(row.livemode, livemode));

/** The kind of money that this deployment's provider holds; null without a provider. For jobs: asks nothing, never throws. */
function heldMode({ config }: Services): MoneyMode | null {
  if (config.payments === 'demo') return { provider: 'demo', livemode: false };
  return config.stripe ? { provider: 'stripe', livemode: config.stripe.live } : null;
}

/** Rows that the provider of today can be asked about: with its test keys it knows nothing of real payments, nor the reverse. */
export const heldHere = (services: Services, row: Paid): SQL | undefined => {
  const mode = heldMode(services);
  return mode ? isOfMode(row, mode) : sql`false`;
};

/** The same of a row that was read. */
export const isHeldHere = (
  services: Services,
  { provider, livemode }: { provider: string; livemode: boolean },
): boolean => {
  const mode = heldMode(services);
  return mode !== null && provider === mode.provider && livemode === mode.livemode;
};
