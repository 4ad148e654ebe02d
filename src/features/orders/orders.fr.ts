import { DomainError, notFound } from '#src/calls/domain-error.ts';
import { formatPrice } from '#src/lib/format.ts';
import { GOODS_MAX } from './order.ts';
import { type ChangedReductions, changedReductions } from './reductions/changed.fr.ts';

const said = (code: string, sentence: string) => new DomainError(code, sentence);

/** Every refusal a buyer or an operator can meet: what happened, and what to do next. */
export const orderRefusals = {
  notFound: () => notFound('Cette commande est introuvable. Vérifiez le lien de votre e-mail.'),
  productNotFound: () => notFound('Cet article n’est plus sur la liste.'),
  listClosed: () => notFound('Cette liste est close.'),
  ownList: () =>
    said('forbidden', 'C’est votre liste : pendant la surprise, rien ne s’y commande depuis votre compte.'),
  ownOrdered: () =>
    said('already_bought', 'Ce cadeau est déjà commandé, avec la somme que vos proches ont réunie.'),
  ownUnderWay: (hour: string) =>
    said(
      'already_bought',
      `Une commande de ce cadeau est déjà en cours, par l’autre parent peut-être. Si elle n’est pas payée à ${hour.replace(':', ' h ')}, il sera de nouveau à commander.`,
    ),
  notSoldHere: () =>
    said(
      'not_sold_here',
      'Cet article ne se commande pas ici. Réservez-le, puis achetez-le dans la boutique de votre choix.',
    ),
  outOfStock: (left: number) => {
    const sentence =
      left > 0
        ? `Il en reste ${left} en stock : choisissez une quantité plus petite.`
        : 'Cet article est épuisé pour le moment. Un exemplaire retenu par une autre personne peut revenir d’ici 30 minutes.';
    return new DomainError('out_of_stock', sentence, left > 0 ? { fields: { quantity: sentence } } : {});
  },
  locked: () =>
    said('order_locked', 'Le paiement de cette commande a commencé : ses articles ne changent plus.'),
  lineNotFound: () => notFound('Cet article n’est plus dans la commande.'),
  lastLine: () =>
    said('conflict', 'C’est le dernier article de la commande. Pour y renoncer, annulez la commande.'),
  tooManyLines: () =>
    said('conflict', 'Cette commande est complète : payez-la, puis commencez-en une autre.'),
  tooDear: () =>
    said(
      'conflict',
      `Une commande ne dépasse pas ${formatPrice(GOODS_MAX)} : payez ce qu’elle contient, puis commencez-en une autre.`,
    ),
  sellersSend: () =>
    said('conflict', 'Ces articles partent de chez leurs vendeurs : rien n’est à préparer ici.'),
  voucherNeedsTwo: () =>
    said(
      'conflict',
      'Au-delà de la limite d’une seule personne, un article payé avec un bon d’achat ne se rembourse pas seul : remboursez tout le reste de la commande, une autre personne l’approuvera.',
    ),
  /** `alone`: nothing else is in the order. */
  sellerClosed: (name: string, { alone }: { alone: boolean }) =>
    said(
      'not_sold_here',
      alone
        ? `La boutique ${name} ne vend plus ici : cette commande ne peut plus être payée. Renoncez-y, puis choisissez un autre cadeau de la liste. Rien n’est débité.`
        : `La boutique ${name} ne vend plus ici : retirez son article, ou annulez la commande. Rien n’est débité.`,
    ),
  notEditable: () =>
    said('not_editable', 'Cette commande ne peut plus être modifiée : son paiement est en cours ou terminé.'),
  noParentsAddress: () =>
    said('no_parents_address', 'Les parents n’ont pas donné d’adresse pour leurs cadeaux. Indiquez-en une.'),
  detailsMissing: () =>
    said('details_missing', 'Indiquez d’abord où et comment livrer la commande : le total en dépend.'),
  trackingMissing: () => {
    const sentence = 'Indiquez le numéro de suivi : l’acheteur le reçoit par e-mail.';
    return new DomainError('tracking_missing', sentence, { fields: { tracking_number: sentence } });
  },
  paymentOver: () => notFound('Ce paiement n’est plus attendu. Rechargez la page.'),
  costsMore: ({ shown, due, ...which }: { shown: number; due: number } & ChangedReductions) =>
    said(
      'conflict',
      `${changedReductions(which)} : il reste ${formatPrice(due)} à payer, au lieu de ${formatPrice(shown)}. Rien n’a été débité. Vérifiez le total, puis payez si vous le voulez toujours.`,
    ),
  expired: () =>
    said(
      'order_expired',
      'Les 30 minutes sont passées : l’article n’est plus retenu. S’il en reste, vous pouvez la recommencer.',
    ),
  notCancellable: () =>
    said(
      'not_cancelable',
      'Cette commande est déjà partie : elle ne s’annule plus. Vous pouvez la retourner dans les 14 jours qui suivent sa réception.',
    ),
  contested: () =>
    said(
      'not_cancelable',
      'Votre banque examine une contestation de ce paiement : la commande attend sa décision. Écrivez-nous si c’est une erreur.',
    ),
  contestedStep: () =>
    said(
      'conflict',
      'Le paiement de cette commande est contesté : ne l’envoyez pas avant la décision de la banque, ou annulez-la.',
    ),
  notReturned: () =>
    said('conflict', 'Seule une commande envoyée peut revenir. Rechargez la page pour voir où elle en est.'),
  beingPaid: () =>
    said(
      'not_cancelable',
      'Le paiement de cette commande est en cours. Réessayez dans un instant : s’il passe, il vous sera remboursé.',
    ),
  tokenInvalid: () =>
    said('token_invalid', 'Ce lien n’est plus valable. Demandez-en un autre avec votre adresse e-mail.'),
  wrongStep: () =>
    said('conflict', 'La commande n’est plus dans cet état. Rechargez la page pour voir où elle en est.'),
  nothingToTransfer: () =>
    said(
      'conflict',
      'Rien n’attend un virement pour cette commande. Rechargez la page pour voir où en est son argent.',
    ),
  cancelledAlready: () => said('conflict', 'Cette commande est déjà annulée.'),
};
