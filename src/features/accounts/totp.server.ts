import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { DomainError } from '#src/calls/domain-error.ts';
import { audit } from '#src/server/audit.ts';
import { requirePerson } from '#src/server/calls/actor.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { person } from '#src/server/db/schema/index.ts';
import { GUESSES } from './limits.server.ts';
import { endOutstandingLinks } from './outstanding-links.server.ts';
import { accountRefusalFr } from './refusals.fr.ts';

type Row = typeof person.$inferSelect;
/** RFC 6238 §5.2: one step either side for a clock that is off. */
const WINDOW = 1;
const PERIOD_SECONDS = 30;

function totpOf(secret: Secret, email: string, issuer: string): TOTP {
  return new TOTP({ issuer, label: email, secret, digits: 6, period: PERIOD_SECONDS, algorithm: 'SHA1' });
}

/** Makes a new secret, not asked for until `totp_confirm` (RFC 6238; SHA-1 is what authenticator apps read). */
export async function totpSetup(ctx: Ctx): Promise<{ otpauth_url: string }> {
  const { personId, email } = requirePerson(ctx.actor);
  const [who] = await ctx.db.select().from(person).where(eq(person.id, personId));
  if (who?.totpConfirmedAt) throw new DomainError('conflict', accountRefusalFr.totpThere);
  const secret = new Secret({ size: 20 });
  await ctx.db
    .update(person)
    .set({ totpSecret: secret.base32, totpConfirmedAt: null, totpLastStep: null })
    .where(eq(person.id, personId));
  return { otpauth_url: totpOf(secret, email, ctx.services.config.productName).toString() };
}

export async function totpConfirm(ctx: Ctx, { code }: { code: string }): Promise<Record<string, never>> {
  return changing(ctx, code, { action: 'totp_on', totpConfirmedAt: new Date() });
}

export async function totpRemove(ctx: Ctx, { code }: { code: string }): Promise<Record<string, never>> {
  return changing(ctx, code, {
    action: 'totp_off',
    totpSecret: null,
    totpConfirmedAt: null,
    totpLastStep: null,
  });
}

async function changing(ctx: Ctx, code: string, { action, ...change }: Partial<Row> & { action: string }) {
  const { personId } = requirePerson(ctx.actor);
  await takeCode(ctx, personId, code);
  await inTransaction(ctx, async (tx) => {
    await tx.db.update(person).set(change).where(eq(person.id, personId));
    await endOutstandingLinks(tx.db, personId);
    await audit(tx, { action, target: `person:${personId}` });
  });
  return {};
}

/** Throws totp_required where the account has a second factor and no code is given, code_invalid for a wrong one. */
export async function requireSecondFactor(
  ctx: Ctx,
  who: { id: number; totpConfirmedAt: Date | null },
  code: string | undefined,
): Promise<void> {
  if (!who.totpConfirmedAt) return;
  if (code) return takeCode(ctx, who.id, code);
  const sentence = accountRefusalFr.totpMissing;
  throw new DomainError('totp_required', sentence, { fields: { totp: sentence } });
}

/** Throws code_invalid unless `code` is the account's of this moment, and was not taken before. */
async function takeCode(ctx: Ctx, personId: number, code: string): Promise<void> {
  await ctx.services.limits.take(GUESSES, String(personId));
  const accepted = await ctx.db.transaction(async (tx) => {
    const [who] = await tx.select().from(person).where(eq(person.id, personId)).for('no key update');
    const step = who?.totpSecret ? stepOf(who, code) : null;
    if (step === null || (who?.totpLastStep ?? 0) >= step) return false;
    await tx.update(person).set({ totpLastStep: step }).where(eq(person.id, personId));
    return true;
  });
  if (accepted) return ctx.services.limits.clear(GUESSES, String(personId));
  const sentence = accountRefusalFr.totpWrong;
  throw new DomainError('code_invalid', sentence, { fields: { code: sentence, totp: sentence } });
}

function stepOf(who: Row, code: string): number | null {
  const totp = totpOf(Secret.fromBase32(who.totpSecret ?? ''), who.email, '');
  const delta = totp.validate({ token: code, window: WINDOW });
  return delta === null ? null : Math.floor(Date.now() / 1000 / PERIOD_SECONDS) + delta;
}
