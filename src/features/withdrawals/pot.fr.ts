import { formatDate, formatPrice } from '#src/lib/format.ts';
import type { Overview } from './withdrawal.calls.ts';
import type { Identity, Withdrawal } from './withdrawal.ts';

/** The words the owner reads of the pot and of paying it out. */
export const potFr = {
  title: 'Ma cagnotte',
  description: 'Ce que vos proches ont mis dans votre cagnotte, ce qui est disponible, et vos retraits.',
  loading: 'Votre cagnotte se charge…',
  noScript: 'Cette page a besoin de JavaScript.',
  collected: 'Reçu en tout',
  promised: 'Promis pour plus tard',
  pending: 'Bientôt disponible',
  available: 'Disponible maintenant',
  withdrawing: 'En route vers votre banque',
  withdrawn: 'Déjà retiré',
  fees: 'Frais payés par vos proches',
  pendingUntil: (at: string) => `le ${formatDate(at)} pour les premières participations`,
  openList: 'Ouvrir ma liste',
  share: 'Voir la page de participation',
  edit: 'Changer l’objectif ou le texte',
  setUp: 'Dire à quoi elle servira',
  gifts: 'Les participations',
  allGifts: (count: number) => `Voir les ${count} participations`,
  toThank: (left: number) =>
    left === 0
      ? 'Vous avez remercié tout le monde.'
      : left === 1
        ? 'Il reste une personne à remercier.'
        : `Il reste ${left} personnes à remercier.`,
  empty: 'Aucune participation pour le moment',
  emptyText:
    'Partagez le lien de votre liste\u202f: la cagnotte s’ouvre d’elle-même à la première participation.',
  withdrawals: 'Les retraits',
  statement: 'Télécharger le relevé (CSV)',
  statementName: 'releve-cagnotte.csv',
  statementHead: ['Date', 'Mouvement', 'Montant', 'Solde'],
  by: 'Étape par étape',
} as const;

/** An account as anybody may see it: the last four of its IBAN. */
const maskedIban = (last4: string) => `•••• •••• ${last4}`;

interface Step {
  title: string;
  text: string;
  action?: { label: string; href: string };
}

const IDENTITY = '/i/cagnotte/verification-identite';

/** The next step, and what it needs. */
export function nextStepFr({ next_step, available, held_reason, next_available_at }: Overview): Step {
  switch (next_step) {
    case 'held':
      return {
        title: 'Les retraits sont suspendus',
        text: held_reason || 'Nous vérifions un point de votre cagnotte. Rien n’est perdu.',
        action: { label: 'Nous écrire', href: '/contactez-nous' },
      };
    case 'finish_verification':
      return {
        title: 'Terminez la vérification de votre identité',
        text: 'Le prestataire de paiement attend encore des informations. Sans elles, aucun retrait n’est possible.',
        action: { label: 'Reprendre la vérification', href: IDENTITY },
      };
    case 'verify':
      return {
        title: 'Prochaine étape\u202f: vérifier votre identité',
        text: 'La loi l’exige avant de verser de l’argent. Comptez cinq minutes, une pièce d’identité et votre IBAN\u202f; vous pouvez le faire dès maintenant.',
        action: { label: 'Vérifier mon identité', href: IDENTITY },
      };
    case 'withdraw':
      return {
        title: `${formatPrice(available)} peuvent être retirés`,
        text: 'Le virement arrive sur votre compte en deux à trois jours ouvrés.',
        action: { label: 'Retirer de l’argent', href: '/i/cagnotte/withdraw' },
      };
    case 'being_paid':
      return {
        title: 'Votre retrait est en route',
        text: 'Nous vous écrivons dès que votre banque l’a reçu.',
      };
    case 'wait':
      return {
        title: 'L’argent arrive',
        text: next_available_at
          ? `Les premières participations seront disponibles le ${formatDate(next_available_at)}.`
          : 'Les participations deviennent disponibles quelques jours après leur paiement.',
      };
    case 'share':
      return {
        title: 'Faites connaître votre cagnotte',
        text: 'Elle reçoit dès que vous partagez votre liste\u202f; rien d’autre n’est à préparer.',
      };
  }
}

export const WITHDRAWAL_STATE: Record<Withdrawal['status'], string> = {
  requested: 'Demandé',
  reserved: 'Mis de côté',
  transferring: 'Remis au prestataire',
  paying_out: 'En route vers votre banque',
  paid: 'Arrivé',
  failed: 'N’a pas abouti',
};

export const setupFr = {
  title: 'Ma cagnotte\u202f: à quoi elle servira',
  description: 'Dites à vos proches à quoi servira la cagnotte de naissance, et jusqu’où elle peut aller.',
  lead: 'Vos proches donnent plus volontiers quand ils savent pourquoi. Tout peut être changé plus tard.',
  purpose: 'À quoi servira-t-elle\u202f?',
  purposeHint: 'Par exemple\u202f: la poussette, des heures de ménage, le congé du second parent.',
  goal: 'Objectif (facultatif)',
  goalHint: 'De 10 à 50\u202f000 euros. Il est montré avec ce qui est déjà réuni.',
  goalWrong: 'Écrivez un montant, par exemple 600 ou 599,90.',
  message: 'Un mot pour vos proches (facultatif)',
  who: 'Qui voit les participations\u202f?',
  whoHint: 'Le nom d’une personne qui donne de façon anonyme n’est jamais montré, même à vous.',
  whoChoices: {
    none: 'Personne d’autre que vous',
    names: 'Les noms, sans les montants',
    names_and_amounts: 'Les noms et les montants',
  },
  save: 'Enregistrer',
  saved: 'C’est enregistré.',
  toPot: 'Voir ma cagnotte',
};

export const identityFr = {
  title: 'Vérifier mon identité',
  description:
    'Avant un retrait, le prestataire de paiement vérifie votre identité et votre compte bancaire.',
  why: 'La loi l’exige avant tout versement. La vérification se fait chez notre prestataire de paiement\u202f: vos papiers et votre IBAN ne passent pas par nous.',
  need: 'À préparer\u202f: une pièce d’identité, votre adresse, votre IBAN. Comptez cinq minutes.',
  start: 'Commencer la vérification',
  resume: 'Reprendre la vérification',
  change: 'Changer de compte bancaire',
  toWithdraw: 'Retirer de l’argent',
  check: 'Actualiser',
  states: {
    none: 'Pas encore commencée',
    onboarding: 'Commencée, des informations manquent',
    in_review: 'En cours d’examen chez le prestataire',
    documents: 'Des papiers sont encore demandés',
    verified: 'Vérifiée',
    refused: 'Refusée par le prestataire',
  } satisfies Record<Identity['status'], string>,
  refusedHelp:
    'Le prestataire n’a pas pu confirmer qui vous êtes. L’argent reste dans votre cagnotte\u202f: écrivez-nous, nous chercherons une solution avec vous.',
  account: (last4: string) => `Compte bancaire, IBAN ${maskedIban(last4)}`,
};

export const withdrawFr = {
  title: 'Retirer de l’argent',
  description: 'Virez l’argent disponible de votre cagnotte sur votre compte bancaire, en tout ou en partie.',
  nothing: 'Rien ne peut être retiré pour le moment.',
  available: (cents: number) => `Disponible\u202f: ${formatPrice(cents)}`,
  amount: 'Montant à retirer',
  all: 'Tout retirer',
  to: (last4: string) => `Vers votre compte, IBAN ${maskedIban(last4)}`,
  submit: (cents: number) => `Retirer ${formatPrice(cents)}`,
  submitNone: 'Retirer',
  busy: 'Demande en cours…',
  wrong: 'Écrivez un montant, par exemple 50 ou 12,50.',
  asked: 'Votre retrait est demandé',
  askedText: 'Voici où il en est. Cette page et un e-mail vous diront quand il arrive.',
  again: 'Faire un autre retrait',
  steps: ['Demandé', 'Mis de côté', 'Remis au prestataire', 'En route vers votre banque', 'Arrivé'],
  sentBack: 'N’a pas abouti, argent rendu à la cagnotte',
  returned: 'La somme est de nouveau disponible\u202f:',
  retry: 'refaire le retrait',
  or: 'ou',
  otherBank: 'changer de compte bancaire',
  expected: (at: string) => `prévu le ${formatDate(at)}`,
};

export const demoIdentityFr = {
  title: 'Vérification d’identité (démonstration)',
  description:
    'La page qu’afficherait le prestataire de paiement. Ici, tout est une démonstration sans argent réel.',
  surname: 'Nom de famille',
  surnameHint:
    '«\u202fRefus\u202f» est refusé, «\u202fDocument\u202f» se voit demander des papiers, tout autre nom est accepté.',
  iban: 'IBAN d’essai',
  ibanHint: 'Seuls les comptes ci-dessous sont acceptés\u202f: ne saisissez jamais le vôtre.',
  ibanWrong: 'Ce n’est pas un compte de la démonstration. Copiez l’un des deux ci-dessous.',
  surnameMissing: 'Indiquez un nom.',
  papers: 'Je joins les papiers demandés',
  arrives: 'le virement arrive',
  closed: 'la banque le refuse (compte fermé)',
  submit: 'Envoyer',
};

export const thankFr = {
  write: 'Remercier',
  mark: 'Marquer comme remercié',
  undo: 'Pas encore remercié',
  thanked: (when: string) => `Remercié ${when}`,
  sent: (when: string) => `Votre merci est parti ${when}\u202f:`,
  draft: (name: string) =>
    `${name ? `Bonjour ${name},` : 'Bonjour,'}\n\nMerci pour votre participation à notre cagnotte\u202f! `,
};

export const timelineFr = {
  title: 'Le fil de la cagnotte',
  coming: 'À venir',
  past: 'Ce qui s’est passé',
  loading: 'Les mouvements se chargent…',
  retry: 'Réessayer',
  promised: (who: string) => `${who}\u202f: participation promise`,
  arriving: 'Arrivée du virement sur votre compte',
  available: 'Les premières participations reçues deviennent disponibles',
  balance: (sum: string) => `solde ${sum}`,
  showAll: (count: number) => `Voir les ${count} mouvements`,
};

export const feedFr = {
  summary: 'Alimenter moi-même la cagnotte',
  about:
    'Pour compléter la somme ou y verser ce que l’on vous a donné en main propre. Vous payez par carte, comme vos proches\u202f; personne n’est prévenu.',
  amount: 'Montant à verser',
  wrong: (min: string, max: string) => `Choisissez un montant de ${min} à ${max}.`,
  submit: 'Continuer vers le paiement',
};
