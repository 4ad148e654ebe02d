import { and, eq, sql } from 'drizzle-orm';
import type { Ctx } from '#src/server/calls/context.ts';
import { type contribution, quarantine } from '#src/server/db/schema/index.ts';
import type { Intent } from '#src/server/gateways/payments/provider.ts';

export interface Misfit {
  provider: string;
  intentId: string;
  why: string;
  contributionId: number | null;
  facts: Record<string, unknown>;
}

/** Keeps what could not be booked, once a word and a reason; said again, it is counted. */
export async function recordQuarantine(ctx: Ctx, misfit: Misfit): Promise<void> {
  const { services, db } = ctx;
  const [kept] = await db
    .insert(quarantine)
    .values({ ...misfit, createdAt: ctx.now, updatedAt: ctx.now })
    .onConflictDoUpdate({
      target: [quarantine.provider, quarantine.intentId, quarantine.why],
      set: {
        facts: misfit.facts,
        tries: sql`${quarantine.tries} + 1`,
        // A payment an admin set aside stays so; a settled one that comes back is open again.
        status: sql`case when ${quarantine.status} = 'settled' then 'open' else ${quarantine.status} end`,
        updatedAt: ctx.now,
      },
    })
    .returning({ tries: quarantine.tries });
  if (kept?.tries === 1)
    services.log.error(
      { contributionId: misfit.contributionId, intentId: misfit.intentId, wrong: misfit.why },
      'a payment does not match its gift',
    );
}

/** The same payment was booked after all. */
export async function settleQuarantine(ctx: Ctx, provider: string, intentId: string): Promise<void> {
  await ctx.db
    .update(quarantine)
    .set({ status: 'settled', closedAt: ctx.now, updatedAt: ctx.now })
    .where(
      and(
        eq(quarantine.provider, provider),
        eq(quarantine.intentId, intentId),
        eq(quarantine.status, 'open'),
      ),
    );
}

/** Ours beside theirs: ids, cents and states. No name, no card, no secret. */
export function factsOf(row: typeof contribution.$inferSelect, intent: Intent): Record<string, unknown> {
  return {
    ours: {
      contribution: row.uuid,
      status: row.status,
      amount: row.amount,
      fee: row.fee,
      refunded: row.refunded,
      currency: 'eur',
      livemode: row.livemode,
    },
    theirs: {
      status: intent.status,
      amount: intent.amount,
      refunded: intent.refundedAmount,
      currency: intent.currency,
      livemode: intent.livemode,
      metadata: intent.metadata,
    },
  };
}

/** The beginning of an inbox outcome when a payment was set aside. */
export const QUARANTINED = 'quarantined:';
