import { formatCount } from '#src/lib/format.ts';
import { siteName } from '#src/lib/site-name.ts';

/** The desk's words about sellers. */
export const merchantsFr = {
  title: 'Vendeurs',
  status: { pending: 'À valider', active: 'Ouverte', disabled: 'Désactivée', closed: 'Fermée' },
  about: () =>
    `Les entreprises qui vendent sur ${siteName()} : leur validation, leur commission, leurs retards.`,
  search: {
    label: 'Chercher un vendeur',
    hint: 'Nom, raison sociale, e-mail ou SIRET.',
    status: 'État',
    every: 'Tous',
    list: 'Vendeurs trouvés',
    count: (n: number) => formatCount(n, 'vendeur', 'vendeurs'),
    none: 'Aucun vendeur.',
    clear: 'Tout montrer',
  },
  choose: 'Choisissez un vendeur.',
  products: (n: number) => formatCount(n, 'produit', 'produits'),
  late: (n: number) => formatCount(n, 'article en retard', 'articles en retard'),
  lateAbout: 'Ces articles sont payés depuis plus de six jours ; le vendeur a été relancé le troisième.',
  orders: 'Voir les commandes',
  facts: {
    legal: 'Raison sociale',
    siret: 'SIRET',
    vat: 'TVA',
    email: 'E-mail',
    phone: 'Téléphone',
    site: 'Site',
    since: 'Inscrit le',
    terms: 'Conditions acceptées le',
    members: 'Membres',
    reason: 'Motif',
    withdrawing: 'Virements demandés',
    owed: 'Ce qui lui revient',
    closing: 'Fermeture',
    missing: 'Ce qui manque',
  },
  missing: {
    siret: 'le SIRET',
    description: 'la présentation',
    phone: 'le téléphone',
    address: 'l’adresse postale',
    logo: 'le logo',
    products: 'un produit',
    identity: 'la vérification d’identité',
  },
  /** Money on its way to the seller, or that waits for the shop to be open again. */
  withdrawing: (sum: string, held: boolean) =>
    held ? `${sum}, qui attendent la réouverture s’ils ne sont pas déjà à la banque` : `${sum} en chemin`,
  owed: (available: string, pending: string) => `${available} disponibles, ${pending} en attente`,
  closing: (day: string) => `annoncée pour le ${day}`,
  closed: (day: string) => `le ${day}`,
  keep: 'Renoncer à la fermeture',
  end: 'Fermer définitivement',
  ends: {
    soon: {
      submit: 'Annoncer la fermeture',
      title: (name: string) => `Fermer ${name} dans 30 jours`,
      about:
        'Le vendeur reçoit ce motif et la date. Ce jour-là, ses produits quittent la vente ; il garde son espace pour envoyer ce qui est payé, et tout ce qui lui revient lui est versé de lui-même.',
    },
    now: {
      submit: 'Fermer tout de suite',
      title: (name: string) => `Fermer ${name} sans préavis`,
      about:
        'Pour une obligation légale ou des fautes répétées seulement : les conditions promettent 30 jours. Ses produits quittent la vente à l’instant, et tout ce qui lui revient lui est versé de lui-même, même ce qu’une suspension retenait.',
    },
  },
  nothingMissing: 'rien',
  registry: 'Vérifier sur l’Annuaire des entreprises',
  approve: 'Valider la boutique',
  reopen: 'Rouvrir la boutique',
  disable: 'Désactiver',
  disableTitle: (name: string) => `Désactiver ${name}`,
  disableAbout:
    'Ses produits quittent la vente et la recherche à l’instant, ses sessions se ferment, et le vendeur reçoit ce motif. Ce qui est payé reste à envoyer ou à rembourser, depuis Commandes. Les virements demandés qui ne sont pas partis attendent sa réouverture.',
  reason: 'Motif',
  reasonHint: 'Le vendeur le lit tel quel.',
  commission: 'Commission',
  commissionHint: 'Sur ce qui sera payé dès maintenant, de 0 à 40.',
  badPercent: 'Un nombre entier de 0 à 40.',
  save: 'Enregistrer',
  done: {
    approved: 'La boutique est ouverte, le vendeur est prévenu.',
    disabled: 'La boutique est désactivée, le vendeur est prévenu.',
    announced: 'La fermeture est annoncée, le vendeur est prévenu.',
    closed: 'La boutique est fermée, le vendeur est prévenu.',
    kept: 'La boutique reste ouverte, le vendeur est prévenu.',
    commission: 'La commission est changée.',
  },
};
