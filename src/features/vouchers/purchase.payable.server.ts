import { eq } from 'drizzle-orm';
import { costPosting } from '#src/features/cagnotte/postings.ts';
import { applyDispute } from '#src/features/money/disputes/apply.server.ts';
import type { Contested } from '#src/features/money/disputes/contested.ts';
import { postLedger } from '#src/features/money/ledger.server.ts';
import type { Payable, PayableSeen } from '#src/features/money/payable.ts';
import type { Db } from '#src/server/db/connect.ts';
import { voucher, voucherIntent } from '#src/server/db/schema/index.ts';
import { applyPurchaseIntent } from './apply.server.ts';
import { purchaseMovedPosting } from './postings.ts';
import { purchaseFr } from './purchase.fr.ts';
import {
  changePurchase,
  findPurchase,
  getPurchase,
  lockPurchase,
  type PurchaseRow,
} from './purchase.server.ts';
import { putBack, takeBack } from './take-back.server.ts';
import { modeOfVoucher } from './voucher.server.ts';

/** No more goes back than its voucher still has: the rest was spent. */
async function seenOf(db: Db, row: PurchaseRow): Promise<PayableSeen> {
  const [made] = await db
    .select({ balance: voucher.balance })
    .from(voucher)
    .where(eq(voucher.id, row.voucherId ?? 0));
  const left = made?.balance ?? 0;
  return {
    id: row.id,
    uuid: row.uuid,
    provider: row.provider,
    livemode: row.livemode,
    intentId: row.intentId,
    version: row.version,
    total: row.refunded + left,
    refunded: row.refunded,
    givenBack: row.refunded,
    elsewhere: 0,
    refundable: row.status === 'succeeded' && row.disputed === 0 && left > 0,
  };
}

/** A dispute takes what the voucher still has; the rest is our loss. */
function contestedPurchase(row: PurchaseRow): Contested {
  const mode = modeOfVoucher(row);
  return {
    about: { kind: 'purchase', id: row.id },
    provider: row.provider,
    livemode: row.livemode,
    status: row.status,
    paid: row.paidAt !== null,
    async take(ctx, { key, cents }) {
      const due = await takeBack(ctx, row, cents);
      const posted = { key, voucher: due, losses: cents - due, way: 'out' as const };
      await postLedger(ctx.db, purchaseMovedPosting(row.id, posted, mode));
      return { pot: 0, addons: 0, fee: 0, due, losses: cents - due };
    },
    async giveBack(ctx, { key, shares }) {
      const due = shares.due ?? 0;
      const voucherPart = (await putBack(ctx, row, due)) ? due : 0;
      const posted = {
        key,
        voucher: voucherPart,
        losses: shares.losses + due - voucherPart,
        way: 'back' as const,
      };
      await postLedger(ctx.db, purchaseMovedPosting(row.id, posted, mode));
    },
    async cost(ctx, change) {
      await postLedger(ctx.db, costPosting(`purchase:${row.id}`, change, mode));
    },
    async follow(ctx, { before, after, held }) {
      const disputed = row.disputed - before.taken + after.taken;
      await changePurchase(ctx, row, { disputed, status: held ? 'disputed' : 'succeeded' });
    },
  };
}

/** A voucher bought by card. */
export const purchasePayable: Payable = {
  kind: 'purchase',
  async ownerOf(db, intentId) {
    const [known] = await db.select().from(voucherIntent).where(eq(voucherIntent.id, intentId));
    return known?.purchaseId ?? null;
  },
  find: async (db, uuid) => (await findPurchase(db, { uuid }))?.id ?? null,
  see: async (db, id) => seenOf(db, await getPurchase(db, { id })),
  lock: async (tx, id) => seenOf(tx, await lockPurchase(tx, id)),
  hear: async (ctx, id, intent) => applyPurchaseIntent(ctx, await lockPurchase(ctx.db, id), intent),
  contest: async (ctx, id, dispute) =>
    applyDispute(ctx, contestedPurchase(await lockPurchase(ctx.db, id)), dispute),
  async story(ctx, id) {
    const row = await getPurchase(ctx.db, { id });
    return purchaseFr.story(row);
  },
  follow: async () => {},
};
