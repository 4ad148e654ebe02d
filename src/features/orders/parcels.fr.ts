import { type Order, sellersOf } from './order.ts';

/** Each seller sends a parcel of its own. */
export const isInParcels = (order: Pick<Order, 'lines'>) => sellersOf(order).length > 1;

/** One parcel of an order left. */
export const parcelLeft = (order: Order) =>
  isInParcels(order) ? 'Un de vos colis est parti' : 'Votre colis est parti';

/** All of an order is there. */
export function arrived(order: Order): string {
  const what = order.to_parents ? 'cadeau' : 'colis';
  if (!isInParcels(order)) return `Votre ${what} est arrivé`;
  return order.to_parents ? 'Vos cadeaux sont arrivés' : 'Vos colis sont arrivés';
}
