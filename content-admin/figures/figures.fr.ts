import { type By, isMoney, type What } from '#src/features/stats/stats.ts';
import type { Step } from '#src/features/stats/ways.ts';
import { formatDate, formatNumber, formatPrice } from '#src/lib/format.ts';

const sum = (what: What, value: number) => (isMoney(what) ? formatPrice(value) : formatNumber(value));

export const figuresFr = {
  title: 'Statistiques',
  about:
    'Les pages sont comptées sur le serveur, là où elles sont servies : sans cookie, sans script et sans adresse gardée. Les robots ne comptent pas.',
  of: (path: string) => `De la page ${path}`,
  every: 'Toutes les pages',
  period: {
    label: 'Période',
    presets: { 7: '7 jours', 28: '4 semaines', 90: '3 mois', 365: '1 an' } as Record<number, string>,
    from: 'Du',
    to: 'Au',
    by: 'Par',
    bys: { day: 'jour', week: 'semaine', month: 'mois' } satisfies Record<By, string>,
    show: 'Afficher',
    between: (from: string, to: string) => `Du ${formatDate(from)} au ${formatDate(to)}`,
    /** The days that are shown, and those beside them. */
    beside: (from: string, to: string, days: number) =>
      `Du ${formatDate(from)} au ${formatDate(to)}, à côté ${days > 1 ? `des ${formatNumber(days)} jours` : 'du jour'} d’avant.`,
    choose: 'Choisir les jours',
  },
  figures: 'Ce qui est compté',
  sum,
  compared: (percent: number) => `${percent > 0 ? '+' : '−'}${formatNumber(Math.abs(percent))} %`,
  same: ['Autant', 'que la période précédente'] as const,
  nothingBefore: 'Rien avant',
  onBefore: 'sur la période précédente',
  drawing: (name: string, total: string, highest: { at: string; value: string } | null) =>
    highest
      ? `${name} : ${total} en tout, au plus ${highest.value} ${highest.at}.`
      : `${name} : rien sur cette période.`,
  at: (day: string, by: By) =>
    by === 'day'
      ? `le ${formatDate(day)}`
      : by === 'week'
        ? `la semaine du ${formatDate(day)}`
        : `le mois qui commence le ${formatDate(day)}`,
  table: 'Les mêmes chiffres en tableau',
  columns: { at: 'Début', value: 'Nombre', before: 'Avant', sum: 'Somme' },
  rows: {
    views: 'Pages les plus vues',
    visitors: 'Pages où l’on vient le plus',
    articles: 'Articles les plus lus',
    sources: 'D’où viennent les lecteurs',
    searches: 'Ce qui est cherché',
    empty_searches: 'Ce qui est cherché sans rien trouver',
  } as Partial<Record<What, string>>,
  row: {
    views: 'Page',
    visitors: 'Page',
    articles: 'Article',
    sources: 'Provenance',
    searches: 'Recherche',
    empty_searches: 'Recherche',
  } as Partial<Record<What, string>>,
  noRows: 'Rien à détailler sur cette période.',
  hints: {
    visitors: 'Qui vient deux jours compte deux fois : d’un jour à l’autre, personne n’est reconnu.',
    searches: 'Les mots que moins de cinq personnes ont cherchés ne sont pas montrés.',
    empty_searches:
      'Les mots que moins de cinq personnes ont cherchés ne sont pas montrés. Un article ou un synonyme y répond souvent.',
    sources: 'Un lecteur qui tape l’adresse, ou dont le navigateur ne dit rien, n’a pas de provenance.',
    contributions: 'Les sommes payées, le jour du paiement.',
    orders: 'Les commandes payées, livraison comprise, le jour du paiement.',
  } as Partial<Record<What, string>>,
  ways: {
    title: 'Du magazine au cadeau',
    about:
      'Compté là où la page est servie, d’après la page d’où elle a été ouverte : des passages, pas des personnes. Toutes les listes comptent ensemble.',
    step: 'Étape',
    steps: {
      articles: 'Articles lus',
      to_list: 'D’un article vers une liste, ou vers sa création',
      lists_made: 'Listes créées',
      lists: 'Pages de listes vues',
      to_gift: 'D’une liste vers la cagnotte ou un achat',
      gifts: 'Cadeaux réservés',
    } satisfies Record<Step, string>,
    articles: 'Les articles qui mènent à une liste',
    article: 'Article',
    none: 'Aucun article n’a mené cinq fois ou plus vers une liste sur cette période.',
  },
  only: 'Voir cette page seule',
  onlyOf: (label: string) => `Voir cette page seule : ${label}`,
  pointed: (at: string, value: string) => `${at} : ${value}`,
  open: 'Ouvrir la page',
  csv: 'Enregistrer en CSV',
};
