import { formatDate, formatPrice } from '#src/lib/format.ts';

/** Sentences about a gift whose giver went to their bank: to the owner, and to whoever writes the evidence. */
export const disputeFr = {
  taken: (sum: string) =>
    `Une participation est contestée auprès de sa banque : ${sum} ne sont plus disponibles le temps de l’examen.`,
  givenBack: (sum: string) => `La contestation est close : ${sum} sont revenus dans votre cagnotte.`,
  lost: (sum: string) => `La banque a rendu ${sum} à la personne qui contestait sa participation.`,
  gift: (uuid: string, list: string, total: number) =>
    `Participation ${uuid} à la liste « ${list} », ${formatPrice(total)}.`,
  dates: (made: Date, paid: Date | null) =>
    `Préparée le ${formatDate(made)}, payée le ${paid ? formatDate(paid) : '—'}.`,
  consent: (at: Date) => `Débit différé accepté par écrit le ${formatDate(at)}.`,
  receipt: 'Un reçu a été envoyé par e-mail à l’adresse donnée au moment de payer.',
  words: (words: string) => `Mot laissé aux parents : « ${words} »`,
  refunded: (cents: number) => `Déjà remboursé : ${formatPrice(cents)}.`,
};
