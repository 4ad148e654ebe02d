import { eq } from 'drizzle-orm';
import { demoBank } from '#src/features/money/provider.server.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import {
  contribution,
  contributionIntent,
  orderIntent,
  shopOrder,
  voucherIntent,
  voucherPurchase,
} from '#src/server/db/schema/index.ts';
import { answerDemoChallenge, findDemoChallenge } from '#src/server/gateways/payments/demo.ts';

export interface ChallengePage {
  /** Cents; null when a card is only being saved. */
  amount: number | null;
  answered: boolean;
  /** The page of what is paid. */
  backTo: string;
}

/** Null unless this deployment's demo bank asked this question. */
export async function findChallengePage(ctx: Ctx, token: string): Promise<ChallengePage | null> {
  if (ctx.services.config.payments !== 'demo') return null;
  const intent = await findDemoChallenge(demoBank(ctx.services), token);
  if (!intent) return null;
  const [gift] = await ctx.db
    .select({ hash: contribution.hash })
    .from(contributionIntent)
    .innerJoin(contribution, eq(contribution.id, contributionIntent.contributionId))
    .where(eq(contributionIntent.id, intent.id));
  return {
    amount: intent.amount,
    answered: intent.status !== 'requires_action',
    backTo: gift ? `/p/participation-cagnotte-paiement/${gift.hash}` : await orderPath(ctx, intent.id),
  };
}

async function orderPath(ctx: Ctx, intentId: string): Promise<string> {
  const [order] = await ctx.db
    .select({ hash: shopOrder.hash })
    .from(orderIntent)
    .innerJoin(shopOrder, eq(shopOrder.id, orderIntent.orderId))
    .where(eq(orderIntent.id, intentId));
  if (order) return `/i/marketplace/checkout/${order.hash}`;
  const [bought] = await ctx.db
    .select({ hash: voucherPurchase.hash })
    .from(voucherIntent)
    .innerJoin(voucherPurchase, eq(voucherPurchase.id, voucherIntent.purchaseId))
    .where(eq(voucherIntent.id, intentId));
  return bought ? `/i/marketplace/bons-achat/${bought.hash}` : '/';
}

export async function submitChallenge(ctx: Ctx, token: string, authorize: boolean): Promise<void> {
  await answerDemoChallenge(demoBank(ctx.services), token, authorize);
}
