import { formatPrice } from '#src/lib/format.ts';
import type { Order } from './order.ts';

interface Owing {
  order: Pick<Order, 'contested'>;
  /** Cents that were paid and not given back yet, by what paid them. */
  owed: { card: number; vouchers: number };
}

/** The words of money that goes back to whoever paid an order that ends. */
export function owedBack({ owed: { card, vouchers } }: Owing): string {
  const parts = [
    ...(card > 0 ? [`${formatPrice(card)} sur la carte qui a payé`] : []),
    ...(vouchers > 0 ? [`${formatPrice(vouchers)} sur vos bons d’achat`] : []),
  ];
  if (parts.length === 0) return 'Vous avez déjà été remboursé.';
  return `Nous vous rendons ${parts.join(' et ')} ; un autre message vous le confirmera.`;
}

/** The words of money that goes back for a parcel that came back. */
export function toGiveBack({ order, owed: { card, vouchers } }: Owing): string {
  if (order.contested) return 'Votre banque tient la somme : c’est elle qui vous la rend.';
  if (card + vouchers === 0) return 'Vous avez déjà été remboursé.';
  return 'Ce qui reste à rembourser vous est rendu par les moyens qui ont payé ; un autre message vous le confirmera.';
}
