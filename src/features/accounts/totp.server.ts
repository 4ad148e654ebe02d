import { and, eq, isNull } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { DomainError } from '#src/calls/domain-error.ts';
import { audit } from '#src/server/audit.ts';
import { requireHolder } from '#src/server/calls/actor.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { person } from '#src/server/db/schema/index.ts';
import { siteOf } from './account-words.ts';
import { type CodeWay, countCodeGuess } from './code-guesses.server.ts';
import { tellFactor } from './factors/factor-news.server.ts';
import { factorMails } from './factors/factors.mail.ts';
import { isRecoveryCode } from './factors/recovery-code.ts';
import {
  forgetRecoveryCodes,
  makeRecoveryCodes,
  recoveryCodesLeft,
  replaceRecoveryCodes,
  spendRecoveryCode,
} from './factors/recovery-codes.server.ts';
import { RECOVERY_CODES_MADE } from './limits.server.ts';
import { endOutstandingLinks } from './outstanding-links.server.ts';
import { accountRefusalFr } from './refusals.fr.ts';
import { endSessionsOf } from './session.server.ts';

type Row = typeof person.$inferSelect;
/** RFC 6238 §5.2: one step either side for a clock that is off. */
const WINDOW = 1;
const PERIOD_SECONDS = 30;

function totpOf(secret: Secret, email: string, issuer: string): TOTP {
  return new TOTP({ issuer, label: email, secret, digits: 6, period: PERIOD_SECONDS, algorithm: 'SHA1' });
}

/** Makes a new secret, not asked for until `totp_confirm` (RFC 6238; SHA-1 is what authenticator apps read). */
export async function totpSetup(ctx: Ctx): Promise<{ otpauth_url: string }> {
  const { personId, email } = requireHolder(ctx.actor);
  const secret = new Secret({ size: 20 });
  await inTransaction(ctx, async (tx) => {
    const [made] = await tx.db
      .update(person)
      .set({ totpSecret: secret.base32, totpLastStep: null })
      .where(and(eq(person.id, personId), isNull(person.totpConfirmedAt)))
      .returning({ id: person.id });
    if (!made) throw alreadyOn();
  });
  return { otpauth_url: totpOf(secret, email, ctx.services.config.productName).toString() };
}

/** Switches the second factor on with a first code, and ends the other sessions; nothing shows the codes again. */
export async function totpConfirm(
  ctx: Ctx,
  { code }: { code: string },
): Promise<{ recovery_codes: string[] }> {
  const { personId, tokenHash } = requireHolder(ctx.actor);
  const who = await getPerson(ctx, personId);
  if (who.totpConfirmedAt) throw alreadyOn();
  const asked = { personId, way: 'login' as const, wrong: accountRefusalFr.totpWrongFirst };
  await takeCode(ctx, asked, () => takeTotp(ctx, personId, code));
  const codes = await makeRecoveryCodes();
  await inTransaction(ctx, async (tx) => {
    // The secret that was read above: another set-up may have begun meanwhile.
    const [on] = await tx.db
      .update(person)
      .set({ totpConfirmedAt: new Date() })
      .where(
        and(
          eq(person.id, personId),
          eq(person.totpSecret, who.totpSecret ?? ''),
          isNull(person.totpConfirmedAt),
        ),
      )
      .returning({ id: person.id });
    if (!on) throw alreadyOn();
    await replaceRecoveryCodes(tx.db, personId, codes);
    await endOutstandingLinks(tx.db, personId);
    await endSessionsOf(tx.db, personId, tokenHash);
    await audit(tx, { action: 'totp_on', target: `person:${personId}` });
    await tellFactor(tx, who, factorMails.totpOn(siteOf(tx)));
  });
  return { recovery_codes: codes.shown };
}

/** Switches it off, with a code of it; the recovery codes go with it. */
export async function totpRemove(ctx: Ctx, { code }: { code: string }): Promise<Record<string, never>> {
  const { personId } = requireHolder(ctx.actor);
  const who = await getPerson(ctx, personId);
  await takeSecondFactor(ctx, personId, code);
  await inTransaction(ctx, async (tx) => {
    await tx.db
      .update(person)
      .set({ totpSecret: null, totpConfirmedAt: null, totpLastStep: null })
      .where(eq(person.id, personId));
    await forgetRecoveryCodes(tx.db, personId);
    await endOutstandingLinks(tx.db, personId);
    await audit(tx, { action: 'totp_off', target: `person:${personId}` });
    await tellFactor(tx, who, factorMails.totpOff(siteOf(tx)));
  });
  return {};
}

/** Tells since when codes are asked for, and how many recovery codes are left. */
export async function getSecondFactor(
  ctx: Ctx,
): Promise<{ totp_since: string | null; recovery_codes_left: number }> {
  const { personId } = requireHolder(ctx.actor);
  const who = await getPerson(ctx, personId);
  return {
    totp_since: who.totpConfirmedAt?.toISOString() ?? null,
    recovery_codes_left: await recoveryCodesLeft(ctx.db, personId),
  };
}

/** Makes new recovery codes, which end those of before. Throws conflict where no second factor is in place. */
export async function renewRecoveryCodes(ctx: Ctx): Promise<{ recovery_codes: string[] }> {
  const { personId } = requireHolder(ctx.actor);
  await ctx.services.limits.take(RECOVERY_CODES_MADE, String(personId));
  const who = await getPerson(ctx, personId);
  if (!who.totpConfirmedAt) throw new DomainError('conflict', accountRefusalFr.totpNone);
  const codes = await makeRecoveryCodes();
  await inTransaction(ctx, async (tx) => {
    await replaceRecoveryCodes(tx.db, personId, codes);
    await audit(tx, { action: 'recovery_code.renew', target: `person:${personId}` });
    await tellFactor(tx, who, factorMails.recoveryRenewed(siteOf(tx)));
  });
  return { recovery_codes: codes.shown };
}

const alreadyOn = () => new DomainError('conflict', accountRefusalFr.totpThere);

async function getPerson(ctx: Ctx, personId: number): Promise<Row> {
  const [who] = await ctx.db.select().from(person).where(eq(person.id, personId));
  if (!who) throw new Error(`No person ${personId}`);
  return who;
}

/** Throws totp_required where the account has a second factor and no code is given, code_invalid for a wrong one. */
export async function requireSecondFactor(
  ctx: Ctx,
  who: { id: number; totpConfirmedAt: Date | null },
  { code, way = 'login' }: { code: string | undefined; way?: CodeWay },
): Promise<void> {
  if (!who.totpConfirmedAt) return;
  if (code) return takeFactor(ctx, { personId: who.id, way }, code);
  const sentence = accountRefusalFr.totpMissing;
  throw new DomainError('totp_required', sentence, { fields: { totp: sentence } });
}

/**
 * Takes a code of the authenticator or a recovery code, each good once. Throws code_invalid for any other, and for an
 * account without a second factor.
 */
export const takeSecondFactor = (ctx: Ctx, personId: number, code: string): Promise<void> =>
  takeFactor(ctx, { personId, way: 'login' }, code);

interface Guessed {
  personId: number;
  way: CodeWay;
  /** The sentence for a wrong one, where it is another. */
  wrong?: string;
}

async function takeFactor(ctx: Ctx, { personId, way }: Guessed, code: string): Promise<void> {
  const recovery = isRecoveryCode(code);
  await takeCode(ctx, { personId, way }, async () => {
    const who = await getPerson(ctx, personId);
    if (!who.totpConfirmedAt) return false;
    return recovery ? spendRecoveryCode(ctx, personId, code) : takeTotp(ctx, personId, code);
  });
}

/** Counts the guess before `accept` judges it. */
async function takeCode(
  ctx: Ctx,
  { personId, way, wrong: sentence = accountRefusalFr.totpWrong }: Guessed,
  accept: () => Promise<boolean>,
): Promise<void> {
  const counted = await countCodeGuess(ctx, personId, way);
  if (await accept()) return ctx.services.limits.clear(...counted);
  throw new DomainError('code_invalid', sentence, { fields: { code: sentence, totp: sentence } });
}

/** True when the code is the authenticator's of this moment, and was not taken before. */
function takeTotp(ctx: Ctx, personId: number, code: string): Promise<boolean> {
  return ctx.db.transaction(async (tx) => {
    const [who] = await tx.select().from(person).where(eq(person.id, personId)).for('no key update');
    const step = who?.totpSecret ? stepOf(who, code) : null;
    if (step === null || (who?.totpLastStep ?? 0) >= step) return false;
    await tx.update(person).set({ totpLastStep: step }).where(eq(person.id, personId));
    return true;
  });
}

function stepOf(who: Row, code: string): number | null {
  const totp = totpOf(Secret.fromBase32(who.totpSecret ?? ''), who.email, '');
  const delta = totp.validate({ token: code, window: WINDOW });
  return delta === null ? null : Math.floor(Date.now() / 1000 / PERIOD_SECONDS) + delta;
}
