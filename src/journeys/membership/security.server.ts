import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { InputOf } from '#src/calls/contract.ts';
import { DomainError } from '#src/calls/domain-error.ts';
import { normalEmail, type Session } from '#src/features/accounts/account.ts';
import { accountMails } from '#src/features/accounts/account-mails.ts';
import { emailTaken, siteOf } from '#src/features/accounts/account-words.ts';
import {
  issueActionToken,
  subjectOf,
  tokenInvalid,
  useActionToken,
} from '#src/features/accounts/action-token.server.ts';
import { forgetPasskeys } from '#src/features/accounts/factors/forget-factors.server.ts';
import { meetDevice } from '#src/features/accounts/factors/known-device.server.ts';
import { isWeakPassword } from '#src/features/accounts/leaked-password.server.ts';
import { RESETS, VERIFICATIONS } from '#src/features/accounts/limits.server.ts';
import { endSessions, listSessions } from '#src/features/accounts/open-sessions.server.ts';
import { hashPassword } from '#src/features/accounts/password.server.ts';
import { passwordResetJob } from '#src/features/accounts/password-reset.jobs.server.ts';
import type { securityCalls } from '#src/features/accounts/security.calls.ts';
import { endSessionsOf, openSession } from '#src/features/accounts/session.server.ts';
import {
  getSecondFactor,
  renewRecoveryCodes,
  requireSecondFactor,
  totpConfirm,
  totpRemove,
  totpSetup,
} from '#src/features/accounts/totp.server.ts';
import { audit } from '#src/server/audit.ts';
import { requirePerson } from '#src/server/calls/actor.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { person } from '#src/server/db/schema/index.ts';
import { queueMail } from '#src/server/mail.ts';
import { tokenHash } from '#src/server/tokens.ts';
import { membershipRefusalFr } from './refusals.fr.ts';
import { sessionOf } from './user.server.ts';

/** The same answer and the same work for an address that has no account: a job decides. */
async function sendPasswordReset(ctx: Ctx, input: { email: string }): Promise<{ sent: true }> {
  const email = normalEmail(input.email);
  await ctx.services.limits.take(RESETS, email);
  await ctx.services.jobs.send(passwordResetJob, { email });
  return { sent: true };
}

async function resetPassword(
  ctx: Ctx,
  input: InputOf<typeof securityCalls.resetPassword>,
): Promise<{ token: string; session: Session }> {
  const holder = await subjectOf(ctx.db, 'reset-password', input.token);
  const [found] = await ctx.db.select().from(person).where(eq(person.uuid, holder));
  // A mailbox alone does not open an account that asks for a second factor.
  if (found) {
    requireStrong(input.password, found.email, 'password');
    await requireSecondFactor(ctx, found, input.totp);
  }
  const passwordHash = await hashPassword(input.password);
  return inTransaction(ctx, async (tx) => {
    const uuid = await useActionToken(tx.db, 'reset-password', input.token);
    const [who] = await tx.db
      .select()
      .from(person)
      .where(and(eq(person.uuid, uuid), isNull(person.disabledAt)));
    if (!who) throw tokenInvalid();
    await tx.db
      .update(person)
      .set({ passwordHash, emailVerifiedAt: who.emailVerifiedAt ?? new Date() })
      .where(eq(person.id, who.id));
    if (!who.emailVerifiedAt) await forgetPasskeys(tx.db, who.id);
    await endSessionsOf(tx.db, who.id);
    await tellPasswordChanged(tx, who);
    await meetDevice(tx, who.id);
    const token = await openSession(tx.db, { personId: who.id, userAgent: tx.userAgent });
    return { token, session: await sessionOf(tx.db, who.id) };
  });
}

export function requireStrong(password: string, email: string, field: string): void {
  if (!isWeakPassword(password, email)) return;
  const sentence = membershipRefusalFr.passwordWeak;
  throw new DomainError('password_weak', sentence, { fields: { [field]: sentence } });
}

async function tellPasswordChanged(tx: Ctx, who: { uuid: string; email: string }): Promise<void> {
  const mail = accountMails.passwordChanged(siteOf(tx));
  await queueMail(tx, { ...mail, to: who.email, key: `password-changed:${who.uuid}:${randomUUID()}` });
}

async function sendVerification(ctx: Ctx): Promise<{ sent: boolean }> {
  const who = await myself(ctx);
  if (who.emailVerifiedAt) return { sent: false };
  await ctx.services.limits.take(VERIFICATIONS, who.uuid);
  await inTransaction(ctx, (tx) => mailVerification(tx, who.uuid, who.email));
  return { sent: true };
}

/** Asks the holder of `email` to confirm it as the address of the account. */
export async function mailVerification(tx: Ctx, uuid: string, email: string): Promise<void> {
  const token = await issueActionToken(tx.db, 'verify-email', JSON.stringify({ uuid, email }));
  const mail = accountMails.verify(siteOf(tx), token);
  await queueMail(tx, { ...mail, to: email, key: `verify-email:${uuid}:${tokenHash(token).slice(0, 12)}` });
}

async function verifyEmail(ctx: Ctx, { token }: { token: string }): Promise<{ email: string }> {
  return inTransaction(ctx, async (tx) => {
    const asked = JSON.parse(await useActionToken(tx.db, 'verify-email', token)) as {
      uuid: string;
      email: string;
    };
    const [who] = await tx.db.select().from(person).where(eq(person.uuid, asked.uuid));
    if (!who) throw tokenInvalid();
    const moved = who.email !== asked.email;
    if (moved && (await isTaken(tx, asked.email))) throw emailTaken();
    await tx.db
      .update(person)
      .set({ email: asked.email, emailVerifiedAt: new Date() })
      .where(eq(person.id, who.id));
    if (moved) {
      const mail = accountMails.emailChanged(siteOf(tx), asked.email);
      await queueMail(tx, { ...mail, to: who.email, key: `email-changed:${who.uuid}:${randomUUID()}` });
    }
    return { email: asked.email };
  });
}

async function isTaken(ctx: Ctx, email: string): Promise<boolean> {
  const found = await ctx.db.select({ id: person.id }).from(person).where(eq(person.email, email));
  return found.length > 0;
}

/** The account keeps its address until the new one is confirmed by its mail. The contract asks for the proof. */
async function changeEmail(
  ctx: Ctx,
  input: InputOf<typeof securityCalls.changeEmail>,
): Promise<{ sent: true }> {
  const who = await myself(ctx);
  const email = normalEmail(input.email);
  if (await isTaken(ctx, email)) throw emailTaken();
  await ctx.services.limits.take(VERIFICATIONS, who.uuid);
  await inTransaction(ctx, (tx) => mailVerification(tx, who.uuid, email));
  return { sent: true };
}

async function changePassword(
  ctx: Ctx,
  input: InputOf<typeof securityCalls.changePassword>,
): Promise<Record<string, never>> {
  const who = await myself(ctx);
  requireStrong(input.new_password, who.email, 'new_password');
  const passwordHash = await hashPassword(input.new_password);
  await inTransaction(ctx, async (tx) => {
    await tx.db.update(person).set({ passwordHash }).where(eq(person.id, who.id));
    await endSessionsOf(tx.db, who.id, requirePerson(ctx.actor).tokenHash);
    await tellPasswordChanged(tx, who);
    await audit(tx, { action: 'change_password', target: `person:${who.id}` });
  });
  return {};
}

async function myself(ctx: Ctx) {
  const { personId } = requirePerson(ctx.actor);
  const [who] = await ctx.db.select().from(person).where(eq(person.id, personId));
  if (!who) throw new Error(`No person ${personId}`);
  return who;
}

export const securityVerbs = {
  sendPasswordReset,
  resetPassword,
  sendVerification,
  verifyEmail,
  changeEmail,
  changePassword,
  listSessions,
  endSessions,
  totpSetup,
  totpConfirm,
  totpRemove,
  getSecondFactor,
  renewRecoveryCodes,
};
