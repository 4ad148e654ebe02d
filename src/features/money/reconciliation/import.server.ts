import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Ctx } from '#src/server/calls/context.ts';
import { systemCtx } from '#src/server/calls/system-ctx.ts';
import { keepCheck } from '#src/server/check-results.ts';
import {
  contributionIntent,
  dispute,
  orderIntent,
  providerEntry,
  voucherIntent,
  withdrawal,
} from '#src/server/db/schema/index.ts';
import type { BalanceEntry } from '#src/server/gateways/payments/balance.ts';
import type { Services } from '#src/server/services.ts';
import { hearAgain as disputeHeardAgain } from '../disputes/evidence.server.ts';
import { LEDGER_CHECK } from '../ledger-check.server.ts';
import { PAYABLE_KINDS } from '../payable.ts';
import { hearAgain, payableOfIntent } from '../payables.server.ts';
import { moneyModeOf, providerOf } from '../provider.server.ts';
import { mismatches, unexplained } from './compare.server.ts';

/** Lines may appear late at the provider, and be looked for again this long. */
const OVERLAP_MS = 3 * 24 * 3600 * 1000;
const CHUNK = 500;

/**
 * Copies what is new in the provider's account of our balance, then asks the provider again about every payment
 * that the two accounts tell differently: an event that never came is made up for here, whatever it was about.
 */
export async function reconcileBalance(services: Services): Promise<{ imported: number; asked: number }> {
  const startedAt = new Date();
  const imported = await importBalance(services);
  const lost = await lostDisputes(services);
  const asked = await askAgain(services);
  await keepGaps(services, startedAt);
  services.jobs.wake(LEDGER_CHECK);
  return { imported, asked: asked + lost };
}

/** The key under which the last comparison's outcome is kept. */
export const RECONCILIATION = 'reconciliation';

/** Keeps what the two accounts still tell differently after everything was asked again. */
async function keepGaps(services: Services, startedAt: Date): Promise<void> {
  const { db } = services.database;
  const gaps = await unexplained(db, moneyModeOf(services));
  const faults = gaps.map(({ ref, kind, ours, theirs }) => `${ref} ${kind}: ours ${ours}, theirs ${theirs}`);
  await keepCheck(db, { key: RECONCILIATION, faults, startedAt });
}

async function importBalance(services: Services): Promise<number> {
  const ctx = systemCtx(services);
  const mode = moneyModeOf(services);
  const mine = and(eq(providerEntry.provider, mode.provider), eq(providerEntry.livemode, mode.livemode));
  const [last] = await ctx.db
    .select({ at: providerEntry.at })
    .from(providerEntry)
    .where(mine)
    .orderBy(desc(providerEntry.at))
    .limit(1);
  const since = new Date((last?.at.getTime() ?? 0) - (last ? OVERLAP_MS : 0));
  const lines = await providerOf(services).balanceSince(since);
  let imported = 0;
  for (let start = 0; start < lines.length; start += CHUNK) {
    const chunk = lines.slice(start, start + CHUNK);
    const refs = await refsOf(ctx, chunk);
    const made = await ctx.db
      .insert(providerEntry)
      .values(
        chunk.map(({ id, kind, source, amount, fee, at }) => ({
          ...mode,
          entryId: id,
          kind,
          source,
          amount,
          fee,
          at,
          ref: refs.get(source) ?? '',
        })),
      )
      // A line may come before we know what it is about.
      .onConflictDoUpdate({
        target: [providerEntry.provider, providerEntry.entryId],
        set: { ref: sql`excluded.ref` },
        setWhere: sql`${providerEntry.ref} = '' and excluded.ref <> ''`,
      })
      .returning({ id: providerEntry.entryId });
    imported += made.length;
  }
  return imported;
}

/** Our names of what the provider's lines are about. */
async function refsOf(ctx: Ctx, lines: readonly BalanceEntry[]): Promise<Map<string, string>> {
  const sources = [...new Set(lines.map(({ source }) => source).filter(Boolean))];
  const refs = new Map<string, string>();
  if (sources.length === 0) return refs;
  const intents = await ctx.db
    .select({ id: contributionIntent.id, contributionId: contributionIntent.contributionId })
    .from(contributionIntent)
    .where(inArray(contributionIntent.id, sources));
  for (const { id, contributionId } of intents) refs.set(id, `contribution:${contributionId}`);
  const orders = await ctx.db.select().from(orderIntent).where(inArray(orderIntent.id, sources));
  for (const { id, orderId } of orders) refs.set(id, `order:${orderId}`);
  const purchases = await ctx.db.select().from(voucherIntent).where(inArray(voucherIntent.id, sources));
  for (const { id, purchaseId } of purchases) refs.set(id, `purchase:${purchaseId}`);
  const transfers = await ctx.db
    .select({ id: withdrawal.id, transferId: withdrawal.transferId })
    .from(withdrawal)
    .where(inArray(withdrawal.transferId, sources));
  for (const { id, transferId } of transfers) if (transferId) refs.set(transferId, `withdrawal:${id}`);
  return refs;
}

/** Disputes opened lately whose events never came, or of which something changed since. */
async function lostDisputes(services: Services): Promise<number> {
  const ctx = systemCtx(services);
  const found = await providerOf(services).disputes.list(
    new Date(services.clock().getTime() - LOOKED_BACK_MS),
  );
  let asked = 0;
  for (const word of found) {
    const [known] = await ctx.db.select().from(dispute).where(eq(dispute.providerId, word.id));
    if (known?.status === word.status && known.taken === word.taken) continue;
    const about = await payableOfIntent(ctx.db, word.intentId);
    if (!about) continue;
    asked += 1;
    await quietly(services, () => disputeHeardAgain(ctx, about, word.id));
  }
  return asked;
}

/** Longer than any bank takes to decide. */
const LOOKED_BACK_MS = 180 * 24 * 3600 * 1000;

async function askAgain(services: Services): Promise<number> {
  const ctx = systemCtx(services);
  const wrong = await mismatches(ctx.db, moneyModeOf(services));
  const refs = new Set(wrong.map(({ ref }) => ref));
  let asked = 0;
  for (const ref of refs) {
    const [kind, id] = ref.split(':');
    const known = PAYABLE_KINDS.find((one) => one === kind);
    if (!known) continue;
    asked += 1;
    await quietly(services, () => hearAgain(ctx, { kind: known, id: Number(id) }));
  }
  return asked;
}

/** One fault does not keep the others waiting. */
async function quietly(services: Services, work: () => Promise<unknown>): Promise<void> {
  await work().catch((err: unknown) =>
    services.log.error({ err }, 'a payment could not be asked about again'),
  );
}
