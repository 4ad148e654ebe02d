export const commissionInvoicesFr = {
  title: 'Factures de commission',
  ofSeller:
    'Notre commission est retenue sur chaque vente. Au début de chaque mois, une facture la détaille, moins ce qui a été rendu à vos acheteurs.',
  ofAll:
    'Une par boutique et par mois, numérotées sans trou\u202f; un avoir quand il a été rendu plus qu’il n’a été gagné.',
  none: 'Aucune facture pour l’instant\u202f: la première vient au début du mois qui suit une première vente.',
  columns: {
    number: 'Numéro',
    seller: 'Boutique',
    issued: 'Émise le',
    total: 'Total TTC',
    file: 'Fichier',
  },
  kinds: { commission: 'Facture', commission_credit: 'Avoir' },
  save: 'PDF',
  saveOf: (number: string) => `${number} en PDF`,
} as const;
