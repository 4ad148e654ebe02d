import { DomainError } from '#src/calls/domain-error.ts';
import { formatPrice } from '#src/lib/format.ts';
import { WITHDRAWAL_MIN } from './withdrawal.ts';

const amount = (code: 'amount_out_of_range' | 'balance_insufficient', sentence: string) =>
  new DomainError(code, sentence, { fields: { amount: sentence } });

export const withdrawalRefusals = {
  tooSmall: () =>
    amount('amount_out_of_range', `Le plus petit retrait est de ${formatPrice(WITHDRAWAL_MIN)}.`),
  overBalance: (available: number) =>
    amount(
      'balance_insufficient',
      available > 0
        ? `Vous pouvez retirer jusqu’à ${formatPrice(available)} pour le moment.`
        : 'Rien n’est encore disponible. Les participations le deviennent quelques jours après leur paiement.',
    ),
  identityRequired: () =>
    new DomainError(
      'identity_required',
      'Avant un retrait, le prestataire de paiement doit vérifier votre identité et votre compte bancaire.',
    ),
  held: (reason: string) =>
    new DomainError(
      'pot_on_hold',
      `Les retraits de cette cagnotte sont suspendus${reason ? ` : ${reason}` : ''}. Écrivez-nous par la page Contact.`,
    ),
  keyReused: () =>
    new DomainError(
      'conflict',
      'Cette demande de retrait a déjà servi pour un autre montant. Rechargez la page.',
    ),
};

/** The letter at the end of a withdrawal, to the owner of a pot or to those of a business. */
export const toldFr = {
  toBusiness: 'Voir les paiements de ma boutique',
  businessPaid: (sum: string) => `Votre virement de ${sum} est arrivé`,
  businessPaidText: (sum: string, last4: string) =>
    `${sum} sont sur le compte de votre boutique finissant par ${last4}.`,
  businessFailed: (sum: string) => `Votre virement de ${sum} n’a pas abouti`,
  businessFailedText: (why: string) =>
    `${why} La somme est de nouveau disponible dans votre boutique\u202f: vérifiez le compte bancaire, puis demandez un nouveau virement.`,
  paid: (sum: string) => `Votre retrait de ${sum} est arrivé`,
  paidText: (sum: string, last4: string) => `${sum} sont sur votre compte finissant par ${last4}.`,
  failed: (sum: string) => `Votre retrait de ${sum} n’a pas abouti`,
  failedText: (why: string) =>
    `${why} La somme est revenue dans votre cagnotte\u202f: vérifiez votre compte bancaire, puis demandez un nouveau retrait.`,
};

/** The meaning of a bank's refusal, for whoever asked for the money. */
export function failureSentence(code: string): string {
  const known: Record<string, string> = {
    account_closed: 'Votre banque dit que ce compte est fermé.',
    no_account: 'Votre banque ne trouve pas ce compte.',
    invalid_account_number: 'Votre banque ne reconnaît pas ce numéro de compte.',
    bank_account_restricted: 'Votre banque refuse les virements sur ce compte.',
    recipient_not_verified: 'Votre identité n’est plus vérifiée auprès du prestataire.',
  };
  return known[code] ?? 'Le virement n’a pas abouti.';
}

/** The lines of a pot's statement. */
export const statementFr = {
  given: 'Participation',
  joined: 'Part d’un cadeau à plusieurs',
  refunded: 'Remboursement',
  disputed: 'Contestation bancaire',
  withdrawn: 'Retrait',
  voucher: 'Changé en bon d’achat',
  voucherBack: 'Bon d’achat annulé, rendu à la cagnotte',
  returned: 'Retrait renvoyé par la banque',
  other: 'Correction',
  by: (word: string, giver: string | null) => `${word} : ${giver ?? 'une personne anonyme ou sans nom'}`,
};
