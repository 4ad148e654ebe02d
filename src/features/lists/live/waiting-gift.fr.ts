/** The words of a page that was loaded again while a gift waited for the line. They are fetched only then. */
export const waitingGiftFr = {
  notSent: (name: string) =>
    `« ${name} » n’est pas réservé : la page a été rechargée avant le retour de la connexion, et rien n’a été envoyé. Ouvrez de nouveau ce cadeau pour le réserver.`,
  perhapsSent: (name: string) =>
    `La réservation de « ${name} » partait quand la page a été rechargée. Regardez vos e-mails : sans confirmation, ouvrez de nouveau ce cadeau.`,
} as const;
