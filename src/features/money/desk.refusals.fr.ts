import { DomainError, notFound } from '#src/calls/domain-error.ts';
import { formatPrice } from '#src/lib/format.ts';

const field = (code: string, name: string, sentence: string) =>
  new DomainError(code, sentence, { fields: { [name]: sentence } });

/** Every refusal an operator can meet on the screens of payments. */
export const deskRefusals = {
  paymentNotFound: () => notFound('Ce paiement est introuvable.'),
  refundNotFound: () => notFound('Ce remboursement est introuvable.'),
  disputeNotFound: () => notFound('Cette contestation est introuvable.'),
  quarantineNotFound: () => notFound('Ce paiement n’est pas en quarantaine.'),
  listNotFound: () => notFound('Cette liste est introuvable.'),
  addonNotFound: () => notFound('Cette option est introuvable.'),
  noReceipt: () =>
    new DomainError('no_receipt', 'Ce paiement n’a pas de reçu : il n’est pas payé, ou sans adresse e-mail.'),
  notRefundable: () =>
    new DomainError(
      'not_refundable',
      'Ce paiement ne peut pas être remboursé : il n’est pas payé, il est contesté, ou il est déjà rendu en entier.',
    ),
  otherProvider: () =>
    new DomainError(
      'not_refundable',
      'Ce paiement a été pris par un autre prestataire que celui d’aujourd’hui : remboursez-le depuis le sien.',
    ),
  underWay: () =>
    new DomainError(
      'unavailable',
      'Un autre remboursement de ce paiement est en cours. Réessayez dans une minute.',
    ),
  tooLarge: (left: number) =>
    field(
      'refund_too_large',
      'amount',
      `Il reste au plus ${formatPrice(left)} à rembourser sur ce paiement.`,
    ),
  voucherNeedsTwo: () =>
    field(
      'refund_too_large',
      'amount',
      'Au-delà de la limite d’une seule personne, un paiement fait avec un bon d’achat se rembourse en entier\u202f: demandez tout le reste, une autre personne l’approuvera.',
    ),
  tooSmall: () => field('refund_too_large', 'amount', 'Indiquez un montant d’au moins 1 centime.'),
  keyReused: () =>
    new DomainError('conflict', 'Cette demande a déjà servi pour un autre remboursement. Rechargez la page.'),
  ownRefund: () =>
    new DomainError(
      'own_refund',
      'Vous avez demandé ce remboursement : une autre personne de l’administration doit l’approuver.',
    ),
  alreadyDecided: () =>
    new DomainError('already_decided', 'Une décision a déjà été prise. Rechargez la page.'),
  reasonMissing: () => field('reason_missing', 'reason', 'Dites pourquoi, en quelques mots.'),
  disputeClosed: () =>
    new DomainError('dispute_closed', 'La banque n’attend plus de réponse pour cette contestation.'),
  evidenceSent: () =>
    new DomainError(
      'evidence_sent',
      'Les éléments ont déjà été envoyés : une banque ne les prend qu’une fois.',
    ),
  alreadyClosed: () => new DomainError('already_closed', 'Ce paiement a déjà quitté la quarantaine.'),
  alreadyHeld: () => new DomainError('already_held', 'Cette cagnotte est déjà suspendue.'),
  notHeld: () => new DomainError('not_held', 'Cette cagnotte n’est pas suspendue.'),
  priceOutOfRange: () => field('price_out_of_range', 'price', 'Choisissez un prix de 0,50 € à 500 €.'),
};
