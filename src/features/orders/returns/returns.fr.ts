import { DomainError, notFound } from '#src/calls/domain-error.ts';
import { formatDate, formatPrice } from '#src/lib/format.ts';
import {
  LABEL_CENTS,
  type OrderReturn,
  type RefuseCause,
  type ReturnStatus,
  WITHDRAWAL_DAYS,
} from './return.ts';

/** Of every piece that left: it came back, or its return was asked for. */
const ALL_BACK = 'Tout ce qui est parti de cette commande est déjà retourné, ou son retour est demandé.';

const said = (code: string, sentence: string) => new DomainError(code, sentence);

export const returnRefusals = {
  notFound: () => notFound('Ce retour est introuvable. Rechargez la page de la commande.'),
  lineNotFound: () => notFound('Cet article n’est pas dans la commande. Rechargez la page.'),
  wrongStep: () => said('conflict', 'Ce retour n’en est plus là. Rechargez la page pour voir où il en est.'),
  contested: () =>
    said('conflict', 'La banque examine une contestation de ce paiement : le retour attend sa décision.'),
  closed: (until: string | null) =>
    said(
      'return_closed',
      until
        ? `Le délai pour vous rétracter s’est terminé le ${formatDate(until)}. Les garanties légales, elles, durent deux ans : écrivez-nous si l’article a un défaut.`
        : 'Rien de cette commande ne peut être retourné pour le moment. Avant son départ, annulez-la : tout vous est rendu.',
    ),
  allBack: () => said('return_closed', `${ALL_BACK} Rechargez la page.`),
  over: () =>
    said('return_closed', 'Cette commande vous a été rendue en entier : il n’y a plus rien à en retourner.'),
  tooMany: (left: number) =>
    said(
      'conflict',
      left === 0
        ? 'Cet article est déjà retourné, ou n’est pas encore parti. Rechargez la page.'
        : `Il en reste ${left} à retourner : choisissez une quantité plus petite.`,
    ),
  noLabelAsked: () => said('conflict', 'L’acheteur envoie ce retour par ses propres moyens.'),
  /** Of one line among those that were sent. */
  keptTooMuch: (most: number, line: number) => {
    const sentence = `${formatPrice(most)} au plus ont été payés pour cet article.`;
    return new DomainError('invalid_input', sentence, { fields: { [`lines.${line}.kept`]: sentence } });
  },
  keptWhy: () => {
    const sentence = 'Dites à l’acheteur pourquoi une partie est retenue.';
    return new DomainError('invalid_input', sentence, { fields: { answer: sentence } });
  },
  secondPerson: () =>
    said(
      'own_refund',
      'Vous avez reçu ce retour : au-delà de la limite, une autre personne de l’administration le rembourse.',
    ),
};

export const RETURN_FR: Record<ReturnStatus, string> = {
  asked: 'Demandé',
  label: 'Étiquette envoyée',
  sent: 'En route',
  received: 'Reçu, à rembourser',
  refunding: 'Remboursement en cours',
  refunded: 'Remboursé',
  settled: 'Rendu autrement',
  refused: 'Refusé',
  cancelled: 'Article gardé',
};

export const CAUSE_FR: Record<RefuseCause, string> = {
  hygiene: 'Descellé, et non repris pour l’hygiène',
  custom: 'Fait sur mesure ou personnalisé',
  never_came: 'Jamais revenu',
  other: 'Autre raison',
};

/** The sentence that says what is to be done now. */
export function nextStep(one: OrderReturn): string {
  switch (one.status) {
    case 'asked':
      return one.way === 'label'
        ? `Votre étiquette arrive par e-mail. Renvoyez l’article au plus tard le ${formatDate(one.send_by)}.`
        : `Renvoyez l’article au plus tard le ${formatDate(one.send_by)}, puis indiquez ici son suivi.`;
    case 'label':
      return `Votre étiquette est prête. Renvoyez l’article au plus tard le ${formatDate(one.send_by)}.`;
    case 'sent':
      return one.refund_by
        ? `Vous êtes remboursé au plus tard le ${formatDate(one.refund_by)}.`
        : 'Votre colis est en route.';
    case 'received':
      return 'Votre colis est arrivé, son remboursement est en préparation.';
    case 'refunding':
      return `${formatPrice(one.cents)} sont en route.`;
    case 'refunded':
      return `${formatPrice(one.cents)} vous ont été rendus.`;
    case 'settled':
      return one.answer || 'Votre banque vous a rendu ce paiement : il n’y a plus rien à en rendre ici.';
    case 'refused':
      return one.refuse_cause ? `${CAUSE_FR[one.refuse_cause]}. ${one.answer}` : one.answer;
    default:
      return 'Vous avez gardé l’article.';
  }
}

export const returnFr = {
  title: 'Droit de rétractation',
  open: (until: string | null) =>
    until
      ? `Vous pouvez changer d’avis jusqu’au ${formatDate(until)} inclus, sans donner de raison.`
      : `Vous pouvez changer d’avis dès maintenant, et jusqu’à ${WITHDRAWAL_DAYS} jours après la réception du dernier colis, sans donner de raison.`,
  allBack: ALL_BACK,
  contested: {
    open: 'La banque examine une contestation de ce paiement : un retour attend sa décision.',
    lost: 'Votre banque vous a rendu ce paiement : il n’y a plus rien à en rendre ici.',
  },
  over: (until: string) => `Le délai pour changer d’avis s’est terminé le ${formatDate(until)}.`,
  before: `Dès la réception, vous avez ${WITHDRAWAL_DAYS} jours pour changer d’avis, sans donner de raison (Code de la consommation, article L221-18).`,
  guarantees: 'Garanties légales',
  modelForm: 'Formulaire type',
  begin: 'Renoncer au contrat ici',
  lead: 'Choisissez ce que vous retournez. Rien ne vous est demandé d’autre.',
  whatLegend: 'Articles retournés',
  keep: 'Aucun',
  wayLegend: 'Le renvoi',
  own: 'Je l’envoie par mes moyens',
  ownHint: 'À vos frais, à l’adresse que nous vous donnons.',
  label: `Avec une étiquette du vendeur (${formatPrice(LABEL_CENTS)})`,
  labelHint: 'Son prix est retenu sur le remboursement ; l’étiquette arrive par e-mail.',
  reason: 'Votre raison, si vous voulez la dire',
  rules: `Vous renvoyez les articles sous ${WITHDRAWAL_DAYS} jours. Leur prix et la livraison standard vous sont rendus sous ${WITHDRAWAL_DAYS} jours, par les moyens qui ont payé, dès que le colis arrive ou que son envoi est prouvé.`,
  hygiene:
    'Tétines, tire-lait, sucettes et produits de soin descellés ne se retournent pas : c’est une règle d’hygiène (article L221-28).',
  confirm: 'Confirmer la rétractation',
  yours: 'Vos retours',
  number: 'Retour',
  soldBy: (name: string) => `vendu par ${name}`,
  article: (name: string, quantity: number) => (quantity > 1 ? `${quantity} × ${name}` : name),
  to: 'À envoyer à',
  toLater: 'Le vendeur vous donne l’adresse du retour par e-mail.',
  onParcel: (number: string) => `Écrivez ${number} sur le colis.`,
  labelCode: (carrier: string, code: string) => `Étiquette ${carrier} : ${code}`,
  sendLegend: 'Il est parti ?',
  carrier: 'Transporteur',
  tracking: 'Numéro de suivi',
  sent: 'J’ai envoyé le colis',
  cancel: 'Je garde l’article',
  failed: 'Le retour n’a pas pu être demandé',
  kept: (cents: number) => `${formatPrice(cents)} retenus`,
  labelKept: (cents: number) => `${formatPrice(cents)} retenus pour l’étiquette.`,
  disagree: 'Vous n’êtes pas d’accord ?',
  write: 'Écrivez-nous',
  mediator: 'Le médiateur indiqué dans les conditions de vente est gratuit.',
};
