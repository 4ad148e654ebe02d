import type { Status } from '#src/features/cagnotte/contribution.state.ts';
import type { Dispute } from '#src/features/money/disputes/dispute.ts';
import type { Moment } from '#src/features/money/moment.ts';
import type { Quarantined } from '#src/features/money/quarantine/quarantined.ts';
import type { Refund } from '#src/features/money/refunds/refund.ts';
import { formatDate, formatNumber, formatPrice } from '#src/lib/format.ts';

export const STATUS_FR: Record<Status, string> = {
  draft: 'Brouillon',
  awaiting_payment: 'À payer',
  requires_action: 'Attend la banque',
  processing: 'En cours',
  succeeded: 'Payé',
  scheduled: 'Programmé',
  charging: 'Débit en cours',
  needs_action: 'Attend le donateur',
  failed: 'Échoué',
  canceled: 'Annulé',
  expired: 'Expiré',
  refunded: 'Remboursé',
  disputed: 'Contesté',
};

export const REFUND_FR: Record<Refund['status'], string> = {
  asked: 'À approuver',
  ordered: 'Demandé au prestataire',
  done: 'Rendu',
  refused: 'Refusé',
  failed: 'Échoué',
};

export const CAUSE_FR: Record<Refund['cause'], string> = {
  admin: 'Demandé par l’administration',
  canceled: 'Annulé au moment de payer',
  sold_out: 'Cadeau épuisé',
  unfunded: 'Cadeau à plusieurs non atteint',
  line_refused: 'Article refusé par son vendeur',
  returned: 'Article retourné',
};

export const DISPUTE_FR: Record<Dispute['status'], string> = {
  inquiry: 'Question de la banque',
  inquiry_closed: 'Question close',
  needs_response: 'Réponse attendue',
  under_review: 'Examinée par la banque',
  won: 'Gagnée',
  lost: 'Perdue',
};

export const WHY_FR: Record<string, string> = {
  intent: 'Un paiement que nous ne connaissons pas',
  contribution: 'Le paiement parle d’une autre participation',
  order: 'Le paiement parle d’une autre commande',
  order_dispute: 'Le paiement d’une commande est contesté : répondez depuis le prestataire',
  amount: 'Le montant débité n’est pas celui attendu',
  currency: 'Le paiement n’est pas en euros',
  livemode: 'Argent réel et argent d’essai se mélangent',
  refund_disputed: 'Un remboursement s’ajoute à une contestation',
  refund_failed: 'Un remboursement a échoué après coup',
  refund_twice: 'Un remboursement s’ajoute à un virement',
  dispute_livemode: 'La contestation n’est pas du même argent',
  dispute_currency: 'La contestation n’est pas en euros',
  dispute_unpaid: 'Contestation d’un paiement que nous croyons impayé',
};

export const KIND_FR: Record<string, string> = {
  charge: 'Paiement',
  refund: 'Remboursement',
  dispute: 'Contestation',
  transfer: 'Virement aux parents',
  fee: 'Frais du prestataire',
  other: 'Autre',
};

const SOURCE_FR: Record<Moment['source'], string> = {
  giver: 'Donateur',
  provider: 'Prestataire',
  ledger: 'Livre de comptes',
  admin: 'Administration',
};

/** The state of a refund as the desk sees it: one that somebody else gave in the provider's place is done. */
export const refundState = ({ failure, status }: Pick<Refund, 'failure' | 'status'>): Refund['status'] =>
  failure === 'given_by_bank' || failure === 'given_by_transfer' ? 'done' : status;

/** All that a refund gives back, by whatever means. */
export const sumGiven = ({ amount, by_vouchers }: Pick<Refund, 'amount' | 'by_vouchers'>): string =>
  by_vouchers > 0
    ? `${formatPrice(amount + by_vouchers)} (dont ${formatPrice(by_vouchers)} en bons d’achat)`
    : formatPrice(amount);

/** Whom a refund that is not done waits for; empty where nobody is. */
export function waitsFor({
  mine,
  asked_by,
  ...of
}: Pick<Refund, 'status' | 'failure' | 'mine' | 'asked_by'>): string {
  const status = refundState(of);
  if (status === 'failed' && of.failure === 'charge_disputed')
    return 'La banque a contesté ce paiement : le prestataire n’en rend rien.';
  if (status === 'failed')
    return 'Le prestataire a refusé : cette somme reste à rendre, demandez un autre remboursement.';
  if (status === 'ordered')
    return 'Le prestataire n’a pas encore répondu : il est sollicité de nouveau seul.';
  if (status !== 'asked') return '';
  return mine
    ? 'Rien n’est encore rendu : vous l’avez demandé, une autre personne de l’administration doit l’approuver.'
    : `Rien n’est encore rendu : demandé par ${asked_by ?? 'une personne partie depuis'}, il attend votre accord ou celui d’une autre personne.`;
}

export const paymentsFr = {
  title: 'Paiements',
  tabs: {
    label: 'Écrans des paiements',
    payments: 'Paiements',
    orders: 'Commandes',
    returns: 'Retours',
    refunds: 'Remboursements',
    disputes: 'Contestations',
    quarantine: 'Quarantaine',
    pots: 'Cagnottes',
    report: 'Rapprochement',
    accounting: 'Comptabilité',
    cards: 'Cartes',
    addons: 'Options',
    clock: 'Démonstration',
  },
  choose: 'Choisissez un paiement pour voir son histoire.',
  source: (source: Moment['source']) => SOURCE_FR[source],
  reason: 'Raison',
  reasonHint: 'Elle reste dans le journal, avec votre nom.',
  noCard: 'La carte n’est connue que du prestataire de paiement : elle n’apparaît nulle part ici.',
  unnamed: 'Sans nom',
  save: 'Enregistrer',
  cancel: 'Annuler',
  search: {
    label: 'Rechercher',
    hint: 'Un nom, une adresse e-mail, une liste, une référence, un intent ou un hash entiers.',
    status: 'État',
    every: 'Tous les états',
    count: (total: number) => (total < 2 ? `${total} paiement` : `${total} paiements`),
    none: 'Aucun paiement ne correspond.',
    list: 'Paiements trouvés',
    clear: 'Tout montrer',
    file: {
      save: 'Télécharger en CSV',
      name: 'paiements.csv',
      more: (n: number) =>
        `Le fichier a les ${formatNumber(n)} paiements les plus récents. Précisez la recherche pour les autres.`,
      head: [
        ...['Référence', 'Préparé le', 'Payé le', 'État', 'Participation', 'Total', 'Rendu'],
        ...[
          'Liste',
          'Adresse de la liste',
          'Donateur',
          'E-mail',
          'Anonyme',
          'Programmé',
          'Prestataire',
          'Essai',
        ],
      ],
      yes: 'oui',
      no: 'non',
    },
  },
  detail: {
    reference: 'Référence',
    list: 'Liste',
    giver: 'Donateur',
    anonymous: 'anonyme pour les parents',
    email: 'E-mail',
    provider: 'Prestataire',
    test: 'argent d’essai',
    paid: 'Payé le',
    chargeOn: 'À débiter le',
    available: 'Disponible le',
    receipt: 'Dernier reçu envoyé le',
    intents: 'Intents',
    amount: 'Participation',
    fee: 'Frais',
    total: 'Total',
    refunded: 'Déjà rendu',
    left: 'Peut encore être rendu',
    held: (reason: string) => `La cagnotte est suspendue : ${reason}`,
    timeline: 'Histoire',
    resend: 'Renvoyer le reçu',
    resent: 'Le reçu part par e-mail.',
    refunds: 'Remboursements',
    disputes: 'Contestations',
    openDispute: 'Voir la contestation',
  },
  refund: {
    title: 'Rembourser',
    amount: 'Montant à rendre',
    amountHint: (left: number) => `Vide : tout ce qui reste, ${formatPrice(left)}.`,
    amountWrong: 'Écrivez un montant en euros, par exemple 12,50.',
    submit: 'Demander le remboursement',
    done: (one: Refund) =>
      one.status === 'asked'
        ? 'Demande enregistrée : une autre personne de l’administration doit l’approuver.'
        : one.status === 'failed'
          ? 'Le prestataire a refusé ce remboursement.'
          : `${sumGiven(one)} sont rendus.`,
  },
  refunds: {
    ofOrder: 'Commande annulée par son acheteur',
    title: 'Remboursements',
    about: (above: number) =>
      above === 0
        ? 'Chaque remboursement demande l’accord d’une deuxième personne.'
        : `Au-dessus de ${formatPrice(above)} rendus d’un même paiement, une deuxième personne doit approuver. Personne n’approuve sa propre demande.`,
    show: 'Montrer',
    every: 'Tous',
    empty: 'Aucun remboursement ici.',
    columns: { what: 'Paiement', amount: 'Montant', why: 'Raison', state: 'État', actions: 'Décision' },
    asked: (who: string, at: string) => `demandé par ${who}, ${at}`,
    decided: (who: string, at: string) => `décidé par ${who}, ${at}`,
    alone: 'fait sans demande',
    approve: 'Approuver',
    refuse: 'Refuser',
    takeBack: 'Retirer ma demande',
    mine: 'Votre demande : une autre personne doit l’approuver.',
    of: (sum: string, who: string) => `le remboursement de ${sum} à ${who}`,
    refuseTitle: 'Refuser ce remboursement',
    /** Of the provider, by its code. */
    failures: {
      given_by_bank: 'Rendu par la banque de l’acheteur',
      given_by_transfer: 'Rendu par virement, hors du prestataire',
      charge_disputed: 'La banque tient l’argent : paiement contesté',
      charge_already_refunded: 'Déjà rendu en entier',
      amount_too_large: 'Plus que ce qui reste',
    } as Record<string, string>,
    told: {
      done: 'Remboursement approuvé : la somme est rendue.',
      ordered: 'Approuvé : le prestataire est sollicité.',
      refused: 'Demande refusée.',
      failed: 'Approuvé, mais le prestataire a refusé.',
      asked: '',
    },
  },
  disputes: {
    title: 'Contestations',
    about:
      'Une banque reprend l’argent dès qu’une personne conteste. Il revient si nos éléments la convainquent, avant la date dite.',
    open: 'En cours',
    all: 'Toutes',
    empty: 'Aucune contestation en cours.',
    list: 'Contestations',
    choose: 'Choisissez une contestation pour y répondre.',
    dueBy: 'Date limite',
    due: (at: string) => `réponse avant le ${formatDate(at)}`,
    closed: (at: string) => `close le ${formatDate(at)}`,
    reason: 'Motif donné par la banque',
    fee: 'Frais de la banque',
    taken: 'Repris par la banque',
    fromPot: 'dont à la cagnotte',
    fromDue: 'dont dû à l’acheteur',
    given: 'dont rendu à l’acheteur en notre place',
    losses: 'dont perdu par nous',
    payment: 'Voir le paiement',
    order: 'Voir la commande',
    evidence: 'Nos éléments',
    evidenceHint: 'Ce que la banque lira, une seule fois. Des faits, des dates, pas de suppositions.',
    facts: 'Commencer par les faits connus',
    draft: 'Garder le brouillon',
    send: 'Envoyer à la banque',
    kept: 'Brouillon enregistré.',
    sent: 'Éléments envoyés à la banque.',
    sentAt: (at: string) => `Envoyés le ${formatDate(at)}.`,
  },
  quarantine: {
    title: 'Quarantaine',
    about: 'Ce que le prestataire a dit et qui ne correspond pas : rien n’a été écrit dans les comptes.',
    show: 'Montrer',
    states: { open: 'À regarder', set_aside: 'Mis de côté', settled: 'Réglés' } satisfies Record<
      Quarantined['status'],
      string
    >,
    empty: 'Rien ici.',
    emptyOpen: 'Tout ce que le prestataire a dit correspond.',
    found: (at: string, tries: number) => `trouvé ${at}, entendu ${tries} fois`,
    facts: 'Les faits bruts',
    payment: 'Voir le paiement',
    retry: 'Demander à nouveau',
    aside: 'Mettre de côté',
    asideTitle: 'Mettre ce paiement de côté',
    of: (intent: string) => `le paiement ${intent}`,
    closed: (who: string, why: string) => `Mis de côté par ${who} : ${why}`,
    settled: 'C’est réglé : la parole du prestataire correspond maintenant.',
    still: 'Toujours la même réponse : rien n’est écrit.',
    told: 'Mis de côté.',
  },
  pots: {
    title: 'Cagnottes',
    about:
      'Suspendre une cagnotte arrête les participations, les débits à venir et les retraits, le temps d’une vérification. Ses parents en lisent la raison ; qui participe lit seulement que c’est momentané.',
    search: 'Rechercher',
    searchHint: 'Une liste, ou l’adresse e-mail de ses parents.',
    held: 'Suspendues seulement',
    empty: 'Aucune cagnotte ne correspond.',
    columns: {
      list: 'Liste',
      collected: 'Collecté',
      available: 'Disponible',
      pending: 'En attente',
      state: 'État',
      actions: 'Actions',
    },
    hold: 'Suspendre',
    release: 'Lever la suspension',
    statement: 'Relevé',
    statementFile: (slug: string) => `releve-${slug}.csv`,
    of: (title: string) => `la cagnotte « ${title} »`,
    holdTitle: 'Suspendre cette cagnotte',
    releaseTitle: 'Lever la suspension',
    holdHint: 'Les parents la lisent dans leur cagnotte et par e-mail.',
    heldSince: (at: string, why: string) => `Suspendue le ${formatDate(at)} : ${why}`,
    active: 'Active',
    told: { held: 'Cagnotte suspendue.', released: 'Suspension levée.' },
  },
  report: {
    title: 'Rapprochement',
    about:
      'Notre livre de comptes face au relevé du prestataire, jour par jour. Ce qui diffère est redemandé toutes les heures.',
    from: 'Du',
    to: 'Au',
    show: 'Afficher',
    run: 'Relire le relevé maintenant',
    ran: (imported: number, asked: number) =>
      `${imported} ligne${imported > 1 ? 's' : ''} lue${imported > 1 ? 's' : ''}, ${asked} paiement${asked > 1 ? 's' : ''} redemandé${asked > 1 ? 's' : ''}.`,
    csv: 'Télécharger en CSV',
    differences: 'Différences',
    noDifference: 'Aucune différence : les deux comptes disent la même chose.',
    days: 'Par jour',
    noDay: 'Aucun mouvement sur cette période.',
    columns: {
      day: 'Jour',
      what: 'Quoi',
      ours: 'Nous',
      theirs: 'Prestataire',
      difference: 'Différence',
      ourFees: 'Frais, nous',
      theirFees: 'Frais, prestataire',
    },
    withdrawal: 'Retrait',
    transit: 'En route : le prestataire a viré, la banque n’a pas encore reçu.',
    others: (sum: string) =>
      `Mouvements du prestataire sans rapport avec une participation ou un retrait : ${sum}.`,
    last: (at: string) => `Dernière ligne du relevé : le ${formatDate(at)}.`,
    never: 'Le relevé n’a pas encore été lu.',
    file: 'rapprochement.csv',
    head: ['Jour', 'Nous', 'Prestataire', 'Différence', 'Frais (nous)', 'Frais (prestataire)'],
    headDifferences: ['Jour', 'Référence', 'Nature', 'Nous', 'Prestataire', 'Différence', 'En route'],
    yes: 'oui',
    no: 'non',
  },
  addons: {
    title: 'Options',
    about:
      'Ce que l’on peut ajouter à une participation. Un prix changé ne vaut que pour la suite : ce qui est payé le reste au prix d’alors.',
    list: 'Options, dans l’ordre où elles sont proposées',
    empty: 'Aucune option. La première se crée ci-dessous.',
    create: 'Nouvelle option',
    edit: (name: string) => `Modifier ${name}`,
    editShort: 'Modifier',
    name: 'Nom',
    description: 'Description',
    price: 'Prix',
    priceHint: 'En euros, de 0,50 à 500.',
    priceWrong: 'Écrivez un prix en euros, par exemple 2,50.',
    once: 'Une seule fois par liste',
    posted: 'Le mot de la personne est imprimé et posté aux parents',
    enabled: 'Proposée',
    off: 'Non proposée',
    taken: (n: number) => (n === 0 ? 'jamais prise' : `prise ${n} fois`),
    saved: (name: string) => `« ${name} » est enregistrée.`,
    ordered: 'Ordre enregistré.',
  },
  clock: {
    title: 'Démonstration',
    about:
      'Ce site est en démonstration : aucun argent réel. Avancer l’horloge fait arriver ce qui attend une date : débits programmés, rappels, versements, fins de délai.',
    other: 'Ce site prend de vrais paiements : il n’y a pas d’horloge à avancer.',
    now: 'Il est, pour les paiements',
    days: 'Avancer de',
    unit: 'jours',
    submit: 'Avancer l’horloge',
    presets: { 1: '1 jour', 3: '3 jours', 7: '7 jours', 30: '30 jours' } as Record<number, string>,
    done: (at: string, charged: number) =>
      `L’horloge est au ${formatDate(at)}. ${charged === 0 ? 'Aucun débit n’attendait.' : charged === 1 ? '1 débit a été fait.' : `${charged} débits ont été faits.`}`,
    warning: 'L’horloge ne recule pas.',
    dispute: 'La banque du donateur (démonstration)',
    contest: 'Faire contester ce paiement',
    win: 'La banque nous donne raison',
    lose: 'La banque donne raison au donateur',
  },
} as const;
