import type { What } from './stats.ts';

export const statsFr = {
  noContent: 'Ce contenu n’existe plus.',
  period: 'La période commence au plus tard le jour où elle finit, et compte 800 jours au plus.',
  moneyOnly: 'Ces sommes sont pour qui a le droit « Paiements ».',
  whats: {
    views: 'Pages vues',
    visitors: 'Visiteurs',
    articles: 'Articles lus',
    sources: 'Provenances',
    searches: 'Recherches',
    empty_searches: 'Recherches sans résultat',
    lists: 'Listes créées',
    gifts: 'Cadeaux réservés',
    contributions: 'Participations',
    orders: 'Commandes',
    subscribers: 'Abonnés',
  } satisfies Record<What, string>,
  lists: 'Pages de listes',
  columns: { at: 'Début', value: 'Valeur', label: 'Détail', path: 'Adresse', before: 'Période précédente' },
  total: 'Total',
  filename: (what: string, from: string, to: string) => `statistiques-${what}-${from}-${to}.csv`,
};
