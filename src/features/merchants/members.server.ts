import { and, eq, isNull } from 'drizzle-orm';
import type { InputOf } from '#src/calls/contract.ts';
import { normalEmail } from '#src/features/accounts/account.ts';
import { siteOf } from '#src/features/accounts/account-words.ts';
import { displayName } from '#src/features/accounts/named.ts';
import { endSessionsWhere } from '#src/features/accounts/session.server.ts';
import { audit } from '#src/server/audit.ts';
import { requireMerchant, requirePerson } from '#src/server/calls/actor.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { isProved, requireProof } from '#src/server/calls/proof.ts';
import { actionToken, merchant, merchantMember, person, session } from '#src/server/db/schema/index.ts';
import type { LimitPolicy } from '#src/server/limits.ts';
import { queueMail } from '#src/server/mail.ts';
import { requireMailRoom } from '#src/server/mail-room.ts';
import { newToken, tokenHash } from '#src/server/tokens.ts';
import type { businessCalls } from './business.calls.ts';
import { type MerchantRow, myMerchant, requireMerchantOwner, toBusiness } from './business.server.ts';
import { tellOwners, tellRemoved, tellRole } from './members-told.server.ts';
import { merchantMails, merchantRefusals } from './merchant.fr.ts';
import { type Business, INVITATION_DAYS, MEMBER_TOKEN, MEMBERS_MAX, type MemberRole } from './merchant.ts';
import { lockForOwner, lockMerchant } from './owner.server.ts';

/** Each one sends a mail to an address of the caller's choice. */
const INVITATIONS: LimitPolicy = { name: 'merchant-invitations', points: 20, seconds: 3600 };
/** Each one is told by mail to the member, who cannot refuse it, and to the other owners. */
const ROLES_GIVEN: LimitPolicy = { name: 'merchant-roles', points: 20, seconds: 3600 };
const LOOKUPS: LimitPolicy = { name: 'merchant-links', points: 60, seconds: 60 };
const DAY_MS = 86_400_000;

const membersOf = (tx: Ctx, merchantId: number) =>
  tx.db
    .select({
      id: person.id,
      email: person.email,
      firstname: person.firstname,
      lastname: person.lastname,
      role: merchantMember.role,
    })
    .from(merchantMember)
    .innerJoin(person, eq(person.id, merchantMember.personId))
    .where(eq(merchantMember.merchantId, merchantId));

/** Asks somebody by mail; asked again, the earlier link ends. Throws forbidden, conflict. */
export async function inviteMember(ctx: Ctx, input: { email: string }): Promise<Business> {
  requireMerchantOwner(ctx);
  const me = requireMerchant(ctx.actor);
  const email = normalEmail(input.email);
  await ctx.services.limits.take(INVITATIONS, me.uuid);
  await requireMailRoom(ctx, email, 'account');
  return inTransaction(ctx, async (tx) => {
    const row = await lockForOwner(tx);
    const members = await membersOf(tx, row.id);
    if (members.some((one) => one.email === email)) throw merchantRefusals.memberAlready();
    if (members.length >= MEMBERS_MAX) throw merchantRefusals.membersFull();
    const subject = JSON.stringify({ merchant: row.uuid, email });
    await tx.db
      .delete(actionToken)
      .where(
        and(
          eq(actionToken.purpose, MEMBER_TOKEN),
          eq(actionToken.subject, subject),
          isNull(actionToken.usedAt),
        ),
      );
    const token = newToken();
    await tx.db.insert(actionToken).values({
      tokenHash: tokenHash(token),
      purpose: MEMBER_TOKEN,
      subject,
      expiresAt: new Date(Date.now() + INVITATION_DAYS * DAY_MS),
    });
    await mailInvitation(tx, row, { email, token });
    await audit(tx, { action: 'merchant.invite', target: `merchant:${row.uuid}` });
    return toBusiness(tx.db, row);
  });
}

async function mailInvitation(tx: Ctx, row: MerchantRow, { email, token }: { email: string; token: string }) {
  const [who] = await tx.db
    .select()
    .from(person)
    .where(eq(person.id, requireMerchant(tx.actor).personId));
  const from = who ? displayName({ ...who, partnerFirstname: null }) : row.name;
  const href = `${tx.services.config.publicUrl}/i/business/invitation/${token}`;
  const mail = merchantMails.invitation({ site: siteOf(tx).name, from, name: row.name, href });
  await queueMail(tx, { ...mail, to: email, key: `merchant-member:${tokenHash(token)}`, unasked: 'account' });
}

/** The link is for whoever reads its mail, with the account they like. Throws token_invalid, conflict. */
export async function acceptInvitation(ctx: Ctx, { token }: { token: string }) {
  const me = requirePerson(ctx.actor);
  await ctx.services.limits.take(LOOKUPS, ctx.ip);
  return inTransaction(ctx, async (tx) => {
    const [found] = await tx.db
      .select()
      .from(actionToken)
      .where(and(eq(actionToken.tokenHash, tokenHash(token)), eq(actionToken.purpose, MEMBER_TOKEN)))
      .for('no key update');
    if (!found || found.usedAt || !found.expiresAt || found.expiresAt <= new Date())
      throw merchantRefusals.tokenInvalid();
    const { merchant: uuid } = JSON.parse(found.subject) as { merchant: string };
    const [known] = await tx.db.select().from(merchant).where(eq(merchant.uuid, uuid));
    if (!known) throw merchantRefusals.tokenInvalid();
    const row = await lockMerchant(tx, known.id);
    const members = await membersOf(tx, row.id);
    if (members.some(({ id }) => id === me.personId)) throw merchantRefusals.memberAlready();
    if (members.length >= MEMBERS_MAX) throw merchantRefusals.membersFull();
    await tx.db.insert(merchantMember).values({ merchantId: row.id, personId: me.personId, role: 'member' });
    await tx.db
      .update(actionToken)
      .set({ usedAt: new Date() })
      .where(eq(actionToken.tokenHash, found.tokenHash));
    await audit(tx, { action: 'merchant.member', target: `merchant:${row.uuid}` });
    const joined = (await membersOf(tx, row.id)).find(({ id }) => id === me.personId);
    if (joined) await tellOwners(tx, row, { owners: ownersAmong(members), who: joined, what: 'joined' });
    return { merchant: await toBusiness(tx.db, row) };
  });
}

/**
 * The member, their sessions of the business, and an invitation that is out; another owner only by who has just proved who
 * they are, as their right goes. Throws forbidden, not_found, conflict, proof_required.
 */
export async function removeMember(ctx: Ctx, input: { email: string }): Promise<Business> {
  requireMerchantOwner(ctx);
  try {
    return await removeNamed(ctx, normalEmail(input.email));
  } catch (error) {
    // Asked for once the transaction is over: the ways to prove it are read from the database.
    if (error instanceof ProofMissing) await requireProof(ctx, { proof: true }, {});
    throw error;
  }
}

class ProofMissing extends Error {}

function removeNamed(ctx: Ctx, email: string): Promise<Business> {
  return inTransaction(ctx, async (tx) => {
    const row = await lockForOwner(tx);
    const members = await membersOf(tx, row.id);
    const subject = JSON.stringify({ merchant: row.uuid, email });
    const ended = await tx.db
      .delete(actionToken)
      .where(
        and(
          eq(actionToken.purpose, MEMBER_TOKEN),
          eq(actionToken.subject, subject),
          isNull(actionToken.usedAt),
        ),
      )
      .returning({ hash: actionToken.tokenHash });
    const gone = members.find((one) => one.email === email);
    if (!gone && ended.length === 0) throw merchantRefusals.memberUnknown();
    const isOther = gone !== undefined && gone.id !== requireMerchant(tx.actor).personId;
    if (isOther && gone.role === 'owner' && !isProved(tx)) throw new ProofMissing();
    if (gone) {
      await takeOut(tx, row, { members, gone });
      if (isOther) await tellRemoved(tx, row, gone);
      await tellOwners(tx, row, {
        owners: ownersAmong(members),
        who: gone,
        what: isOther ? 'removed' : 'left',
      });
    }
    return toBusiness(tx.db, await myMerchant(tx));
  });
}

type Members = Awaited<ReturnType<typeof membersOf>>;

const ownersAmong = (members: Members): Members => members.filter(({ role }) => role === 'owner');

async function takeOut(
  tx: Ctx,
  row: MerchantRow,
  { members, gone }: { members: Members; gone: Members[number] },
): Promise<void> {
  if (gone.role === 'owner' && ownersAmong(members).length === 1) throw merchantRefusals.lastOwner();
  await tx.db
    .delete(merchantMember)
    .where(and(eq(merchantMember.merchantId, row.id), eq(merchantMember.personId, gone.id)));
  await endSessionsWhere(tx.db, and(eq(session.merchantId, row.id), eq(session.personId, gone.id)));
  await audit(tx, { action: 'merchant.member_removed', target: `merchant:${row.uuid}` });
}

/**
 * Makes a member an owner too, who then sees the money and decides of members, or an owner a member; whoever it is about
 * is told. The same again changes nothing. Throws forbidden, not_found, conflict (its last owner).
 */
export async function setMemberRole(
  ctx: Ctx,
  input: InputOf<typeof businessCalls.setRole>,
): Promise<Business> {
  requireMerchantOwner(ctx);
  await ctx.services.limits.take(ROLES_GIVEN, requireMerchant(ctx.actor).uuid);
  return inTransaction(ctx, async (tx) => {
    const row = await lockForOwner(tx);
    const members = await membersOf(tx, row.id);
    const found = members.find(({ email }) => email === normalEmail(input.email));
    if (!found) throw merchantRefusals.memberUnknown();
    if (found.role !== input.role) await changeRole(tx, row, { members, found, role: input.role });
    return toBusiness(tx.db, row);
  });
}

async function changeRole(
  tx: Ctx,
  row: MerchantRow,
  { members, found, role }: { members: Members; found: Members[number]; role: MemberRole },
): Promise<void> {
  if (role === 'member' && ownersAmong(members).length === 1) throw merchantRefusals.lastOwner();
  await tx.db
    .update(merchantMember)
    .set({ role })
    .where(and(eq(merchantMember.merchantId, row.id), eq(merchantMember.personId, found.id)));
  await tellRole(tx, row, { email: found.email, role });
  await tellOwners(tx, row, { owners: ownersAmong(members), who: found, what: role });
  await audit(tx, { action: 'merchant.member_role', target: `merchant:${row.uuid}`, detail: { role } });
}

/** Whoever acts leaves the business, and their sessions of it end, this one too. Throws conflict (its last owner). */
export async function leaveBusiness(ctx: Ctx): Promise<Record<string, never>> {
  const { merchantId, personId } = requireMerchant(ctx.actor);
  return inTransaction(ctx, async (tx) => {
    const row = await lockMerchant(tx, merchantId);
    const members = await membersOf(tx, row.id);
    const gone = members.find(({ id }) => id === personId);
    if (!gone) throw merchantRefusals.memberUnknown();
    await takeOut(tx, row, { members, gone });
    await tellOwners(tx, row, { owners: ownersAmong(members), who: gone, what: 'left' });
    return {};
  });
}
