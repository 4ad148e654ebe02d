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
import { isTerminal } from './contribution.state.ts';
import { isEditor } from './editor.server.ts';

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

/**
 * docs/spec/decisions.md §17: until paid whoever has the address; then 30 minutes, in the browser that gave.
 */
export function mayEditWords(ctx: Ctx, row: ContributionRow): boolean {
  if (isTerminal(row.status)) return false;
  if (!row.paidAt) return true;
  return ctx.now.getTime() - row.paidAt.getTime() < EDIT_MINUTES * 60_000 && isEditor(ctx, row);
}
