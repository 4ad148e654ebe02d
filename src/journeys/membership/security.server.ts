import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { InputOf } from '#src/calls/contract.ts';
import { DomainError } from '#src/calls/domain-error.ts';
import { normalEmail } from '#src/features/accounts/account.ts';
import { accountMails } from '#src/features/accounts/account-mails.ts';
import { siteOf } from '#src/features/accounts/account-words.ts';
import { holderOf, useActionToken } from '#src/features/accounts/action-token.server.ts';
import { dropCredentials } from '#src/features/accounts/drop-credentials.server.ts';
import { isInLeakFile } from '#src/features/accounts/leak-file.server.ts';
import { PASSWORD_CHECKS, RESETS, RESETS_IP } from '#src/features/accounts/limits.server.ts';
import { endSessions, listSessions } from '#src/features/accounts/open-sessions.server.ts';
import { endOutstandingLinks } from '#src/features/accounts/outstanding-links.server.ts';
import { hashPassword } from '#src/features/accounts/password.server.ts';
import { passwordResetJob } from '#src/features/accounts/password-reset.jobs.server.ts';
import { PROVIDER_NAMES } from '#src/features/accounts/providers.ts';
import type { securityCalls } from '#src/features/accounts/security.calls.ts';
import { endSessionsOf } from '#src/features/accounts/session.server.ts';
import {
  getSecondFactor,
  renewRecoveryCodes,
  requireSecondFactor,
  totpConfirm,
  totpRemove,
  totpSetup,
} from '#src/features/accounts/totp.server.ts';
import { betterFr, weaknessFr } from '#src/features/accounts/weak-password.fr.ts';
import { findWeakness } from '#src/features/accounts/weak-password.server.ts';
import { audit } from '#src/server/audit.ts';
import { requirePerson } from '#src/server/calls/actor.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { person } from '#src/server/db/schema/index.ts';
import { queueMail } from '#src/server/mail.ts';
import { outagesOf } from '#src/server/outages.ts';
import { addressVerbs } from './address.server.ts';
import { providersOf } from './identities.server.ts';
import { type Opened, opened } from './opened.server.ts';
import { myself } from './unchanged.server.ts';

/** The same answer and the same work for an address that has no account: a job decides. */
async function sendPasswordReset(ctx: Ctx, input: { email: string }): Promise<{ sent: true }> {
  const email = normalEmail(input.email);
  await ctx.services.limits.takeAll([
    [RESETS_IP, ctx.ip],
    [RESETS, email],
  ]);
  await ctx.services.jobs.send(passwordResetJob, { email });
  return { sent: true };
}

async function resetPassword(ctx: Ctx, input: InputOf<typeof securityCalls.resetPassword>): Promise<Opened> {
  const found = await holderOf(ctx.db, 'reset-password', input.token);
  await requireStrong(ctx, found, { password: input.password, field: 'password' });
  // A mailbox alone does not open an account that asks for a second factor.
  await requireSecondFactor(ctx, found, { code: input.totp, way: 'mail' });
  await ctx.services.limits.take(PASSWORD_CHECKS, `reset:${found.id}`);
  const passwordHash = await hashPassword(input.password);
  return inTransaction(ctx, async (tx) => {
    const { who } = await useActionToken(tx.db, 'reset-password', input.token);
    if (!who.emailVerifiedAt) await dropCredentials(tx.db, who);
    await tx.db
      .update(person)
      .set({ passwordHash, emailVerifiedAt: who.emailVerifiedAt ?? new Date() })
      .where(eq(person.id, who.id));
    await endOutstandingLinks(tx.db, who.id);
    await endSessionsOf(tx.db, who.id);
    await tellPasswordChanged(tx, who);
    return opened(tx, who.id);
  });
}

type Chooser = Pick<typeof person.$inferSelect, 'email'> & Partial<typeof person.$inferSelect>;

/** Throws password_weak: the sentence stands on `field`, the reason for programs on `weak`. */
export async function requireStrong(
  ctx: Ctx,
  who: Chooser,
  chosen: { password: string; field: string },
): Promise<void> {
  const known = {
    email: who.email,
    names: [who.firstname ?? '', who.lastname ?? '', who.partnerFirstname ?? ''],
    product: ctx.services.config.productName,
  };
  const weak = (await isLeaked(ctx, chosen.password)) ? 'leaked' : await findWeakness(chosen.password, known);
  if (weak === null) return;
  const sentence = `${weaknessFr[weak]} ${betterFr}`;
  throw new DomainError('password_weak', sentence, { fields: { [chosen.field]: sentence, weak } });
}

/** By the operator's file of leaks. One that cannot be read keeps nobody out: the packaged ones are known all the same. */
async function isLeaked({ services: { config, log } }: Ctx, password: string): Promise<boolean> {
  if (config.leakedPasswords === null) return false;
  try {
    return await isInLeakFile(config.leakedPasswords, password);
  } catch (error) {
    outagesOf(log).failed('leaked passwords', error);
    return false;
  }
}

async function tellPasswordChanged(tx: Ctx, who: { id: number; uuid: string; email: string }): Promise<void> {
  const linked = (await providersOf(tx.db, who.id)).map(({ provider }) => PROVIDER_NAMES[provider]);
  const mail = accountMails.passwordChanged(siteOf(tx), linked);
  await queueMail(tx, { ...mail, to: who.email, key: `password-changed:${who.uuid}:${randomUUID()}` });
}

async function changePassword(
  ctx: Ctx,
  input: InputOf<typeof securityCalls.changePassword>,
): Promise<Record<string, never>> {
  const who = await myself(ctx);
  await requireStrong(ctx, who, { password: input.new_password, field: 'new_password' });
  const passwordHash = await hashPassword(input.new_password);
  await inTransaction(ctx, async (tx) => {
    await tx.db.update(person).set({ passwordHash }).where(eq(person.id, who.id));
    await endOutstandingLinks(tx.db, who.id);
    await endSessionsOf(tx.db, who.id, requirePerson(ctx.actor).tokenHash);
    await tellPasswordChanged(tx, who);
    await audit(tx, { action: 'change_password', target: `person:${who.id}` });
  });
  return {};
}

export const securityVerbs = {
  sendPasswordReset,
  resetPassword,
  ...addressVerbs,
  changePassword,
  listSessions,
  endSessions,
  totpSetup,
  totpConfirm,
  totpRemove,
  getSecondFactor,
  renewRecoveryCodes,
};
