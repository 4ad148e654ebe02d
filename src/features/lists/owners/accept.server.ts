import { and, eq, isNull } from 'drizzle-orm';
import type { InputOf } from '#src/calls/contract.ts';
import { DomainError } from '#src/calls/domain-error.ts';
import { masked } from '#src/features/accounts/account-mails.ts';
import { displayName } from '#src/features/accounts/named.ts';
import { notify } from '#src/features/notifications/notify.server.ts';
import { audit } from '#src/server/audit.ts';
import { requirePerson } from '#src/server/calls/actor.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { list, listInvitation, listOwner, person } from '#src/server/db/schema/index.ts';
import type { LimitPolicy } from '#src/server/limits.ts';
import { tokenHash } from '#src/server/tokens.ts';
import { getOwnList } from '../access.server.ts';
import { defaultTitle } from '../list.fr.ts';
import { answerList, ownerOf } from '../list.read.server.ts';
import type { List } from '../list.ts';
import { listChanged } from '../live/tell.server.ts';
import { takeAsMainIfNone } from './main-list.server.ts';
import type { ownersCalls } from './owners.calls.ts';
import { ownersWords } from './owners.fr.ts';
import { OWNERS_MAX } from './owners.ts';

type ListRow = typeof list.$inferSelect;
type InvitationRow = typeof listInvitation.$inferSelect;

/** Tokens are 256 bits: this only keeps a loop from costing us anything. */
const LOOKUPS: LimitPolicy = { name: 'co-owner-links', points: 60, seconds: 60 };

const tokenInvalid = () => new DomainError('token_invalid', ownersWords.invalid);

/** Reads what the link invites to. Throws token_invalid for one that is unknown, used, ended or too old. */
export async function getCoOwnerInvitation(ctx: Ctx, { token }: { token: string }) {
  await ctx.services.limits.take(LOOKUPS, ctx.ip);
  const { row, invitation } = await findInvitation(ctx, token);
  if (invitation.acceptedAt) throw tokenInvalid();
  const owner = await ownerOf(ctx.db, row);
  return {
    title: row.title || defaultTitle(owner.display_name),
    from: owner.display_name,
    email: masked(invitation.email),
  };
}

async function findInvitation(ctx: Ctx, token: string): Promise<{ row: ListRow; invitation: InvitationRow }> {
  const [found] = await ctx.db
    .select({ row: list, invitation: listInvitation })
    .from(listInvitation)
    .innerJoin(list, eq(list.id, listInvitation.listId))
    .where(
      and(
        eq(listInvitation.tokenHash, tokenHash(token)),
        isNull(listInvitation.revokedAt),
        isNull(list.deletedAt),
      ),
    )
    .for('no key update');
  if (!found || (!found.invitation.acceptedAt && found.invitation.expiresAt <= ctx.now)) throw tokenInvalid();
  return found;
}

/**
 * The signed-in person holds the list from now on. Who is still at the start needs a first name, and is done
 * with it; a list of their own that was never begun gives way (docs/spec/decisions.md §9a). Again: the same
 * answer.
 */
export async function acceptCoOwner(
  ctx: Ctx,
  input: InputOf<typeof ownersCalls.acceptCoOwner>,
): Promise<{ list: List; main: boolean }> {
  const me = requirePerson(ctx.actor);
  await ctx.services.limits.take(LOOKUPS, ctx.ip);
  return inTransaction(ctx, async (tx) => {
    const { row, invitation } = await findInvitation(tx, input.token);
    const already = await holds(tx, row.id, me.personId);
    if (invitation.acceptedAt && !(already && invitation.acceptedBy === me.personId)) throw tokenInvalid();
    if (!already) await join(tx, { row, invitation, input });
    const main = await takeAsMainIfNone(tx, { personId: me.personId, listId: row.id });
    return { list: await answerList(tx, await getOwnList(tx, row.uuid)), main };
  });
}

async function holds(tx: Ctx, listId: number, personId: number): Promise<boolean> {
  const rows = await tx.db
    .select({ role: listOwner.role })
    .from(listOwner)
    .where(and(eq(listOwner.listId, listId), eq(listOwner.personId, personId)));
  return rows.length > 0;
}

interface Joining {
  row: ListRow;
  invitation: InvitationRow;
  input: { firstname?: string | undefined; lastname?: string | undefined };
}

async function join(tx: Ctx, { row, invitation, input }: Joining): Promise<void> {
  const { personId } = requirePerson(tx.actor);
  const owners = await tx.db.select().from(listOwner).where(eq(listOwner.listId, row.id));
  if (owners.length >= OWNERS_MAX) throw new DomainError('conflict', ownersWords.tooMany(OWNERS_MAX));
  const name = await settle(tx, personId, input);
  await tx.db.insert(listOwner).values({ listId: row.id, personId, role: 'co_owner' });
  await tx.db
    .update(listInvitation)
    .set({ acceptedAt: tx.now, acceptedBy: personId })
    .where(eq(listInvitation.id, invitation.id));
  await audit(tx, { action: 'list.co_owner', target: `list:${row.uuid}` });
  await listChanged(tx, row.uuid, 'owners');
  if (row.ownerId !== null)
    await notify(tx, {
      personId: row.ownerId,
      kind: 'co_owner',
      text: ownersWords.accepted(name),
      href: '/i/marketplace/parametres/liste',
    });
}

/** A person who only came to hold somebody's list is done with the start once they have a name. */
async function settle(tx: Ctx, personId: number, input: Joining['input']): Promise<string> {
  const [who] = await tx.db.select().from(person).where(eq(person.id, personId)).for('no key update');
  if (!who) throw new Error(`No person ${personId}`);
  const firstname = who.firstname || input.firstname || '';
  if (!firstname)
    throw new DomainError('invalid_input', ownersWords.firstname, {
      fields: { firstname: ownersWords.firstname },
    });
  const lastname = who.lastname || input.lastname || '';
  await tx.db.update(person).set({ firstname, lastname }).where(eq(person.id, personId));
  return displayName({ firstname, lastname, partnerFirstname: null });
}
