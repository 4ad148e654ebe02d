import { and, eq, gt, like, notLike, or } from 'drizzle-orm';
import { DomainError } from '#src/calls/domain-error.ts';
import { audit } from '#src/server/audit.ts';
import { requirePerson } from '#src/server/calls/actor.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { ledgerAccount, list, listInvitation, listOwner, pot } from '#src/server/db/schema/index.ts';
import { getOwnList } from './access.server.ts';
import { isFound, publicListsChanged } from './found/public-lists.server.ts';
import { tellListGone } from './gifts/tell.server.ts';
import { chooseNextMain } from './owners/main-list.server.ts';
import { listRefusalFr } from './refusals.fr.ts';

/** To the bin for 30 days. Throws withdrawal_pending while its pot holds money, forbidden for a co-owner. */
export async function deleteList(ctx: Ctx, input: { list_uuid: string }): Promise<Record<string, never>> {
  return inTransaction(ctx, async (tx) => {
    const { row } = await getOwnList(tx, input.list_uuid);
    if (row.ownerId !== requirePerson(tx.actor).personId)
      throw new DomainError('forbidden', listRefusalFr.creatorAlone);
    await tx.db.select({ id: list.id }).from(list).where(eq(list.id, row.id)).for('no key update');
    if (await holdsMoney(tx, row.id)) throw moneyStillThere();
    await tellListGone(tx, row.id);
    await tx.db.update(list).set({ deletedAt: new Date() }).where(eq(list.id, row.id));
    await leaveBehind(tx, row.id);
    if (isFound(row)) await publicListsChanged(tx);
    await audit(tx, { action: 'list.delete', target: `list:${row.uuid}` });
    return {};
  });
}

/** Its holders go on with another list of theirs, or are at the start again; nobody waits at its door. */
async function leaveBehind(tx: Ctx, listId: number): Promise<void> {
  await tx.db.delete(listInvitation).where(eq(listInvitation.listId, listId));
  const holders = await tx.db
    .update(listOwner)
    .set({ main: false })
    .where(eq(listOwner.listId, listId))
    .returning({ personId: listOwner.personId });
  for (const { personId } of holders) await chooseNextMain(tx, personId);
}

export function moneyStillThere(): DomainError {
  return new DomainError('withdrawal_pending', listRefusalFr.moneyLeft);
}

/** True when a pot of this list holds anything; shares of pooled gifts go back by themselves, uncounted. */
export async function holdsMoney(ctx: Ctx, listId: number): Promise<boolean> {
  const pots = await ctx.db.select({ id: pot.id }).from(pot).where(eq(pot.listId, listId));
  if (pots.length === 0) return false;
  const codes = pots.map(({ id }) => like(ledgerAccount.code, `pot:${id}:%`));
  const full = await ctx.db
    .select({ id: ledgerAccount.id })
    .from(ledgerAccount)
    .where(and(or(...codes), notLike(ledgerAccount.code, '%:pooled'), gt(ledgerAccount.balance, 0)))
    .limit(1);
  return full.length > 0;
}
