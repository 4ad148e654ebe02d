import type { Ctx } from '#src/server/calls/context.ts';
import type { PayableRef, PayableSeen } from '../payable.ts';
import { allRefunds, pendingRefunds } from './order.server.ts';

type Given = Pick<PayableSeen, 'givenBack'> & { about: PayableRef };

/**
 * True where one admin may not decide alone to give `cents` more back of a payment: the limit is of all that is given
 * back of it or on its way, by whatever means and whoever decided that, in several small refunds as in one. Under the
 * payment's lock.
 */
export async function needsTwoAdmins(ctx: Ctx, { about, givenBack }: Given, cents: number): Promise<boolean> {
  const soFar = Math.max(givenBack + (await pendingRefunds(ctx, about)), await allRefunds(ctx, about));
  return soFar + cents > ctx.services.config.refundTwoAdminsCents;
}
