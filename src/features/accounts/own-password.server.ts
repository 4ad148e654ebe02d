import { DomainError } from '#src/calls/domain-error.ts';
import type { Services } from '#src/server/services.ts';
import { PASSWORD_CHECKS } from './limits.server.ts';
import { passwordMatches } from './password.server.ts';
import { accountRefusalFr } from './refusals.fr.ts';

/**
 * Throws invalid_credentials, on the field `password`, and rate_limited after too many: a guess is counted before it
 * is looked at, so that a burst cannot outrun the count. An account of Google or Apple has to choose one first.
 */
export async function requireOwnPassword(
  { limits }: Pick<Services, 'limits'>,
  who: { id: number; passwordHash: string | null },
  password: string,
): Promise<void> {
  const key = String(who.id);
  await limits.take(PASSWORD_CHECKS, key);
  if (await passwordMatches(password, who.passwordHash)) return limits.clear(PASSWORD_CHECKS, key);
  const sentence = who.passwordHash ? accountRefusalFr.passwordWrong : accountRefusalFr.passwordNone;
  throw new DomainError('invalid_credentials', sentence, { fields: { password: sentence } });
}
