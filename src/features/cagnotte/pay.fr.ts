import { isNamed, ofPerson } from '#src/features/accounts/named.ts';
import { formatDate, formatPrice } from '#src/lib/format.ts';
import type { Contribution } from './cagnotte.ts';
import { isReminded } from './charge-date.ts';
import type { Status } from './contribution.state.ts';

/** "la cagnotte d’Anne"; "cette cagnotte" where nobody is named. */
export const potOf = (owner: string): string =>
  isNamed(owner) ? `la cagnotte${ofPerson(owner)}` : 'cette cagnotte';

/** The payment page and what follows it. */
export const payFr = {
  title: 'Payer votre participation',
  description:
    'Vérifiez le montant exact, puis payez votre participation par carte. Aucun compte n’est nécessaire.',
  demoExplained:
    'Ce site fonctionne sans prestataire de paiement : rien n’est débité, rien n’est versé. Ne saisissez jamais une vraie carte, elle serait refusée.',
  for: (owner: string) => (isNamed(owner) ? `Pour ${owner}` : 'Pour cette cagnotte'),
  gift: 'Participation',
  fee: 'Frais',
  total: 'Total',
  card: 'Numéro de la carte d’essai',
  cardHint: 'Par exemple 4242 4242 4242 4242, qui accepte le paiement.',
  pay: (cents: number) => `Payer ${formatPrice(cents)}`,
  save: 'Enregistrer la carte',
  saveExplained: (cents: number, day: string) =>
    `Rien n’est débité aujourd’hui. Vous autorisez un débit de ${formatPrice(cents)} le ${formatDate(day)}, annulable jusque-là par le lien que vous recevez par e-mail.`,
  paying: 'Paiement en cours…',
  formLoading: 'Le formulaire de paiement sécurisé se charge…',
  blocked: 'Le formulaire de paiement n’a pas pu se charger',
  blockedWhy:
    'Le paiement par carte passe par Stripe, que votre réseau ou un bloqueur de contenus retient peut-être. Rien n’est perdu : réessayez, autorisez js.stripe.com pour cette page, ou ouvrez la même adresse sur un autre appareil.',
  retry: 'Réessayer',
  cardLate: 'Le service de paiement met plus de temps que d’habitude à répondre',
  cardDown: 'Le service de paiement ne répond pas pour le moment',
  cardKept: (kept: string) =>
    `Rien n’a été débité, et rien n’est à ressaisir : ${kept} Réessayez dans un instant.`,
  closed:
    'Ce paiement n’était plus attendu : cette page était restée ouverte. Rien n’a été débité à l’instant ; voici ce qu’il en est.',
  unknownFault:
    'Le paiement n’a pas pu être confirmé. Vérifiez votre connexion et réessayez : rien n’est débité deux fois.',
  byStripe: 'Vos données de carte vont directement à Stripe ; elles ne passent pas par notre serveur.',
  needsScript: (kept: string) =>
    `Pour protéger votre carte, le paiement se saisit dans un formulaire de Stripe qui a besoin de JavaScript. Activez-le pour cette page, ou ouvrez cette adresse sur un autre appareil : ${kept}`,
  kept: 'votre participation y reste prête 24 heures.',
  hints: 'Autres cartes d’essai',
  challenged: 'Votre banque attend votre accord pour ce paiement.',
  resume: 'Répondre à ma banque',
  otherCard: 'Ou payez avec une autre carte :',
  processing: 'Votre banque traite le paiement. Cette page se met à jour seule dans quelques secondes.',
  refresh: 'Actualiser',
  amountChange: 'Changer le montant',
  amountOrAddons: 'Changer le montant ou les attentions',
  lost: (name: string) =>
    `« ${name} » vient d’être prise par quelqu’un d’autre : elle ne figure plus dans votre total.`,
  amountLabel: 'Nouveau montant',
  amountSubmit: 'Modifier',
  words: 'Modifier mon nom ou mon mot',
  wordsSubmit: 'Enregistrer',
  wordsPaid: 'Possible pendant 30 minutes, depuis ce navigateur ou par le lien de votre reçu.',
  name: 'Votre nom',
  message: 'Un mot pour les parents',
  anonymous: 'Rester anonyme',
  address: 'Changer l’adresse e-mail du reçu',
  addressKept: 'Laissez vide pour la garder.',
  addressTold: 'Laissez vide pour la garder. L’ancienne adresse est prévenue du changement.',
  addressNone: 'Facultative : le reçu y est envoyé.',
  linksAgain: 'Me renvoyer le lien pour annuler',
  linksSent: 'Le lien vous est envoyé, à l’adresse que vous aviez indiquée.',
  saved: 'C’est enregistré.',
  thanks: 'Merci !',
  thanksBody: (cents: number, owner: string) =>
    `Votre participation de ${formatPrice(cents)} est arrivée${isNamed(owner) ? ` chez ${owner}` : ''}.`,
  /** It waits for the others: nothing of it is at the parents’ yet. */
  shareBody: (cents: number, name: string) =>
    `Votre part de ${formatPrice(cents)} pour « ${name} » est payée.`,
  receipt: 'Un reçu vous est envoyé par e-mail.',
  receiptLink: 'Voir et imprimer le reçu',
  share: 'Partager',
  shareText: (owner: string) => `Je viens de participer à ${potOf(owner)}. Vous aussi ?`,
  sharePage: 'Voir la page à partager',
  shareExplained:
    'La page à partager ne montre que ce que la liste montre déjà : ni votre adresse, ni votre mot.',
  selfThanks: 'C’est versé',
  selfBody: (cents: number) => `${formatPrice(cents)} sont dans votre cagnotte.`,
  toPot: 'Voir ma cagnotte',
  copied: 'Lien copié',
  again: 'Participer à nouveau',
  toList: 'Voir la liste',
  yourWords: 'Votre mot',
};

/** Tells what each state of a contribution means to its giver. */
export function statusNotice({
  status,
  charge_on,
  created_at,
}: Pick<Contribution, 'status' | 'charge_on' | 'created_at'>): { title: string; body: string } {
  const day = charge_on ? formatDate(charge_on) : '';
  const reminded = charge_on !== null && isReminded(charge_on, new Date(created_at));
  const reminder = reminded ? ' Un rappel vous est envoyé trois jours avant.' : '';
  const notices: Partial<Record<Status, { title: string; body: string }>> = {
    scheduled: {
      title: 'Votre participation est programmée',
      body: `Votre carte sera débitée le ${day}.${reminder} Jusque-là, le lien de votre e-mail annule la participation.`,
    },
    charging: {
      title: 'Le débit est en cours',
      body: 'Votre banque traite le paiement de votre participation.',
    },
    failed: {
      title: 'Le débit n’a pas abouti',
      body: 'Votre banque a refusé chaque essai. Rien n’a été débité ; vous pouvez participer à nouveau avec une autre carte.',
    },
    canceled: { title: 'Participation annulée', body: 'Rien n’a été débité, et rien ne le sera.' },
    expired: {
      title: 'Cette participation a expiré',
      body: 'Elle n’a pas été payée à temps. Rien n’a été débité ; vous pouvez en commencer une autre.',
    },
    refunded: { title: 'Participation remboursée', body: 'La somme est rendue à la carte qui a payé.' },
    disputed: {
      title: 'Paiement contesté',
      body: 'Votre banque examine la contestation de ce paiement. Elle vous en donnera le résultat.',
    },
  };
  return notices[status] ?? { title: payFr.thanks, body: '' };
}

export const challengeFr = {
  title: 'Validation par votre banque (démonstration)',
  description:
    'La page qu’afficherait votre banque pour valider le paiement. Ici, tout est une démonstration sans argent réel.',
  body: (cents: number | null) =>
    cents === null
      ? 'Autorisez-vous l’enregistrement de cette carte pour un débit à la date choisie ?'
      : `Autorisez-vous ce paiement de ${formatPrice(cents)} ?`,
  authorize: 'Autoriser',
  refuse: 'Refuser',
};

export const cancelFr = {
  title: 'Annuler ma participation',
  description:
    'Annulez ici une participation qui n’a pas encore été débitée. Rien ne sera prélevé sur votre carte.',
  question: (cents: number, owner: string) =>
    `Annuler votre participation de ${formatPrice(cents)} à ${potOf(owner)} ? Elle ne sera pas débitée.`,
  confirm: 'Confirmer l’annulation',
  keep: 'Garder ma participation',
  tooLateTitle: 'Cette participation est déjà payée',
  tooLate:
    'Elle ne peut plus être annulée par ce lien. Pour toute question, écrivez-nous par la page Contact.',
  done: 'Votre participation est annulée',
  doneBody: 'Rien n’a été débité, et rien ne le sera.',
};
