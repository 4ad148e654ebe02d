import { getDispute, sendEvidence } from '#src/features/money/disputes/evidence.server.ts';
import { listDisputes } from '#src/features/money/disputes/view.server.ts';
import { holdPot, releasePot, searchPots } from '#src/features/money/holds/hold.server.ts';
import { listQuarantine, retryQuarantine, setAside } from '#src/features/money/quarantine/desk.server.ts';
import { reportCalls } from '#src/features/money/reconciliation/report.calls.ts';
import { getReport, runReconciliation } from '#src/features/money/reconciliation/report.server.ts';
import { decideRefund, requestRefund } from '#src/features/money/refunds/ask.server.ts';
import { listRefunds } from '#src/features/money/refunds/view.server.ts';
import { register } from '#src/server/calls/registry.ts';
import { listAddons, orderAddons, saveAddon } from './addons.server.ts';
import {
  addonCalls,
  disputeCalls,
  paymentCalls,
  potCalls,
  quarantineCalls,
  refundCalls,
} from './desk.calls.ts';
import { getPayment } from './detail.server.ts';
import { resendReceipt } from './receipt.server.ts';
import { exportPayments, searchPayments } from './search.server.ts';
import { getPotStatement } from './statement.server.ts';

/** Registers what operators do with payments. */
export function registerDesk(): void {
  register(paymentCalls, {
    search: searchPayments,
    exportAll: exportPayments,
    get: getPayment,
    resendReceipt,
  });
  register(refundCalls, { request: requestRefund, decide: decideRefund, list: listRefunds });
  register(disputeCalls, { list: listDisputes, get: getDispute, sendEvidence });
  register(quarantineCalls, { list: listQuarantine, retry: retryQuarantine, setAside });
  register(potCalls, {
    statement: getPotStatement,
    search: searchPots,
    hold: holdPot,
    release: releasePot,
  });
  register(addonCalls, { list: listAddons, save: saveAddon, order: orderAddons });
  register(reportCalls, { get: getReport, run: runReconciliation });
}
