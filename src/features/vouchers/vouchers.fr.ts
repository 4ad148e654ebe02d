import { DomainError, notFound } from '#src/calls/domain-error.ts';
import { formatPrice } from '#src/lib/format.ts';
import { ofName } from '#src/lib/of-name.ts';
import {
  BATCH_MAX,
  FROM_POT_MAX,
  FROM_POT_MIN,
  PURCHASE_MAX,
  PURCHASE_MIN,
  SEND_DAYS_MAX,
} from './voucher.ts';

const at = (code: string, sentence: string, field?: string) =>
  new DomainError(code, sentence, field ? { fields: { [field]: sentence } } : {});

/** The names that vouchers bear. */
export const voucherLabels = {
  from: (buyer: string) => `De la part ${ofName(buyer)}`,
  fromPot: 'De votre cagnotte',
  demo: 'Démonstration',
};

/** Every refusal about a voucher, and what to do next. */
export const voucherRefusals = {
  invalid: () =>
    at('voucher_invalid', 'Ce code n’est pas celui d’un bon d’achat. Vérifiez ses seize signes.', 'code'),
  invalidHere: () =>
    at(
      'voucher_invalid',
      'Ce code n’est ni celui d’un bon d’achat (seize signes), ni celui d’une offre. Vérifiez-le signe par signe.',
      'code',
    ),
  ofAccount: () =>
    at(
      'voucher_invalid',
      'Ce bon est sur le compte d’une personne : il ne s’utilise plus par son code, mais en se connectant à ce compte.',
      'code',
    ),
  usedUp: () => at('voucher_invalid', 'Il ne reste rien sur ce bon d’achat.', 'code'),
  heldElsewhere: () =>
    at(
      'voucher_invalid',
      'Une autre commande en cours retient tout ce qui reste sur ce bon. Réessayez dans une demi-heure.',
      'code',
    ),
  nothingToPay: () =>
    at('voucher_invalid', 'Il ne reste rien à payer : ce bon garde tout son montant.', 'code'),
  tooSmall: () =>
    at(
      'voucher_invalid',
      'Ce bon laisserait moins de 50 centimes à payer par carte, ce que la banque n’accepte pas : il garde tout son montant.',
      'code',
    ),
  taken: () => at('voucher_taken', 'Ce bon est déjà sur le compte d’une autre personne.', 'code'),
  expired: () => at('voucher_expired', 'Ce bon d’achat n’est plus valable : sa date est passée.', 'code'),
  notFound: () => notFound('Ce bon d’achat est introuvable. Vérifiez le lien de votre e-mail.'),
  purchaseRange: () =>
    at(
      'amount_out_of_range',
      `Choisissez un montant de ${formatPrice(PURCHASE_MIN)} à ${formatPrice(PURCHASE_MAX)}.`,
      'amount',
    ),
  potRange: () =>
    at(
      'amount_out_of_range',
      `Choisissez un montant de ${formatPrice(FROM_POT_MIN)} à ${formatPrice(FROM_POT_MAX)}.`,
      'amount',
    ),
  overBalance: (left: number) =>
    at('balance_insufficient', `Votre cagnotte a ${formatPrice(left)} de disponible.`, 'amount'),
  sendDate: () =>
    at(
      'date_out_of_range',
      `Choisissez une date entre aujourd’hui et dans ${SEND_DAYS_MAX} jours.`,
      'send_on',
    ),
  endDate: () => at('date_out_of_range', 'Choisissez une date entre demain et dans cinq ans.', 'expires_on'),
  keyReused: () =>
    at('conflict', 'Cette demande a déjà servi pour autre chose. Rechargez la page et recommencez.'),
  batchMax: `De 1 à ${BATCH_MAX} bons à la fois.`,
  held: () =>
    at('conflict', 'Une commande en cours retient une part de ce bon. Réessayez dans une demi-heure.'),
  over: () => at('conflict', 'Ce bon n’a plus rien à annuler.'),
};
