import { eq, sql } from 'drizzle-orm';
import {
  type contribution,
  list,
  pot,
  shopOrder,
  type voucherPurchase,
} from '#src/server/db/schema/index.ts';
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

/** The gift, the order or the voucher that was paid, with its list. */
export interface Paid {
  gift: typeof contribution.$inferSelect | null;
  order: typeof shopOrder.$inferSelect | null;
  /** A voucher bought for somebody. */
  purchase: typeof voucherPurchase.$inferSelect | null;
  list: typeof list.$inferSelect | null;
}

function aboutOf({ order, purchase }: Pick<Paid, 'order' | 'purchase'>) {
  if (order) return 'order' as const;
  return purchase ? ('purchase' as const) : ('contribution' as const);
}

/** Names it on the wire (`aboutShape`). */
export function aboutPaid({ gift, order, purchase, list: own }: Paid) {
  return {
    about: aboutOf({ order, purchase }),
    reference: order?.uuid ?? purchase?.uuid ?? gift?.uuid ?? '',
    giver: order?.name ?? purchase?.buyerName ?? (gift?.publicname || null),
    list_title: own?.title || own?.slug || '',
    list_slug: own?.slug ?? '',
  };
}
