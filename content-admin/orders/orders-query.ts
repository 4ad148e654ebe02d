import { ORDER_STATUSES, type OrderStatus } from '#src/features/orders/order.state.ts';

export interface OrdersQuery {
  query: string;
  status: OrderStatus | null;
  page: number;
  /** The order that is open. */
  open: string | null;
}

export const ALL_ORDERS: OrdersQuery = { query: '', status: null, page: 1, open: null };

/** What an address asks to see; anything unreadable is the default. */
export function readOrdersQuery(search: string): OrdersQuery {
  const given = new URLSearchParams(search);
  const page = Number(given.get('page') ?? 1);
  const open = given.get('commande');
  return {
    query: '',
    status: ORDER_STATUSES.find((status) => status === given.get('etat')) ?? null,
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
    open: open && /^[0-9a-f-]{36}$/.test(open) ? open : null,
  };
}

/** A typed name or address is somebody's: what is searched for never goes into the address. */
export function writeOrdersQuery({ status, page, open }: OrdersQuery): string {
  const written = new URLSearchParams();
  if (status) written.set('etat', status);
  if (page > 1) written.set('page', String(page));
  if (open) written.set('commande', open);
  return written.size > 0 ? `?${written}` : '';
}
