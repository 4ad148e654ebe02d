import { formatCount } from '#src/lib/format.ts';
import { ofName } from '#src/lib/of-name.ts';

export const searchFr = {
  title: 'Recherche',
  lead: 'Ce que la recherche du site comprend, et ce qu’elle montre en premier.',
  applied: 'La recherche du site suit ces réglages.',
  applying: 'L’index se met à jour : les derniers changements arrivent dans un instant.',
  behind:
    'Le moteur de recherche tarde : il suivra ces réglages de lui-même. Rechargez pour voir où il en est.',
  never: 'Rien n’a encore été changé : la recherche suit les réglages d’origine.',
  groups: {
    title: 'Synonymes',
    lead: 'Chercher un mot d’un groupe trouve aussi les autres. Séparez les mots par des virgules.',
    add: 'Ajouter un groupe',
    label: (n: number) => `Groupe ${n}`,
    remove: (terms: string) => `Retirer le groupe ${terms}`,
    none: 'Aucun groupe à vous pour l’instant : ceux d’origine sont plus bas.',
    hint: 'Par exemple : poussette, buggy, voiture d’enfant',
  },
  meanings: {
    title: 'Sens en plus',
    lead: 'Chercher le premier trouve aussi les autres, et pas l’inverse : « cadeau » trouve un doudou, mais « doudou » ne trouve pas tous les cadeaux.',
    add: 'Ajouter un sens',
    asked: 'Chercher',
    meant: 'trouve aussi',
    remove: (asked: string) => `Retirer le sens ${ofName(asked || 'cette ligne')}`,
    none: 'Aucun sens à vous pour l’instant.',
  },
  builtin: {
    title: 'Synonymes d’origine',
    lead: 'Ceux que le site connaît de lui-même. Décochez ceux qui gênent.',
    count: (n: number, off: number) =>
      off > 0
        ? `${formatCount(n, 'ligne', 'lignes')}, dont ${off} sans effet`
        : formatCount(n, 'ligne', 'lignes'),
    meaning: (asked: string, meant: string) => `${asked} → ${meant}`,
  },
  stop: {
    title: 'Mots ignorés',
    label: 'Mots dont la recherche ne tient pas compte',
    hint: 'Un mot à la fois, séparés par des virgules. Les petits mots (le, de, pour…) le sont déjà.',
  },
  pins: {
    title: 'Mises en avant',
    lead: 'Ces produits viennent en premier, dans cet ordre, quand quelqu’un cherche exactement ces mots.',
    add: 'Ajouter une mise en avant',
    query: 'Quand on cherche',
    addProduct: 'Ajouter un produit',
    addProductHint: 'Cherchez-le par son nom ou sa marque.',
    list: (query: string) => `Produits en tête pour ${query || 'cette recherche'}`,
    removeProduct: (name: string) => `Retirer ${name}`,
    remove: (query: string) => `Retirer la mise en avant ${ofName(query || 'cette ligne')}`,
    none: 'Aucune mise en avant.',
  },
  ranking: {
    title: 'Classement',
    lead: 'Du plus au moins important : un critère ne départage que ce que les précédents laissent à égalité.',
    label: 'Critères du classement',
    out: 'Sans effet',
    drop: (name: string) => `Ne plus tenir compte ${ofName(name)}`,
    take: (name: string) => `Tenir compte de : ${name}`,
    signals: {
      text: { name: 'Ressemblance des mots', about: 'Le nom entier, puis ses mots, puis leurs synonymes.' },
      in_stock: { name: 'Disponibilité', about: 'Ce qui est en stock d’abord.' },
      popularity: { name: 'Popularité', about: 'Ce que les parents mettent le plus dans leurs listes.' },
      newest: { name: 'Nouveauté', about: 'Ce qui est arrivé en dernier au catalogue.' },
      sold_here: { name: 'Vendu ici', about: 'Ce que le site vend lui-même d’abord.' },
    },
    fieldsTitle: 'Où l’on cherche',
    fieldsLead: 'Un mot trouvé plus haut dans cette liste compte davantage.',
    fieldsLabel: 'Champs, du plus au moins important',
    fields: {
      name: 'Nom du produit',
      brand_tags: 'Marque et sélections',
      shelf: 'Rayon',
      description: 'Description',
    },
  },
  tryOut: {
    title: 'Essayer',
    label: 'Une recherche',
    hint: 'Vos changements sont essayés sans être enregistrés.',
    empty: 'Écrivez une recherche pour comparer.',
    before: 'Maintenant',
    after: 'Avec vos changements',
    found: (n: number) => (n === 0 ? 'Aucun produit' : formatCount(n, 'produit', 'produits')),
    same: 'Vos changements ne changent rien à cette recherche.',
    added: 'nouveau',
    up: (n: number) => `monte de ${n}`,
    down: (n: number) => `descend de ${n}`,
    failed: 'L’essai n’a pas abouti. Réessayez.',
    waiting: 'Essai en cours…',
    engine:
      'Essayé avec le moteur PostgreSQL, qui suit les mêmes réglages ; avec Meilisearch, l’ordre peut différer un peu.',
  },
} as const;
