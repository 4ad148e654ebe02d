import { register } from '#src/server/calls/registry.ts';
import { accountCalls } from './account.calls.ts';
import { accountVerbs } from './account.server.ts';

export function registerAccounts(): void {
  register(accountCalls, accountVerbs);
}
