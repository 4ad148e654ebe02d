/** An order's life: pending → paid → prepared → sent → delivered, or cancelled, or refunded. Pure. */
export const ORDER_STATUSES = [
  'pending',
  'paid',
  'prepared',
  'sent',
  'delivered',
  'cancelled',
  'refunded',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** The events of an order. Only the provider's word is turned into `paid` and `refunded`. */
export type OrderSignal =
  | 'declined'
  | 'intent_lost'
  | 'paid'
  | 'cancel'
  | 'prepare'
  | 'send'
  | 'deliver'
  | 'refunded_part'
  | 'refunded';

/** The table of what may follow what; the database holds the same one (`shop_order_moves`). */
export const ORDER_MOVES: Record<OrderStatus, Partial<Record<OrderSignal, OrderStatus>>> = {
  pending: { declined: 'pending', intent_lost: 'pending', paid: 'paid', cancel: 'cancelled' },
  paid: { prepare: 'prepared', cancel: 'cancelled', refunded_part: 'paid', refunded: 'refunded' },
  prepared: { send: 'sent', cancel: 'cancelled', refunded_part: 'prepared', refunded: 'refunded' },
  sent: { deliver: 'delivered', refunded_part: 'sent', refunded: 'refunded' },
  delivered: { refunded_part: 'delivered', refunded: 'refunded' },
  // A payment that was on its way when the order ended is received, then given back.
  cancelled: { paid: 'cancelled', refunded_part: 'cancelled', refunded: 'refunded' },
  refunded: {},
};

/** The status after `signal`, or null when it does not apply. */
export function nextStatus(status: OrderStatus, signal: OrderSignal): OrderStatus | null {
  return ORDER_MOVES[status][signal] ?? null;
}

/** Before it leaves: its buyer may change their mind alone, and is given everything back. */
export const isCancellable = (status: OrderStatus) => nextStatus(status, 'cancel') !== null;

/** Why an order was cancelled. */
export const CANCEL_CAUSES = ['buyer', 'expired', 'admin'] as const;
export type CancelCause = (typeof CANCEL_CAUSES)[number];

/** True while the ledger holds the order's money as due to its buyer: all of it until the parcel leaves. */
export const isDue = ({ sentAt }: { sentAt: Date | null }) => sentAt === null;
