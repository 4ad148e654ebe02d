/** The ways an order travels. Prices are cents, taxes included; the operator changes them here. */
export const DELIVERY_METHODS = ['standard', 'express'] as const;
export type DeliveryMethod = (typeof DELIVERY_METHODS)[number];

interface Terms {
  label: string;
  delay: string;
  price: number;
  /** From this sum of articles on it costs nothing; null: it always costs. */
  freeFrom: number | null;
}

export const DELIVERY: Record<DeliveryMethod, Terms> = {
  standard: {
    label: 'Livraison à domicile',
    delay: 'À partir de l’envoi, 3 à 5 jours ouvrés',
    price: 490,
    freeFrom: 8000,
  },
  express: {
    label: 'Livraison express',
    delay: 'À partir de l’envoi, 1 à 2 jours ouvrés',
    price: 990,
    freeFrom: null,
  },
};

/** Cents a method costs for articles of so many cents. */
export function deliveryPrice(method: DeliveryMethod, articles: number): number {
  const { price, freeFrom } = DELIVERY[method];
  return freeFrom !== null && articles >= freeFrom ? 0 : price;
}
