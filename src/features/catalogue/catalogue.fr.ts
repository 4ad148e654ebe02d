import { formatNumber } from '#src/lib/format.ts';
import { ofName } from '#src/lib/of-name.ts';
import { siteName } from '#src/lib/site-name.ts';

export const catalogueFr = {
  demo: 'Produit de démonstration : il n’existe pas et ne peut pas être commandé.',
  demoSold: 'Produit de démonstration : il se commande d’une liste, sans argent réel, et rien n’est livré.',
  inStock: 'En stock',
  outOfStock: 'Épuisé pour le moment',
  unknown: 'Disponibilité à vérifier chez le marchand',
  soldHere: 'Vendu ici',
  add: 'Ajouter à ma liste',
  added: 'Ajouté à votre liste',
  favorite: 'Dans vos favoris',
  quantityWrong: (max: number) => `Choisissez une quantité de 1 à ${max}.`,
  noScript: 'L’ajouter à une liste a besoin de JavaScript.',
  similar: 'Dans le même esprit',
  notAdded: 'L’ajout n’a pas abouti. Réessayez.',
  price: 'Prix',
  delivery: 'Livraison',
  selections: 'Dans nos sélections',
  brandTitle: (brand: string) => `${brand} : produits pour bébé`,
  brandDescription: (brand: string, count: number) =>
    count > 1
      ? `Les ${formatNumber(count)} produits ${brand} du catalogue ${ofName(siteName())}, à ajouter à une liste de naissance en un geste.`
      : `${brand} sur ${siteName()} : ce que la marque fait pour les bébés, à ajouter à une liste de naissance en un geste.`,
  brandCount: (count: number) => (count > 1 ? `${formatNumber(count)} produits` : 'Un produit'),
  brandPrices: (from: string, to: string) => `de ${from} à ${to}`,
  brandShelves: (brand: string) => `Les rayons ${ofName(brand)}`,
  brandProducts: (brand: string) => `Les produits ${brand}`,
  brandAll: (count: number) => `Voir les ${formatNumber(count)} produits`,
  selectionDescription: (name: string) =>
    `Notre sélection « ${name} » : des produits choisis, à ajouter à votre liste de naissance en un geste.`,
} as const;
