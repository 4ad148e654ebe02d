import * as z from 'zod/mini';
import { cents, dateOnly, isoTime, madeId, typed } from '#src/lib/shapes.ts';

export const THANKS_MAX = 1000;
export const thanksMessage = typed(1, THANKS_MAX);

/** `r-` a reservation, `c-` a contribution, `i-` what the owners marked as bought themselves. */
export const giftId = madeId(/^(?:[rc]-[0-9a-f-]{36}|i-\d{1,15})$/);

export const TrackedGift = z.object({
  gift_id: giftId,
  gift: z.object({
    kind: z.enum(['item', 'contribution']),
    name: z.string(),
    thumb_image: z.nullable(z.string()),
    quantity: z.int(),
    /** The step the giver says it is at; "marked" by the owners; null for a contribution. */
    step: z.nullable(z.enum(['reserved', 'ordered', 'received', 'wrapped', 'given', 'marked'])),
    amount: z.nullable(cents),
    at: z.nullable(isoTime),
  }),
  giver: z.object({
    /** Null: they gave no name, asked for none to be told, or we know nothing of them. */
    name: z.nullable(z.string()),
    words: z.string(),
    /** True when a message can reach them; their address is never told. */
    reachable: z.boolean(),
  }),
  thanked_at: z.nullable(isoTime),
  message: z.string(),
});
export type TrackedGift = z.output<typeof TrackedGift>;

export const Tracker = z.object({ items: z.array(TrackedGift) });
export type Tracker = z.output<typeof Tracker>;

/** The day everything shows; null while neither date is set. */
export const revealDay = z.nullable(dateOnly);
