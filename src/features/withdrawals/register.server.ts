import { registerPayouts } from '#src/features/money/payouts.server.ts';
import { register } from '#src/server/calls/registry.ts';
import { checkIdentity, startIdentity } from './identity.server.ts';
import { overview } from './overview.server.ts';
import { checkPaid } from './payout.server.ts';
import { createPot } from './setup.server.ts';
import { statement } from './statement.server.ts';
import { withdraw } from './withdraw.server.ts';
import { withdrawalCalls } from './withdrawal.calls.ts';

export function registerWithdrawals(): void {
  register(withdrawalCalls, {
    overview,
    create: createPot,
    startIdentity,
    checkIdentity,
    withdraw,
    statement,
  });
  registerPayouts(checkPaid);
}
