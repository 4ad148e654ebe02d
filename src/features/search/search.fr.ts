import { formatCount } from '#src/lib/format.ts';
import { ofName } from '#src/lib/of-name.ts';
import { siteName } from '#src/lib/site-name.ts';

/** French copy of the search, its overlay and its results page. */
export const SEARCH_DOWN = 'La recherche est momentanément indisponible. Réessayez dans un instant.';

export const NAME_EXCERPTS = {
  f: 'Prénom féminin',
  m: 'Prénom masculin',
  fm: 'Prénom féminin et masculin',
} as const;

/** « 44000, Loire-Atlantique » under the name of a town. */
export function townExcerpt(postalCodes: readonly string[], department: string): string {
  const [first] = postalCodes;
  return first ? `${first}, ${department}` : department;
}

/** « 8 produits de la marque » under the name of a brand. */
export const brandExcerpt = (name: string, products: number) =>
  `${formatCount(products, 'produit', 'produits')} de la marque ${name}`;

export const outingsTitle = (where: string) => `À faire en famille ${where}`;
/** « 44000, Loire-Atlantique : 12 sorties » under the name of a place. */
export const outingsExcerpt = (where: string, outings: number) =>
  `${where}\u202f: ${formatCount(outings, 'sortie', 'sorties')}`;

export const birthsOf = (where: string) => `Naissances ${where}`;
export const regionBirths = (name: string) => `Naissances en région ${name}`;

export const SORT_LABELS = {
  relevance: 'Les plus pertinents',
  price_asc: 'Prix croissant',
  price_desc: 'Prix décroissant',
  newest: 'Nouveautés',
} as const;

export const NAMESPACE_LABELS: Record<string, string> = {
  post: 'Article',
  page: 'Page',
  tool: 'Outil',
  city: 'Ville',
  'first-name': 'Prénom',
  tourism: 'Sortie en famille',
  author: 'Auteur',
  brand: 'Marque',
  faq: 'Question fréquente',
  promoted: 'À découvrir',
  landing: 'Guide',
  week: 'Semaine',
  list: 'Liste de naissance',
};

/** The kinds of pages as headings of several. */
export const CONTENT_LABELS: Record<string, string> = {
  'first-name': 'Prénoms',
  post: 'Articles',
  tool: 'Outils',
  city: 'Villes',
  tourism: 'Sorties en famille',
  author: 'Auteurs',
  brand: 'Marques',
  faq: 'Questions fréquentes',
  list: 'Listes de naissance',
};

/** The kinds of suggestions, beside their words. */
export const SUGGESTION_KINDS = {
  query: 'Recherche',
  shelf: 'Rayon',
  brand: 'Marque',
  page: 'Page',
  name: 'Prénom',
  city: 'Ville',
} as const;

export const resultsFr = {
  askAgain: 'Relancer la recherche',
  /** {n}: a number. */
  askedAgain: 'Nouvel essai dans {n}\u00a0secondes…',
  answersAgain: 'La recherche répond à nouveau\u202f: vous pouvez lancer la vôtre.',
  suggestions: 'Suggestions',
  label: 'Rechercher un produit, une marque, un article',
  placeholder: 'Poussette, doudou, prénom…',
  submit: 'Rechercher',
  heading: (query: string) => (query ? `Résultats pour « ${query} »` : 'Tout le catalogue'),
  title: (query: string) => (query ? `Recherche : ${query}` : `Rechercher sur ${siteName()}`),
  description: () =>
    `Cherchez parmi les produits, les marques, les sélections, les articles et les prénoms ${ofName(siteName())}.`,
  count: (total: number) => formatCount(total, 'produit', 'produits'),
  none: 'Rien de tel dans notre catalogue',
  noneAdvice:
    'Essayez un mot plus court ou plus courant. Vous pouvez aussi ajouter à votre liste un article trouvé sur un autre site.',
  addExternal: 'Ajouter un article d’un autre site',
  noneFiltered: 'Aucun produit ne correspond à ces filtres. Retirez-en un, ou tous.',
  pages: (count: number) => formatCount(count, 'page à lire', 'pages à lire'),
  best: 'La page que vous cherchez',
  places: 'Ce qui a été trouvé',
  otherPages: 'Pages du site',
  filters: 'Affiner',
  clear: 'Retirer tous les filtres',
  remove: (label: string) => `Retirer le filtre ${label}`,
  facets: {
    classification: 'Rayon',
    age_months: 'Âge',
    size: 'Taille',
    colour: 'Couleur',
    material: 'Matière',
    brand: 'Marque',
    tag: 'Sélection',
  },
  more: 'Voir plus',
  closeFilters: 'Fermer les filtres',
  showCount: (total: number) =>
    `Voir ${total === 1 ? 'le produit' : `les ${formatCount(total, 'produit', 'produits')}`}`,
  understood: 'Ce que nous avons compris',
  literal: 'Chercher ces mots tels quels',
  asTyped: 'Ces mots sont cherchés tels quels.',
  understand: 'Comprendre aussi les prix, les âges et les tailles',
  noneWhole: 'Aucun produit n’a tout ce que vous demandez.',
  without: (dropped: readonly string[]) => `Sans ${dropped.map((word) => `« ${word} »`).join(' ou ')} :`,
  near: 'Proche de ce que vous cherchez :',
  moved: 'La recherche vient de changer de moteur : l’ordre des produits n’est plus tout à fait le même.',
  movedAgain: 'Revoir depuis la première page',
  meant: 'Vouliez-vous dire',
  liked: 'Ce que les parents choisissent le plus',
  likedOf: (shelf: string) => `Au rayon ${shelf}, ce que les parents choisissent le plus`,
  seeShelf: (shelf: string) => `Voir le rayon ${shelf}`,
  price: 'Prix',
  priceMin: 'Prix minimum, en euros',
  priceMax: 'Prix maximum, en euros',
  age: (months: number) => {
    if (months === 0) return 'nouveau-né';
    return months >= 24 && months % 12 === 0 ? `${months / 12} ans` : `${months} mois`;
  },
  from: (price: string) => `À partir de ${price}`,
  upTo: (price: string) => `Jusqu’à ${price}`,
  priceWrong: 'Écrivez un prix en euros, par exemple 25 ou 19,90.',
  priceFrom: 'De',
  priceTo: 'à',
  apply: 'Appliquer',
  inStock: 'En stock seulement',
  sort: 'Trier par',
  doSort: 'Trier',
  selections: 'Sélections',
  brands: 'Marques trouvées',
  content: 'À lire aussi',
} as const;
