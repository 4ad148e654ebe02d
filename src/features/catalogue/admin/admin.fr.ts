/** Refusals of the catalogue's admin calls. */
export const catalogueAdminFr = {
  gone: {
    product: 'Ce produit n’existe pas.',
    brand: 'Cette marque n’existe pas.',
    tag: 'Cette sélection n’existe pas.',
    shelf: 'Ce rayon n’existe pas.',
    preset: 'Cette recherche n’existe pas.',
  },
  unknownValue: (value: string) => `La recherche ne connaît pas « ${value} ».`,
  crossed: 'Le plus petit des deux vient d’abord.',
  attributesWrong: 'Corrigez les caractéristiques signalées.',
  conflict:
    'Quelqu’un a enregistré entre-temps : rechargez pour voir sa version, puis refaites votre changement.',
  slugTaken: 'Cette adresse est déjà prise.',
  nameTaken: 'Ce nom est déjà pris.',
  noSlug: 'Ce nom ne donne pas d’adresse : écrivez-la.',
  brandInUse: (products: number) =>
    `Cette marque a ${products} ${products > 1 ? 'produits' : 'produit'} : fusionnez-la avec une autre, ou désactivez-la.`,
  shelfInUse: (products: number) =>
    `Ce rayon a ${products} ${products > 1 ? 'produits' : 'produit'} : rangez-les ailleurs d’abord.`,
  lastShelf: 'Gardez au moins un rayon : sans aucun, le site ne peut pas s’afficher.',
  listsUse: (lists: number) =>
    lists > 1
      ? `Ces produits sont dans ${lists} listes de naissance. Confirmez pour les retirer du catalogue : les listes les gardent.`
      : 'Une liste de naissance contient ce produit. Confirmez pour le retirer du catalogue : la liste le garde.',
  notInTag: 'Le produit mis en avant doit faire partie de la sélection.',
  sameBrand: 'Choisissez une autre marque.',
  unknownProducts: 'Un de ces produits n’existe plus : rechargez la page.',
} as const;
