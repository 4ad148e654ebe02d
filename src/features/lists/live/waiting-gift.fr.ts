/** The words of a gift that waits for the line, and of a page that was loaded again meanwhile. They come with the first form. */
export const waitingGiftFr = {
  notSent: (name: string) =>
    `« ${name} » n’est pas réservé : la page a été rechargée avant le retour de la connexion, et rien n’a été envoyé. Ouvrez de nouveau ce cadeau pour le réserver.`,
  perhapsSent: (name: string) =>
    `La réservation de « ${name} » partait quand la page a été rechargée. Regardez vos e-mails : sans confirmation, ouvrez de nouveau ce cadeau.`,
  later:
    'Hors ligne : votre réservation partira dès le retour de la connexion. Gardez cette page ouverte, ou fermez ce volet pour y renoncer.',
  notKept:
    'Hors ligne : rien n’est envoyé, et ce que vous avez écrit reste ici. Réessayez dès le retour de la connexion.',
  sending: 'La connexion est revenue : envoi de votre réservation…',
  gone: 'Quelqu’un vient de prendre ce cadeau. Choisissez-en un autre : rien n’a été envoyé.',
} as const;
