/** The messages to somebody who has a list open when another giver was quicker. */
export const giftNewsFr = {
  taken: (name: string) => `« ${name} » vient d’être pris par quelqu’un d’autre.`,
  fewer: (name: string, left: number) =>
    left === 1 ? `« ${name} » : il n’en reste qu’un.` : `« ${name} » : il n’en reste que ${left}.`,
  free: (name: string) => `« ${name} » est de nouveau disponible.`,
  several: (count: number) => `La liste vient de changer : ${count} cadeaux sont à jour.`,
  ask: 'Encore libre ?',
  asking: 'On regarde…',
  still: (left: number) => (left === 1 ? 'Oui, encore libre à l’instant.' : `Oui, il en reste ${left}.`),
  no: 'Non, quelqu’un vient de s’en charger.',
  unknown: 'Impossible de le savoir pour l’instant. Réessayez dans un moment.',
} as const;
