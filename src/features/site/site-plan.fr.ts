export const planFr = {
  title: 'Plan du site\u202f: toutes les pages',
  heading: 'Plan du site',
  description:
    'Toutes les pages du site sur une seule\u202f: la liste, le magazine, les prénoms, les outils, les villes, les sorties, les sélections, les marques et les pages légales.',
  lead: 'Tout ce que l’on peut lire ici, rangé par sujet.',
  sections: {
    list: 'La liste et la cagnotte',
    magazine: 'Le magazine',
    tools: 'Les outils',
    names: 'Les prénoms',
    places: 'Les villes et les sorties',
    selections: 'Les sélections',
    brands: 'Les marques',
    house: 'La maison et le cadre',
  },
  letter: (letter: string) => `Prénoms en ${letter.toUpperCase()}`,
} as const;
