import { eq, sql } from 'drizzle-orm';
import { type contribution, list, pot, shopOrder } from '#src/server/db/schema/index.ts';
import { DESK_PER_PAGE } from './desk.ts';

export interface Paging {
  limit: number;
  offset: number;
}

/** The whole of a short list, for a screen about one payment. */
export const ALL: Paging = { limit: 100, offset: 0 };

/** Answers a page of the desk, counted from 1. */
export async function deskPage<T>(
  page: number,
  read: { items(paging: Paging): Promise<T[]>; total(): Promise<number> },
) {
  const items = await read.items({ limit: DESK_PER_PAGE, offset: (page - 1) * DESK_PER_PAGE });
  return { items, page, per_page: DESK_PER_PAGE, total: await read.total() };
}

/** The list of a gift, through its pot, or that of an order. */
export const listOfPaid = eq(list.id, sql`coalesce(${pot.listId}, ${shopOrder.listId})`);

/** The gift or the order that was paid, with its list. */
export interface Paid {
  gift: typeof contribution.$inferSelect | null;
  order: typeof shopOrder.$inferSelect | null;
  list: typeof list.$inferSelect | null;
}

/** Names it on the wire (`aboutShape`). */
export function aboutPaid({ gift, order, list: own }: Paid) {
  return {
    about: order ? ('order' as const) : ('contribution' as const),
    reference: order?.uuid ?? gift?.uuid ?? '',
    giver: (order ? order.name : gift?.publicname) || null,
    list_title: own?.title || own?.slug || '',
    list_slug: own?.slug ?? '',
  };
}
