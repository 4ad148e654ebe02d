import { and, eq } from 'drizzle-orm';
import { DomainError, notFound } from '#src/calls/domain-error.ts';
import { siteOf } from '#src/features/accounts/account-words.ts';
import { requirePerson } from '#src/server/calls/actor.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { giftThanks } from '#src/server/db/schema/index.ts';
import { queueMail } from '#src/server/mail.ts';
import { getOwnList, type Seen } from '../access.server.ts';
import { lockList } from '../items.server.ts';
import { ownerOf } from '../list.read.server.ts';
import { listChanged } from '../live/tell.server.ts';
import { settingsOf } from '../settings.ts';
import { type Given, giftsOf } from './gifts.server.ts';
import { thanksMail, thanksWords } from './thanks.fr.ts';
import type { Tracker } from './thanks.ts';

/** Reads who gave what. Throws surprise_holds before the reveal, even when nothing was given. */
export async function giftTracker(ctx: Ctx, { list_uuid }: { list_uuid: string }): Promise<Tracker> {
  const own = await getRevealed(ctx, list_uuid);
  return { items: (await giftsOf(ctx, own.row.id)).map(({ tracked }) => tracked) };
}

async function getRevealed(ctx: Ctx, uuid: string): Promise<Seen> {
  const own = await getOwnList(ctx, uuid);
  if (!own.hidden) return own;
  const day = settingsOf(own.row.settings).reveal_on ?? own.row.birthdate;
  throw new DomainError('surprise_holds', thanksWords.surprise(day), { extra: { reveal_on: day } });
}

interface Thanked {
  list_uuid: string;
  gift_id: string;
  message?: string | undefined;
}

/**
 * Marks a gift, and with a message mails it to the giver, once. Said again, nothing more happens; another
 * message for the same gift is refused (already_thanked).
 */
export async function markThanked(ctx: Ctx, input: Thanked): Promise<Record<string, never>> {
  return marking(ctx, input, async (tx, own, given) => {
    const { gift_id, message: sent, thanked_at } = given.tracked;
    if (input.message !== undefined && sent && sent !== input.message) throw alreadySent();
    if (thanked_at && (input.message === undefined || sent)) return;
    if (input.message !== undefined) await mailThanks(tx, own, { given, message: input.message });
    const values = { message: input.message ?? '', by: requirePerson(tx.actor).personId, thankedAt: tx.now };
    await tx.db
      .insert(giftThanks)
      .values({ listId: own.row.id, gift: gift_id, ...values })
      .onConflictDoUpdate({ target: [giftThanks.listId, giftThanks.gift], set: { message: values.message } });
  });
}

/** Takes the mark back. Throws already_thanked when a message has left. */
export async function markNotThanked(ctx: Ctx, input: Thanked): Promise<Record<string, never>> {
  return marking(ctx, input, async (tx, own, { tracked }) => {
    if (tracked.message) throw alreadySent();
    await tx.db
      .delete(giftThanks)
      .where(and(eq(giftThanks.listId, own.row.id), eq(giftThanks.gift, tracked.gift_id)));
  });
}

const alreadySent = () => new DomainError('already_thanked', thanksWords.sent);

/** Money in the pot is told to its owner at once: whoever gave it may be thanked before the reveal. */
const isTold = (giftId: string) => giftId.startsWith('c-');

/** Under the list's lock: two owners who thank at once send one mail. */
async function marking(
  ctx: Ctx,
  { list_uuid, gift_id }: Thanked,
  work: (tx: Ctx, own: Seen, given: Given) => Promise<void>,
): Promise<Record<string, never>> {
  return inTransaction(ctx, async (tx) => {
    const own = await (isTold(gift_id) ? getOwnList(tx, list_uuid) : getRevealed(tx, list_uuid));
    await lockList(tx, own);
    const given = (await giftsOf(tx, own.row.id)).find(({ tracked }) => tracked.gift_id === gift_id);
    if (!given) throw notFound(thanksWords.gone);
    await work(tx, own, given);
    await listChanged(tx, list_uuid, 'thanks');
    return {};
  });
}

async function mailThanks(tx: Ctx, own: Seen, { given, message }: { given: Given; message: string }) {
  const { tracked, email } = given;
  if (!email)
    throw new DomainError('invalid_input', thanksWords.unreachable, {
      fields: { message: thanksWords.unreachable },
    });
  const { gift } = tracked;
  const what = gift.kind === 'contribution' ? thanksWords.contribution : thanksWords.named(gift.name);
  const from = (await ownerOf(tx.db, own.row)).display_name;
  const mail = thanksMail({ site: siteOf(tx), from, gift: what, message });
  await queueMail(tx, { ...mail, to: email, key: `thanks:${tracked.gift_id}` });
}
