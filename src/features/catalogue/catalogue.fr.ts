export const catalogueFr = {
  demo: 'Produit de démonstration : il n’existe pas et ne peut pas être commandé.',
  inStock: 'En stock',
  outOfStock: 'Épuisé pour le moment',
  unknown: 'Disponibilité à vérifier chez le marchand',
  soldHere: 'Vendu ici',
  add: 'Ajouter à ma liste',
  added: 'Ajouté à votre liste',
  similar: 'Dans le même esprit',
  notAdded: 'L’ajout n’a pas abouti. Réessayez.',
  price: 'Prix',
  delivery: 'Livraison',
  selections: 'Dans nos sélections',
  brandTitle: (brand: string) => `${brand} : produits pour bébé`,
  brandDescription: (brand: string, count: number) =>
    `Les ${count} produits ${brand} du catalogue de Merveille, à ajouter à une liste de naissance en un geste.`,
  selectionDescription: (name: string) =>
    `Notre sélection « ${name} » : des produits choisis, à ajouter à votre liste de naissance en un geste.`,
} as const;
