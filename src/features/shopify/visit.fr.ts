/** The reasons a way to or from Shopify ends, and the way on. */
export const visitFr = {
  shopInvalid: 'Cette adresse n’est pas celle d’une boutique Shopify. Recommencez depuis votre espace.',
  unsigned: 'Shopify n’a pas signé cette demande, ou elle est trop vieille. Recommencez.',
  stateOver: 'Cette autorisation a déjà servi, ou elle n’a pas commencé ici. Recommencez.',
  otherBusiness:
    'Vous avez commencé avec une autre boutique de votre espace. Recommencez avec celle que vous voulez relier.',
  noToken: 'Shopify n’a pas donné son accord. Recommencez quand vous voulez : rien n’a été relié.',
  away: 'Shopify ne répond pas pour l’instant. Rien n’a été relié : recommencez dans quelques minutes.',
} as const;
