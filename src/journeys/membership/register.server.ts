import { accountCalls } from '#src/features/accounts/account.calls.ts';
import { apiTokenCalls } from '#src/features/accounts/api-token.calls.ts';
import { apiTokenVerbs } from '#src/features/accounts/api-tokens.server.ts';
import { passkeyCalls } from '#src/features/accounts/factors/passkey.calls.ts';
import { identityCalls } from '#src/features/accounts/identity.calls.ts';
import { peopleCalls } from '#src/features/accounts/people.calls.ts';
import { profileCalls } from '#src/features/accounts/profile.calls.ts';
import { proofCalls } from '#src/features/accounts/proof.calls.ts';
import { prove } from '#src/features/accounts/proof.server.ts';
import { rolesCalls } from '#src/features/accounts/roles.calls.ts';
import { securityCalls } from '#src/features/accounts/security.calls.ts';
import { register } from '#src/server/calls/registry.ts';
import { accountVerbs, passkeyVerbs } from './account.server.ts';
import { identityVerbs } from './identity.server.ts';
import { inviteVerbs } from './invite.server.ts';
import { peopleVerbs } from './people.server.ts';
import { profileVerbs } from './profile.server.ts';
import { rolesVerbs } from './roles.server.ts';
import { securityVerbs } from './security.server.ts';

export function registerAccounts(): void {
  register(accountCalls, accountVerbs);
  register(securityCalls, securityVerbs);
  register(proofCalls, { prove });
  register(passkeyCalls, passkeyVerbs);
  register(identityCalls, identityVerbs);
  register(profileCalls, profileVerbs);
  register(peopleCalls, peopleVerbs);
  register(rolesCalls, { ...rolesVerbs, ...inviteVerbs });
  register(apiTokenCalls, apiTokenVerbs);
}
