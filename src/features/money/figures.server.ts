import { and, count, eq, isNull, lt, min } from 'drizzle-orm';
import { checkResult, paymentEvent, quarantine } from '#src/server/db/schema/index.ts';
import type { Services } from '#src/server/services.ts';
import { LEDGER_CHECK } from './ledger-check.server.ts';
import { RECONCILIATION } from './reconciliation/import.server.ts';

/** A payment that matched nothing may be explained by its next event; after this long somebody looks. */
const OVERDUE_MS = 3_600_000;

/** The last outcome of a check; null when it never ran. */
async function lastOf({ database: { db } }: Services, key: string) {
  const [row] = await db.select().from(checkResult).where(eq(checkResult.key, key));
  return row ?? null;
}

export const lastLedgerCheck = (services: Services) => lastOf(services, LEDGER_CHECK);
export const lastReconciliation = (services: Services) => lastOf(services, RECONCILIATION);

/** Counts the payments in quarantine, and those that have been there for more than an hour. */
export async function quarantineFigures({ database: { db }, clock }: Services) {
  const isOpen = eq(quarantine.status, 'open');
  const since = new Date(clock().getTime() - OVERDUE_MS);
  const [all] = await db.select({ n: count() }).from(quarantine).where(isOpen);
  const [late] = await db
    .select({ n: count() })
    .from(quarantine)
    .where(and(isOpen, lt(quarantine.createdAt, since)));
  return { open: Number(all?.n ?? 0), overdue: Number(late?.n ?? 0) };
}

/** Counts the provider's events that were kept and not applied, with the age of the oldest in seconds. */
export async function unprocessedEvents({ database: { db } }: Services) {
  const [row] = await db
    .select({ n: count(), oldest: min(paymentEvent.receivedAt) })
    .from(paymentEvent)
    .where(isNull(paymentEvent.appliedAt));
  return { waiting: Number(row?.n ?? 0), oldestSeconds: secondsSince(row?.oldest) };
}

const secondsSince = (moment: Date | null | undefined) =>
  moment ? Math.max(0, (Date.now() - moment.getTime()) / 1000) : 0;
