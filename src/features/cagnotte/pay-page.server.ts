import type { List } from '#src/features/lists/list.ts';
import { parseAmount } from '#src/features/money/amount.ts';
import { attemptInTime, inTime, LATE } from '#src/features/money/patience.server.ts';
import { demoBank } from '#src/features/money/provider.server.ts';
import { invalidInput } from '#src/server/calls/answer.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { findDemoChallengeOf } from '#src/server/gateways/payments/demo.ts';
import { attempt, type Refusal, textOf } from '#src/server/http/page-caller.ts';
import { requireMailRoom } from '#src/server/mail-room.ts';
import { offeredAddons } from './addon.server.ts';
import { declineSentence, refusals } from './cagnotte.fr.ts';
import { type Addon, type Contribution, type Payment, wordsInput } from './cagnotte.ts';
import { maySeeGift, requireSeen } from './closed-list.server.ts';
import { type ContributionRow, findGift, type Gift, getGift } from './contribution.server.ts';
import { isAmountEditable } from './contribution.state.ts';
import { demoCalls } from './demo.calls.ts';
import { confirm } from './demo.server.ts';
import { checkedGift, detailOfGift } from './detail.server.ts';
import { mayEditWords, updateWords } from './edit.server.ts';
import { changeMoney, dropLostAddons } from './edit-money.server.ts';
import { isEditor, openByLink } from './editor.server.ts';
import { resendLinks } from './effects.server.ts';
import { giveFr } from './give.fr.ts';
import { readAddons } from './give-form.ts';
import { preparePayment } from './intent.server.ts';
import { type ShareWords, wordsOfShare } from './pooling/room.server.ts';
import { thanksPathOf } from './thanks-page.server.ts';

export interface PayPage {
  contribution: Contribution;
  list: List;
  payment: Payment | null;
  /** Its provider was asked, and has not answered yet. */
  late: boolean;
  /** The address where the bank still waits for an answer. */
  challengeUrl: string | null;
  /** Why the last card was refused. */
  declined: string | null;
  editable: boolean;
  /** The name, for the giver's own form, even when it is hidden from others. */
  publicname: string;
  demo: boolean;
  /** When it is a share of a gift that several pay. */
  share: ShareWords | null;
  /** Options that may still be added or taken off, those chosen among them. */
  addons: Addon[];
  /** Options that somebody else paid for meanwhile. */
  lost: Addon[];
  /** An owner's own money. */
  toSelf: boolean;
  /** A receipt goes out by mail. */
  mailed: boolean;
  /** The page of thanks that may be shared; null where there is none. */
  thanksPath: string | null;
}

/** A giver who comes by the link of their mail; the page is then read at its plain address, where no key shows. */
export async function openPayPage(ctx: Ctx, hash: string, token: string): Promise<string> {
  const gift = await findGift(ctx.db, { hash });
  if (gift) await openByLink(ctx, gift.row, token);
  return payPagePath(hash);
}

const payPagePath = (hash: string) => `/p/participation-cagnotte-paiement/${encodeURIComponent(hash)}`;

/**
 * Everything the payment page shows, the provider being asked first, as long as a page waits; null when there is no such
 * contribution, or its list closed.
 */
export async function loadPayPage(ctx: Ctx, hash: string): Promise<PayPage | null> {
  const found = await findGift(ctx.db, { hash });
  if (!found) return null;
  const asked = await inTime(ctx, () => askForPage(ctx, found));
  const known = asked === LATE ? await knownForPage(ctx, hash) : asked;
  if (known === null) return null;
  const { gift, lost, ...detail } = known;
  const { row } = gift;
  const demo = row.provider === 'demo';
  const waiting = row.status === 'requires_action' || row.status === 'needs_action';
  const challenge =
    demo && waiting && row.intentId ? await findDemoChallengeOf(demoBank(ctx.services), row.intentId) : null;
  return {
    ...detail,
    late: asked === LATE,
    challengeUrl: challenge && `/p/demo-3ds/${challenge}`,
    declined: row.status === 'awaiting_payment' && row.failureCode ? declineSentence(row.failureCode) : null,
    editable: await mayEditWords(ctx, row),
    publicname: (await isNameHidden(ctx, row)) ? '' : (row.publicname ?? ''),
    demo,
    share: await wordsOfShare(ctx, row),
    addons: await choosable(ctx, gift),
    lost,
    toSelf: row.toSelf,
    mailed: row.email !== null && !row.toSelf,
    thanksPath: thanksPathOf(gift),
  };
}

/** The gift as its provider says it is, its lost options taken off, and what pays it; null when its list closed. */
async function askForPage(ctx: Ctx, found: Gift) {
  const { hash } = found.row;
  const checked = await checkedGift(ctx, found);
  if (!(await maySeeGift(ctx, checked))) return null;
  // A card being answered for at this very moment: what it pays is settled with the answer.
  const dropped = await attempt(() => dropLostAddons(ctx, checked));
  const isAsFound = 'done' in dropped && dropped.done.length === 0;
  const read = isAsFound ? checked : await getGift(ctx.db, { hash });
  const asked = await attempt(() => detailOfGift(ctx, read, { withPayment: true }));
  const detail =
    'done' in asked
      ? asked.done
      : await detailOfGift(ctx, await getGift(ctx.db, { hash }), { withPayment: false });
  return { ...detail, lost: 'done' in dropped ? dropped.done : [] };
}

/** The same as far as we know by ourselves. */
async function knownForPage(ctx: Ctx, hash: string): ReturnType<typeof askForPage> {
  const gift = await getGift(ctx.db, { hash });
  if (!(await maySeeGift(ctx, gift))) return null;
  return { ...(await detailOfGift(ctx, gift, { withPayment: false })), lost: [] };
}

/** The address alone, which may have been shared, tells no name that was to stay unknown. */
const isNameHidden = async (ctx: Ctx, row: ContributionRow) => row.anonymous && !(await isEditor(ctx, row));

async function choosable(ctx: Ctx, { row, list, addons }: Gift): Promise<Addon[]> {
  if (!isAmountEditable(row.status) || row.poolId !== null || row.toSelf) return [];
  const offered = await offeredAddons(ctx.db, { id: row.id, listId: list.id });
  const others = offered.filter(({ id }) => !addons.some((chosen) => chosen.id === id));
  return [...addons, ...others];
}

/** Handles the page's plain forms: pay, another amount, other words. Answers where to go next. */
export async function submitPayPage(
  ctx: Ctx,
  hash: string,
  form: FormData,
): Promise<{ done: string } | { refused: Refusal }> {
  const here = payPagePath(hash);
  const action = textOf(form, 'action');
  return attemptInTime(ctx, async () => {
    await requireSeen(ctx, await getGift(ctx.db, { hash }));
    if (action === 'pay') return (await payByCard(ctx, hash, textOf(form, 'card_number'))) ?? here;
    if (action === 'amount') await changeAmount(ctx, hash, form);
    if (action === 'words') {
      await changeWords(ctx, hash, form);
      return `${here}?enregistre=1`;
    }
    if (action === 'links') {
      await mailLinksAgain(ctx, hash);
      return `${here}?envoye=1`;
    }
    return here;
  });
}

/** To the address that was given, and to no other. */
async function mailLinksAgain(ctx: Ctx, hash: string): Promise<void> {
  const { row } = await getGift(ctx.db, { hash });
  if (row.status !== 'scheduled') throw refusals.notCancelable();
  if (row.email) await requireMailRoom(ctx, row.email, 'gift');
  const hour = ctx.now.toISOString().slice(0, 13);
  await inTransaction(ctx, (inner) => resendLinks(inner, row, hour));
}

async function payByCard(ctx: Ctx, hash: string, typed: string): Promise<string | null> {
  const payment = await preparePayment(ctx, hash);
  // Pressed twice: the page says where it is.
  if (payment === null) return null;
  if (payment.provider !== 'demo') throw refusals.paymentClosed();
  const input = demoCalls.confirm.contract.input.safeParse({
    client_secret: payment.client_secret,
    card_number: typed,
  });
  if (!input.success) throw refusals.cardNotDemo();
  return (await confirm(ctx, input.data)).next_action?.url ?? null;
}

async function changeAmount(ctx: Ctx, hash: string, form: FormData): Promise<void> {
  const amount = parseAmount(textOf(form, 'amount'));
  if (amount === null) throw invalidInput([{ path: ['amount'], message: giveFr.amountMissing }]);
  await changeMoney(ctx, hash, { amount, addons: () => readAddons(form) });
}

async function changeWords(ctx: Ctx, hash: string, form: FormData): Promise<void> {
  const email = textOf(form, 'email').trim();
  const words = wordsInput.safeParse({
    ...(email ? { email } : {}),
    publicname: textOf(form, 'publicname'),
    // Browsers send line ends as CRLF.
    kindwords: textOf(form, 'kindwords').replaceAll('\r\n', '\n'),
    anonymous: textOf(form, 'anonymous') === 'on',
  });
  if (!words.success) throw invalidInput(words.error.issues);
  const { row } = await getGift(ctx.db, { hash });
  const { publicname, ...others } = words.data;
  const unseen = (await isNameHidden(ctx, row)) && publicname === '';
  await updateWords(ctx, hash, unseen ? others : words.data);
}
