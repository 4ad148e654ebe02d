import { DomainError } from '#src/calls/domain-error.ts';
import type { CardState } from './card.ts';

export const CARD_FR: Record<CardState, string> = {
  waiting: 'À imprimer',
  printed: 'Imprimées',
  sent: 'Envoyées',
  canceled: 'Annulées',
};

export const cardsFr = {
  title: 'Cartes à imprimer',
  about:
    'Les mots que l’on a fait imprimer pour les parents. Le fichier a deux pages par carte, au format A6 : la carte, puis son enveloppe. L’adresse est celle que les parents ont donnée pour leurs cadeaux.',
  show: 'Montrer',
  every: 'Toutes',
  none: 'Aucune carte ici.',
  caption: 'Cartes',
  columns: { choose: 'Choisir', card: 'Carte', where: 'Destination', state: 'État' },
  choose: (of: string) => `Choisir la carte pour ${of}`,
  from: (giver: string | null) => (giver ? `Signée ${giver}` : 'Sans nom'),
  noWords: 'Sans un mot : seul le nom est imprimé.',
  noAddress: 'Pas encore d’adresse : les parents ont été prévenus.',
  forgotten: 'Adresse effacée.',
  paid: (day: string) => `Payée le ${day}`,
  late: (days: number) => `En attente depuis ${days} jours`,
  printed: (day: string) => `Imprimée le ${day}`,
  sent: (day: string) => `Envoyée le ${day}`,
  givenBack: 'Le cadeau a été remboursé.',
  keptBack: (day: string) => `Imprimée le ${day}, et remboursée depuis : ne l’envoyez pas.`,
  all: 'Tout choisir',
  chosen: (n: number) => (n < 2 ? `${n} carte choisie` : `${n} cartes choisies`),
  print: 'Imprimer',
  markSent: 'Marquer comme envoyées',
  file: (day: string) => `cartes-${day}.pdf`,
  csv: {
    save: 'Adresses (CSV)',
    file: (day: string) => `adresses-des-cartes-${day}.csv`,
    head: ['Carte', 'Liste', 'Destinataire', 'Adresse', 'Complément', 'Code postal', 'Ville'],
  },
  didPrint: (n: number) =>
    n < 2 ? 'Le fichier d’une carte est prêt.' : `Le fichier de ${n} cartes est prêt.`,
  didSend: (n: number) =>
    n < 2 ? 'Une carte est marquée comme envoyée.' : `${n} cartes sont marquées comme envoyées.`,
  where: 'Une carte imprimée vous attend : dites-nous à quelle adresse l’envoyer.',
  pdf: {
    title: 'Cartes et enveloppes',
    for: (list: string) => `Pour ${list}`,
  },
};

/** The refusals of the desk's calls. */
export const cardRefusals = {
  noAddress: () =>
    new DomainError('no_address', 'Une de ces cartes n’a pas encore d’adresse : laissez-la de côté.'),
  notThere: () =>
    new DomainError('conflict', 'Une de ces cartes a changé d’état : rechargez la liste, puis recommencez.', {
      status: 409,
    }),
};
