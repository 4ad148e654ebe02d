import { register } from '#src/server/calls/registry.ts';
import { getAddress, setAddress } from './address.server.ts';
import { giveLabel, receiveReturn, refundReturn, refuseReturn, settleReturn } from './answer.server.ts';
import { askReturn, changeReturn } from './ask.server.ts';
import { returnCalls, returnDeskCalls, sellerReturnCalls } from './return.calls.ts';
import { deskScope, listReturns, sellerScope } from './scope.server.ts';

export function registerReturns(): void {
  register(returnCalls, { ask: askReturn, change: changeReturn });
  register(sellerReturnCalls, {
    list: (ctx, input) => listReturns(ctx, sellerScope(ctx), input),
    label: (ctx, input) => giveLabel(ctx, sellerScope(ctx), input),
    receive: (ctx, input) => receiveReturn(ctx, sellerScope(ctx), input),
    refuse: (ctx, input) => refuseReturn(ctx, sellerScope(ctx), input),
    address: setAddress,
    getAddress,
  });
  register(returnDeskCalls, {
    list: (ctx, input) => listReturns(ctx, deskScope, input),
    label: (ctx, input) => giveLabel(ctx, deskScope, input),
    receive: (ctx, input) => receiveReturn(ctx, deskScope, input),
    refund: (ctx, input) => refundReturn(ctx, deskScope, input),
    settle: (ctx, input) => settleReturn(ctx, deskScope, input),
    refuse: (ctx, input) => refuseReturn(ctx, deskScope, input),
  });
}
