import { registerPayable } from '#src/features/money/payables.server.ts';
import { register } from '#src/server/calls/registry.ts';
import { checkPurchase, preparePurchase } from './begin.server.ts';
import { cardOfCode } from './card.server.ts';
import { claimVoucher } from './claim.server.ts';
import { voucherDeskCalls } from './desk.calls.ts';
import { cancelVoucher, createVouchers, searchVouchers } from './desk.server.ts';
import { voucherFromPot } from './from-pot.server.ts';
import { purchasePayable } from './purchase.payable.server.ts';
import { voucherCalls } from './voucher.calls.ts';
import { listVouchers } from './voucher.server.ts';

export function registerVouchers(): void {
  register(voucherCalls, {
    list: listVouchers,
    claim: claimVoucher,
    card: cardOfCode,
    fromPot: voucherFromPot,
    preparePurchase,
    check: checkPurchase,
  });
  register(voucherDeskCalls, { create: createVouchers, search: searchVouchers, cancel: cancelVoucher });
  registerPayable(purchasePayable);
}
