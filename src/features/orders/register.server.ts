import { registerWay } from '#src/features/lists/gifts/other-ways.server.ts';
import { registerPayable } from '#src/features/money/payables.server.ts';
import { register } from '#src/server/calls/registry.ts';
import { advanceOrder, cancelFromDesk } from './advance.server.ts';
import { cancelByLink, cancelOrder, checkOrder, followOrder, payOrder, readOrder } from './buyer.server.ts';
import { orderDeskCalls } from './desk.calls.ts';
import { getDeskOrder, searchOrders } from './desk.server.ts';
import { saveDetails } from './details.server.ts';
import { getMyOrders, mailOrderLinks } from './follow.server.ts';
import { orderLinkOf } from './follow-link.server.ts';
import { registerInvoices } from './invoices/register.server.ts';
import { keepOrder } from './keep.server.ts';
import { addLine, removeLine } from './line-edit.server.ts';
import { orderCalls } from './order.calls.ts';
import { orderPayable } from './order.payable.server.ts';
import { paidTogetherCalls } from './paid-together.calls.ts';
import { readPaidTogether } from './paid-together.server.ts';
import { prepareOrder } from './prepare.server.ts';
import { completionCalls } from './reductions/completion.calls.ts';
import { readCompletion } from './reductions/completion.server.ts';
import { reductionCalls } from './reductions/reductions.calls.ts';
import { applyToOrder, withdrawFromOrder } from './reductions/use.server.ts';
import { takeBackOrder } from './return.server.ts';
import { registerReturns } from './returns/register.server.ts';
import { settleOrder } from './settle.server.ts';

export function registerOrders(): void {
  register(orderCalls, {
    prepare: (ctx, input) => prepareOrder(ctx, input),
    get: readOrder,
    addLine,
    removeLine,
    saveDetails,
    pay: payOrder,
    checkStatus: checkOrder,
    cancel: cancelOrder,
    follow: followOrder,
    cancelByLink,
    mailLinks: mailOrderLinks,
    keep: keepOrder,
    getMine: getMyOrders,
  });
  register(orderDeskCalls, {
    search: searchOrders,
    get: getDeskOrder,
    advance: advanceOrder,
    cancel: cancelFromDesk,
    takeBack: takeBackOrder,
    settle: settleOrder,
  });
  register(reductionCalls, { apply: applyToOrder, withdraw: withdrawFromOrder });
  register(completionCalls, { get: readCompletion });
  register(paidTogetherCalls, { get: readPaidTogether });
  registerReturns();
  registerInvoices();
  registerPayable(orderPayable);
  registerWay({ linkOf: orderLinkOf });
}
