import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { DomainError } from '#src/calls/domain-error.ts';
import type { Db } from '#src/server/db/connect.ts';
import { actionToken } from '#src/server/db/schema/index.ts';
import { newToken, tokenHash } from '#src/server/tokens.ts';
import { accountRefusalFr } from './refusals.fr.ts';

/** The purpose of an account's link; each token serves one of them, once. */
export type AccountPurpose = 'reset-password' | 'verify-email' | 'dso';

const LIFE_MS: Record<AccountPurpose, number> = {
  // docs/spec/calls.md §/api/user/ reset_password: 60 minutes.
  'reset-password': 60 * 60_000,
  'verify-email': 7 * 86_400_000,
  // docs/spec/calls.md §/api/user/ login_with_dso_token: 60 s.
  dso: 60_000,
};

/** Makes a single-use token for `subject` (never shown in it). Earlier unused ones of the pair are ended. */
export async function issueActionToken(db: Db, purpose: AccountPurpose, subject: string): Promise<string> {
  const token = newToken();
  await db
    .delete(actionToken)
    .where(
      and(
        eq(actionToken.purpose, purpose),
        eq(actionToken.subject, subject),
        purpose === 'dso' ? lt(actionToken.expiresAt, sql`now()`) : isNull(actionToken.usedAt),
      ),
    );
  await db.insert(actionToken).values({
    tokenHash: tokenHash(token),
    purpose,
    subject,
    expiresAt: new Date(Date.now() + LIFE_MS[purpose]),
  });
  return token;
}

/** Uses a token up and answers its subject. Throws token_invalid when unknown, used or too old. */
export async function useActionToken(db: Db, purpose: AccountPurpose, token: string): Promise<string> {
  const [used] = await db
    .update(actionToken)
    .set({ usedAt: new Date() })
    .where(usable(purpose, token))
    .returning({ subject: actionToken.subject });
  if (!used) throw tokenInvalid();
  return used.subject;
}

/** Whose a token that is still good is, without using it up. Throws token_invalid. */
export async function subjectOf(db: Db, purpose: AccountPurpose, token: string): Promise<string> {
  const [found] = await db
    .select({ subject: actionToken.subject })
    .from(actionToken)
    .where(usable(purpose, token));
  if (!found) throw tokenInvalid();
  return found.subject;
}

const usable = (purpose: AccountPurpose, token: string) =>
  and(
    eq(actionToken.tokenHash, tokenHash(token)),
    eq(actionToken.purpose, purpose),
    isNull(actionToken.usedAt),
    sql`${actionToken.expiresAt} > now()`,
  );

export function tokenInvalid(): DomainError {
  return new DomainError('token_invalid', accountRefusalFr.linkOver);
}
