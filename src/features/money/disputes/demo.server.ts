import { eq } from 'drizzle-orm';
import { audit } from '#src/server/audit.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { dispute } from '#src/server/db/schema/index.ts';
import { closeDemoDispute, openDemoDispute } from '#src/server/gateways/payments/demo-disputes.ts';
import { deskRefusals } from '../desk.refusals.fr.ts';
import { refOf } from '../payable.ts';
import { payableAt, payableOf } from '../payables.server.ts';
import { demoBank } from '../provider.server.ts';
import { aboutOf } from '../refunds/order.server.ts';
import type { Dispute } from './dispute.ts';
import { hearAgain } from './evidence.server.ts';
import { viewDispute } from './view.server.ts';

/** The giver's bank contests a payment of the demonstration. Throws not_found, not_refundable. */
export async function openDispute(ctx: Ctx, { reference }: { reference: string }): Promise<Dispute> {
  const about = await payableAt(ctx.db, reference);
  if (!about) throw deskRefusals.paymentNotFound();
  const { intentId } = await payableOf(about).see(ctx.db, about.id);
  const opened = intentId === null ? null : await openDemoDispute(demoBank(ctx.services), intentId);
  if (!opened) throw deskRefusals.notRefundable();
  await audit(ctx, { action: 'demo.dispute_open', target: refOf(about) });
  await hearAgain(ctx, about, opened.id);
  const [kept] = await ctx.db.select().from(dispute).where(eq(dispute.providerId, opened.id));
  return viewDispute(ctx, kept?.uuid ?? '');
}

/** And decides. Throws not_found. */
export async function closeDispute(
  ctx: Ctx,
  { dispute_uuid, outcome }: { dispute_uuid: string; outcome: 'won' | 'lost' },
): Promise<Dispute> {
  const [row] = await ctx.db.select().from(dispute).where(eq(dispute.uuid, dispute_uuid));
  if (!row) throw deskRefusals.disputeNotFound();
  await closeDemoDispute(demoBank(ctx.services), row.providerId, outcome);
  await audit(ctx, {
    action: 'demo.dispute_close',
    target: refOf(aboutOf(row)),
    detail: { outcome },
  });
  await hearAgain(ctx, aboutOf(row), row.providerId);
  return viewDispute(ctx, dispute_uuid);
}
