import { and, eq, gt, isNull } from 'drizzle-orm';
import type { InputOf } from '#src/calls/contract.ts';
import { DomainError } from '#src/calls/domain-error.ts';
import { METHODS } from '#src/calls/proof.ts';
import { type Person, requireHolder, type Seller } from '#src/server/calls/actor.ts';
import { invalidInput } from '#src/server/calls/answer.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { isStaff } from '#src/server/calls/rights.ts';
import type { Db } from '#src/server/db/connect.ts';
import { person, session } from '#src/server/db/schema/index.ts';
import { serverFr } from '#src/server/server.fr.ts';
import type { Proofs, Services } from '#src/server/services.ts';
import { PROOF_MINUTES } from './account.ts';
import { hasPasskeys } from './factors/has-passkeys.server.ts';
import { passkeyProof } from './factors/passkeys.server.ts';
import { lockPerson } from './outstanding-links.server.ts';
import { requireOwnPassword } from './own-password.server.ts';
import type { proofCalls } from './proof.calls.ts';
import { accountRefusalFr } from './refusals.fr.ts';
import { isOpen } from './session.server.ts';
import { takeSecondFactor } from './totp.server.ts';

type Row = typeof person.$inferSelect;

async function rowOf(db: Db, personId: number): Promise<Row> {
  const [who] = await db.select().from(person).where(eq(person.id, personId));
  if (!who) throw new DomainError('unauthenticated', serverFr.sessionOver, { status: 401 });
  return who;
}

/**
 * Where staff need a second factor, the password of one who has a passkey proves nothing by itself: a passkey is asked
 * for nowhere else (session.server.ts).
 */
async function isPasswordProof({ config, database }: Services, who: Row): Promise<boolean> {
  if (!isStaff(who) || !config.staffSecondFactor) return true;
  return !(await hasPasskeys(database.db, who.id));
}

/** Writes the proof on the session that gave it, real time: the demonstration's clock proves nothing. */
async function keepProof(db: Db, { tokenHash }: Pick<Person, 'tokenHash'>, byPasskey = false): Promise<Date> {
  const provedUntil = new Date(Date.now() + PROOF_MINUTES * 60_000);
  const kept = await db
    .update(session)
    .set({ provedUntil, ...(byPasskey ? { passkeyAt: new Date() } : {}) })
    .where(
      and(
        eq(session.tokenHash, tokenHash),
        gt(session.expiresAt, new Date()),
        // Whoever acts for somebody proves nothing, whatever let the call come this far.
        isNull(session.impersonatorId),
      ),
    )
    .returning({ uuid: session.uuid });
  // It ended while the password was looked at: by another device, or with the account.
  if (kept.length === 0) throw new DomainError('unauthenticated', serverFr.sessionOver, { status: 401 });
  return provedUntil;
}

/** Throws invalid_credentials or code_invalid. Each thing that is given has to be right. */
export async function prove(
  ctx: Ctx,
  { password, totp, passkey }: InputOf<typeof proofCalls.prove>,
): Promise<{ until: string }> {
  const me = requireHolder(ctx.actor);
  if (password === undefined && totp === undefined && passkey === undefined)
    throw invalidInput([{ path: ['password'], message: accountRefusalFr.proofMissing }]);
  const who = await rowOf(ctx.db, me.personId);
  if (totp === undefined && passkey === undefined && !(await isPasswordProof(ctx.services, who)))
    throw wrong('password', accountRefusalFr.passkeyWanted);
  if (password !== undefined) await requireOwnPassword(ctx.services, who, password);
  if (totp !== undefined) await takeSecondFactor(ctx, who.id, totp);
  if (passkey !== undefined) await requireOwnPasskey(ctx, who.id, passkey);
  return { until: (await keepProof(ctx.db, me, passkey !== undefined)).toISOString() };
}

async function requireOwnPasskey(ctx: Ctx, personId: number, response: unknown): Promise<void> {
  try {
    await passkeyProof(ctx, personId, response);
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'passkey_rejected') throw error;
    throw wrong('passkey', accountRefusalFr.passkeyWrong);
  }
}

const wrong = (field: string, sentence: string) =>
  new DomainError('invalid_credentials', sentence, { fields: { [field]: sentence } });

async function methodsOf(services: Services, personId: number) {
  const { db } = services.database;
  const who = await rowOf(db, personId);
  const has = {
    password: who.passwordHash !== null && (await isPasswordProof(services, who)),
    totp: who.totpConfirmedAt !== null,
    passkey: await hasPasskeys(db, personId),
  };
  return METHODS.filter((method) => has[method]);
}

async function takePassword(services: Services, me: Person | Seller, password: string): Promise<boolean> {
  const { db } = services.database;
  const who = await rowOf(db, me.personId);
  await requireOwnPassword(services, who, password);
  if (!(await isPasswordProof(services, who))) return false;
  await keepProof(db, me);
  return true;
}

async function requireStanding(tx: Db, me: Person | Seller): Promise<void> {
  await lockPerson(tx, me.personId);
  if (!(await isOpen(tx, me.tokenHash)))
    throw new DomainError('unauthenticated', serverFr.sessionOver, { status: 401 });
}

export const proofs: Proofs = { methodsOf, takePassword, requireStanding };
