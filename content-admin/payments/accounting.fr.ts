export const accountingScreenFr = {
  title: 'Comptabilité',
  about: 'Notre livre de comptes, tel que le demandent un comptable ou l’administration.',
  vat: (percent: number) =>
    percent === 0
      ? 'Nos frais, options et ventes sont sans TVA.'
      : `Nos frais, options et ventes contiennent ${String(percent).replace('.', ',')}\u00a0% de TVA.`,
  balance: {
    title: 'Balance',
    day: 'À la fin du',
    show: 'Afficher',
    csv: 'Télécharger en CSV',
    file: (day: string) => `balance-${day}.csv`,
    empty: 'Aucun mouvement jusqu’à ce jour.',
    columns: { account: 'Compte', label: 'Libellé', debit: 'Débit', credit: 'Crédit', rest: 'Solde' },
    total: 'Total',
    head: ['Compte', 'Libellé', 'Débit', 'Crédit', 'Solde'],
  },
  fec: {
    title: 'Fichier des écritures comptables (FEC)',
    from: 'Du',
    to: 'Au',
    save: 'Télécharger le FEC',
    hint: 'Une période d’une même année. Les écritures sont numérotées depuis le 1er janvier.',
  },
  signed: {
    title: 'Journées signées',
    about:
      'Chaque nuit, la journée est écrite et signée. La commande accounting:verify trouve tout octet changé depuis.',
    key: 'Clé publique',
    keyHint: 'Gardez-la ailleurs que sur ce serveur.',
    none: 'Aucune journée n’est encore signée. La première le sera cette nuit.',
    columns: { day: 'Jour', entries: 'Écritures', debits: 'Mouvements', file: 'Fichier' },
    save: 'Télécharger',
    saveOf: (day: string) => `Télécharger la journée du ${day}`,
  },
} as const;
