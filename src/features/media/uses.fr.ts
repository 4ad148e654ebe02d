/** The words for the uses of a picture. */
export const usesFr = {
  inBin: (title: string) => `${title} (corbeille)`,
  theme: (category: string) => `Couvertures : ${category}`,
  lists: (count: number) => (count === 1 ? 'Une liste de naissance' : `${count} listes de naissance`),
  products: (count: number) => (count === 1 ? 'Un produit' : `${count} produits`),
  brand: (name: string) => `Marque : ${name}`,
  setting: (key: string) => `Réglages du site : ${key}`,
  inUse: (count: number) =>
    count === 1
      ? 'Cette image est utilisée à un endroit. Confirmez pour la supprimer quand même.'
      : `Cette image est utilisée à ${count} endroits. Confirmez pour la supprimer quand même.`,
  cut: (filename: string, ratio: string) =>
    `${filename.replace(/\.\w+$/, '').slice(0, 180)} ${ratio.replace(':', '×')}.png`,
  already: (alt: string) =>
    `Cette image est déjà dans la médiathèque${alt ? ` : « ${alt} »` : ''}. Choisissez-la directement.`,
};
