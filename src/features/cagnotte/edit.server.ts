import { requireRoomFor } from '#src/features/pooling/room.server.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { IntentLockedError } from '#src/server/gateways/payments/provider.ts';
import { attachAddon, requireAddon } from './addon.server.ts';
import { feeOf, isAmountInRange } from './amount.ts';
import { amountOutOfRange, refusals } from './cagnotte.fr.ts';
import { type Contribution, EDIT_MINUTES } from './cagnotte.ts';
import {
  type ContributionRow,
  changeContribution,
  type Gift,
  getGift,
  lockContribution,
  toContribution,
  totalOf,
} from './contribution.server.ts';
import { isAmountEditable, isTerminal } from './contribution.state.ts';
import { isEditor } from './editor.server.ts';
import { askProvider, providerOf } from './provider.server.ts';
import { untilUnchanged } from './retry.server.ts';
import { intentMetadata } from './settle.server.ts';

type Words = Partial<Pick<ContributionRow, 'anonymous' | 'kindwords' | 'email' | 'publicname'>>;

export const updateAnonymous = (ctx: Ctx, input: { hash: string; anonymous: boolean }) =>
  editWords(ctx, input.hash, { anonymous: input.anonymous });

export const updateComment = (ctx: Ctx, input: { hash: string; kindwords: string }) =>
  editWords(ctx, input.hash, { kindwords: input.kindwords });

/** The address is where the receipt goes: it stays as it was once that is sent. */
export const updateContributor = (
  ctx: Ctx,
  { hash, contributor }: { hash: string; contributor: { email: string; publicname: string } },
) =>
  editWords(ctx, hash, (row) =>
    row.paidAt
      ? { publicname: contributor.publicname }
      : { publicname: contributor.publicname, email: contributor.email },
  );

/** Name, comment and anonymity at once. Throws not_editable. */
export const updateWords = (ctx: Ctx, hash: string, words: Words) => editWords(ctx, hash, words);

async function editWords(
  ctx: Ctx,
  hash: string,
  change: Words | ((row: ContributionRow) => Words),
): Promise<Contribution> {
  const { row: seen } = await getGift(ctx.db, { hash });
  await inTransaction(ctx, async (inner) => {
    const row = await lockContribution(inner.db, seen.id);
    if (!mayEditWords(inner, row)) throw refusals.notEditable();
    await changeContribution(inner, row, typeof change === 'function' ? change(row) : change);
  });
  return toContribution(await getGift(ctx.db, { hash }));
}

/** decisions.md §17: until paid whoever has the address; then 30 minutes, in the browser that gave. */
export function mayEditWords(ctx: Ctx, row: ContributionRow): boolean {
  if (isTerminal(row.status)) return false;
  if (!row.paidAt) return true;
  return ctx.now.getTime() - row.paidAt.getTime() < EDIT_MINUTES * 60_000 && isEditor(ctx, row);
}

export async function updateAmount(ctx: Ctx, { hash, amount }: { hash: string; amount: number }) {
  if (!isAmountInRange(amount)) throw amountOutOfRange('amount');
  const amounts = { amount, fee: feeOf(amount, ctx.services.config) };
  return editMoney(ctx, hash, async ({ row, addons }) => {
    await requireRoomFor(ctx, row, amount);
    return {
      wanted: { row: { ...row, ...amounts }, addons },
      write: async (inner, locked) => {
        await changeContribution(inner, locked, amounts);
      },
    };
  });
}

export async function addAddon(ctx: Ctx, { hash, addon_id }: { hash: string; addon_id: number }) {
  return editMoney(ctx, hash, async ({ row, list, addons }) => {
    const gift = { id: row.id, listId: list.id };
    const added = await requireAddon(ctx, gift, addon_id);
    return {
      wanted: { row, addons: [...addons.filter(({ id }) => id !== added.id), added] },
      write: async (inner, locked) => {
        await attachAddon(inner, gift, addon_id);
        await changeContribution(inner, locked, {});
      },
    };
  });
}

interface MoneyEdit {
  /** What the provider is to charge. */
  wanted: { row: ContributionRow; addons: readonly { id: number; price: number }[] };
  write(ctx: Ctx, row: ContributionRow): Promise<void>;
}

/**
 * api.md: in draft and awaiting_payment only; an intent already made follows, before our row does. Whoever
 * commits last told the provider last. Throws not_editable.
 */
async function editMoney(
  ctx: Ctx,
  hash: string,
  plan: (gift: Gift) => Promise<MoneyEdit>,
): Promise<Contribution> {
  await untilUnchanged(async () => {
    const gift = await getGift(ctx.db, { hash });
    if (!isAmountEditable(gift.row.status)) throw refusals.notEditable();
    const { wanted, write } = await plan(gift);
    await tellProvider(ctx, gift.row, wanted);
    return inTransaction(ctx, async (inner) => {
      const row = await lockContribution(inner.db, gift.row.id);
      if (row.version !== gift.row.version) return null;
      await write(inner, row);
      return true;
    });
  });
  return toContribution(await getGift(ctx.db, { hash }));
}

async function tellProvider(ctx: Ctx, row: ContributionRow, wanted: MoneyEdit['wanted']): Promise<void> {
  const { intentId } = row;
  if (intentId === null || row.delayed) return;
  const change = {
    amount: totalOf(wanted.row, wanted.addons),
    metadata: intentMetadata(wanted.row, wanted.addons),
  };
  try {
    await askProvider(() => providerOf(ctx.services).updateIntent(intentId, change));
  } catch (error) {
    throw error instanceof IntentLockedError ? refusals.notEditable() : error;
  }
}
