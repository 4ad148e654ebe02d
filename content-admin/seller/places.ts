/** The screens of a seller's own area. */
export const SELLER_PLACES = {
  today: '/i/business',
  products: '/i/business/produits',
  feeds: '/i/business/flux',
  orders: '/i/business/commandes',
  returns: '/i/business/retours',
  payments: '/i/business/paiements',
  invoices: '/i/business/factures',
  settings: '/i/business/parametres',
  members: '/i/business/membres',
} as const;
export type SellerPlace = keyof typeof SELLER_PLACES;

export const CREATION = '/i/business/creation';
export const TERMS = '/marketplace/vendeurs/conditions';
export const RANKING = '/marketplace/vendeurs/classement';
/** Sections of the settings that other screens lead to. */
export const ADDRESS_ID = 'adresse-boutique';
export const COMPANY_ID = 'entreprise';
export const ADDRESS = `${SELLER_PLACES.settings}#${ADDRESS_ID}`;
export const COMPANY = `${SELLER_PLACES.settings}#${COMPANY_ID}`;
export const productHref = (id: number | 'nouveau') => `${SELLER_PLACES.products}?produit=${id}`;
export const orderHref = (reference: string) => `${SELLER_PLACES.orders}?commande=${reference}`;
