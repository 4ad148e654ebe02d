import { formatCount } from '#src/lib/format.ts';

export const overlayFr = {
  dialog: (site: string) => `Rechercher sur ${site}`,
  label: 'Rechercher un produit, une marque, une sélection',
  placeholder: 'Poussette, doudou…',
  hint: 'Écrivez ce que vous cherchez\u202f: un produit, une marque, une sélection.',
  close: 'Fermer la recherche',
  results: 'Résultats de la recherche',
  best: 'La page que vous cherchez',
  selections: 'Sélections',
  products: 'Produits',
  brands: 'Marques',
  recent: 'Recherches récentes',
  more: 'Et aussi',
  clearRecent: 'Effacer les recherches récentes',
  all: (query: string, hits: number) =>
    hits > 0
      ? `Voir ${hits === 1 ? 'le produit' : `les ${formatCount(hits, 'produit', 'produits')}`}`
      : `Chercher « ${query} » dans tout le site`,
  addExternal: 'Ajouter un article d’un autre site à ma liste',
  add: 'Ajouter à ma liste',
  favorite: 'Ajouter aux favoris',
  noPrice: 'Prix libre',
  soldOut: 'Épuisé',
  found: (products: number, selections: number, brands: number) =>
    [
      formatCount(products, 'produit', 'produits'),
      formatCount(selections, 'sélection', 'sélections'),
      formatCount(brands, 'marque', 'marques'),
    ].join(', '),
  nothing: (query: string) => `Aucun résultat pour « ${query} »`,
  offline: 'Vous ne semblez pas connecté à internet',
  waiting: 'Recherche en cours…',
  slow: 'Il semblerait que cela prenne du temps. Vérifiez votre connexion à internet.',
  failed: 'La recherche n’a pas abouti. Elle reprendra d’elle-même.',
} as const;
