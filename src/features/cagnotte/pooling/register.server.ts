import { registerWay } from '#src/features/lists/gifts/other-ways.server.ts';
import { register } from '#src/server/calls/registry.ts';
import { closePool, openPool } from './open.server.ts';
import { poolCalls } from './pool.calls.ts';
import { poolRefusals } from './pool.fr.ts';
import { isPooled } from './pool.server.ts';
import { getPools } from './read.server.ts';
import { prepareShare } from './share.server.ts';
import { withdrawShare } from './withdraw-share.server.ts';

export function registerPooling(): void {
  register(poolCalls, { getPools, prepareShare, withdrawShare, openPool, closePool });
  registerWay({
    refusalOf: async (tx, itemId) => ((await isPooled(tx, itemId)) ? poolRefusals.reserved() : null),
  });
}
