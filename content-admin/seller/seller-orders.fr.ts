export const sellerOrdersFr = {
  status: 'État de la commande',
  every: 'Toutes',
  none: 'Aucune commande pour l’instant. Elles arrivent ici dès qu’elles sont payées.',
  noneSuch: 'Aucune commande dans cet état.',
  choose: 'Choisissez une commande.',
  list: 'Commandes',
  late: 'En retard',
  paidAt: (moment: string) => `Payée ${moment}`,
  address: 'Adresse de livraison',
  addressAbout: 'Pour cet envoi seulement : elle disparaît 30 jours après la livraison.',
  noAddress: 'L’adresse n’est pas montrée : elle ne l’est que du paiement à 30 jours après la livraison.',
  nothingLeft: 'Il n’y a plus rien à envoyer dans cette commande.',
  sums: {
    goods: 'Vos articles',
    delivery: 'Votre part de la livraison',
    commission: 'Commission',
    net: 'Pour vous',
  },
  send: {
    title: 'Envoyer un colis',
    which: 'Dans ce colis',
    carrier: 'Transporteur',
    tracking: 'Numéro de suivi',
    trackingHint: 'L’acheteur le reçoit par e-mail.',
    submit: 'Le colis est parti',
    nothing: 'Cochez ce que contient le colis.',
  },
  refuse: {
    label: 'Je ne l’ai plus',
    of: (name: string) => `Je ne l’ai plus : ${name}`,
    title: (name: string) => `Refuser ${name}`,
    about: 'L’acheteur est remboursé de cet article, et prévenu. C’est sans retour.',
    reason: 'Pourquoi',
    reasonHint: 'L’acheteur le lit tel quel.',
    submit: 'Refuser et rembourser',
  },
};

export const sellerReturnsFr = {
  about:
    'Vos acheteurs ont quatorze jours pour changer d’avis. Validez un colis dès qu’il est arrivé : son prix est rendu aussitôt. Ce que la vente vous rapporte attend la fin du retour.',
  none: 'Aucun retour.',
  noAddress: 'Vos acheteurs ne savent pas encore où renvoyer leurs colis.',
};

export const sellerInvoicesFr = {
  about:
    'Une facture est émise en votre nom à chaque commande payée, et un avoir à chaque somme rendue. Leur numérotation n’a pas de trou.',
  none: 'Aucune facture pour l’instant : la première vient avec votre première commande payée.',
  noAddress: 'Votre adresse manque sur vos factures.',
  head: ['Numéro', 'Commande', 'Émise le', 'Total', 'Fichier'],
  table: 'Factures et avoirs',
  kinds: { invoice: 'Facture', credit: 'Avoir' },
  get: 'PDF',
  getOf: (number: string) => `${number} en PDF`,
};
