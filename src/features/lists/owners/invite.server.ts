import { and, eq, isNull } from 'drizzle-orm';
import { DomainError } from '#src/calls/domain-error.ts';
import { normalEmail } from '#src/features/accounts/account.ts';
import { siteOf } from '#src/features/accounts/account-words.ts';
import { displayName } from '#src/features/accounts/named.ts';
import { audit } from '#src/server/audit.ts';
import { requirePerson } from '#src/server/calls/actor.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { listInvitation, listOwner, person } from '#src/server/db/schema/index.ts';
import type { LimitPolicy } from '#src/server/limits.ts';
import { queueMail } from '#src/server/mail.ts';
import { requireMailRoom } from '#src/server/mail-room.ts';
import { newToken, tokenHash } from '#src/server/tokens.ts';
import { getOwnList, type Seen } from '../access.server.ts';
import { lockList } from '../items.server.ts';
import { defaultTitle } from '../list.fr.ts';
import { ownerOf } from '../list.read.server.ts';
import { listChanged } from '../live/tell.server.ts';
import { invitationMail, ownersWords } from './owners.fr.ts';
import { INVITATION_DAYS, OWNERS_MAX } from './owners.ts';

/** Each one sends a mail to an address of the caller's choice. */
const INVITATIONS: LimitPolicy = { name: 'co-owner-invitations', points: 20, seconds: 3600 };
const DAY_MS = 86_400_000;

/** Asks somebody by mail; asked again, the earlier link ends. Throws forbidden, already_owner. */
export async function inviteCoOwner(ctx: Ctx, input: { list_uuid: string; email: string }) {
  const me = requirePerson(ctx.actor);
  const email = normalEmail(input.email);
  await getOwnList(ctx, input.list_uuid);
  await ctx.services.limits.take(INVITATIONS, me.uuid);
  await requireMailRoom(ctx, email, 'account');
  return inTransaction(ctx, async (tx) => {
    const own = await requireOwner(tx, input.list_uuid);
    await lockList(tx, own);
    await requireRoom(tx, own, email);
    const token = newToken();
    const open = and(
      eq(listInvitation.listId, own.row.id),
      eq(listInvitation.email, email),
      isNull(listInvitation.acceptedAt),
      isNull(listInvitation.revokedAt),
    );
    const values = {
      tokenHash: tokenHash(token),
      sentAt: tx.now,
      expiresAt: expiry(tx.now),
      invitedBy: me.personId,
    };
    const again = await tx.db
      .update(listInvitation)
      .set(values)
      .where(open)
      .returning({ id: listInvitation.id });
    if (again.length === 0)
      await tx.db.insert(listInvitation).values({ ...values, listId: own.row.id, email });
    await mailInvitation(tx, own, { email, token });
    await audit(tx, { action: 'list.invite', target: `list:${own.row.uuid}` });
    await listChanged(tx, own.row.uuid, 'owners');
    return { invited: true };
  });
}

const expiry = (now: Date) => new Date(now.getTime() + INVITATION_DAYS * DAY_MS);

/** The caller's list when they made it. Throws not_found, forbidden. */
export async function requireOwner(tx: Ctx, uuid: string): Promise<Seen> {
  const own = await getOwnList(tx, uuid);
  if (own.row.ownerId === requirePerson(tx.actor).personId) return own;
  throw new DomainError('forbidden', ownersWords.onlyOwner);
}

async function requireRoom(tx: Ctx, own: Seen, email: string): Promise<void> {
  const holders = await tx.db
    .select({ id: person.id, email: person.email })
    .from(listOwner)
    .innerJoin(person, eq(person.id, listOwner.personId))
    .where(eq(listOwner.listId, own.row.id));
  const known = holders.find((holder) => holder.email === email);
  if (known) {
    const mine = known.id === requirePerson(tx.actor).personId;
    const sentence = mine ? ownersWords.yourself : ownersWords.alreadyOwner;
    throw new DomainError('already_owner', sentence, { fields: { email: sentence } });
  }
  if (holders.length >= OWNERS_MAX) throw new DomainError('conflict', ownersWords.tooMany(OWNERS_MAX));
}

async function mailInvitation(tx: Ctx, own: Seen, { email, token }: { email: string; token: string }) {
  const [who] = await tx.db
    .select()
    .from(person)
    .where(eq(person.id, requirePerson(tx.actor).personId));
  const from = who ? displayName({ ...who, partnerFirstname: null }) : '';
  const title = own.row.title || defaultTitle((await ownerOf(tx.db, own.row)).display_name);
  const mail = invitationMail({ site: siteOf(tx), from, title, token });
  const key = `co-owner:${tokenHash(token)}`;
  await queueMail(tx, { ...mail, to: email, key, unasked: 'account' });
}

/** The link of a pending invitation opens nothing any more; again: nothing more. */
export async function cancelCoOwnerInvitation(
  ctx: Ctx,
  input: { list_uuid: string; invitation_uuid: string },
) {
  const own = await requireOwner(ctx, input.list_uuid);
  await ctx.db
    .update(listInvitation)
    .set({ revokedAt: ctx.now })
    .where(
      and(
        eq(listInvitation.uuid, input.invitation_uuid),
        eq(listInvitation.listId, own.row.id),
        isNull(listInvitation.acceptedAt),
        isNull(listInvitation.revokedAt),
      ),
    );
  await listChanged(ctx, own.row.uuid, 'owners');
  return {};
}
