/** The letter about a pot on hold; `reason` ends with its own full stop. */
export const heldFr = {
  free: {
    subject: 'Votre cagnotte n’est plus suspendue',
    text: (list: string) =>
      `La cagnotte de « ${list} » fonctionne de nouveau : les participations et les retraits sont possibles.`,
  },
  held: {
    subject: 'Votre cagnotte est suspendue',
    text: (list: string, reason: string) =>
      `La cagnotte de « ${list} » est suspendue le temps d’une vérification : ni retrait, ni nouvelle participation. Raison : ${reason} Rien n’est perdu. Répondez à ce message ou écrivez-nous par la page Contact.`,
  },
};
