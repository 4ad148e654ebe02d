import * as z from 'zod/mini';
import { Address, asked } from '#src/features/addresses/address.ts';
import { Product } from '#src/features/catalogue/product.ts';
import { cents, isoTime, typed } from '#src/lib/shapes.ts';
import { DELIVERY_METHODS } from './delivery.ts';
import { InvoiceLink } from './invoices/invoice.ts';
import { CANCEL_CAUSES, LINE_STATES, ORDER_STATUSES } from './order.state.ts';
import { Reduction } from './reductions/reduction.ts';
import { OrderReturn, Withdrawal } from './returns/return.ts';

/** Issue 6: stock is held this long for whoever is paying. */
export const HOLD_MINUTES = 30;
export const WORDS_MAX = 500;
export const ORDERS_PER_PAGE = 20;
/** Things in one order. */
export const LINES_MAX = 30;
/** Cents of goods in one order: with its delivery, a card's charge has eight digits at the provider (Stripe, amount_too_large). */
export const GOODS_MAX = 99_900_000;
/** Purpose of the private links of orders, in action_token. */
export const FOLLOW_TOKEN = 'follow_order';

const EMAIL = 'Saisissez une adresse e-mail valide, par exemple prenom@exemple.fr.';
export const ADDRESS_OR_PARENTS = 'Indiquez une adresse, ou choisissez la livraison chez les parents.';

export const buyerEmail = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.maxLength(254, EMAIL), z.email(EMAIL));
export const buyerName = asked(80, 'Indiquez votre nom.');

/** The fields the buyer fills in before paying. */
export const detailsInput = {
  email: buyerEmail,
  name: buyerName,
  /** Its destination, unless it goes to the parents. */
  address: z.optional(Address),
  to_parents: z._default(z.boolean(), false),
  delivery: z.enum(DELIVERY_METHODS, 'Choisissez une livraison.'),
  words: z._default(typed(0, WORDS_MAX), ''),
  accept_terms: z.literal(true, 'Acceptez les conditions de vente pour continuer.'),
};

const maybe = z.nullable(z.string());

/** A thing of an order, from one seller; `price` is that of one piece. */
export const BoughtLine = z.object({
  id: z.int(),
  product: Product,
  quantity: z.int(),
  price: cents,
  seller: z.object({ name: z.string(), slug: z.string() }),
  state: z.enum(LINE_STATES),
  /** Of its seller's parcel; empty while it is not sent, or sent with the operator's. */
  carrier: z.string(),
  tracking_number: z.string(),
});
export type BoughtLine = z.output<typeof BoughtLine>;

/** An order, as its buyer sees it. `product`, `quantity` and `unit_price` are of its first line. */
export const Order = z.object({
  number: z.string(),
  status: z.enum(ORDER_STATUSES),
  cancel_cause: z.nullable(z.enum(CANCEL_CAUSES)),
  product: z.object({ name: z.string(), thumb_image: maybe, delivery: maybe }),
  list: z.nullable(z.object({ title: z.string(), slug: z.string() })),
  quantity: z.int(),
  unit_price: cents,
  lines: z.array(BoughtLine),
  /** The sum of its lines. */
  articles: cents,
  delivery_price: cents,
  total: cents,
  refunded: cents,
  /** Of `refunded`, the part that was paid, by what it went back to. */
  given_back: z.object({ card: cents, vouchers: cents, transfer: z.optional(cents) }),
  /** Coupons, offers and vouchers, in the order they count. */
  reductions: z.array(Reduction),
  /** Cents that the card pays. */
  to_pay: cents,
  email: z.string(),
  name: z.string(),
  /** Of the parents' own address, the recipient and the town alone: the rest is empty. */
  address: z.nullable(
    z.object({
      recipient: z.string(),
      line1: z.string(),
      line2: z.string(),
      postal_code: z.string(),
      city: z.string(),
      phone: z.string(),
    }),
  ),
  to_parents: z.boolean(),
  delivery: z.nullable(z.enum(DELIVERY_METHODS)),
  words: z.string(),
  cancellable: z.boolean(),
  carrier: z.string(),
  tracking_number: z.string(),
  /** Until when an unpaid order keeps its stock. */
  held_until: isoTime,
  created_at: isoTime,
  paid_at: maybe,
  prepared_at: maybe,
  sent_at: maybe,
  delivered_at: maybe,
  cancelled_at: maybe,
  returned_at: maybe,
  /** Its buyer's bank holds the money while it looks into it, or took it for good. */
  contested: z.nullable(z.enum(['open', 'lost'])),
  withdrawal: Withdrawal,
  returns: z.array(OrderReturn),
  /** Invoices and credits, each at `/facture/{id}.pdf` below the order's own address. */
  invoices: z.array(InvoiceLink),
});
export type Order = z.output<typeof Order>;

/** The pieces of an order, of all its lines. */
export const piecesOf = ({ lines }: Pick<Order, 'lines'>): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** The sellers of an order, each once. */
export const sellersOf = ({ lines }: Pick<Order, 'lines'>): string[] => [
  ...new Set(lines.map(({ seller }) => seller.name)),
];
