import { eq } from 'drizzle-orm';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { list } from '#src/server/db/schema/index.ts';
import { changeOrder, getOrder, lockOrder } from './order.server.ts';
import { orderRefusals } from './orders.fr.ts';
import { prepareOrder } from './prepare.server.ts';

/**
 * The same order again, after its half hour: nothing typed is lost. Answers its hash, and the old price of the
 * article when it is another by now. Throws what preparing an order throws, and
 * not_editable for one that did not expire.
 */
export async function restartOrder(ctx: Ctx, hash: string): Promise<{ hash: string; before: number | null }> {
  const old = await getOrder(ctx.db, { hash });
  if (old.status !== 'cancelled' || old.cancelCause !== 'expired' || old.paidAt)
    throw orderRefusals.notEditable();
  const [own] = await ctx.db
    .select({ uuid: list.uuid })
    .from(list)
    .where(eq(list.id, old.listId ?? 0));
  if (!own) throw orderRefusals.listClosed();
  const made = await prepareOrder(ctx, {
    ...{ list_uuid: own.uuid, product_id: old.productId, quantity: old.quantity },
    ...{ contributor_email: old.email, contributor_name: old.name },
  });
  const { unitPrice } = await getOrder(ctx.db, { hash: made.hash });
  await inTransaction(ctx, async (inner) => {
    const { id } = await getOrder(inner.db, { hash: made.hash });
    const row = await lockOrder(inner.db, id);
    const { address, delivery, personId } = old;
    // The total and the consent come with the form, which is shown filled in.
    if (row.address === null) await changeOrder(inner, row, { address, delivery, personId });
  });
  return { hash: made.hash, before: unitPrice === old.unitPrice ? null : old.unitPrice };
}
