import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { and, asc, eq } from 'drizzle-orm';
import type { Ctx } from '#src/server/calls/context.ts';
import { systemCtx } from '#src/server/calls/system-ctx.ts';
import { refund } from '#src/server/db/schema/index.ts';
import type { Services } from '#src/server/services.ts';
import { deskRefusals } from '../desk.refusals.fr.ts';
import { isHeldHere } from '../mode.server.ts';
import { type PayableRef, type PayableSeen, refOf } from '../payable.ts';
import { executeRefund, QUIET_MS, type RefundRow, refundsOf } from './order.server.ts';

/** Another refund of the payment is with the provider: what is left is not known to the cent until it is closed. */
export class RefundUnderWay extends Error {
  override name = 'RefundUnderWay';
  readonly about: PayableRef;
  constructor(about: PayableRef) {
    super(`A refund of ${refOf(about)} is under way`);
    this.about = about;
  }
}

/** Set where others could not be closed: what they hold is then counted as given back, whatever was heard of them. */
const countedAsGone = new AsyncLocalStorage<true>();

async function underWay(ctx: Ctx, about: PayableRef): Promise<RefundRow[]> {
  return ctx.db
    .select()
    .from(refund)
    .where(and(refundsOf(about), eq(refund.status, 'ordered')))
    .orderBy(asc(refund.id));
}

/**
 * Refuses to count what is left of a locked payment while a refund of it is being carried out: the provider's word may
 * already hold that one, and its cents would count twice. Throws RefundUnderWay, for `afterOthers`.
 */
export async function requireNoneUnderWay(
  ctx: Ctx,
  about: PayableRef,
  seen: Pick<PayableSeen, 'intentId' | 'provider' | 'livemode'>,
): Promise<void> {
  // With the keys of another provider they wait for long, and nothing is heard of them meanwhile.
  if (seen.intentId !== null && !isHeldHere(ctx.services, seen)) return;
  if (countedAsGone.getStore()) return;
  if ((await underWay(ctx, about)).length > 0) throw new RefundUnderWay(about);
}

/** Somebody else carries them out: they are waited for, some three seconds, then carried out from here. */
const WAITED = 30;
const ROUNDS = 40;
const PAUSE_MS = 100;

/**
 * Runs `work` again once refunds of the same payment that were under way are closed. `work` begins with a transaction
 * of its own. Where they can't be closed, as when the provider is down, nothing is heard of them either: `work` is done
 * without them, and they keep their part. Throws unavailable where others always come first.
 */
export async function afterOthers<T>(services: Services, work: () => Promise<T>): Promise<T> {
  for (let round = 1; round <= ROUNDS; round += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof RefundUnderWay)) throw error;
      const closed = await finishOthers(services, error.about, round > WAITED);
      if (!closed) return countedAsGone.run(true, work);
    }
  }
  throw deskRefusals.underWay();
}

/** False where one of them can't be closed now. */
async function finishOthers(services: Services, about: PayableRef, now: boolean): Promise<boolean> {
  const quiet = services.clock().getTime() - QUIET_MS;
  const left = (await underWay(systemCtx(services), about)).filter(
    ({ updatedAt }) => now || updatedAt.getTime() < quiet,
  );
  try {
    for (const { id } of left) await executeRefund(services, id);
  } catch (err) {
    services.log.warn({ err, about: refOf(about) }, 'a refund under way could not be closed');
    return false;
  }
  if (left.length === 0) await pause(PAUSE_MS);
  return true;
}
