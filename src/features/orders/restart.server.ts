import { eq } from 'drizzle-orm';
import { DomainError } from '#src/calls/domain-error.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { list } from '#src/server/db/schema/index.ts';
import { type CheckoutForm, formOf } from './checkout-form.ts';
import { keepTyped, readOr } from './keep-typed.server.ts';
import { addLine } from './line-edit.server.ts';
import { type LineRow, linesOf } from './lines.server.ts';
import { answerOrder, changeOrder, getOrder, lockOrder } from './order.server.ts';
import { buyerEmail, buyerName } from './order.ts';
import { orderRefusals } from './orders.fr.ts';
import { prepareOrder } from './prepare.server.ts';

/**
 * The same order again, after its half hour, with what was typed in its form since: nothing is lost. Answers its
 * hash, and the old price of the article when it is another by now. Throws what preparing an order throws, and
 * not_editable for one that did not expire.
 */
export async function restartOrder(
  ctx: Ctx,
  hash: string,
  typed: CheckoutForm | null = null,
): Promise<{ hash: string; before: number | null }> {
  const old = await getOrder(ctx.db, { hash });
  if (old.status !== 'cancelled' || old.cancelCause !== 'expired' || old.paidAt)
    throw orderRefusals.notEditable();
  const [own] = await ctx.db
    .select({ uuid: list.uuid })
    .from(list)
    .where(eq(list.id, old.listId ?? 0));
  if (!own) throw orderRefusals.listClosed();
  const form = typed ?? formOf(await answerOrder(ctx, old), { terms: false });
  const [first, ...others] = await linesOf(ctx.db, old.id);
  if (!first) throw new Error(`Order ${old.id} has no line`);
  const made = await prepareOrder(ctx, {
    list_uuid: own.uuid,
    product_id: first.productId,
    quantity: first.quantity,
    contributor_email: readOr(buyerEmail, form.email, old.email),
    contributor_name: readOr(buyerName, form.name, old.name),
    promise: first.reservationId ?? undefined,
  });
  await addOthers(ctx, made.hash, { list_uuid: own.uuid, others });
  await inTransaction(ctx, (inner) => fillIn(inner, made.hash, { form, personId: old.personId }));
  const { id } = await getOrder(ctx.db, { hash: made.hash });
  const [begun] = await linesOf(ctx.db, id);
  return { hash: made.hash, before: begun?.unitPrice === first.unitPrice ? null : first.unitPrice };
}

/** The other things of it that can still be had; what is gone by now is left out, and the order shows what it holds. */
async function addOthers(
  ctx: Ctx,
  hash: string,
  { list_uuid, others }: { list_uuid: string; others: LineRow[] },
): Promise<void> {
  const { id } = await getOrder(ctx.db, { hash });
  // The same browser was led to the order it began already.
  if ((await linesOf(ctx.db, id)).length > 1) return;
  for (const { productId, quantity } of others)
    await addLine(ctx, { hash, list_uuid, product_id: productId, quantity }).catch((error: unknown) => {
      if (!(error instanceof DomainError)) throw error;
    });
}

/** The total and the consent come with the form, which checks it and is shown filled in. */
async function fillIn(
  ctx: Ctx,
  hash: string,
  { form, personId }: { form: CheckoutForm; personId: number | null },
): Promise<void> {
  const { id } = await getOrder(ctx.db, { hash });
  const row = await lockOrder(ctx.db, id);
  if (row.address === null) await keepTyped(ctx, await changeOrder(ctx, row, { personId }), form);
}
