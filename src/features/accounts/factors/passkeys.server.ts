import { and, asc, count, eq } from 'drizzle-orm';
import type { InputOf, OutputOf } from '#src/calls/contract.ts';
import { DomainError, notFound } from '#src/calls/domain-error.ts';
import { audit } from '#src/server/audit.ts';
import { requireHolder } from '#src/server/calls/actor.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import type { Db } from '#src/server/db/connect.ts';
import { passkey, person } from '#src/server/db/schema/index.ts';
import {
  creationOptions,
  PasskeyError,
  readAssertion,
  requestOptions,
  verifyAssertion,
  verifyMadeKey,
} from '#src/server/gateways/webauthn.ts';
import { siteOf } from '../account-words.ts';
import { PASSKEY_CHALLENGES, PASSKEY_LOGINS, PASSKEYS_MADE } from '../limits.server.ts';
import { displayName } from '../named.ts';
import { endOutstandingLinks, lockPerson } from '../outstanding-links.server.ts';
import { accountRefusalFr } from '../refusals.fr.ts';
import { endSessionsOf } from '../session.server.ts';
import { tellFactor } from './factor-news.server.ts';
import { factorMails } from './factors.mail.ts';
import { markPasskey } from './missing-factor.server.ts';
import type { passkeyCalls } from './passkey.calls.ts';
import { challengeOf, issueChallenge } from './passkey-challenge.server.ts';
import { passkeySite } from './passkey-site.ts';

type Row = typeof passkey.$inferSelect;
type Person = typeof person.$inferSelect;

/** Keys of one account; an authenticator is told of them all, so that it makes no second one. */
const PASSKEYS_MAX = 20;

/** The person as an authenticator keeps them, in the 16 bytes of their uuid. */
const handleOf = (uuid: string) => Buffer.from(uuid.replaceAll('-', ''), 'hex').toString('base64url');

function rejected(sentence: string = accountRefusalFr.passkeyRefused): DomainError {
  return new DomainError('passkey_rejected', sentence);
}

async function myself(ctx: Ctx): Promise<Person> {
  const { personId } = requireHolder(ctx.actor);
  const [who] = await ctx.db.select().from(person).where(eq(person.id, personId));
  if (!who) throw new Error(`No person ${personId}`);
  return who;
}

const keysOf = (db: Db, personId: number) =>
  db.select().from(passkey).where(eq(passkey.personId, personId)).orderBy(asc(passkey.id));

/** Answers what a browser needs to make a key for the person who asks. Throws passkey_rejected at the twentieth. */
export async function passkeyOptions(ctx: Ctx): Promise<OutputOf<typeof passkeyCalls.passkeyOptions>> {
  const who = await myself(ctx);
  await ctx.services.limits.take(PASSKEYS_MADE, String(who.id));
  const keys = await keysOf(ctx.db, who.id);
  if (keys.length >= PASSKEYS_MAX) throw rejected(accountRefusalFr.passkeysMany);
  const { config } = ctx.services;
  const made = await creationOptions(
    { ...passkeySite(config.publicUrl), name: config.productName },
    {
      holder: {
        handle: handleOf(who.uuid),
        name: who.email,
        displayName: who.firstname ? displayName(who) : who.email,
      },
      challenge: await issueChallenge(ctx, 'passkey-made'),
      known: keys.map(({ credentialId: id, transports }) => ({ id, transports })),
    },
  );
  return { ...made };
}

/** Keeps a key that the person's device made, and ends their other sessions. Throws passkey_rejected. */
export async function addPasskey(
  ctx: Ctx,
  { label, response }: InputOf<typeof passkeyCalls.addPasskey>,
): Promise<{ id: string }> {
  const me = requireHolder(ctx.actor);
  const who = await myself(ctx);
  await ctx.services.limits.take(PASSKEYS_MADE, String(who.id));
  const useChallenge = challengeOf(ctx, 'passkey-made');
  const made = await verifyMadeKey(passkeySite(ctx.services.config.publicUrl), {
    response,
    useChallenge,
  }).catch(refuse);
  const { credential, deviceType, backedUp } = made;
  return inTransaction(ctx, async (tx) => {
    await requireRoom(tx, who.id);
    const [kept] = await tx.db
      .insert(passkey)
      .values({
        personId: who.id,
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: credential.transports ?? [],
        deviceType,
        backedUp,
        label,
      })
      .onConflictDoNothing()
      .returning({ uuid: passkey.uuid });
    if (!kept) throw rejected(accountRefusalFr.passkeyThere);
    await markPasskey(tx.db, me);
    await endOutstandingLinks(tx.db, who.id);
    await endSessionsOf(tx.db, who.id, me.tokenHash);
    await audit(tx, { action: 'passkey.add', target: `person:${who.id}` });
    await tellFactor(tx, who, factorMails.passkeyAdded(siteOf(tx), label));
    return { id: kept.uuid };
  });
}

/** Under the row's lock: two keys added at once do not both take the last place. */
async function requireRoom(tx: Ctx, personId: number): Promise<void> {
  await tx.db.select({ id: person.id }).from(person).where(eq(person.id, personId)).for('no key update');
  const [held] = await tx.db.select({ keys: count() }).from(passkey).where(eq(passkey.personId, personId));
  if (Number(held?.keys ?? 0) >= PASSKEYS_MAX) throw rejected(accountRefusalFr.passkeysMany);
}

function refuse(error: unknown): never {
  throw error instanceof PasskeyError ? rejected() : error;
}

/** Lists the person's keys, the oldest first. */
export async function listPasskeys(ctx: Ctx): Promise<OutputOf<typeof passkeyCalls.listPasskeys>> {
  const keys = await keysOf(ctx.db, requireHolder(ctx.actor).personId);
  return {
    items: keys.map(({ uuid, label, createdAt, usedAt }) => ({
      id: uuid,
      label,
      created_at: createdAt.toISOString(),
      used_at: usedAt?.toISOString() ?? null,
    })),
  };
}

/** Forgets a key of the person's. Throws not_found for anybody else's. */
export async function removePasskey(ctx: Ctx, { id }: { id: string }): Promise<Record<string, never>> {
  const who = await myself(ctx);
  return inTransaction(ctx, async (tx) => {
    const [gone] = await tx.db
      .delete(passkey)
      .where(and(eq(passkey.uuid, id), eq(passkey.personId, who.id)))
      .returning({ label: passkey.label });
    if (!gone) throw notFound(accountRefusalFr.passkeyUnknown);
    await endOutstandingLinks(tx.db, who.id);
    await audit(tx, { action: 'passkey.remove', target: `person:${who.id}` });
    await tellFactor(tx, who, factorMails.passkeyRemoved(siteOf(tx), gone.label));
    return {};
  });
}

/** Answers what a browser needs to ask for a key of this site, to come in with or to prove who is asking. */
export async function passkeyLoginOptions(
  ctx: Ctx,
): Promise<OutputOf<typeof passkeyCalls.passkeyLoginOptions>> {
  await ctx.services.limits.take(PASSKEY_CHALLENGES, ctx.ip);
  const challenge = await issueChallenge(ctx, 'passkey-asked');
  return { ...(await requestOptions(passkeySite(ctx.services.config.publicUrl), challenge)) };
}

/** Answers whose key this is, and which, once its holder proved to be there. Throws passkey_rejected. */
export async function passkeyHolder(ctx: Ctx, response: unknown): Promise<{ who: Person; keyId: number }> {
  await ctx.services.limits.take(PASSKEY_LOGINS, ctx.ip);
  const given = await Promise.resolve(response).then(readAssertion).catch(refuse);
  const [found] = await ctx.db
    .select({ key: passkey, who: person })
    .from(passkey)
    .innerJoin(person, eq(person.id, passkey.personId))
    .where(eq(passkey.credentialId, given.id));
  const handle = given.response.userHandle;
  if (!found || (handle && handle !== handleOf(found.who.uuid))) throw rejected();
  await checkAnswer(ctx, found.key, given);
  return { who: found.who, keyId: found.key.id };
}

/** Locks the holder of a key until the transaction ends. Throws passkey_rejected where it was removed since it answered. */
export async function requireKept(tx: Ctx, { who, keyId }: { who: Person; keyId: number }): Promise<Person> {
  const now = await lockPerson(tx.db, who.id);
  if (!now || (await tx.db.$count(passkey, eq(passkey.id, keyId))) === 0) throw rejected();
  return now;
}

/** Throws passkey_rejected unless the answer comes from a key of this person (docs/spec/calls.md §Step-up). */
export async function passkeyProof(ctx: Ctx, personId: number, response: unknown): Promise<void> {
  const holder = await passkeyHolder(ctx, response);
  if (holder.who.id !== personId) throw rejected();
}

/** The counter moves from what was read: of two answers with the same one, the second is refused. */
async function checkAnswer(ctx: Ctx, key: Row, given: ReturnType<typeof readAssertion>): Promise<void> {
  const credential = {
    id: key.credentialId,
    publicKey: new Uint8Array(Buffer.from(key.publicKey, 'base64url')),
    counter: key.counter,
    transports: key.transports,
  };
  const useChallenge = challengeOf(ctx, 'passkey-asked');
  const party = passkeySite(ctx.services.config.publicUrl);
  const answered = await verifyAssertion(party, { given, credential, useChallenge }).catch(
    async (error: unknown) => {
      if (error instanceof PasskeyError && error.reason === 'counter')
        await audit(ctx, { action: 'passkey.counter', target: `person:${key.personId}` });
      return refuse(error);
    },
  );
  const moved = await ctx.db
    .update(passkey)
    .set({ counter: answered.counter, backedUp: answered.backedUp, usedAt: new Date() })
    .where(and(eq(passkey.id, key.id), eq(passkey.counter, key.counter)))
    .returning({ id: passkey.id });
  if (moved.length === 0) throw rejected();
}
