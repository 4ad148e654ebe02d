import { and, eq, lt, sql } from 'drizzle-orm';
import type { InputOf } from '#src/calls/contract.ts';
import { DomainError, unavailable } from '#src/calls/domain-error.ts';
import { normalEmail } from '#src/features/accounts/account.ts';
import { siteOf } from '#src/features/accounts/account-words.ts';
import {
  issueActionToken,
  tokenInvalid,
  useActionToken,
} from '#src/features/accounts/action-token.server.ts';
import { dropCredentials } from '#src/features/accounts/drop-credentials.server.ts';
import { tellFactor } from '#src/features/accounts/factors/factor-news.server.ts';
import { factorMails } from '#src/features/accounts/factors/factors.mail.ts';
import { forgetSecondFactor } from '#src/features/accounts/factors/forget-factors.server.ts';
import type { identityCalls } from '#src/features/accounts/identity.calls.ts';
import { PROVIDER_LOGINS, REGISTRATIONS } from '#src/features/accounts/limits.server.ts';
import { endOutstandingLinks } from '#src/features/accounts/outstanding-links.server.ts';
import { PROVIDER_NAMES } from '#src/features/accounts/providers.ts';
import { isOpen } from '#src/features/accounts/session.server.ts';
import { requireSecondFactor } from '#src/features/accounts/totp.server.ts';
import { createMainList } from '#src/features/lists/setup.server.ts';
import { requirePerson } from '#src/server/calls/actor.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { isStaff } from '#src/server/calls/rights.ts';
import { actionToken, identity, person } from '#src/server/db/schema/index.ts';
import { isUniqueViolation } from '#src/server/db/unique-violation.ts';
import {
  clientIdOf,
  type ProvidedIdentity,
  type Provider,
  ProviderError,
  verifyIdToken,
} from '#src/server/gateways/identity-providers.ts';
import { tokenHash } from '#src/server/tokens.ts';
import { requireEnabled } from './account.server.ts';
import { mailVerification } from './address.server.ts';
import { identitiesVerbs } from './identities.server.ts';
import { type Opened, opened } from './opened.server.ts';
import { membershipRefusalFr } from './refusals.fr.ts';
import { spendTicket, takeTicket } from './ticket.server.ts';
import { sameFactor } from './unchanged.server.ts';

type OpenedOrMade = Opened & { created: boolean };

/** Some letters outside ASCII become one of it in lower case or composed, and would name somebody else's address. */
const PLAIN = /^[\x21-\x7e]+$/;

type Given = InputOf<typeof identityCalls.loginWithApple>;

async function loginWith(provider: Provider, ctx: Ctx, input: Given): Promise<OpenedOrMade> {
  await ctx.services.limits.take(PROVIDER_LOGINS, ctx.ip);
  const given = await verified(provider, ctx, input.token);
  const proven = await provenHolder(provider, ctx, { given, input });
  // Counted before the transaction: a count may wait for it.
  if (!(await isThere(ctx, provider, given))) await ctx.services.limits.take(REGISTRATIONS, ctx.ip);
  const enter = () => openOrMake(provider, ctx, { given, input, proven });
  // Two logins of a new person at once: the second finds what the first made.
  return enter().catch((error: unknown) => {
    if (isUniqueViolation(error)) return enter();
    throw error;
  });
}

async function isThere(ctx: Ctx, provider: Provider, given: ProvidedIdentity): Promise<boolean> {
  if (await byIdentity(ctx, provider, given)) return true;
  if (!given.email) return false;
  const address = eq(person.email, normalEmail(given.email));
  return (await ctx.db.$count(person, address)) > 0;
}

interface Entering {
  given: ProvidedIdentity;
  input: Given;
}

/** The account whose code was given with the token: before anything is tied to it. Throws totp_required, code_invalid. */
async function provenHolder(provider: Provider, ctx: Ctx, { given, input }: Entering): Promise<Row | null> {
  const known = (await byIdentity(ctx, provider, given)) ?? (await vouchedFor(ctx, given));
  if (!known) return null;
  requireEnabled(known);
  await requireSecondFactor(ctx, known, { code: input.totp });
  return known;
}

/** One whose address we never confirmed loses its factors when the provider vouches for it, but staff's: see byEmail. */
async function vouchedFor(ctx: Ctx, given: ProvidedIdentity): Promise<Row | null> {
  if (!given.email || !given.emailVerified) return null;
  const [found] = await ctx.db
    .select()
    .from(person)
    .where(eq(person.email, normalEmail(given.email)));
  return found && (found.emailVerifiedAt || isStaff(found)) ? found : null;
}

function openOrMake(
  provider: Provider,
  ctx: Ctx,
  { given, input, proven }: Entering & { proven: Row | null },
): Promise<OpenedOrMade> {
  return inTransaction(ctx, async (tx) => {
    await spendIdToken(tx, provider, { token: input.token, until: given.until });
    const known = (await byIdentity(tx, provider, given)) ?? (await byEmail(tx, provider, given));
    if (known) {
      requireEnabled(known);
      // Its holder or its second factor changed since, or its factors just ended with the password.
      if (known.id !== proven?.id || !sameFactor(known, proven))
        await requireSecondFactor(tx, known, { code: undefined });
      return { ...(await opened(tx, known.id)), created: false };
    }
    const personId = await makePerson(tx, { provider, given, input });
    return { ...(await opened(tx, personId)), created: true };
  });
}

/**
 * A token opens one session: whoever finds it later, in a history or a log, is refused. What its provider signed counts,
 * however the signature itself is written. Throws provider_rejected.
 */
async function spendIdToken(
  tx: Ctx,
  provider: Provider,
  { token, until }: { token: string; until: Date },
): Promise<void> {
  const purpose = 'id-token';
  await tx.db
    .delete(actionToken)
    .where(and(eq(actionToken.purpose, purpose), lt(actionToken.expiresAt, sql`now()`)));
  const [spent] = await tx.db
    .insert(actionToken)
    .values({
      tokenHash: tokenHash(`${provider} ${token.slice(0, token.lastIndexOf('.'))}`),
      purpose,
      subject: provider,
      usedAt: new Date(),
      expiresAt: until,
    })
    .onConflictDoNothing()
    .returning({ purpose: actionToken.purpose });
  if (!spent)
    throw new DomainError('provider_rejected', membershipRefusalFr.tokenSpent(PROVIDER_NAMES[provider]));
}

async function verified(provider: Provider, ctx: Ctx, token: string): Promise<ProvidedIdentity> {
  const { config } = ctx.services;
  const name = PROVIDER_NAMES[provider];
  if (!clientIdOf(config, provider))
    throw new DomainError('provider_unconfigured', membershipRefusalFr.providerMissing(name));
  try {
    const given = await verifyIdToken(config, provider, token);
    return { ...given, email: given.email && PLAIN.test(given.email) ? given.email : null };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    if (error.reason === 'unreachable') throw unavailable(membershipRefusalFr.providerDown(name));
    throw new DomainError('provider_rejected', membershipRefusalFr.providerRefused(name));
  }
}

type Row = typeof person.$inferSelect;

async function byIdentity(tx: Ctx, provider: Provider, given: ProvidedIdentity): Promise<Row | null> {
  const [found] = await tx.db
    .select({ person })
    .from(identity)
    .innerJoin(person, eq(person.id, identity.personId))
    .where(and(eq(identity.provider, provider), eq(identity.subject, given.subject)))
    .for('no key update', { of: person });
  return found?.person ?? null;
}

/**
 * The account that already has this address. Only a provider that vouches for the address may open it; and
 * when we had never confirmed it ourselves, whoever registered it first loses password and sessions: they may
 * have been waiting for its owner (OWASP ASVS 5, 6.8: pre-hijacking).
 */
async function byEmail(tx: Ctx, provider: Provider, given: ProvidedIdentity): Promise<Row | null> {
  if (!given.email) return null;
  const email = normalEmail(given.email);
  const [found] = await tx.db.select().from(person).where(eq(person.email, email)).for('no key update');
  if (!found) return null;
  if (!given.emailVerified) throw new DomainError('provider_rejected', membershipRefusalFr.addressTaken);
  requireEnabled(found);
  await endOutstandingLinks(tx.db, found.id);
  if (!found.emailVerifiedAt) {
    await dropCredentials(tx.db, found);
    if (!isStaff(found)) await forgetSecondFactor(tx.db, found.id);
    await tx.db.update(person).set({ emailVerifiedAt: new Date() }).where(eq(person.id, found.id));
  }
  await tx.db.insert(identity).values({ provider, subject: given.subject, personId: found.id });
  await tellFactor(tx, found, factorMails.identityLinked(siteOf(tx), PROVIDER_NAMES[provider]));
  const [now] = await tx.db.select().from(person).where(eq(person.id, found.id));
  return now ?? null;
}

async function makePerson(
  tx: Ctx,
  { provider, given, input }: { provider: Provider; given: ProvidedIdentity; input: Given },
): Promise<number> {
  if (!given.email)
    throw new DomainError('provider_rejected', membershipRefusalFr.addressMissing(PROVIDER_NAMES[provider]));
  const ticketCode = await takeTicket(tx, input.ticket_code);
  const [made] = await tx.db
    .insert(person)
    .values({
      email: normalEmail(given.email),
      emailVerifiedAt: given.emailVerified ? new Date() : null,
      firstname: input.firstname || given.firstname,
      lastname: input.lastname || given.lastname,
      referal: input.referal ?? null,
      ticketCode,
    })
    .returning({ id: person.id, uuid: person.uuid });
  if (!made) throw new Error('The person was not inserted');
  await spendTicket(tx, ticketCode, made.id);
  await tx.db.insert(identity).values({ provider, subject: given.subject, personId: made.id });
  await createMainList(tx.db, { personId: made.id });
  if (!given.emailVerified) await mailVerification(tx, made, normalEmail(given.email));
  return made.id;
}

/** A session for another browser of the same person: a native wrapper, or an admin beside their tool. */
async function createDsoToken(ctx: Ctx): Promise<{ token: string }> {
  const me = requirePerson(ctx.actor);
  return inTransaction(ctx, async (tx) => {
    await tx.services.proofs.requireStanding(tx.db, me);
    return { token: await issueActionToken(tx.db, 'dso', { personId: me.personId, subject: me.tokenHash }) };
  });
}

/**
 * Opens what the session that made it still is: signed out there, nothing is handed over. A link that was brought from
 * another database names its person instead of a session. Throws token_invalid.
 */
async function loginWithDsoToken(ctx: Ctx, { token }: { token: string }): Promise<Opened> {
  return inTransaction(ctx, async (tx) => {
    const { who, subject: maker } = await useActionToken(tx.db, 'dso', token);
    if (maker !== who.uuid && !(await isOpen(tx.db, maker))) throw tokenInvalid();
    return opened(tx, who.id, { carriedFrom: maker });
  });
}

export const identityVerbs = {
  ...identitiesVerbs,
  loginWithGoogle: (ctx: Ctx, input: InputOf<typeof identityCalls.loginWithGoogle>) =>
    loginWith('google', ctx, input),
  loginWithFacebook: (ctx: Ctx, input: InputOf<typeof identityCalls.loginWithFacebook>) =>
    loginWith('facebook', ctx, input),
  loginWithApple: (ctx: Ctx, input: Given) => loginWith('apple', ctx, input),
  loginWithDsoToken,
  createDsoToken,
};
