import { toPayOf } from './reductions/reduction.ts';

interface Told {
  uuid: string;
  delivery: string | null;
  deliveryPrice: number;
  total: number;
  reduced: number;
  vouched: number;
}

/** Describes what an intent was made for, as the provider keeps it: ids and cents, no name or address. */
export const metadataOf = (row: Told) => ({
  order: row.uuid,
  delivery: row.delivery ?? '',
  delivery_price: String(row.deliveryPrice),
  amount: String(toPayOf(row)),
});
