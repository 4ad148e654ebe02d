import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { refusals } from './cagnotte.fr.ts';
import { type Contribution, EDIT_MINUTES } from './cagnotte.ts';
import {
  type ContributionRow,
  changeContribution,
  getGift,
  lockContribution,
  toContribution,
} from './contribution.server.ts';
import { isBegun, isTerminal } from './contribution.state.ts';
import { isEditor } from './editor.server.ts';
import { onAddressChanged } from './moved.server.ts';

type Words = Partial<Pick<ContributionRow, 'anonymous' | 'kindwords' | 'email' | 'publicname'>>;

export const updateAnonymous = (ctx: Ctx, input: { hash: string; anonymous: boolean }) =>
  updateWords(ctx, input.hash, { anonymous: input.anonymous });

export const updateComment = (ctx: Ctx, input: { hash: string; kindwords: string }) =>
  updateWords(ctx, input.hash, { kindwords: input.kindwords });

export const updateContributor = (
  ctx: Ctx,
  { hash, contributor }: { hash: string; contributor: { email: string; publicname: string } },
) => updateWords(ctx, hash, contributor);

/** Name, address, comment and anonymity at once. Throws not_editable. */
export async function updateWords(ctx: Ctx, hash: string, change: Words): Promise<Contribution> {
  const { row: seen } = await getGift(ctx.db, { hash });
  await inTransaction(ctx, async (inner) => {
    const row = await lockContribution(inner.db, seen.id);
    if (!(await mayEditWords(inner, row))) throw refusals.notEditable();
    const changed = await changeContribution(inner, row, change);
    await onAddressChanged(inner, changed, row.email);
  });
  return toContribution(await getGift(ctx.db, { hash }));
}

/**
 * docs/spec/decisions.md §17: before it is paid or planned, whoever has the address, which only the giver does;
 * from then on the browser that gave, or one that came by the giver's mail; 30 minutes more once it is paid.
 */
export async function mayEditWords(ctx: Ctx, row: ContributionRow): Promise<boolean> {
  if (isTerminal(row.status)) return false;
  if (isBegun(row.status)) return true;
  const late = row.paidAt !== null && ctx.now.getTime() - row.paidAt.getTime() >= EDIT_MINUTES * 60_000;
  return !late && (await isEditor(ctx, row));
}
