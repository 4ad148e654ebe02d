import { applyDispute } from '#src/features/money/disputes/apply.server.ts';
import type { Contested, Course } from '#src/features/money/disputes/contested.ts';
import { postLedger } from '#src/features/money/ledger.server.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import type { Dispute } from '#src/server/gateways/payments/disputes.ts';
import { owedOnceMore, takenShares } from './bank-back.server.ts';
import { contestedFr as fr } from './contested.fr.ts';
import { type Contest, modeOf, tellOfContest } from './effects.server.ts';
import { linesOf } from './lines.server.ts';
import { settleLost } from './lost.server.ts';
import { changeOrder, getOrder, lockOrder, type OrderRow } from './order.server.ts';
import { orderCostPosting, orderTakenPosting } from './postings.ts';
import { orderOwedAgain } from './returns/again.server.ts';

/**
 * Applies the provider's word of a dispute about an order, in the caller's transaction. The sum we owe its buyer pays
 * for it first; once the parcel left it is our loss. Answers the outcome.
 */
export async function contestOrder(ctx: Ctx, id: number, word: Dispute): Promise<string> {
  return applyDispute(ctx, contestedOrder(await lockOrder(ctx.db, id)), word);
}

function contestedOrder(row: OrderRow): Contested {
  const mode = modeOf(row);
  return {
    about: { kind: 'order', id: row.id },
    provider: row.provider,
    livemode: row.livemode,
    status: row.status,
    paid: row.paidAt !== null,
    async take(ctx, { key, cents }) {
      const shares = await takenShares(ctx, row, cents);
      await postLedger(ctx.db, orderTakenPosting(row, { key, shares, way: 'out' }, mode));
      return shares;
    },
    async giveBack(ctx, { key, shares }) {
      const back = orderTakenPosting(row, { key, shares, way: 'back' }, mode);
      if (back.lines.length > 1) await postLedger(ctx.db, back);
      const given = shares.given ?? 0;
      if (given > 0) await owedOnceMore(ctx, row, { key, given });
    },
    async cost(ctx, change) {
      await postLedger(ctx.db, orderCostPosting(row.id, change, mode));
    },
    async follow(ctx, course) {
      const disputed = row.disputed - course.before.taken + course.after.taken;
      const changed = await changeOrder(ctx, row, { disputed });
      const told = toldOf(course);
      if (told === 'contestWon') await orderOwedAgain(ctx, changed);
      if (told === 'contestLost') await settleLost(ctx, changed.id);
      if (told)
        await tellOfContest(ctx, changed, { told, cents: course.after.amount, dispute: course.after.uuid });
    },
  };
}

/** The news a buyer hears: money that their bank holds, and its outcome. */
function toldOf({ before, after }: Course): Contest['told'] | null {
  if (before.status !== 'lost' && after.status === 'lost') return 'contestLost';
  if (before.taken === 0 && after.taken > 0) return 'contested';
  return before.taken > 0 && after.taken === 0 ? 'contestWon' : null;
}

/** Everything we know of an order, for whoever answers its buyer's bank; no address, no card. */
export async function orderStory(ctx: Ctx, id: number): Promise<string[]> {
  const row = await getOrder(ctx.db, { id });
  const on = (words: string, at: Date | null) => (at ? fr.on(words, at) : '');
  return [
    fr.order(row, await linesOf(ctx.db, id)),
    on(fr.terms, row.termsAt),
    on(fr.paid, row.paidAt),
    fr.confirmation,
    row.sentAt ? fr.sent(row.sentAt, fr.parcel(row.carrier, row.trackingNumber)) : fr.notSent,
    on(fr.delivered, row.deliveredAt),
    on(fr.returned, row.returnedAt),
    row.refunded > 0 ? fr.refunded(row.refunded) : '',
  ];
}
