import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { InputOf } from '#src/calls/contract.ts';
import { normalEmail } from '#src/features/accounts/account.ts';
import { accountMails } from '#src/features/accounts/account-mails.ts';
import { emailTaken, otherAccount, siteOf } from '#src/features/accounts/account-words.ts';
import { findLink, issueActionToken, useActionToken } from '#src/features/accounts/action-token.server.ts';
import { VERIFICATIONS } from '#src/features/accounts/limits.server.ts';
import { endOutstandingLinks, endPendingEmail } from '#src/features/accounts/outstanding-links.server.ts';
import type { securityCalls } from '#src/features/accounts/security.calls.ts';
import { endSessionsOf } from '#src/features/accounts/session.server.ts';
import { audit } from '#src/server/audit.ts';
import { isPerson } from '#src/server/calls/actor.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { person } from '#src/server/db/schema/index.ts';
import { isUniqueViolation } from '#src/server/db/unique-violation.ts';
import { queueMail } from '#src/server/mail.ts';
import { requireMailRoom } from '#src/server/mail-room.ts';
import { tokenHash } from '#src/server/tokens.ts';
import { myself } from './unchanged.server.ts';

type Row = typeof person.$inferSelect;
type Known = Pick<Row, 'id' | 'uuid'>;

async function sendVerification(ctx: Ctx): Promise<{ sent: boolean }> {
  const who = await myself(ctx);
  if (who.emailVerifiedAt) return { sent: false };
  await ctx.services.limits.take(VERIFICATIONS, who.uuid);
  await requireMailRoom(ctx, who.email, 'account');
  await inTransaction(ctx, (tx) => mailVerification(tx, who, who.email));
  return { sent: true };
}

/** Asks the holder of `email` to confirm it as the address of the account. */
export async function mailVerification(tx: Ctx, { id, uuid }: Known, email: string): Promise<void> {
  const token = await issueActionToken(tx.db, 'verify-email', { personId: id, subject: email });
  const mail = accountMails.verify(siteOf(tx), token);
  const key = `verify-email:${uuid}:${tokenHash(token).slice(0, 12)}`;
  await queueMail(tx, { ...mail, to: email, key, unasked: 'account' });
}

/** The account keeps its address until the new one is confirmed by its mail; the old one can stop it until then. */
async function changeEmail(
  ctx: Ctx,
  input: InputOf<typeof securityCalls.changeEmail>,
): Promise<{ sent: true }> {
  const who = await myself(ctx);
  const email = normalEmail(input.email);
  if (await isTaken(ctx, email)) throw emailTaken();
  await ctx.services.limits.take(VERIFICATIONS, who.uuid);
  await requireMailRoom(ctx, email, 'account');
  await inTransaction(ctx, async (tx) => {
    await endPendingEmail(tx.db, who);
    await mailVerification(tx, who, email);
    await mailStop(tx, who, email);
    await audit(tx, { action: 'email.asked', target: `person:${who.id}` });
  });
  return { sent: true };
}

async function mailStop(tx: Ctx, who: Row, email: string): Promise<void> {
  const token = await issueActionToken(tx.db, 'stop-email', { personId: who.id, subject: email });
  const mail = accountMails.emailAsked(siteOf(tx), { newEmail: email, token });
  await queueMail(tx, {
    ...mail,
    to: who.email,
    key: `stop-email:${who.uuid}:${tokenHash(token).slice(0, 12)}`,
  });
}

/**
 * The old address did not want the change. Whoever asked for it knew the password: every session ends with it, and
 * every link that is out.
 */
export async function stopEmailChange(
  ctx: Ctx,
  { token }: { token: string },
): Promise<Record<string, never>> {
  await inTransaction(ctx, async (tx) => {
    const { who } = await useActionToken(tx.db, 'stop-email', token);
    await endOutstandingLinks(tx.db, who.id);
    await endSessionsOf(tx.db, who.id);
    await audit(tx, { action: 'email.stopped', target: `person:${who.id}` });
  });
  return {};
}

/** The address that a change waits for, by the link that stops it; null when that link is dead. Changes nothing. */
export async function findEmailChange(ctx: Ctx, token: string): Promise<string | null> {
  return (await findLink(ctx.db, 'stop-email', token))?.subject ?? null;
}

/** `own`: throws forbidden unless a session of the account itself asks, and the link stays good. */
async function verifyEmail(
  ctx: Ctx,
  { token, own = false }: InputOf<typeof securityCalls.verifyEmail>,
): Promise<{ email: string }> {
  return inTransaction(ctx, async (tx) => {
    const { who, subject: email } = await useActionToken(tx.db, 'verify-email', token);
    if (own && ownSession(tx, who.id) === undefined) throw otherAccount();
    if (who.email === email)
      await tx.db.update(person).set({ emailVerifiedAt: new Date() }).where(eq(person.id, who.id));
    else await moveTo(tx, who, email);
    return { email };
  }).catch((error: unknown) => {
    throw isUniqueViolation(error) ? emailTaken() : error;
  });
}

/** The other sessions end: a thief's would outlive the address that could have told its owner of them. */
async function moveTo(tx: Ctx, who: Row, email: string): Promise<void> {
  if (await isTaken(tx, email)) throw emailTaken();
  await tx.db.update(person).set({ email, emailVerifiedAt: new Date() }).where(eq(person.id, who.id));
  await endOutstandingLinks(tx.db, who.id);
  await endSessionsOf(tx.db, who.id, ownSession(tx, who.id));
  const mail = accountMails.emailChanged(siteOf(tx), email);
  await queueMail(tx, { ...mail, to: who.email, key: `email-changed:${who.uuid}:${randomUUID()}` });
  await audit(tx, { action: 'email.changed', target: `person:${who.id}` });
}

/** The session that asks, where it is the person's own. */
function ownSession({ actor }: Ctx, personId: number): string | undefined {
  const own = isPerson(actor) && actor.personId === personId && actor.impersonatorId === null;
  return own ? actor.tokenHash : undefined;
}

async function isTaken(ctx: Ctx, email: string): Promise<boolean> {
  const found = await ctx.db.select({ id: person.id }).from(person).where(eq(person.email, email));
  return found.length > 0;
}

export const addressVerbs = { sendVerification, verifyEmail, changeEmail, stopEmailChange };
