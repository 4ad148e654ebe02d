import { register } from '#src/server/calls/registry.ts';
import { commissionDeskCalls, sellerCommissionCalls } from './commission.calls.ts';
import { getAny, getMine, listAll, listMine } from './read.server.ts';

export function registerCommission(): void {
  register(sellerCommissionCalls, { list: listMine, get: getMine });
  register(commissionDeskCalls, { list: listAll, get: getAny });
}
