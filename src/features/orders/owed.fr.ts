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

/** The words of money where their bank gave back for good what they contested: all of it, or a part. */
function besideBank({ card, vouchers }: Owing['owed']): string {
  const rest = [
    ...(card > 0 ? [`${formatPrice(card)} du paiement par carte`] : []),
    ...(vouchers > 0 ? [`${formatPrice(vouchers)} de vos bons d’achat`] : []),
  ];
  const given = 'Votre banque vous a rendu la somme contestée.';
  return rest.length === 0
    ? given
    : `${given} Il reste à vous rendre ${rest.join(' et ')} ; un autre message vous dira comment.`;
}

/** The words of money of an order that is cancelled, whoever holds it. */
export function toGiveBackCancelled(facts: Owing): string {
  if (facts.order.contested === 'lost') return besideBank(facts.owed);
  return facts.order.contested
    ? 'Votre banque tient la somme le temps d’examiner la contestation : c’est elle qui vous la rend.'
    : owedBack(facts);
}

/** The words of money that goes back for a parcel that came back. */
export function toGiveBack({ order, owed }: Owing): string {
  if (order.contested === 'lost') return besideBank(owed);
  if (order.contested) return 'Votre banque tient la somme : c’est elle qui vous la rend.';
  if (owed.card + owed.vouchers === 0) return 'Vous avez déjà été remboursé.';
  return 'Ce qui reste à rembourser vous est rendu par les moyens qui ont payé ; un autre message vous le confirmera.';
}
