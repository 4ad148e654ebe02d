import * as z from 'zod/mini';
import { isoTime } from '#src/lib/shapes.ts';

/** A card waits for its address or its turn, is printed, then sent; the money given back before ends it. */
export const CARD_STATES = ['waiting', 'printed', 'sent', 'canceled'] as const;
export type CardState = (typeof CARD_STATES)[number];

/** Cards in one file to print. */
export const CARDS_AT_ONCE = 50;
/** After a card left, its address is good for nothing but a complaint. */
export const ADDRESS_KEPT_DAYS = 60;
/** One that waits for longer, with an address, is said to be late. */
export const LATE_AFTER_DAYS = 5;

/** The destination of a card, as an envelope has it. */
export const Destination = z.object({
  recipient: z.string(),
  line1: z.string(),
  line2: z.string(),
  postal_code: z.string(),
  city: z.string(),
});
export type Destination = z.output<typeof Destination>;

export const PrintedCard = z.object({
  id: z.int(),
  state: z.enum(CARD_STATES),
  /** The payment it comes from. */
  reference: z.uuid(),
  list_title: z.string(),
  words: z.string(),
  /** Null: anonymous. */
  giver: z.nullable(z.string()),
  /** Null while the parents gave no address, and once it was forgotten. */
  address: z.nullable(Destination),
  paid_at: z.nullable(isoTime),
  printed_at: z.nullable(isoTime),
  sent_at: z.nullable(isoTime),
});
export type PrintedCard = z.output<typeof PrintedCard>;
