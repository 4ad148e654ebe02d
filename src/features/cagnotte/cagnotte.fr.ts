import { DomainError, notFound } from '#src/calls/domain-error.ts';
import { AMOUNT_MAX, AMOUNT_MIN } from '#src/features/money/amount.ts';

/** Every refusal a giver or an owner can meet: what happened, and what to do next. */

export function amountOutOfRange(field: string): DomainError {
  const sentence = `Choisissez un montant de ${AMOUNT_MIN / 100} € à ${(AMOUNT_MAX / 100).toLocaleString('fr-FR')} €.`;
  return new DomainError('amount_out_of_range', sentence, { fields: { [field]: sentence } });
}

export const refusals = {
  listNotFound: () => notFound('Cette liste est introuvable. Vérifiez le lien que l’on vous a donné.'),
  giftNotFound: () => notFound('Cette participation est introuvable. Vérifiez le lien de votre e-mail.'),
  closed: () =>
    new DomainError(
      'cagnotte_closed',
      'Cette cagnotte ne reçoit plus de participations. Les parents ont choisi de la fermer.',
    ),
  held: () =>
    new DomainError(
      'cagnotte_closed',
      'Cette cagnotte ne reçoit pas de participations pour le moment. Rien n’a été débité : réessayez dans quelques jours.',
    ),
  notEditable: () =>
    new DomainError(
      'not_editable',
      'Cette participation ne peut plus être modifiée : son paiement est en cours, ou terminé depuis trop longtemps.',
    ),
  dateOutOfRange: () => {
    const sentence = 'Choisissez une date de demain à dans un an.';
    return new DomainError('date_out_of_range', sentence, { fields: { delayed: sentence } });
  },
  addonUnavailable: () =>
    new DomainError('addon_unavailable', 'Cette option n’est plus proposée pour cette liste.'),
  notCancelable: () =>
    new DomainError(
      'not_cancelable',
      'Cette participation est déjà payée : elle ne peut plus être annulée par ce lien.',
    ),
  beingPaid: () =>
    new DomainError(
      'not_cancelable',
      'Cette participation est en cours de paiement. Réessayez dans un instant : si le paiement passe, il vous sera remboursé.',
    ),
  tokenInvalid: () =>
    new DomainError('token_invalid', 'Ce lien n’est plus valable. Reprenez celui de votre dernier e-mail.'),
  selfNeedsOwner: () =>
    new DomainError(
      'forbidden',
      'Seuls les parents de cette liste peuvent alimenter eux-mêmes leur cagnotte.',
      {
        status: 403,
      },
    ),
  selfNeedsLogin: () =>
    new DomainError('unauthenticated', 'Connectez-vous pour alimenter votre propre cagnotte.', {
      status: 401,
    }),
  cardNotDemo: () => {
    const sentence =
      'Ce site est en démonstration : seules les cartes d’essai sont acceptées. Ne saisissez jamais une vraie carte.';
    return new DomainError('card_not_demo', sentence, { fields: { card_number: sentence } });
  },
  cardDeclined: (code: string) => {
    const sentence = declineSentence(code);
    return new DomainError('card_declined', sentence, {
      fields: { card_number: sentence },
      extra: { decline_code: code },
    });
  },
  paymentNotFound: () => notFound('Ce paiement est introuvable. Reprenez depuis la page de la liste.'),
  paymentClosed: () =>
    new DomainError('conflict', 'Ce paiement n’est plus attendu. Rechargez la page pour voir où il en est.'),
};

const DECLINES: Record<string, string> = {
  insufficient_funds:
    'La provision de cette carte ne suffit pas. Essayez un montant plus petit ou une autre carte.',
  authentication_failed:
    'La validation auprès de votre banque n’a pas abouti. Recommencez, ou essayez une autre carte.',
};

/** Why a card was refused, as far as its bank says. */
export function declineSentence(code: string): string {
  return (
    DECLINES[code] ?? 'Votre banque a refusé cette carte. Rien n’a été débité : essayez une autre carte.'
  );
}
