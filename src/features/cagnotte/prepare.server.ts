import type { InputOf, OutputOf } from '#src/calls/contract.ts';
import { findGivingList, type GivingList, isOver, isOwner } from '#src/features/lists/giving.server.ts';
import { settingsOf } from '#src/features/lists/settings.ts';
import { feeOf, isAmountInRange } from '#src/features/money/amount.ts';
import { PREPARED, takeEach } from '#src/features/money/limits.server.ts';
import { findPot, openPot, type Pot } from '#src/features/money/pot.server.ts';
import { moneyModeOf } from '#src/features/money/provider.server.ts';
import { isPerson } from '#src/server/calls/actor.ts';
import { type Ctx, inTransaction, type Verb } from '#src/server/calls/context.ts';
import { contribution } from '#src/server/db/schema/index.ts';
import { newHash } from '#src/server/tokens.ts';
import { attachAddon } from './addon.server.ts';
import type { contributionCalls } from './cagnotte.calls.ts';
import { amountOutOfRange, refusals } from './cagnotte.fr.ts';
import type { ContributionInput } from './cagnotte.ts';
import { chargeDate } from './charge-date.ts';
import { type ContributionRow, type Gift, getGift, toContribution } from './contribution.server.ts';
import { detailOf } from './detail.server.ts';
import { giveEditor } from './editor.server.ts';
import { onDelayedBegun } from './effects.server.ts';
import { paymentOf } from './intent.server.ts';

interface Wanted {
  listUuid: string;
  gift: ContributionInput;
  /** The place of the amount in the caller's input, for its error. */
  amountField: string;
  addonIds?: readonly number[];
  toSelf?: boolean;
  delayed?: true | string | null;
  /** A share of a gift that several pay: what it holds is taken under that gift's lock. */
  share?: (inner: Ctx) => Promise<Pick<ContributionRow, 'poolId' | 'shortfall'>>;
}

export const prepare: Verb<
  InputOf<typeof contributionCalls.prepare>,
  OutputOf<typeof contributionCalls.prepare>
> = (ctx, input) => prepareWith(ctx, input, input.addon_id ? [input.addon_id] : []);

/** The same with any number of options, as the page offers them. */
export async function prepareWith(
  ctx: Ctx,
  input: InputOf<typeof contributionCalls.prepare>,
  addonIds: readonly number[],
): Promise<OutputOf<typeof contributionCalls.prepare>> {
  const gift = await newGift(ctx, {
    listUuid: input.list_uuid,
    gift: input.contribution,
    amountField: 'contribution.amount',
    addonIds,
    toSelf: input.to_self,
  });
  return withPayment(ctx, gift, !input.dontGenerateStripePaymentIntent);
}

export const prepareWithAmount: Verb<
  InputOf<typeof contributionCalls.prepareWithAmount>,
  OutputOf<typeof contributionCalls.prepareWithAmount>
> = async (ctx, input) => {
  const gift = await newGift(ctx, justAmount(input.list_uuid, input.amount));
  return withPayment(ctx, gift, !input.dontGenerateStripePaymentIntent);
};

export const prepareWithDetail: Verb<
  InputOf<typeof contributionCalls.prepareWithDetail>,
  OutputOf<typeof contributionCalls.prepareWithDetail>
> = async (ctx, input) => {
  const gift = await newGift(ctx, justAmount(input.liste_uuid, input.amount));
  return detailOf(ctx, gift.row.hash, { withPayment: true });
};

export const add: Verb<InputOf<typeof contributionCalls.add>, OutputOf<typeof contributionCalls.add>> = (
  ctx,
  input,
) => addWith(ctx, input);

export async function addWith(
  ctx: Ctx,
  input: InputOf<typeof contributionCalls.add>,
  { addonIds = [], generate = true }: { addonIds?: readonly number[]; generate?: boolean } = {},
): Promise<OutputOf<typeof contributionCalls.add>> {
  const gift = await newGift(ctx, {
    listUuid: input.list_uuid,
    gift: input.contribution,
    amountField: 'contribution.amount',
    addonIds,
    delayed: input.delayed === false ? null : input.delayed,
  });
  return withPayment(ctx, gift, generate);
}

const justAmount = (listUuid: string, amount: number): Wanted => ({
  listUuid,
  gift: { amount, anonymous: false, kindwords: '' },
  amountField: 'amount',
});

export async function withPayment(ctx: Ctx, gift: Gift, generate: boolean) {
  if (!generate) return { contribution: toContribution(gift), payment: null };
  const { payment, seen } = await paymentOf(ctx, gift);
  return { contribution: toContribution(seen), payment };
}

/** A draft on a list that takes contributions, with its pot opened (docs/spec/decisions.md §14). */
export async function newGift(ctx: Ctx, wanted: Wanted): Promise<Gift> {
  await takeEach(ctx, PREPARED);
  if (!isAmountInRange(wanted.gift.amount)) throw amountOutOfRange(wanted.amountField);
  const { list, pot } = await openList(ctx, wanted);
  const chargeOn = wanted.delayed ? chargeDate(wanted.delayed, ctx.now, list.birthdate) : null;
  if (wanted.delayed && !chargeOn) throw refusals.dateOutOfRange();
  const { addonIds = [], share } = wanted;
  // One row, and nothing to be kept together with it.
  if (pot && addonIds.length === 0 && !share && !chargeOn)
    return { row: await insertGift(ctx, wanted, { potId: pot.id }), pot, list, addons: [] };
  const { hash } = await inTransaction(ctx, async (inner) => {
    const shared = await share?.(inner);
    const { id: potId } = await openPot(inner.db, list.id, moneyModeOf(inner.services));
    const row = await insertGift(inner, wanted, { ...shared, potId, chargeOn });
    for (const id of addonIds) await attachAddon(inner, { ...row, listId: list.id }, id);
    if (chargeOn) await onDelayedBegun(inner, row);
    return row;
  });
  return getGift(ctx.db, { hash });
}

async function insertGift(
  ctx: Ctx,
  wanted: Wanted,
  known: Partial<ContributionRow> & Pick<ContributionRow, 'potId'>,
): Promise<ContributionRow> {
  const hash = newHash();
  const [row] = await ctx.db
    .insert(contribution)
    .values({
      ...columnsOf(ctx, wanted),
      ...moneyModeOf(ctx.services),
      ...known,
      hash,
      thanksKey: newHash(),
      editorHash: giveEditor(ctx, { hash, delayed: Boolean(wanted.delayed) }),
    })
    .returning();
  if (!row) throw new Error('The contribution was not inserted');
  return row as ContributionRow;
}

function columnsOf(ctx: Ctx, { gift, toSelf, delayed }: Wanted) {
  return {
    amount: gift.amount,
    fee: feeOf(gift.amount, ctx.services.config),
    anonymous: gift.anonymous,
    kindwords: gift.kindwords,
    email: gift.contributor?.email ?? null,
    publicname: gift.contributor?.publicname ?? null,
    toSelf: toSelf ?? false,
    delayed: Boolean(delayed),
    // Asking for a later charge is the written consent to it: the screen says so beside the date.
    consentAt: delayed ? ctx.now : null,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  };
}

/** With its pot, where it has one. Throws not_found, cagnotte_closed, and 401 or 403 when `to_self` comes from somebody else. */
async function openList(
  ctx: Ctx,
  { listUuid, toSelf }: Wanted,
): Promise<{ list: GivingList; pot: Pot | null }> {
  const personId = isPerson(ctx.actor) ? ctx.actor.personId : null;
  const list = await findGivingList(ctx.db, listUuid, personId);
  if (!list) throw (await isOver(ctx.db, listUuid)) ? refusals.closed() : refusals.listNotFound();
  if (toSelf && personId === null) throw refusals.selfNeedsLogin();
  if (toSelf && !(await isOwner(ctx.db, list.id, personId as number))) throw refusals.selfNeedsOwner();
  if (!settingsOf(list.settings).accept_contributions) throw refusals.closed();
  const pot = await findPot(ctx.db, list.id, moneyModeOf(ctx.services));
  if (pot?.heldAt) throw refusals.held();
  return { list, pot };
}
