import { resendReceipt as send } from '#src/features/cagnotte/effects.server.ts';
import { deskRefusals } from '#src/features/money/desk.refusals.fr.ts';
import { audit } from '#src/server/audit.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { giftOf } from './detail.server.ts';

/** Sends the giver their receipt again; the same key is one sending. Throws not_found, no_receipt. */
export async function resendReceipt(
  ctx: Ctx,
  { reference, key }: { reference: string; key: string },
): Promise<Record<string, never>> {
  await inTransaction(ctx, async (inner) => {
    const gift = await giftOf(inner, reference);
    if (!gift.row.paidAt || !gift.row.email) throw deskRefusals.noReceipt();
    await send(inner, gift, key);
    await audit(inner, { action: 'receipt.resend', target: `contribution:${gift.row.id}` });
  });
  return {};
}
