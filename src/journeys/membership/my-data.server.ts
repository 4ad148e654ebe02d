import { desc, eq, getTableColumns, inArray, or, sql } from 'drizzle-orm';
import { confirmedAddressOf } from '#src/features/accounts/confirmed-address.server.ts';
import { listPasskeys } from '#src/features/accounts/factors/passkeys.server.ts';
import { listSessions } from '#src/features/accounts/open-sessions.server.ts';
import { getSecondFactor } from '#src/features/accounts/totp.server.ts';
import { discreet } from '#src/features/addresses/address.ts';
import { listAddresses } from '#src/features/addresses/addresses.server.ts';
import { getOwnList } from '#src/features/lists/access.server.ts';
import { getFavorites } from '#src/features/lists/favorites.server.ts';
import { answerDetailedList } from '#src/features/lists/list.read.server.ts';
import { linesOfAll } from '#src/features/orders/lines.server.ts';
import { listVouchers } from '#src/features/vouchers/voucher.server.ts';
import { requirePerson } from '#src/server/calls/actor.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import {
  auditLog,
  contribution,
  deviceToken,
  identity,
  knownDevice,
  list,
  listOwner,
  notification,
  orderReturn,
  person,
  pot,
  printedCard,
  reservation,
  shopOrder,
} from '#src/server/db/schema/index.ts';
import { myPart } from './my-part.server.ts';
import { type Who, whatIWrote } from './my-voice.server.ts';

/**
 * Everything held on the person (GDPR art. 15 and 20), as JSON. What the surprise hides from them is hidden
 * here too: it is the givers' secret.
 */
export async function exportMyData(ctx: Ctx): Promise<Record<string, unknown>> {
  const { personId } = requirePerson(ctx.actor);
  const [who] = await ctx.db.select().from(person).where(eq(person.id, personId));
  if (!who) throw new Error(`No person ${personId}`);
  const address = await confirmedAddressOf(ctx);
  const { passwordHash, totpSecret, totpLastStep: _step, id: _id, ...account } = who;
  return {
    exported_at: ctx.now.toISOString(),
    account: { ...account, has_password: passwordHash !== null, has_totp: totpSecret !== null },
    identities: await ctx.db.select().from(identity).where(eq(identity.personId, personId)),
    sessions: (await listSessions(ctx)).items,
    passkeys: (await listPasskeys(ctx)).items.map(({ id: _id, ...key }) => key),
    second_factor: await getSecondFactor(ctx),
    known_devices: await knownDevices(ctx, personId),
    devices: await myDevices(ctx, personId),
    notifications: await ctx.db.select().from(notification).where(eq(notification.personId, personId)),
    addresses: (await listAddresses(ctx)).items,
    vouchers: (await listVouchers(ctx)).items,
    favorites: (await getFavorites(ctx)).items,
    lists: await myLists(ctx, personId),
    given: await whatIGave(ctx, address),
    orders: await whatIOrdered(ctx, { id: personId, address }),
    written: await whatIWrote(ctx, { id: personId, address }),
    ...(await myPart(ctx, { id: personId, address })),
    actions: await ctx.db
      .select({ at: auditLog.at, action: auditLog.action, target: auditLog.target })
      .from(auditLog)
      .where(or(eq(auditLog.actorId, personId), eq(auditLog.impersonatorId, personId)))
      .orderBy(desc(auditLog.id)),
  };
}

/** Without the hash of the session that each came from. */
async function myDevices(ctx: Ctx, personId: number) {
  const rows = await ctx.db.select().from(deviceToken).where(eq(deviceToken.personId, personId));
  return rows.map(({ sessionHash: _hash, ...device }) => device);
}

/** Since when, and when last: what marks a browser is a hash, of no use to anybody. */
function knownDevices(ctx: Ctx, personId: number) {
  return ctx.db
    .select({ created_at: knownDevice.createdAt, seen_at: knownDevice.seenAt })
    .from(knownDevice)
    .where(eq(knownDevice.personId, personId));
}

async function myLists(ctx: Ctx, personId: number): Promise<unknown[]> {
  const owned = await ctx.db
    .select({ id: list.id, uuid: list.uuid, deletedAt: list.deletedAt, role: listOwner.role })
    .from(list)
    .innerJoin(listOwner, eq(listOwner.listId, list.id))
    .where(eq(listOwner.personId, personId));
  const live = owned.filter(({ deletedAt }) => deletedAt === null);
  const found = [];
  for (const { id, uuid, role } of live)
    found.push({
      role,
      ...(await answerDetailedList(ctx, await getOwnList(ctx, uuid))),
      received: role === 'owner' ? await received(ctx, id) : [],
    });
  return found;
}

async function received(ctx: Ctx, listId: number): Promise<unknown[]> {
  const pots = await ctx.db.select({ id: pot.id }).from(pot).where(eq(pot.listId, listId));
  if (pots.length === 0) return [];
  const rows = await ctx.db
    .select()
    .from(contribution)
    .where(
      inArray(
        contribution.potId,
        pots.map(({ id }) => id),
      ),
    );
  return rows
    .filter(
      ({ status, poolId, joinedAt }) => status === 'succeeded' && (poolId === null || joinedAt !== null),
    )
    .map((row) => ({
      amount: row.amount,
      anonymous: row.anonymous,
      publicname: row.anonymous ? null : row.publicname,
      kindwords: row.kindwords,
      paid_at: row.paidAt,
    }));
}

/** Bought here with the account, or with its address once that was confirmed. */
async function whatIOrdered(ctx: Ctx, { id, address }: Who) {
  const byAddress = address === null ? undefined : eq(shopOrder.email, address);
  const rows = await ctx.db
    .select()
    .from(shopOrder)
    .where(or(eq(shopOrder.personId, id), byAddress));
  const lines = await linesOfAll(
    ctx.db,
    rows.map((row) => row.id),
  );
  const returns = await returnsOf(
    ctx,
    rows.map((row) => row.id),
  );
  return rows.map(({ number, total, refunded, status, ...row }) => ({
    number,
    lines: (lines.get(row.id) ?? []).map(({ productName, quantity, unitPrice, state }) => ({
      product: productName,
      quantity,
      price: unitPrice,
      state,
    })),
    returns: returns
      .filter(({ orderId }) => orderId === row.id)
      .map(({ orderId: _order, ...asked }) => asked),
    total,
    refunded,
    status,
    name: row.name,
    email: row.email,
    address: row.address && row.toParents ? discreet(row.address) : row.address,
    typed_address: row.typedAddress,
    delivery: row.delivery,
    created_at: row.createdAt,
    paid_at: row.paidAt,
    sent_at: row.sentAt,
  }));
}

/** Withdrawals from what was bought, as its buyer asked and was answered. */
async function returnsOf({ db }: Ctx, orderIds: number[]) {
  if (orderIds.length === 0) return [];
  const { orderId, number, status, way, reason, answer, cents, createdAt } = orderReturn;
  return db
    .select({ orderId, number, status, way, reason, answer, cents, created_at: createdAt })
    .from(orderReturn)
    .where(inArray(orderId, orderIds));
}

/** Gifts to others, found by the account's address once that was confirmed. */
async function whatIGave(ctx: Ctx, address: string | null) {
  if (address === null) return { contributions: [], reservations: [] };
  const contributions = await ctx.db
    .select({ ...getTableColumns(contribution), card: printedCard.state, cardSentAt: printedCard.sentAt })
    .from(contribution)
    .leftJoin(printedCard, eq(printedCard.contributionId, contribution.id))
    .where(sql`lower(${contribution.email}) = ${address}`);
  const reservations = await ctx.db.select().from(reservation).where(eq(reservation.email, address));
  return {
    contributions: contributions.map(({ amount, kindwords, publicname, status, ...row }) => ({
      amount,
      kindwords,
      publicname,
      status,
      paidAt: row.paidAt,
      createdAt: row.createdAt,
      printed_card: row.card && { state: row.card, sent_at: row.cardSentAt },
    })),
    reservations: reservations.map(({ quantity, name, step, reservedUntil, createdAt }) => ({
      quantity,
      name,
      step,
      reservedUntil,
      createdAt,
    })),
  };
}
