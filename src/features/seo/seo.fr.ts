/** The page that tells programs about the site (llmstxt.org). */
export const llmsFr = {
  about: '> Liste de naissance, cagnotte et magazine pour les futurs et jeunes parents, en français.',
  sources:
    'Les articles portent leur date et leurs sources. Les chiffres des villes et des prénoms viennent de l’Insee (Licence Ouverte 2.0). Les pages de santé sont à vérifier avec un professionnel. Les listes des personnes ne sont pas à lire sans elles.',
  sections: { category: 'Rubriques du magazine', post: 'Articles', tool: 'Outils', page: 'Pages' },
  data: '## Données',
  tables: [
    ['Prénoms', '/prenoms', 'naissances par année depuis 1900, par prénom'],
    ['Naissances par ville', '/naissances', 'naissances et population par commune'],
    ['Questions fréquentes', '/informations-utiles', 'liste, cadeaux, surprise, cagnotte, compte'],
  ],
} as const;

/** The kind of page, written above the title on a sharing picture. */
export const kickerFr = {
  magazine: 'Magazine',
  names: 'Prénoms',
  births: 'Naissances en France',
  outings: 'À faire en famille',
  tools: 'Outils',
  brands: 'Marques',
  product: 'Idées de cadeaux',
  cagnotte: 'Cagnotte de naissance',
  questions: 'Questions fréquentes',
  list: 'Liste de naissance',
};
