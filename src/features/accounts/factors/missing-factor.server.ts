import { and, eq, isNull } from 'drizzle-orm';
import type { FactorMissing, Person } from '#src/server/calls/actor.ts';
import { isStaff } from '#src/server/calls/rights.ts';
import type { Db } from '#src/server/db/connect.ts';
import { type person, session } from '#src/server/db/schema/index.ts';
import type { Services } from '#src/server/services.ts';
import { hasPasskeys } from './has-passkeys.server.ts';

type Factored = Pick<typeof person.$inferSelect, 'id' | 'isAdmin' | 'rights' | 'totpConfirmedAt'>;

/**
 * docs/spec/decisions.md §2: where it is compulsory for staff, none of their rights counts without it. Whoever has an
 * authenticator gave its code to come in; a passkey is asked for nowhere, so that the session says if one was shown.
 */
export async function lacksFactor(
  { config }: Pick<Services, 'config'>,
  db: Db,
  { who, passkeyAt }: { who: Factored; passkeyAt: Date | null },
): Promise<FactorMissing | null> {
  if (!isStaff(who) || !config.staffSecondFactor || who.totpConfirmedAt) return null;
  if (!(await hasPasskeys(db, who.id))) return 'set_up';
  return passkeyAt ? null : 'passkey';
}

/** A passkey was shown in this session, or made in it. */
export async function markPasskey(db: Db, { tokenHash: hash }: Pick<Person, 'tokenHash'>): Promise<void> {
  await db
    .update(session)
    .set({ passkeyAt: new Date() })
    .where(and(eq(session.tokenHash, hash), isNull(session.impersonatorId)));
}
