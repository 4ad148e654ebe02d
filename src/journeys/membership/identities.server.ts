import { and, eq, min } from 'drizzle-orm';
import type { InputOf, OutputOf } from '#src/calls/contract.ts';
import { notFound } from '#src/calls/domain-error.ts';
import { siteOf } from '#src/features/accounts/account-words.ts';
import { tellFactor } from '#src/features/accounts/factors/factor-news.server.ts';
import { factorMails } from '#src/features/accounts/factors/factors.mail.ts';
import type { identityCalls } from '#src/features/accounts/identity.calls.ts';
import { endOutstandingLinks } from '#src/features/accounts/outstanding-links.server.ts';
import { PROVIDER_NAMES, type ProviderName } from '#src/features/accounts/providers.ts';
import { endSessionsOf } from '#src/features/accounts/session.server.ts';
import { audit } from '#src/server/audit.ts';
import { requirePerson } from '#src/server/calls/actor.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import type { Db } from '#src/server/db/connect.ts';
import { identity } from '#src/server/db/schema/index.ts';
import { membershipRefusalFr } from './refusals.fr.ts';
import { myself } from './unchanged.server.ts';

/** The providers that open this account, the oldest first. */
export async function providersOf(
  db: Db,
  personId: number,
): Promise<{ provider: ProviderName; since: Date }[]> {
  const since = min(identity.createdAt);
  const rows = await db
    .select({ provider: identity.provider, since })
    .from(identity)
    .where(eq(identity.personId, personId))
    .groupBy(identity.provider)
    .orderBy(since);
  return rows.flatMap(({ provider, since: at }) => (at ? [{ provider, since: at }] : []));
}

async function listIdentities(ctx: Ctx): Promise<OutputOf<typeof identityCalls.listIdentities>> {
  const found = await providersOf(ctx.db, requirePerson(ctx.actor).personId);
  return { items: found.map(({ provider, since }) => ({ provider, since: since.toISOString() })) };
}

/**
 * Whoever once held the person's mailbox may have tied an account of theirs to this one, which a new password leaves in
 * place: it goes with the sessions that it may have opened. A mailed link opens an account that had nothing else.
 */
async function removeIdentity(
  ctx: Ctx,
  { provider }: InputOf<typeof identityCalls.removeIdentity>,
): Promise<Record<string, never>> {
  const who = await myself(ctx);
  return inTransaction(ctx, async (tx) => {
    const gone = await tx.db
      .delete(identity)
      .where(and(eq(identity.personId, who.id), eq(identity.provider, provider)))
      .returning({ provider: identity.provider });
    const name = PROVIDER_NAMES[provider];
    if (gone.length === 0) throw notFound(membershipRefusalFr.identityUnknown(name));
    await endOutstandingLinks(tx.db, who.id);
    await endSessionsOf(tx.db, who.id, requirePerson(ctx.actor).tokenHash);
    await audit(tx, { action: 'identity.remove', target: `person:${who.id}` });
    await tellFactor(tx, who, factorMails.identityRemoved(siteOf(tx), name));
    return {};
  });
}

export const identitiesVerbs = { listIdentities, removeIdentity };
