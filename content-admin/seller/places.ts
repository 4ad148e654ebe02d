/** The screens of a seller's own area. */
export const SELLER_PLACES = {
  today: '/i/business',
  products: '/i/business/produits',
  feeds: '/i/business/flux',
  orders: '/i/business/commandes',
  payments: '/i/business/paiements',
  settings: '/i/business/parametres',
  members: '/i/business/membres',
} as const;
export type SellerPlace = keyof typeof SELLER_PLACES;

export const CREATION = '/i/business/creation';
export const TERMS = '/marketplace/vendeurs/conditions';
export const RANKING = '/marketplace/vendeurs/classement';
export const productHref = (id: number | 'nouveau') => `${SELLER_PLACES.products}?produit=${id}`;
export const orderHref = (reference: string) => `${SELLER_PLACES.orders}?commande=${reference}`;
