import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import { DomainError, notFound } from '#src/calls/domain-error.ts';
import { displayName } from '#src/features/accounts/named.ts';
import { notify } from '#src/features/notifications/notify.server.ts';
import { audit } from '#src/server/audit.ts';
import { requirePerson } from '#src/server/calls/actor.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { listInvitation, listOwner, person } from '#src/server/db/schema/index.ts';
import { getOwnList, type Seen } from '../access.server.ts';
import { listChanged } from '../live/tell.server.ts';
import { listRefusalFr } from '../refusals.fr.ts';
import { chooseNextMain } from './main-list.server.ts';
import type { Owners } from './owners.calls.ts';
import { ownersWords } from './owners.fr.ts';

const aloneName = (who: { firstname: string; lastname: string }) =>
  displayName({ ...who, partnerFirstname: null });

export async function getCoOwners(ctx: Ctx, { list_uuid }: { list_uuid: string }): Promise<Owners> {
  const own = await getOwnList(ctx, list_uuid);
  const me = requirePerson(ctx.actor);
  const holders = await ctx.db
    .select({ person, role: listOwner.role })
    .from(listOwner)
    .innerJoin(person, eq(person.id, listOwner.personId))
    .where(eq(listOwner.listId, own.row.id))
    .orderBy(asc(person.id));
  const canInvite = own.row.ownerId === me.personId;
  return {
    owners: holders
      .map(({ person: who, role }) => ({
        user_uuid: who.uuid,
        display_name: aloneName(who),
        role,
        me: who.id === me.personId,
      }))
      .sort((a, b) => b.role.localeCompare(a.role)),
    invitations: canInvite ? await pending(ctx, own) : [],
    can_invite: canInvite,
  };
}

async function pending(ctx: Ctx, own: Seen): Promise<Owners['invitations']> {
  const rows = await ctx.db
    .select()
    .from(listInvitation)
    .where(
      and(
        eq(listInvitation.listId, own.row.id),
        isNull(listInvitation.acceptedAt),
        isNull(listInvitation.revokedAt),
        gt(listInvitation.expiresAt, ctx.now),
      ),
    )
    .orderBy(asc(listInvitation.id));
  return rows.map(({ uuid, email, sentAt, expiresAt }) => ({
    uuid,
    email,
    sent_at: sentAt.toISOString(),
    expires_at: expiresAt.toISOString(),
  }));
}

/** By whoever made the list, or by the co-owner who leaves. Throws forbidden; again: not_found. */
export async function removeCoOwner(ctx: Ctx, input: { list_uuid: string; user_uuid: string }) {
  return inTransaction(ctx, async (tx) => {
    const own = await getOwnList(tx, input.list_uuid);
    const me = requirePerson(tx.actor);
    const [held] = await tx.db
      .select({ person, role: listOwner.role })
      .from(listOwner)
      .innerJoin(person, eq(person.id, listOwner.personId))
      .where(and(eq(listOwner.listId, own.row.id), eq(person.uuid, input.user_uuid)))
      .for('update', { of: listOwner });
    if (!held) throw notFound(listRefusalFr.notAHolder);
    if (held.role === 'owner') throw new DomainError('forbidden', ownersWords.ownerStays);
    if (own.row.ownerId !== me.personId && held.person.id !== me.personId)
      throw new DomainError('forbidden', ownersWords.onlyOwner);
    await tx.db
      .delete(listOwner)
      .where(and(eq(listOwner.listId, own.row.id), eq(listOwner.personId, held.person.id)));
    await chooseNextMain(tx, held.person.id);
    await audit(tx, { action: 'list.remove_co_owner', target: `list:${own.row.uuid}` });
    await tellOther(tx, own, held.person);
    await listChanged(tx, own.row.uuid, 'owners');
    return {};
  });
}

/** Whoever did not do it hears of it. */
async function tellOther(tx: Ctx, own: Seen, left: typeof person.$inferSelect): Promise<void> {
  const { personId } = requirePerson(tx.actor);
  if (left.id === personId && own.row.ownerId !== null)
    await notify(tx, {
      personId: own.row.ownerId,
      kind: 'co_owner',
      text: ownersWords.left(aloneName(left)),
      href: '/i/marketplace/parametres/liste',
    });
  if (left.id !== personId)
    await notify(tx, {
      personId: left.id,
      kind: 'co_owner',
      text: ownersWords.removed(own.row.title),
      href: '/i/marketplace/ma-liste',
    });
}
