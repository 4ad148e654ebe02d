import { formatDate, formatPrice } from '#src/lib/format.ts';
import type { LineState, OrderStatus } from './order.state.ts';
import { HOLD_MINUTES, type Order } from './order.ts';
import { isInParcels } from './parcels.fr.ts';
import { type ChangedReductions, changedReductions } from './reductions/changed.fr.ts';
import { WITHDRAWAL_DAYS } from './returns/return.ts';

/** The checkout, the order's own page, and where it is followed. */
export const checkoutFr = {
  title: 'Votre commande',
  description: 'Choisissez la livraison, vérifiez le total exact, puis payez. Aucun compte n’est nécessaire.',
  stepsLabel: 'Étapes de la commande',
  steps: ['Livraison', 'Paiement'],
  forList: (title: string, gifts: number) => `${gifts > 1 ? 'Des cadeaux' : 'Un cadeau'} pour « ${title} »`,
  held: (until: string) => `Retenu pour vous jusqu’à ${until}.`,
  summary: 'Ce que vous commandez',
  article: (name: string, quantity: number) => (quantity > 1 ? `${quantity} × ${name}` : name),
  soldBy: (seller: string) => `Vendu par ${seller}`,
  next: 'Continuer',
  remove: 'Retirer',
  removeOf: (name: string) => `Retirer ${name}`,
  others: (count: number) =>
    count > 1
      ? `Ajouter un autre cadeau de cette liste (${count})`
      : 'Ajouter un autre cadeau de cette liste',
  othersLink: 'Ajouter un autre cadeau',
  othersLead:
    'Dans la même commande, même s’il vient d’une autre boutique : un seul paiement, une seule livraison à régler. Ce que vous avez écrit ci-dessus est gardé.',
  add: 'Ajouter',
  addOf: (name: string) => `Ajouter ${name}`,
  parcels: 'Les colis',
  closedSellers: (names: readonly string[]) =>
    `${names.length > 1 ? `Les boutiques ${names.join(', ')} ne vendent` : `La boutique ${names[0]} ne vend`} plus ici. Votre paiement est gardé\u202f: nous faisons partir ce qui vient d’elle${names.length > 1 ? 's' : ''}, ou nous vous le remboursons, et vous en êtes averti par e-mail.`,
  delivery: 'Livraison',
  deliveryLater: 'selon votre choix',
  free: 'offerte',
  total: 'Total, taxes comprises',
  totalBefore: 'Articles, taxes comprises',
  refused: 'La commande n’est pas encore complète',
  contact: 'Vos coordonnées',
  name: 'Votre nom',
  email: 'Votre adresse e-mail',
  emailHint: 'Pour la confirmation et le suivi. Aucun compte n’est créé.',
  address: 'L’adresse de livraison',
  addressLead: 'Chez vous, ou chez les parents si vous savez où les trouver. En France métropolitaine.',
  toParents: (recipient: string, city: string) => `Chez les parents : ${recipient}, à ${city}.`,
  toParentsHint: 'Nous avons leur adresse : elle reste entre eux et le transporteur.',
  elsewhere: 'À une autre adresse',
  recipient: 'Nom de la personne qui reçoit',
  line1: 'Numéro et rue',
  line2: 'Complément d’adresse',
  line2Hint: 'Facultatif : bâtiment, étage, interphone.',
  postalCode: 'Code postal',
  city: 'Ville',
  phone: 'Téléphone',
  phoneHint: 'Facultatif : seulement pour le livreur.',
  how: 'Le mode de livraison',
  price: (cents: number) => (cents > 0 ? formatPrice(cents) : 'offerte'),
  makes: (cents: number) => `total ${formatPrice(cents)}`,
  words: 'Un mot pour les parents',
  wordsHint: 'Facultatif : ils le liront après la surprise.',
  terms: 'J’accepte les',
  termsLink: 'conditions de vente',
  termsAfter: `et j’ai lu que je dispose de ${WITHDRAWAL_DAYS} jours pour me rétracter après la réception.`,
  codes: 'Un bon d’achat, un code ?',
  code: 'Code d’un bon ou d’une offre',
  /** Of a price: it never breaks after its sign. */
  takenOff: (cents: number) => `−\u00a0${formatPrice(cents)}`,
  oneCode: (code: string) => `Un seul code d’offre par commande : un autre prendrait la place de ${code}.`,
  use: 'Utiliser',
  withOne: (label: string) => `Utiliser ${label}`,
  unuse: 'Retirer',
  unuseOf: (label: string) => `Retirer ${label}`,
  ownVouchers: 'Vos bons d’achat',
  ownVoucher: (label: string, balance: number, until: string) =>
    `${label} : ${formatPrice(balance)}, jusqu’au ${formatDate(until)}`,
  toPay: 'À payer par carte',
  paidByCard: 'Payé par carte',
  leastByCard: (least: string) =>
    `Une carte paie au moins ${least} : ce que vos bons auraient couvert en dessous y reste.`,
  covered: (vouched: boolean) =>
    vouched
      ? 'Vos bons couvrent toute la commande : aucune carte n’est demandée.'
      : 'Il ne reste rien à payer : aucune carte n’est demandée.',
  /** The button itself says that it pays (Code de la consommation, article L221-14). */
  validate: (vouched: number) =>
    vouched > 0 ? `Payer ${formatPrice(vouched)} avec vos bons` : 'Commander sans rien payer',
  toPayment: 'Continuer vers le paiement',
  edit: 'Modifier la livraison',
  give: 'Renoncer à cette commande',
  giveLead: 'L’article sera proposé à quelqu’un d’autre. Rien n’est débité.',
  payTitle: 'Payer la commande',
  obligation: 'Payer vous engage : la commande part avec le paiement.',
  waiting: 'Votre banque attend votre accord pour ce paiement.',
  resume: 'Répondre à ma banque',
  editOrder: 'Modifier la commande',
  kept: `votre commande y reste prête jusqu’à la fin des ${HOLD_MINUTES} minutes.`,
  toList: 'Voir la liste',
  print: 'Imprimer le reçu',
  receipt: 'Reçu',
  seller: 'Vendu par',
  number: 'Commande',
  orderedOn: 'Commandée le',
  paidOn: 'Payée le',
  buyer: 'Acheteur',
  shipTo: 'Adresse de livraison',
  vat: 'Prix toutes taxes comprises.',
  refunded: 'Remboursé',
  backToCard: 'Rendu sur la carte',
  backByTransfer: 'Rendu autrement que par carte',
  backToVouchers: 'Rendu sur vos bons d’achat',
  tracking: 'Numéro de suivi',
  carrier: 'Transporteur',
  timeline: 'Où en est votre commande',
  cancel: 'Annuler ma commande',
  cancelLead: 'Elle n’est pas encore partie : tout vous est rendu, là où vous l’avez payé.',
  cancelSure: 'Confirmer l’annulation',
  restart: 'Recommencer cette commande',
  changed: (which: ChangedReductions, due: number) =>
    `${changedReductions(which)} : il reste ${formatPrice(due)} à payer.`,
  lost: (which: ChangedReductions) => `${changedReductions(which)}.`,
  codeGone: (code: string) =>
    `${code} ne s’applique plus à cette commande : il a pris fin, ou ses conditions ne sont plus remplies.`,
  priceChanged: (before: number, now: number) =>
    `Le prix de l’article a changé depuis votre première commande : ${formatPrice(now)} au lieu de ${formatPrice(before)}.`,
  contestedTitle: { open: 'Votre banque examine ce paiement', lost: 'Votre banque vous a rendu ce paiement' },
  contested: {
    open: 'Ce paiement est contesté auprès de votre banque : la somme est bloquée, et rien ne part avant sa décision. Si c’est une erreur, dites-lui que vous reconnaissez ce paiement.',
    lost: 'Il a été contesté, et elle a tranché pour vous. Si vous attendez toujours ce cadeau, écrivez-nous.',
  },
  returned: 'Votre retour est arrivé chez nous.',
  mailed: 'La confirmation et le lien de suivi vous sont envoyés par e-mail.',
};

const TITLES: Record<OrderStatus, string> = {
  pending: 'Votre commande',
  paid: 'Merci, votre commande est confirmée',
  prepared: 'Votre commande est prête à partir',
  sent: 'Votre colis est en route',
  delivered: 'Votre commande est arrivée',
  cancelled: 'Cette commande est annulée',
  refunded: 'Cette commande est remboursée',
};
const EXPIRED = 'Le temps de cette commande est passé';

const CONTESTED = 'Le paiement de votre commande est contesté';

/** The title of an order that is not to be paid any more, and of the page that shows it. */
export function titleOf({
  status,
  cancel_cause,
  contested,
  lines,
}: Pick<Order, 'status' | 'cancel_cause' | 'contested' | 'lines'>): string {
  if (contested && (status === 'paid' || status === 'prepared')) return CONTESTED;
  if (status === 'sent' && isInParcels({ lines })) return 'Vos colis sont en route';
  return status === 'cancelled' && cancel_cause === 'expired' ? EXPIRED : TITLES[status];
}

const ON_CARD = 'La somme est rendue à la carte qui a payé ; votre banque l’affiche sous 5 à 10 jours.';

/** The end of an order, by the means that its money went back to. */
function aboutRefund({ card, vouchers }: Order['given_back']): string {
  if (vouchers === 0) return ON_CARD;
  const first = `${formatPrice(vouchers)} sont de nouveau sur vos bons d’achat.`;
  if (card === 0) return first;
  return `${first} ${formatPrice(card)} sont rendus à la carte qui a payé ; votre banque les affiche sous 5 à 10 jours.`;
}

/** Explains the state of an order to its buyer. */
export function aboutOrder({
  status,
  cancel_cause: cause,
  paid_at,
  given_back,
  contested,
}: Pick<Order, 'status' | 'cancel_cause' | 'paid_at' | 'given_back' | 'contested'>): string {
  if (status === 'refunded') return aboutRefund(given_back);
  if (status !== 'cancelled') return '';
  // What its bank does is said beside it.
  if (contested) return '';
  if (paid_at !== null) return 'Votre remboursement est en route. Un e-mail vous le confirmera.';
  return cause === 'expired'
    ? `L’article est retenu ${HOLD_MINUTES} minutes, le temps de payer. Rien n’a été débité ; s’il en reste, vous pouvez recommencer.`
    : 'Rien n’a été débité, et l’article est de nouveau proposé.';
}

export const STEPS_FR = {
  paid: 'Payée',
  prepared: 'Préparée',
  sent: 'Envoyée',
  delivered: 'Livrée',
} as const;

/** The name of what was taken off: a voucher is told as one, whatever it was called when it was made. */
export const reductionName = ({ kind, label }: Order['reductions'][number]): string =>
  kind === 'voucher' ? `Bon d’achat (${label})` : label;

export const STATUS_FR: Record<OrderStatus, string> = {
  pending: 'À payer',
  paid: 'Payée',
  prepared: 'Préparée',
  sent: 'Envoyée',
  delivered: 'Livrée',
  cancelled: 'Annulée',
  refunded: 'Remboursée',
};

/** Of an article, where those above are of an order. */
export const LINE_FR: Record<LineState, string> = {
  pending: 'À payer',
  paid: 'Payé',
  prepared: 'Préparé',
  sent: 'Envoyé',
  delivered: 'Livré',
  cancelled: 'Annulé',
  refunded: 'Remboursé',
  refused: 'Refusé par le vendeur, remboursé',
};

export const followFr = {
  title: 'Suivre ma commande',
  description:
    'Retrouvez vos commandes avec votre compte, ou demandez le lien de suivi par e-mail, sans compte.',
  mine: 'Mes commandes',
  none: 'Aucune commande avec ce compte',
  noneText: 'Les commandes faites sans compte se retrouvent avec le lien de leur e-mail, ci-dessous.',
  more: 'Voir les suivantes',
  open: (number: string) => `Voir la commande ${number}`,
  login: 'Vous avez un compte ?',
  loginLink: 'Connectez-vous pour voir vos commandes.',
  guest: 'Sans compte',
  guestLead: 'Indiquez l’adresse e-mail de la commande : nous vous renvoyons son lien de suivi.',
  email: 'Votre adresse e-mail',
  submit: 'Recevoir mes liens de suivi',
  sentTitle: 'C’est envoyé',
  sent: 'Si des commandes ont été faites avec cette adresse, leurs liens viennent de partir. Pensez aux indésirables.',
  lostTitle: 'Ce lien ne mène à aucune commande',
  lost: 'Vérifiez qu’il est entier, ou demandez-en un autre avec votre adresse e-mail.',
  another: 'Demander un autre lien',
  loading: 'Un instant…',
};

export const orderHereFr = {
  summary: 'Commander ici et payer par carte',
  hint: 'Payé par carte, livré à l’adresse que vous donnez.',
  lead: `Retenu ${HOLD_MINUTES} minutes pour vous, le temps de choisir la livraison et de payer.`,
  submit: 'Commander ce cadeau',
  soldOut: 'Épuisé ici pour le moment.',
  refused: 'Ce cadeau n’a pas pu être commandé',
  kept: 'Ce que vous avez écrit est gardé : choisissez un autre cadeau vendu ici.',
  instead: 'Commander plutôt',
  choose: 'Choisissez un cadeau',
  elsewhere: 'Ou promettez-le, et achetez-le dans une autre boutique : personne d’autre ne l’offrira.',
  reserve: (name: string) => `Réserver « ${name} »`,
};
