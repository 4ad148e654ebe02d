import { advanceDemoClock } from '#src/features/money/demo-clock.server.ts';
import { DECLINES, giveBackEach, takeEach } from '#src/features/money/limits.server.ts';
import { demoBank } from '#src/features/money/provider.server.ts';
import { audit } from '#src/server/audit.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { answerDemoChallenge, confirmDemoCard } from '#src/server/gateways/payments/demo.ts';
import { refusals } from './cagnotte.fr.ts';
import { nextDue, remindGivers, runDueCharges } from './due.server.ts';

const DAY_MS = 24 * 3600 * 1000;

/** The giver's browser pays with a test card, as a provider's own form would have it. Never logs the number. */
export async function confirm(ctx: Ctx, input: { client_secret: string; card_number: string }) {
  await takeEach(ctx, DECLINES);
  const answer = await confirmDemoCard(demoBank(ctx.services), input.client_secret, input.card_number);
  const declined = answer !== null && answer !== 'card_not_demo' && answer.declined;
  if (!declined) await giveBackEach(ctx, DECLINES);
  if (answer === 'card_not_demo') throw refusals.cardNotDemo();
  if (answer === null) throw refusals.paymentNotFound();
  if (answer.declined) throw refusals.cardDeclined(answer.declined);
  if (answer.intent.status === 'canceled') throw refusals.paymentClosed();
  const url = answer.challengeToken && `/p/demo-3ds/${answer.challengeToken}`;
  return { status: answer.intent.status, next_action: url ? { url } : null };
}

export async function answer3ds(ctx: Ctx, input: { token: string; authorize: boolean }) {
  const intent = await answerDemoChallenge(demoBank(ctx.services), input.token, input.authorize);
  if (!intent) throw refusals.tokenInvalid();
  return { status: intent.status };
}

/**
 * Moves business time forward and runs what falls due meanwhile, before it answers: gifts at each of their own moments,
 * so that a month at once tries a refused card as often as thirty days do.
 */
export async function advanceClock(ctx: Ctx, { days }: { days: number }) {
  const { services } = ctx;
  // Looking at it moves nothing, nor waits for what is due.
  if (days === 0) return { now: services.clock().toISOString(), charged: 0 };
  let left = days * DAY_MS;
  let charged = 0;
  for (;;) {
    const step = (await nextDue(services)) - services.clock().getTime();
    if (step >= left) break;
    await advanceDemoClock(services, Math.max(step, 0));
    left -= Math.max(step, 0);
    await remindGivers(services);
    charged += await runDueCharges(services);
  }
  const now = await advanceDemoClock(services, left);
  await audit(ctx, { action: 'demo.clock_advance', target: 'demo:clock', detail: { days } });
  charged += await runDueCharges(services);
  await services.jobs.runDue();
  return { now: now.toISOString(), charged };
}
