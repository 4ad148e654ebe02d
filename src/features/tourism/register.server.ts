import { register } from '#src/server/calls/registry.ts';
import { outingsDeskCalls } from './desk.calls.ts';
import { outingsDesk } from './desk.server.ts';

export function registerTourism(): void {
  register(outingsDeskCalls, { outingsDesk });
}
