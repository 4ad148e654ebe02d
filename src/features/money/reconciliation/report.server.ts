import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { DomainError } from '#src/calls/domain-error.ts';
import { audit } from '#src/server/audit.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import {
  contribution,
  providerEntry,
  shopOrder,
  voucherPurchase,
  withdrawal,
} from '#src/server/db/schema/index.ts';
import { PAYABLE_KINDS } from '../payable.ts';
import { askProvider, moneyModeOf } from '../provider.server.ts';
import { daysBetween, type Line, mismatches } from './compare.server.ts';
import { reconcileBalance } from './import.server.ts';
import { reconciliationFr } from './reconciliation.fr.ts';
import type { Difference, Report } from './report.calls.ts';

const DAYS_MAX = 366;

/** Throws date_out_of_range. */
export async function getReport(ctx: Ctx, range: { from: string; to: string }): Promise<Report> {
  const days = (Date.parse(range.to) - Date.parse(range.from)) / 86_400_000;
  if (days < 0 || days > DAYS_MAX) {
    const sentence = reconciliationFr.periodTooLong;
    throw new DomainError('date_out_of_range', sentence, { fields: { to: sentence } });
  }
  const mode = moneyModeOf(ctx.services);
  const mine = and(eq(providerEntry.provider, mode.provider), eq(providerEntry.livemode, mode.livemode));
  const [others] = await ctx.db
    .select({ sum: sql<number>`coalesce(sum(amount - fee), 0)::bigint`.mapWith(Number) })
    .from(providerEntry)
    .where(and(mine, eq(providerEntry.ref, '')));
  const [last] = await ctx.db
    .select({ at: providerEntry.at })
    .from(providerEntry)
    .where(mine)
    .orderBy(desc(providerEntry.at))
    .limit(1);
  return {
    days: await daysBetween(ctx.db, mode, range),
    differences: await named(ctx, await mismatches(ctx.db, mode)),
    others: others?.sum ?? 0,
    last_line_at: last?.at.toISOString() ?? null,
  };
}

const idsOf = (lines: readonly Line[], kind: string) =>
  lines.flatMap(({ ref }) => (ref.startsWith(`${kind}:`) ? [Number(ref.slice(kind.length + 1))] : []));

async function named(ctx: Ctx, lines: readonly Line[]): Promise<Difference[]> {
  const gifts = await ctx.db
    .select({ id: contribution.id, uuid: contribution.uuid })
    .from(contribution)
    .where(inArray(contribution.id, [0, ...idsOf(lines, 'contribution')]));
  const orders = await ctx.db
    .select({ id: shopOrder.id, uuid: shopOrder.uuid })
    .from(shopOrder)
    .where(inArray(shopOrder.id, [0, ...idsOf(lines, 'order')]));
  const purchases = await ctx.db
    .select({ id: voucherPurchase.id, uuid: voucherPurchase.uuid })
    .from(voucherPurchase)
    .where(inArray(voucherPurchase.id, [0, ...idsOf(lines, 'purchase')]));
  const paid = { contribution: gifts, order: orders, purchase: purchases };
  const moving = await ctx.db
    .select({ id: withdrawal.id })
    .from(withdrawal)
    .where(
      and(
        inArray(withdrawal.id, [0, ...idsOf(lines, 'withdrawal')]),
        inArray(withdrawal.status, ['transferring', 'paying_out']),
      ),
    );
  return lines.map(({ ref, ...line }) => {
    const [what, id] = ref.split(':');
    const kind = PAYABLE_KINDS.find((one) => one === what);
    return {
      ...line,
      what: kind ?? 'withdrawal',
      reference: (kind && paid[kind].find((one) => one.id === Number(id))?.uuid) ?? null,
      in_transit: what === 'withdrawal' && moving.some((one) => one.id === Number(id)),
    };
  });
}

/** Now, rather than when the job comes. Throws `unavailable`. */
export async function runReconciliation(ctx: Ctx): Promise<{ imported: number; asked: number }> {
  const done = await askProvider(() => reconcileBalance(ctx.services));
  await audit(ctx, { action: 'reconciliation.run', target: 'ledger:psp', detail: done });
  return done;
}
