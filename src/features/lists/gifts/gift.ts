import * as z from 'zod/mini';
import { typed } from '#src/lib/shapes.ts';

/** docs/spec/calls.md §/api/publiclist/: a reservation lapses by itself after 14 days, with one reminder. */
export const RESERVATION_DAYS = 14;
export const REMINDER_DAYS_BEFORE = 3;
/** Purpose of the private links of reservations, in action_token. */
export const RESERVATION_TOKEN = 'reservation';
const DAY_MS = 86_400_000;

/** Cents that a gift costs at least, and at most, to be paid by several: below it is one person's, above a pot's. */
export const POOL_MIN = 2_000;
export const POOL_MAX = 5_000_000;

export const STEPS = ['ordered', 'received', 'wrapped', 'given'] as const;
export type Step = 'reserved' | (typeof STEPS)[number];

export const giverEmail = z
  .email('Saisissez une adresse e-mail valide, par exemple prenom@exemple.fr.')
  .check(z.maxLength(254));
export const giverName = typed(0, 80);
export const GIVER_WORDS_MAX = 1000;
export const giverWords = typed(0, GIVER_WORDS_MAX);

/** The number of an item that givers have reserved or bought through the site, now. */
export interface Taken {
  reserved: number;
  /** From "ordered" on a reservation counts as bought. */
  bought: number;
}
export const NOTHING_TAKEN: Taken = { reserved: 0, bought: 0 };

export function reservedUntil(now: Date): Date {
  return new Date(now.getTime() + RESERVATION_DAYS * DAY_MS);
}

/** The moment from which the one reminder of a reservation is due. */
export function reminderDue(now: Date): Date {
  return new Date(now.getTime() + REMINDER_DAYS_BEFORE * DAY_MS);
}

/** True when a reservation takes from what is left: lapsed and released ones don't. */
export function holds(
  reservation: { step: Step; reservedUntil: Date; releasedAt: Date | null },
  now: Date,
): boolean {
  if (reservation.releasedAt) return false;
  return reservation.step !== 'reserved' || reservation.reservedUntil > now;
}

/** Counts how many may still be taken: 0 when an owner lowered the quantity below what was taken. */
export function leftFor(item: { quantity: number; quantityBought: number }, taken: Taken): number {
  return Math.max(0, item.quantity - item.quantityBought - taken.bought - taken.reserved);
}
