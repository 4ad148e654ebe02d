/** Why a line of an import is refused, and what the others say of it. */
export const importWords = {
  noName: 'La première ligne doit nommer les colonnes, dont une « nom ».',
  nameless: 'Cette ligne n’a pas de nom.',
  longName: (max: number) => `Le nom dépasse ${max} caractères.`,
  badUrl: 'Le lien doit commencer par https:// ou http://.',
  badPrice: (text: string) => `« ${text.slice(0, 30)} » n’est pas un prix en euros.`,
  badQuantity: (text: string, max: number) =>
    `« ${text.slice(0, 30)} » n’est pas une quantité de 1 à ${max}.`,
  already: 'Déjà sur votre liste.',
  full: (max: number) => `Une liste compte ${max} articles au plus.`,
  late: 'Le temps a manqué pour lire cette page. Renvoyez-la seule.',
  one: 'Envoyez soit un fichier CSV, soit des liens.',
  tooManyUrls: (max: number) => `${max} liens au plus à la fois.`,
} as const;
