import { eq } from 'drizzle-orm';
import type { InputOf, OutputOf } from '#src/calls/contract.ts';
import { DomainError } from '#src/calls/domain-error.ts';
import type { accountCalls } from '#src/features/accounts/account.calls.ts';
import { normalEmail, type Session } from '#src/features/accounts/account.ts';
import { emailTaken } from '#src/features/accounts/account-words.ts';
import { knownBrowser } from '#src/features/accounts/factors/known-device.server.ts';
import type { passkeyCalls } from '#src/features/accounts/factors/passkey.calls.ts';
import {
  addPasskey,
  listPasskeys,
  passkeyHolder,
  passkeyLoginOptions,
  passkeyOptions,
  removePasskey,
  requireKept,
} from '#src/features/accounts/factors/passkeys.server.ts';
import {
  FAILED_LOGINS,
  FAILED_LOGINS_DEVICE,
  FAILED_LOGINS_IP,
  REGISTRATIONS,
} from '#src/features/accounts/limits.server.ts';
import { brakeLogin, releaseBrake } from '#src/features/accounts/login-brake.server.ts';
import { hashPassword, passwordMatches } from '#src/features/accounts/password.server.ts';
import { endSession } from '#src/features/accounts/session.server.ts';
import { requireSecondFactor } from '#src/features/accounts/totp.server.ts';
import { whenSurpriseEnds } from '#src/features/lists/owners/surprise-ended.server.ts';
import { createMainList, findMainList, finishListSetup } from '#src/features/lists/setup.server.ts';
import { checkSlug } from '#src/features/lists/slug.server.ts';
import { merchantSession } from '#src/features/merchants/business.server.ts';
import { requireHolder, requirePerson } from '#src/server/calls/actor.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { person } from '#src/server/db/schema/index.ts';
import { mailVerification } from './address.server.ts';
import { isFirstPasswordOver } from './first-password.server.ts';
import { type Opened, opened } from './opened.server.ts';
import { membershipRefusalFr } from './refusals.fr.ts';
import { requireStrong } from './security.server.ts';
import { spendTicket, takeTicket } from './ticket.server.ts';
import { requireUnchanged } from './unchanged.server.ts';
import { sessionOf } from './user.server.ts';

async function registerWithEmail(
  ctx: Ctx,
  input: InputOf<typeof accountCalls.registerWithEmail>,
): Promise<Opened> {
  await ctx.services.limits.take(REGISTRATIONS, ctx.ip);
  const email = normalEmail(input.email);
  await requireStrong(ctx, { email }, { password: input.password, field: 'password' });
  const ticketCode = await takeTicket(ctx, input.ticket_code);
  const passwordHash = await hashPassword(input.password);
  return inTransaction(ctx, async (tx) => {
    const [made] = await tx.db
      .insert(person)
      .values({ email, passwordHash, referal: input.referal ?? null, ticketCode })
      .onConflictDoNothing()
      .returning({ id: person.id, uuid: person.uuid });
    if (!made) throw emailTaken();
    await spendTicket(tx, ticketCode, made.id);
    await createMainList(tx.db, { personId: made.id });
    await mailVerification(tx, made, email);
    return opened(tx, made.id);
  });
}

async function loginWithPassword(
  ctx: Ctx,
  input: InputOf<typeof accountCalls.loginWithPassword>,
): Promise<Opened> {
  const email = normalEmail(input.email);
  const [who] = await ctx.db.select().from(person).where(eq(person.email, email));
  const guessing = { email, browser: await knownBrowser(ctx, who?.id ?? 0) };
  const found = await withoutGuessing(ctx, guessing, async () => {
    const right = await passwordMatches(input.password, who?.passwordHash ?? null);
    return right && who ? who : null;
  });
  if (!found) {
    const sentence = membershipRefusalFr.credentialsWrong;
    throw new DomainError('invalid_credentials', sentence, { fields: { password: sentence } });
  }
  requireEnabled(found);
  if (await isFirstPasswordOver(ctx.db, found.passwordHash)) {
    const sentence = membershipRefusalFr.firstPasswordOver;
    throw new DomainError('invalid_credentials', sentence, { fields: { password: sentence } });
  }
  await requireSecondFactor(ctx, found, { code: input.totp });
  return inTransaction(ctx, async (tx) => {
    await requireUnchanged(tx, found);
    return opened(tx, found.id);
  });
}

interface Guessing {
  email: string;
  /** The mark of a browser that the account knows. */
  browser: string | null;
}

/**
 * Takes what a failure costs before anything is looked at, and gives it back for a right password. A browser that the
 * account knows has a few tries of its own, however many others fail: nobody keeps an owner out by guessing.
 */
async function withoutGuessing<T>(
  ctx: Ctx,
  { email, browser }: Guessing,
  look: () => Promise<T | null>,
): Promise<T | null> {
  if (!browser || !(await hasTries(ctx, browser))) return amongOthers(ctx, email, look);
  const found = await look();
  if (found) await ctx.services.limits.clear(FAILED_LOGINS_DEVICE, browser);
  return found;
}

async function hasTries({ services: { limits } }: Ctx, browser: string): Promise<boolean> {
  return (await limits.overrun(FAILED_LOGINS_DEVICE, browser)) === 0;
}

async function amongOthers<T>(ctx: Ctx, email: string, look: () => Promise<T | null>): Promise<T | null> {
  const { limits } = ctx.services;
  const here = [FAILED_LOGINS, `${email}|${ctx.ip}`] as const;
  const fromIp = [FAILED_LOGINS_IP, ctx.ip] as const;
  await limits.takeAll([fromIp, here]);
  try {
    await brakeLogin(ctx, email);
  } catch (refused) {
    // It was not looked at: no failure.
    await Promise.all([limits.giveBack(...fromIp), limits.giveBack(...here), releaseBrake(ctx, email)]);
    throw refused;
  }
  const found = await look();
  if (found) await Promise.all([limits.giveBack(...fromIp), limits.clear(...here), releaseBrake(ctx, email)]);
  return found;
}

/** A passkey whose holder was verified counts for two factors: no code is asked for after it. */
async function loginWithPasskey(
  ctx: Ctx,
  { response }: InputOf<typeof passkeyCalls.loginWithPasskey>,
): Promise<Opened> {
  const holder = await passkeyHolder(ctx, response);
  return inTransaction(ctx, async (tx) => {
    const who = await requireKept(tx, holder);
    requireEnabled(who);
    return opened(tx, who.id, { byPasskey: true });
  });
}

export function requireEnabled(who: { disabledAt: Date | null }): void {
  if (who.disabledAt) throw new DomainError('account_disabled', membershipRefusalFr.accountDisabled);
}

const TEST_EMAIL = 'test@merveille.invalid';

async function loginWithTest(ctx: Ctx): Promise<Opened> {
  return inTransaction(ctx, async (tx) => {
    const [made] = await tx.db
      .insert(person)
      .values({ email: TEST_EMAIL, firstname: 'Compte', lastname: 'de test' })
      .onConflictDoNothing()
      .returning({ id: person.id });
    if (made) await createMainList(tx.db, { personId: made.id });
    const [known] = await tx.db.select({ id: person.id }).from(person).where(eq(person.email, TEST_EMAIL));
    if (!known) throw new Error('The test account is missing');
    return opened(tx, known.id);
  });
}

async function getMyInfo(ctx: Ctx): Promise<Session> {
  if (ctx.actor.role === 'merchant') return merchantSession(ctx);
  return sessionOf(ctx.db, requirePerson(ctx.actor).personId);
}

async function logout(ctx: Ctx): Promise<Record<string, never>> {
  await endSession(ctx.db, requireHolder(ctx.actor).tokenHash);
  return {};
}

function checkSlugAvailable(
  ctx: Ctx,
  input: { slug: string },
): Promise<OutputOf<typeof accountCalls.checkSlugAvailable>> {
  return checkSlug(ctx.db, input.slug);
}

type Setup = InputOf<typeof accountCalls.finishSetup>;

/** A birth date that has come ends the surprise of a list that exists already, as list/set_birthdate does. */
async function setUpList(tx: Ctx, personId: number, { list_slug, birthdate }: Setup): Promise<void> {
  const before = await findMainList(tx.db, personId);
  const after = await finishListSetup(tx.db, { personId, slug: list_slug, birthdate });
  if (before) await whenSurpriseEnds(tx, { before, after }, { confirmed: true });
}

async function finishSetup(ctx: Ctx, input: Setup): Promise<Session> {
  const { personId } = requirePerson(ctx.actor);
  return inTransaction(ctx, async (tx) => {
    await setUpList(tx, personId, input);
    await tx.db
      .update(person)
      .set({
        firstname: input.firstname,
        lastname: input.lastname ?? '',
        ...(input.partner === undefined ? {} : { partnerFirstname: input.partner?.firstname ?? null }),
        setupStep: 'done',
      })
      .where(eq(person.id, personId));
    return sessionOf(tx.db, personId);
  });
}

export const passkeyVerbs = {
  passkeyOptions,
  addPasskey,
  listPasskeys,
  removePasskey,
  passkeyLoginOptions,
  loginWithPasskey,
};

export const accountVerbs = {
  registerWithEmail,
  loginWithPassword,
  loginWithTest,
  getMyInfo,
  logout,
  checkSlugAvailable,
  finishSetup,
};
