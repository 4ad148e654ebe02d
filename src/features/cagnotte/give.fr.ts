import { isNamed } from '#src/features/accounts/named.ts';
import { formatPrice } from '#src/lib/format.ts';
import { potOf } from './pay.fr.ts';

/** Tells what fees are, in one sentence, before anything is chosen. */
export function feeSentence({
  feePercent,
  feeFixedCents,
}: {
  feePercent: number;
  feeFixedCents: number;
}): string {
  const share = feePercent > 0 ? `${String(feePercent).replace('.', ',')} %` : '';
  const fixed = feeFixedCents > 0 ? formatPrice(feeFixedCents) : '';
  if (!share && !fixed) return 'Sans frais : la totalité de votre participation va dans la cagnotte.';
  return `Frais : ${[share, fixed].filter(Boolean).join(' + ')}, en plus de votre participation. La cagnotte reçoit le montant que vous choisissez.`;
}

export const giveFr = {
  title: (owner: string) => `Participer à ${potOf(owner)}`,
  description: (owner: string) =>
    `Offrez le montant de votre choix${isNamed(owner) ? ` à ${owner}` : ''}, par carte, sans créer de compte : maintenant ou à la date que vous choisissez.`,
  lead: 'Sans compte, en deux étapes : votre participation, puis la carte.',
  amount: 'Combien souhaitez-vous offrir ?',
  other: 'Un autre montant',
  otherHint: 'De 1 € à 5 000 €. Ce que vous écrivez ici remplace le montant choisi au-dessus.',
  name: 'Votre nom',
  nameHint: 'Tel que les parents le liront.',
  email: 'Votre adresse e-mail',
  emailHint: 'Pour votre reçu. Elle n’est montrée à personne.',
  message: 'Un mot pour les parents',
  messageHint: '1 000 caractères au plus.',
  anonymous: 'Rester anonyme : mon nom n’apparaît ni sur la liste, ni chez les parents',
  when: 'Quand ?',
  now: 'Maintenant',
  birth: (date: string) => `Le jour prévu de la naissance, le ${date}`,
  date: 'À une autre date',
  dateLabel: 'Date du débit',
  dateHint: 'De demain à dans un an.',
  consent:
    'Si vous choisissez une date, vous autorisez le débit de votre carte ce jour-là. Vous recevrez par e-mail un lien pour annuler jusqu’au débit.',
  total: 'Total',
  fee: 'Frais',
  gift: 'Participation',
  addons: 'Ajouter une attention',
  addonsHint: 'En plus de votre participation, si vous le souhaitez.',
  addonsShort: 'Attentions',
  totalSaid: (total: string) => `Total : ${total}`,
  reached: (collected: string, goal: string) => `${collected} réunis sur ${goal}`,
  gathered: (collected: string) => `${collected} déjà réunis`,
  progress: 'Part de l’objectif déjà réunie',
  resume: 'Vous aviez commencé une participation sur cet appareil.',
  resumeLink: 'La reprendre',
  own: 'C’est votre propre liste ?',
  ownLink: 'Alimentez-la depuis votre cagnotte',
  means: 'Carte bancaire, Apple Pay ou Google Pay à l’étape suivante. Rien n’est débité avant.',
  meansDemo: 'La carte d’essai se saisit à l’étape suivante. Rien n’est débité, ni maintenant ni après.',
  totalLater: 'Le total exact s’affiche à l’étape suivante, avant la carte.',
  submit: 'Continuer vers le paiement',
  back: 'Revenir à la liste',
  closedTitle: 'Cette cagnotte ne reçoit plus de participations',
  archived: 'Les parents ont archivé leur liste : elle ne reçoit plus de participations.',
  closed: 'Les parents ont choisi de la fermer. La liste de cadeaux, elle, reste ouverte.',
  held: 'Cette cagnotte ne reçoit pas de participations pour le moment. Réessayez dans quelques jours, ou choisissez un cadeau de la liste.',
  correct: 'Un détail est à corriger avant de continuer.',
  amountMissing: 'Indiquez un montant, par exemple 50 ou 12,50.',
  nameMissing: 'Indiquez votre nom, ou choisissez de rester anonyme.',
  emailMissing: 'Indiquez votre adresse e-mail, pour recevoir votre reçu.',
  dateMissing: 'Choisissez une date de demain à dans un an.',
};
