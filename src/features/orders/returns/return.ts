import * as z from 'zod/mini';
import { addDays, type Day, laterOf, parisDay, weekdayOf } from '#src/lib/calendar-day.ts';
import { isHoliday } from '#src/lib/holidays.ts';
import { cents, isoTime, typed } from '#src/lib/shapes.ts';

/** Code de la consommation, L221-18: days to withdraw; L221-23: to send back; L221-24: to be refunded. */
export const WITHDRAWAL_DAYS = 14;
/** Cents kept from the refund for a label of the seller's, said before it is chosen. */
export const LABEL_CENTS = 490;
export const REASON_MAX = 500;
/** Days before the money is due that its seller is reminded. */
export const REMIND_DAYS = 3;
export const RETURNS_PER_PAGE = 20;

export const RETURN_STATUSES = [
  'asked',
  'label',
  'sent',
  'received',
  'refunding',
  'refunded',
  /** Its money went back another way than by a refund of ours, as by the buyer's bank. */
  'settled',
  'refused',
  'cancelled',
] as const;
export type ReturnStatus = (typeof RETURN_STATUSES)[number];

export type ReturnSignal = 'label' | 'send' | 'receive' | 'order' | 'refund' | 'settle' | 'refuse' | 'cancel';

/** The table of what may follow what. What is refused never counts as received. */
export const RETURN_MOVES: Record<ReturnStatus, Partial<Record<ReturnSignal, ReturnStatus>>> = {
  asked: { label: 'label', send: 'sent', receive: 'received', refuse: 'refused', cancel: 'cancelled' },
  label: { send: 'sent', receive: 'received', refuse: 'refused', cancel: 'cancelled' },
  sent: { receive: 'received', refuse: 'refused' },
  received: { order: 'refunding' },
  refunding: { refund: 'refunded', settle: 'settled' },
  refunded: {},
  settled: {},
  refused: {},
  cancelled: {},
};

export const nextReturn = (status: ReturnStatus, signal: ReturnSignal): ReturnStatus | null =>
  RETURN_MOVES[status][signal] ?? null;

/** Its pieces are on their way back, or are back. */
export const isLive = (status: ReturnStatus) => status !== 'refused' && status !== 'cancelled';

/** Nobody knows yet what of it goes back. */
export const OPEN_RETURNS = [
  'asked',
  'label',
  'sent',
  'received',
  'refunding',
] as const satisfies readonly ReturnStatus[];

export const WAYS = ['own', 'label'] as const;

/** L221-28 and L221-23: the reasons for which nothing goes back. */
export const REFUSE_CAUSES = ['hygiene', 'custom', 'never_came', 'other'] as const;
export type RefuseCause = (typeof REFUSE_CAUSES)[number];

/** L221-19: a delay that ends on a Saturday, a Sunday or a public holiday goes on to the next working day. */
export function lastDayToWithdraw(delivered: Day): Day {
  let day = addDays(delivered, WITHDRAWAL_DAYS);
  while (weekdayOf(day) === 0 || weekdayOf(day) === 6 || isHoliday(day)) day = addDays(day, 1);
  return day;
}

interface Arrival {
  /** It is still on its way, or has not left. */
  awaited: boolean;
  deliveredAt: Date | null;
}

/** L221-18: of things ordered together, the delay runs from the last that arrives. Null while one is awaited. */
export function withdrawalDeadline(lines: readonly Arrival[]): Day | null {
  const arrived = lines.flatMap(({ deliveredAt }) => (deliveredAt ? [parisDay(deliveredAt)] : []));
  if (lines.some(({ awaited }) => awaited) || arrived.length === 0) return null;
  return lastDayToWithdraw(arrived.reduce(laterOf));
}

interface Clock {
  createdAt: Date;
  sentAt: Date | null;
  receivedAt: Date | null;
}

/** The last day to send it back. */
export const sendBy = ({ createdAt }: Pick<Clock, 'createdAt'>): Day =>
  addDays(parisDay(createdAt), WITHDRAWAL_DAYS);

/** The last day to give the money back; it may wait for the thing or the proof that it was sent, whichever comes first. */
export function refundBy({ createdAt, sentAt, receivedAt }: Clock): Day | null {
  const seen = sentAt ?? receivedAt;
  return seen && laterOf(addDays(parisDay(createdAt), WITHDRAWAL_DAYS), parisDay(seen));
}

const maybe = z.nullable(z.string());
export const pieces = z.int().check(z.minimum(1), z.maximum(99));

/** A withdrawal from what one seller sold in an order, as its buyer sees it. */
export const OrderReturn = z.object({
  id: z.string(),
  /** As it is written on the parcel. */
  number: z.string(),
  seller: z.object({ name: z.string(), slug: z.string() }),
  /** The address it is sent to, a line each; empty while its seller gave none. */
  to: z.array(z.string()),
  status: z.enum(RETURN_STATUSES),
  way: z.enum(WAYS),
  /** Kept from the refund for a label. */
  label_cents: cents,
  label: z.nullable(z.object({ carrier: z.string(), code: z.string() })),
  lines: z.array(
    z.object({ line_id: z.int(), name: z.string(), quantity: z.int(), kept: cents, damaged: z.boolean() }),
  ),
  reason: z.string(),
  carrier: z.string(),
  tracking_number: z.string(),
  asked_at: isoTime,
  /** Days: the last to send it, and the last to give its money back. */
  send_by: z.string(),
  refund_by: maybe,
  sent_at: maybe,
  received_at: maybe,
  refunded_at: maybe,
  refuse_cause: z.nullable(z.enum(REFUSE_CAUSES)),
  /** Why a part is kept, or all is refused. */
  answer: z.string(),
  /** Cents that go back, known once it was looked at. */
  cents,
});
export type OrderReturn = z.output<typeof OrderReturn>;

/** The right to withdraw from an order, as it stands now. */
export const Withdrawal = z.object({
  open: z.boolean(),
  /** The last day; null while something of the order is awaited. */
  until: maybe,
  /** Pieces that left and did not come back. */
  lines: z.array(z.object({ line_id: z.int(), left: z.int() })),
});
export type Withdrawal = z.output<typeof Withdrawal>;

/** The wish of a buyer: pieces of lines, and the way they come back. */
export const askInput = {
  lines: z.array(z.strictObject({ line_id: z.int().check(z.minimum(1)), quantity: pieces })).check(
    z.minLength(1, 'Choisissez au moins un article.'),
    z.maxLength(30),
    z.refine(
      (lines) => new Set(lines.map(({ line_id }) => line_id)).size === lines.length,
      'Un article n’y est qu’une fois.',
    ),
  ),
  way: z._default(z.enum(WAYS), 'own'),
  reason: z._default(typed(0, REASON_MAX), ''),
};

export const PROOF_MAX = 60;

/** A return as its seller and the desk see it. */
export const SellerReturn = z.extend(OrderReturn, {
  reference: z.string(),
  order_number: z.string(),
  buyer: z.string(),
  /** The money is due in a few days, or was. */
  due: z.boolean(),
  /** A second person of the desk has to give it back. */
  second_person: z.boolean(),
  /** Its refund was refused for good: somebody of the desk has to say how its buyer has their money. */
  stuck: z.boolean(),
});
export type SellerReturn = z.output<typeof SellerReturn>;
