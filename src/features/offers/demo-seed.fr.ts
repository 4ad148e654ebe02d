const DEMO = 'Démonstration : cette offre ne vaut que sur ce site d’essai.';

/** The offers of a demonstration. */
export const demoOffersFr = {
  demo: DEMO,
  welcome: 'Dix pour cent pour commencer',
  completion: 'Compléter sa liste à prix doux',
  consolation: 'Les derniers viennent de partir. Une nouvelle porte vous attend demain.',
  door: (kind: string, product: string) =>
    ({
      content: 'Une lecture au chaud',
      coupon: 'Quinze pour cent à votre nom',
      price: `${product.slice(0, 60)} à prix doux`,
      voucher: 'Un bon de 5 €',
      gift: `${product.slice(0, 60)} offert`,
    })[kind] ?? 'Une surprise',
};
