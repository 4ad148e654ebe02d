import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Address } from '#src/features/addresses/address.ts';
import { findParentsAddress } from '#src/features/addresses/parents.server.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { reservation, shopOrder } from '#src/server/db/schema/index.ts';
import { type CheckoutForm, detailsOf } from './checkout-form.ts';
import { giftsOf } from './lines.server.ts';
import { changeOrder, type OrderRow } from './order.server.ts';
import { buyerEmail, buyerName, WORDS_MAX } from './order.ts';

/**
 * Keeps the form of a locked order as it was typed, right or wrong: nothing is agreed to yet, and the form, shown filled
 * in, is checked when it is sent.
 */
export async function keepTyped(ctx: Ctx, row: OrderRow, form: CheckoutForm): Promise<void> {
  const { address, delivery, words } = detailsOf({ ...form, parents: false });
  const parents = form.parents ? await findParentsAddress(ctx.db, row.listId) : null;
  await ctx.db
    .update(reservation)
    .set({ words: plain(words, WORDS_MAX) })
    .where(inArray(reservation.id, giftsOf(ctx.db, row.id)));
  await changeOrder(ctx, row, {
    email: readOr(buyerEmail, form.email, row.email),
    name: readOr(buyerName, form.name, row.name),
    address: parents ?? (form.parents || !address ? null : kept(address)),
    toParents: parents !== null,
    typedAddress: form.parents && address ? kept(address) : null,
    delivery,
    termsAt: null,
  });
}

/** Reads what was typed, else takes what is known: the form asks again, nobody is refused here. */
export function readOr(kind: typeof buyerEmail | typeof buyerName, typed: string, known: string): string {
  const read = kind.safeParse(typed);
  return read.success ? read.data : known;
}

/** Keeps the address that was typed and not chosen, as long as the order is not paid: who changes their mind finds it. */
export async function keepTypedAddress(ctx: Ctx, hash: string, form: CheckoutForm): Promise<void> {
  const { address } = detailsOf({ ...form, parents: false });
  const typedAddress = form.parents && address ? kept(address) : null;
  await ctx.db
    .update(shopOrder)
    .set({ typedAddress })
    .where(and(eq(shopOrder.hash, hash), isNull(shopOrder.paidAt)));
}

const ADDRESS_MAX = 100;

/** Cuts an address to what the database can keep; null when nothing was typed. */
function kept(address: Address): Address | null {
  const part = (name: keyof Address) => plain(address[name], ADDRESS_MAX);
  const read: Address = {
    recipient: part('recipient'),
    line1: part('line1'),
    line2: part('line2'),
    postal_code: part('postal_code'),
    city: part('city'),
    phone: part('phone'),
  };
  return Object.values(read).some(Boolean) ? read : null;
}

const plain = (text: string, max: number) => text.replaceAll(/[^\P{Cc}\n]/gu, '').slice(0, max);
