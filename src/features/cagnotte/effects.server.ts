import { and, eq, sql } from 'drizzle-orm';
import { isClosed } from '#src/features/lists/giving.server.ts';
import { accountsOf } from '#src/features/money/accounts.ts';
import { balanceOf, postLedger } from '#src/features/money/ledger.server.ts';
import { keptOf, refundShares, withMissing } from '#src/features/money/shares.ts';
import { notify } from '#src/features/notifications/notify.server.ts';
import type { Block } from '#src/lib/letter-block.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { preparedFor } from '#src/server/db/prepared.ts';
import { actionToken, listOwner, person } from '#src/server/db/schema/index.ts';
import type { TakenShares } from '#src/server/db/schema/payments.ts';
import { queueMail } from '#src/server/mail.ts';
import { giveCancelLink } from './cancel-link.server.ts';
import { dropCard, queueCard } from './cards/queue.server.ts';
import { isReminded } from './charge-date.ts';
import { type ContributionRow, findGift, type Gift } from './contribution.server.ts';
import { isBegun } from './contribution.state.ts';
import { editLink, giveEditLink } from './editor.server.ts';
import { type GiftMail, giftMails, type LinkedFacts, type MailSite } from './gift.mail.ts';
import { shareLeft, sharePaid } from './pooling/funding.server.ts';
import {
  type Movement,
  movementPosting,
  type PaidGift,
  paidPosting,
  partOf,
  providerFeePosting,
} from './postings.ts';
import { receiptLink } from './receipt-page.server.ts';

export function paidGiftOf({ row, addons }: Pick<Gift, 'row' | 'addons'>): PaidGift {
  const addonCents = addons.reduce((sum, { price }) => sum + price, 0);
  return {
    id: row.id,
    potId: row.potId,
    amount: row.amount,
    fee: row.fee,
    addons: addonCents,
    pooled: isKeptAside(row),
    released: row.releasedAt !== null,
    gone: row.amount - keptOf(row, row),
  };
}

/** A share of a gift that several pay, until that gift is settled: its owner knows nothing of it. */
export const isKeptAside = (row: Pick<ContributionRow, 'poolId' | 'joinedAt'>) =>
  row.poolId !== null && row.joinedAt === null;

export const modeOf = (row: ContributionRow) => ({
  provider: row.provider as 'demo' | 'stripe',
  livemode: row.livemode,
});

/**
 * The money was received: the giver's receipt, the owner's good news, the ledger. The ledger comes last: every payment
 * of the site waits for its accounts (docs/decisions/0028-where-a-gifts-time-goes.md). `known`: all of it as it is now.
 */
export async function onPaid(
  ctx: Ctx,
  row: ContributionRow,
  { providerFee, known }: { providerFee: number; known?: Gift | undefined },
): Promise<void> {
  const gift = known ?? (await giftOf(ctx, row));
  const share = await sharePaid(ctx, row);
  if (!row.toSelf) {
    await mailReceipt(ctx, gift, { share });
    if (!share) await tellOwner(ctx, gift);
  }
  await queueCard(ctx, gift, { quiet: share !== null });
  await postLedger(ctx.db, paidPosting(paidGiftOf(gift), modeOf(row)));
  if (providerFee === 0) return;
  const cost = { about: 'charge', from: 0, to: providerFee };
  await postLedger(ctx.db, providerFeePosting(row, cost, modeOf(row)));
}

/** Books what was given back since `before`, cents, and tells the giver. */
export async function onRefunded(ctx: Ctx, row: ContributionRow, before: number): Promise<void> {
  const gift = await giftOf(ctx, row);
  const shares = refundShares(paidGiftOf(gift), before, row.refunded);
  await moveMoney(ctx, gift, { key: `refunded:${row.refunded}`, shares, way: 'out' });
  await shareLeft(ctx, row);
  if (row.status === 'refunded') await dropCard(ctx, row.id);
  const given = { cents: row.refunded - before, whole: row.status === 'refunded', total: row.refunded };
  await mailGiver(ctx, gift, giftMails.refunded({ ...mailFacts(gift), given }, siteOf(ctx)));
}

/**
 * Posts money of a gift that leaves or comes back; what its pot no longer holds is a loss. Answers what each
 * account gave. A withdrawal at this very moment makes it throw OverdraftError: the caller tries again.
 */
export async function moveMoney(ctx: Ctx, gift: Gift, movement: Movement): Promise<TakenShares> {
  const paid = paidGiftOf(gift);
  const mode = modeOf(gift.row);
  const held = await balanceOf(ctx.db, accountsOf(mode).pot(paid.potId, partOf(paid)));
  const shares = movement.way === 'out' ? withMissing(movement.shares, held) : movement.shares;
  await postLedger(ctx.db, movementPosting(paid, { ...movement, shares }, mode));
  return shares;
}

/** The card is saved: nothing was charged yet, and the giver may still change their mind. */
export const onScheduled = (ctx: Ctx, row: ContributionRow) =>
  mailLinks(ctx, row, unasked(giftMails.scheduled));

/** The links of a gift to come once more, at its giver's demand; once a `key`. */
export function resendLinks(ctx: Ctx, row: ContributionRow, key: string): Promise<void> {
  const write = linksOf(row.status);
  const again: LinkMail = (facts, site) => {
    const mail = write(facts, site);
    return { ...mail, kind: `${mail.kind}:${key}` };
  };
  return mailLinks(ctx, row, unasked(again));
}

function linksOf(status: ContributionRow['status']) {
  if (isBegun(status)) return giftMails.begun;
  return status === 'needs_action' ? giftMails.action : giftMails.scheduled;
}

type LinkMail = (facts: LinkedFacts, site: MailSite) => GiftMail & { unasked?: 'gift' };

/** Its reader has paid nothing yet: whoever began the gift typed the address. */
const unasked =
  (write: LinkMail): LinkMail =>
  (facts, site) => ({ ...write(facts, site), unasked: 'gift' });

/**
 * A delayed gift was begun: its links are sent at once (docs/spec/calls.md §/api/publiclist/
 * list_cancel_contribution).
 */
export const onDelayedBegun = (ctx: Ctx, row: ContributionRow) =>
  mailLinks(ctx, row, unasked(giftMails.begun));

/** Three days before the charge (docs/spec/decisions.md §16). */
export const onReminder = (ctx: Ctx, row: ContributionRow) => mailLinks(ctx, row, giftMails.reminder);

/** The bank wants the giver: 72 hours by this link. */
export const onNeedsAction = (ctx: Ctx, row: ContributionRow) => mailLinks(ctx, row, giftMails.action);

export async function onChargeFailed(ctx: Ctx, row: ContributionRow): Promise<void> {
  const gift = await giftOf(ctx, row);
  await mailGiver(ctx, gift, giftMails.failed(mailFacts(gift), siteOf(ctx)));
}

async function mailLinks(ctx: Ctx, row: ContributionRow, write: LinkMail) {
  if (!row.email) return;
  const gift = await giftOf(ctx, row);
  const cancelUrl = await giveCancelLink(ctx, row);
  const payUrl = await giveEditLink(ctx, row);
  await mailGiver(ctx, gift, write({ ...mailFacts(gift), cancelUrl, payUrl }, siteOf(ctx)));
}

async function giftOf(ctx: Ctx, row: ContributionRow): Promise<Gift> {
  const gift = await findGift(ctx.db, { id: row.id });
  if (!gift) throw new Error(`Contribution ${row.id} is gone`);
  return gift;
}

export function siteOf({ services: { config } }: Ctx): MailSite {
  return { name: config.productName, url: config.publicUrl, demo: config.payments === 'demo' };
}

export function mailFacts(gift: Gift) {
  const { row, list, addons } = gift;
  return {
    amount: row.amount,
    fee: row.fee,
    addons,
    kindwords: row.kindwords,
    giver: row.anonymous ? null : row.publicname || null,
    // To a giver whose list closed since, it is « la liste » that they gave to.
    listTitle: isClosed(list) ? '' : list.title,
    listSlug: isClosed(list) ? null : list.slug,
    chargeOn: row.chargeOn,
    reminded: row.chargeOn !== null && isReminded(row.chargeOn, row.createdAt),
    paidAt: row.paidAt,
    reference: row.uuid,
  };
}

/** The address that was the giver's until now hears that another took its place. */
export async function mailFormer(ctx: Ctx, gift: Gift, to: string): Promise<void> {
  const mail = giftMails.moved(mailFacts(gift), siteOf(ctx));
  const key = `contribution:${gift.row.uuid}:moved:${gift.row.version}`;
  await queueMail(ctx, { ...mail, to, key });
}

/** A gift for later that its giver took back: they are told that it worked. */
export async function onCanceled(ctx: Ctx, row: ContributionRow): Promise<void> {
  if (!row.delayed) return;
  const gift = await giftOf(ctx, row);
  await mailGiver(ctx, gift, giftMails.canceled(mailFacts(gift), siteOf(ctx)));
}

async function mailGiver(ctx: Ctx, { row }: Gift, mail: GiftMail & { unasked?: 'gift' }): Promise<void> {
  if (!row.email) return;
  await queueMail(ctx, { ...mail, to: row.email, key: `contribution:${row.uuid}:${mail.kind}` });
}

/** The receipt once more, at the giver's demand; `key` tells one sending from the next. */
export async function resendReceipt(ctx: Ctx, gift: Gift, key: string): Promise<void> {
  await mailReceipt(ctx, gift, { key });
}

async function mailReceipt(
  ctx: Ctx,
  gift: Gift,
  { share = null, key }: { share?: Block[] | null; key?: string },
): Promise<void> {
  if (!gift.row.email) return;
  const [receipt, edit] = [receiptLink(ctx, gift.row), editLink(ctx, gift.row)];
  await ctx.db.insert(actionToken).values([receipt.token, edit.token]);
  const [receiptUrl, editUrl] = [receipt.url, edit.url];
  const mail = giftMails.receipt({ ...mailFacts(gift), share, receiptUrl, editUrl }, siteOf(ctx));
  await mailGiver(ctx, gift, key ? { ...mail, kind: `${mail.kind}:${key}` } : mail);
}

const ownersOf = preparedFor((db) =>
  db
    .select({ id: listOwner.personId, email: person.email, notify: person.notify })
    .from(listOwner)
    .innerJoin(person, eq(person.id, listOwner.personId))
    .where(and(eq(listOwner.listId, sql.placeholder('listId')), eq(listOwner.role, 'owner')))
    .prepare('owners_told'),
);

/** A notification always, and a mail unless the owner turned them off (docs/spec/decisions.md §17). */
async function tellOwner(ctx: Ctx, gift: Gift): Promise<void> {
  const { row, list } = gift;
  const mail = giftMails.owner({ ...mailFacts(gift), listTitle: list.title }, siteOf(ctx));
  const owners = await ownersOf(ctx.db).execute({ listId: list.id });
  const { kind, ...words } = mail;
  for (const { id, ...who } of owners)
    await notify(ctx, {
      personId: id,
      who,
      kind: 'contribution',
      text: mail.subject,
      href: '/i/mon-compte/cagnotte',
      mail: { ...words, key: `contribution:${row.uuid}:${kind}:${id}` },
      quiet: list.settings.email_notifications === false,
    });
}
