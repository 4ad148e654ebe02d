import { truncate } from '#src/lib/format.ts';
import { siteName } from '#src/lib/site-name.ts';

export const productPageFr = {
  quantity: 'Quantité',
  offers: 'Où le trouver',
  here: () => `Sur ${siteName()}`,
  hereBy: (seller: string) => `Sur ${siteName()}, par ${seller}`,
  soldBy: 'Vendu et expédié par',
  ranking: 'Comment les produits sont classés',
  goToShop: 'Voir chez le marchand',
  goTo: (merchant: string) => `Voir chez ${merchant}`,
  pictures: 'Images du produit',
  picture: (n: number, total: number) => `Image ${n} sur ${total}`,
  presetDescription: (title: string) =>
    `${title} : les produits qui y répondent aujourd’hui, à ajouter à votre liste de naissance en un geste.`,
} as const;

const DESCRIPTION = { min: 50, max: 158 };

interface Described {
  name: string;
  description: string;
  brand_name: string | null;
}

/** For search engines: never empty, whatever a shop wrote. */
export function productDescription({ name, description, brand_name: brand }: Described): string {
  const said = description.replace(/\s+/g, ' ').trim();
  const whole =
    said.length >= DESCRIPTION.min
      ? said
      : `${[name, brand, said].filter(Boolean).join(' · ')}. Prix, disponibilité et ajout à votre liste de naissance.`;
  return truncate(whole, DESCRIPTION.max);
}
