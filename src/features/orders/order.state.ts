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

/** The state of a line: the order's, but where its seller refuses it. */
export const LINE_STATES = [...ORDER_STATUSES, 'refused'] as const;
export type LineState = (typeof LINE_STATES)[number];

/** A line that its seller has yet to send. */
export const TO_SEND: readonly LineState[] = ['paid', 'prepared'];
/** Days after its payment from which what has not left is late. */
export const LATE_DAYS = 6;

/** The steps that a parcel takes, the first to the last. */
const WAY = ['paid', 'prepared', 'sent', 'delivered'] as const;
type Step = (typeof WAY)[number];
const SIGNALS: Record<Step, OrderSignal> = {
  paid: 'paid',
  prepared: 'prepare',
  sent: 'send',
  delivered: 'deliver',
};

const isOnItsWay = (state: LineState): state is Step => (WAY as readonly string[]).includes(state);

/** As far as an order is: where the last of its parcels is. Null when none is on its way. */
export function reachedBy(states: readonly LineState[]): Step | null {
  const steps = states.filter(isOnItsWay).map((state) => WAY.indexOf(state));
  return steps.length === 0 ? null : (WAY[Math.min(...steps)] as Step);
}

/** The statuses an order goes through, one after the other, until it is where its parcels are. */
export function statusesUpTo(status: OrderStatus, reached: Step): OrderStatus[] {
  const passed: OrderStatus[] = [];
  let at = status;
  for (const step of WAY.slice(0, WAY.indexOf(reached) + 1)) {
    const next = nextStatus(at, SIGNALS[step]);
    if (next === step && next !== at) {
      passed.push(next);
      at = next;
    }
  }
  return passed;
}

/** Some of it left already: it can no longer be called back as a whole. */
export const hasLeft = (states: readonly LineState[]) =>
  states.some((state) => state === 'sent' || state === 'delivered');

/** True while the ledger holds the operator's part as due to its buyer: all of it until their parcel leaves. */
export const isDue = ({ ownSentAt }: { ownSentAt: Date | null }) => ownSentAt === null;
