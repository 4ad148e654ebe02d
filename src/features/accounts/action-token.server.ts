import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { DomainError } from '#src/calls/domain-error.ts';
import type { Db } from '#src/server/db/connect.ts';
import { actionToken, person } from '#src/server/db/schema/index.ts';
import { newToken, tokenHash } from '#src/server/tokens.ts';
import { accountRefusalFr } from './refusals.fr.ts';

/** The purpose of an account's link; each token serves one of them, once. */
export type AccountPurpose = 'reset-password' | 'verify-email' | 'stop-email' | 'dso';

const LIFE_MS: Record<AccountPurpose, number> = {
  // docs/spec/calls.md §/api/user/ reset_password: 60 minutes.
  'reset-password': 60 * 60_000,
  'verify-email': 7 * 86_400_000,
  // As long as the link that it stops.
  'stop-email': 7 * 86_400_000,
  // docs/spec/calls.md §/api/user/ login_with_dso_token: 60 s.
  dso: 60_000,
};

/** The account a link is about, and what the link says of it: the address it confirms, else nothing. */
export interface LinkOf {
  personId: number;
  subject?: string;
  /** Its life, where it is longer than the purpose's own. */
  days?: number;
}

/** Makes a single-use token. Earlier unused ones that say the same of the same person are ended. */
export async function issueActionToken(db: Db, purpose: AccountPurpose, link: LinkOf): Promise<string> {
  const token = newToken();
  const subject = link.subject ?? '';
  await db
    .delete(actionToken)
    .where(
      and(
        eq(actionToken.purpose, purpose),
        eq(actionToken.personId, link.personId),
        eq(actionToken.subject, subject),
        purpose === 'dso' ? lt(actionToken.expiresAt, sql`now()`) : isNull(actionToken.usedAt),
      ),
    );
  await db.insert(actionToken).values({
    tokenHash: tokenHash(token),
    purpose,
    subject,
    personId: link.personId,
    expiresAt: new Date(Date.now() + (link.days ? link.days * 86_400_000 : LIFE_MS[purpose])),
  });
  return token;
}

/** Reads a token that is still good, and changes nothing; null when it is dead. */
export async function findLink(
  db: Db,
  purpose: AccountPurpose,
  token: string,
): Promise<{ subject: string } | null> {
  const [found] = await db
    .select({ subject: actionToken.subject })
    .from(actionToken)
    .where(usable(purpose, token));
  return found ?? null;
}

/**
 * The account of a token that is still good, locked until the transaction ends: two links of one person are used one
 * after the other. Throws token_invalid, for a disabled account too.
 */
export async function holderOf(db: Db, purpose: AccountPurpose, token: string): Promise<Holder> {
  const [found] = await db
    .select({ who: person })
    .from(actionToken)
    .innerJoin(person, eq(person.id, actionToken.personId))
    .where(and(usable(purpose, token), isNull(person.disabledAt)))
    .for('no key update', { of: person });
  if (!found) throw tokenInvalid();
  return found.who;
}

export type Holder = typeof person.$inferSelect;

/** Uses a token up and answers what it says of its account. Throws token_invalid when unknown, used or too old. */
export async function useActionToken(
  db: Db,
  purpose: AccountPurpose,
  token: string,
): Promise<{ who: Holder; subject: string }> {
  const who = await holderOf(db, purpose, token);
  const [used] = await db
    .update(actionToken)
    .set({ usedAt: new Date() })
    .where(usable(purpose, token))
    .returning({ subject: actionToken.subject });
  if (!used) throw tokenInvalid();
  return { who, subject: used.subject };
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
