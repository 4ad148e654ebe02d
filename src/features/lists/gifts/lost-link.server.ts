import { and, asc, eq, isNull } from 'drizzle-orm';
import type { InputOf } from '#src/calls/contract.ts';
import { siteOf } from '#src/features/accounts/account-words.ts';
import { invalidInput } from '#src/server/calls/answer.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { actionToken, listItem, orderLine, product, reservation } from '#src/server/db/schema/index.ts';
import { attempt } from '#src/server/http/page-caller.ts';
import type { LimitPolicy } from '#src/server/limits.ts';
import { queueMail } from '#src/server/mail.ts';
import { requireMailRoom } from '#src/server/mail-room.ts';
import { newToken, tokenHash } from '#src/server/tokens.ts';
import { getVisibleList } from '../access.server.ts';
import { defaultTitle } from '../list.fr.ts';
import { ownerOf } from '../list.read.server.ts';
import { giftCalls } from './gift.calls.ts';
import { RESERVATION_TOKEN } from './gift.ts';
import { lostLinkMail } from './lost-link.fr.ts';

type Input = InputOf<typeof giftCalls.mailReservationLinks>;

/** As for lost passwords (docs/spec/decisions.md §28): nobody's letter box is filled from here. */
const BY_ADDRESS: LimitPolicy = { name: 'lost-links', points: 5, seconds: 3600 };
const BY_IP: LimitPolicy = { name: 'lost-links-ip', points: 60, seconds: 3600 };
/** One mail shows so many; nobody gives more on one list. */
const LINKS_MAX = 30;

/** Mails a fresh private link for each gift this address holds on a list. Answers the same, held or not. */
export async function mailReservationLinks(ctx: Ctx, input: Input): Promise<{ sent: true }> {
  const email = input.email.toLowerCase();
  await ctx.services.limits.takeAll([
    [BY_IP, ctx.ip],
    [BY_ADDRESS, email],
  ]);
  await requireMailRoom(ctx, email, 'gift');
  return inTransaction(ctx, async (tx) => {
    const { row } = await getVisibleList(tx, input.list_uuid);
    const held = await heldBy(tx, row.id, email);
    if (held.length === 0) return { sent: true as const };
    const title = row.title || defaultTitle((await ownerOf(tx.db, row)).display_name);
    const links = [];
    for (const { uuid, gift } of held) links.push({ gift, href: await freshLink(tx, uuid) });
    const mail = lostLinkMail({ site: siteOf(tx), title, links });
    const key = `reservation-links:${tokenHash(newToken())}`;
    await queueMail(tx, { ...mail, to: email, key, unasked: 'gift' });
    return { sent: true as const };
  });
}

/** Finds the gifts this address holds; the link of a lapsed one takes it up again. */
function heldBy(tx: Ctx, listId: number, email: string) {
  return tx.db
    .select({ uuid: reservation.uuid, gift: product.name })
    .from(reservation)
    .innerJoin(listItem, eq(listItem.id, reservation.itemId))
    .innerJoin(product, eq(product.id, listItem.productId))
    .leftJoin(orderLine, eq(orderLine.reservationId, reservation.id))
    .where(
      and(
        eq(listItem.listId, listId),
        // A gift bought here is followed, and given up, as an order.
        isNull(orderLine.id),
        eq(reservation.email, email),
        isNull(reservation.releasedAt),
        isNull(listItem.removedAt),
      ),
    )
    .orderBy(asc(reservation.id))
    .limit(LINKS_MAX);
}

async function freshLink(tx: Ctx, uuid: string): Promise<string> {
  const token = newToken();
  await tx.db
    .insert(actionToken)
    .values({ tokenHash: tokenHash(token), purpose: RESERVATION_TOKEN, subject: uuid });
  return `${tx.services.config.publicUrl}/p/reservation/${token}`;
}

/** The form at the foot of the list's page. */
export function submitLostLink(ctx: Ctx, listUuid: string, email: string) {
  return attempt(async () => {
    const input = giftCalls.mailReservationLinks.contract.input.safeParse({ list_uuid: listUuid, email });
    if (!input.success) throw invalidInput(input.error.issues);
    return mailReservationLinks(ctx, input.data);
  });
}
