/** The refusals about tickets. */
export const ticketsFr = {
  codeShape: 'Quatre à quarante lettres, chiffres ou tirets, par exemple NOEL-2026.',
  codeTaken: 'Ce code existe déjà. Choisissez-en un autre.',
  unknown: 'Ce ticket n’existe pas.',
  offerUnknown: 'Cette offre n’existe plus.',
};

/** The file of who registered. */
export const ticketReportFr = {
  kinds: { invitation: 'Invitation', offer: 'Offre', partner: 'Partenaire' },
  csvHead: [
    'Code',
    'Nom du ticket',
    'Sorte',
    'Inscription',
    'Compte',
    'Adresse masquée',
    'Listes',
    'Première liste',
  ],
  filename: (day: string) => `inscriptions-${day}.csv`,
};
