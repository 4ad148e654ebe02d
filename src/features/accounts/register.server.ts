import { register } from '#src/server/calls/registry.ts';
import { accountCalls } from './account.calls.ts';
import { accountVerbs } from './account.server.ts';
import { identityCalls } from './identity.calls.ts';
import { identityVerbs } from './identity.server.ts';
import { peopleCalls } from './people.calls.ts';
import { peopleVerbs } from './people.server.ts';
import { profileCalls } from './profile.calls.ts';
import { profileVerbs } from './profile.server.ts';
import { securityCalls } from './security.calls.ts';
import { securityVerbs } from './security.server.ts';

export function registerAccounts(): void {
  register(accountCalls, accountVerbs);
  register(securityCalls, securityVerbs);
  register(identityCalls, identityVerbs);
  register(profileCalls, profileVerbs);
  register(peopleCalls, peopleVerbs);
}
