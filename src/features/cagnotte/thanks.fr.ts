import { isNamed, ofPerson } from '#src/features/accounts/named.ts';
import { formatPrice } from '#src/lib/format.ts';
import { potOf } from './pay.fr.ts';

/** The page of thanks that givers may share. */
export const thanksPageFr = {
  title: (giver: string | null, owner: string) =>
    `${giver ? `${giver} participe` : 'Une participation'} à ${potOf(owner)}`,
  description: (owner: string) =>
    `La cagnotte de naissance${ofPerson(owner)} avance. Chacun peut y participer, du montant qu’il veut, sans créer de compte.`,
  thanks: 'Merci !',
  body: (giver: string | null, cents: number | null, owner: string) => {
    const who = giver ?? 'Quelqu’un';
    return cents === null
      ? `${who} vient de participer à ${potOf(owner)}.`
      : `${who} vient d’offrir ${formatPrice(cents)} à ${isNamed(owner) ? owner : 'cette cagnotte'}.`;
  },
  join: 'Participer aussi',
  list: 'Voir la liste',
  share: 'Partager cette page',
  shareText: (owner: string) => `La cagnotte de naissance${ofPerson(owner)}`,
};

/** The receipt that prints. */
export const receiptFr = {
  title: 'Reçu de participation',
  description: 'Le reçu d’une participation à une cagnotte de naissance, à imprimer ou à enregistrer.',
  print: 'Imprimer ou enregistrer en PDF',
  reference: 'Référence',
  paidAt: 'Payé le',
  payer: 'Payé par',
  anonymous: 'Une personne qui reste anonyme',
  for: 'Au profit de',
  forOwner: (owner: string, title: string) => {
    const name = isNamed(owner) ? owner : 'Les parents';
    return title ? `${name}, pour « ${title} »` : name;
  },
  means: 'Moyen de paiement',
  meansOf: { stripe: 'Carte bancaire, par Stripe', demo: 'Carte d’essai, sans argent réel' },
  refunded: 'Remboursé',
  issuer: 'Émis par',
  addons: (seller: string) => `Les attentions ajoutées à la participation sont vendues par ${seller}.`,
  money:
    'La participation est un cadeau remis aux parents par la cagnotte. Ce reçu n’ouvre droit à aucune réduction d’impôt.',
  noCard: 'Aucune donnée de carte ne figure ici : seul le prestataire de paiement les connaît.',
  lost: 'Un doute sur ce paiement ? Écrivez-nous en indiquant la référence :',
  contact: 'Nous écrire',
};
