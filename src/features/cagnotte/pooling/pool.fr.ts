import { DomainError, notFound } from '#src/calls/domain-error.ts';
import { isNamed } from '#src/features/accounts/named.ts';
import { POOL_MAX, POOL_MIN } from '#src/features/lists/gifts/gift.ts';
import { formatDate, formatPrice } from '#src/lib/format.ts';
import { CONFIRM } from '#src/ui/action.fr.ts';
import type { RoomProblem } from './pool.ts';

const atField = (code: string, field: string, sentence: string) =>
  new DomainError(code, sentence, { fields: { [field]: sentence } });

/** Every refusal about a gift that several pay. */
export const poolRefusals = {
  notFound: () => notFound('Ce cadeau à plusieurs est introuvable. Revenez à la liste.'),
  itemGone: () => notFound('Cet article n’est plus sur la liste.'),
  over: () =>
    new DomainError(
      'pool_over',
      'Ce cadeau à plusieurs est terminé. Vous pouvez participer à la cagnotte, ou choisir un autre cadeau.',
    ),
  taken: () =>
    new DomainError('already_bought', 'Quelqu’un offre déjà ce cadeau. Choisissez-en un autre sur la liste.'),
  ownList: () =>
    new DomainError(
      'forbidden',
      'C’est votre liste : pendant la surprise, aucune part d’un cadeau ne s’y paie depuis votre compte.',
    ),
  reserved: () =>
    new DomainError(
      'conflict',
      'Ce cadeau s’offre à plusieurs : participez pour le montant de votre choix, depuis la liste.',
    ),
  room: (problem: Exclude<RoomProblem, null>, missing: number, field: string) =>
    atField(
      'amount_out_of_range',
      field,
      problem === 'over'
        ? missing === 0
          ? 'Toute la somme est réunie, ou en train d’être payée. Réessayez dans vingt minutes.'
          : `Il manque ${formatPrice(missing)} : choisissez ce montant, ou moins.`
        : `Il resterait moins d’un euro à trouver : choisissez ${formatPrice(missing)}, ou un euro de moins.`,
    ),
  price: () =>
    atField(
      'price_missing',
      'product_id',
      `Un cadeau à plusieurs coûte de ${formatPrice(POOL_MIN)} à ${formatPrice(POOL_MAX)} : indiquez d’abord son prix.`,
    ),
  deadline: () =>
    atField('date_out_of_range', 'deadline', 'Choisissez un dernier jour, de demain à dans un an.'),
  already: () =>
    new DomainError('conflict', 'Ce cadeau est déjà proposé à plusieurs. Arrêtez-le pour en changer.'),
  untilReveal: () =>
    new DomainError(
      'surprise_holds',
      'Ce cadeau a déjà été proposé à plusieurs : la surprise dira ce qu’il en est.',
    ),
  funded: () =>
    new DomainError('conflict', 'La somme est réunie : ce cadeau est offert, il ne peut plus être arrêté.'),
  notCancelable: () =>
    new DomainError(
      'not_cancelable',
      'Ce cadeau est réuni ou terminé : votre part ne peut plus être reprise par ce lien. Écrivez-nous en cas de besoin.',
    ),
};

const choice = (shortfall: string | null) =>
  shortfall === 'refund' ? 'elle vous sera rendue' : 'elle rejoindra la cagnotte des parents';

export const poolFr = {
  badge: 'À plusieurs',
  progress: (paid: number, target: number) => `${formatPrice(paid)} réunis sur ${formatPrice(target)}`,
  progressLabel: 'Part de la somme déjà réunie',
  missing: (missing: number) =>
    missing > 0 ? `Il manque ${formatPrice(missing)}` : 'La fin est en train d’être payée',
  until: (day: string) => `jusqu’au ${formatDate(day)}`,
  offered: (day: string) => `S’offre à plusieurs, ${poolFr.until(day)}`,
  give: 'Participer',
  giveTo: (name: string) => `Participer à ce cadeau : ${name}`,
  title: (name: string) => `Offrir à plusieurs : ${name}`,
  description: (name: string, owner: string) =>
    `Participez avec d’autres au cadeau « ${name} »${isNamed(owner) ? ` pour ${owner}` : ''}, par carte et sans créer de compte.`,
  lead: 'Plusieurs personnes se réunissent pour ce cadeau : vous payez votre part, par carte, sans compte.',
  all: (missing: number) => `Tout ce qui manque : ${formatPrice(missing)}`,
  otherHint: (missing: number) =>
    `De 1 € à ${formatPrice(missing)}. Ce que vous écrivez ici remplace le montant choisi au-dessus.`,
  shortfall: (day: string) => `Si la somme n’est pas réunie le ${formatDate(day)}`,
  toPot: 'Ma part rejoint la cagnotte des parents',
  toMe: 'Ma part m’est rendue, sur la carte qui l’a payée',
  shortfallHint:
    'Votre choix vaut aussi si les parents retirent ce cadeau, ou si d’autres complètent la somme juste avant vous.',
  shortfallMissing: 'Choisissez ce qui se passe si la somme n’est pas réunie à temps.',
  overTitle: 'Ce cadeau à plusieurs est terminé',
  over: 'Sa somme est réunie, ou sa date est passée. La cagnotte et les autres cadeaux restent ouverts.',
  fullTitle: 'La fin est en train d’être payée',
  full: 'Quelqu’un paie ce qui manquait. Si ce paiement n’aboutit pas, la place se libère dans vingt minutes.',
  shareOf: (name: string) => `Votre part de « ${name} »`,
  chosen: (day: string, shortfall: string | null) =>
    `Si la somme n’est pas réunie le ${formatDate(day)}, ${choice(shortfall)}.`,
};

/** The page of the receipt's link. */
export const withdrawFr = {
  title: 'Reprendre ma part',
  description:
    'Reprenez votre part d’un cadeau à plusieurs tant que la somme n’est pas réunie : elle vous est rendue sur votre carte.',
  question: (cents: number, name: string) =>
    `Votre part de ${formatPrice(cents)} pour « ${name} » vous sera rendue sur la carte qui l’a payée.`,
  confirm: 'Reprendre ma part',
  keep: 'La laisser',
  done: 'Votre part vous est rendue',
  doneBody:
    'Le remboursement est demandé : il apparaît sur votre compte sous quelques jours, selon votre banque.',
};

/** The owner's side. */
export const ownPoolFr = {
  title: 'Cadeaux à plusieurs',
  lead: 'Un gros cadeau peut s’offrir à plusieurs : chacun paie une part, et choisit ce qu’elle devient si la somme n’est pas réunie à temps.',
  surprise: 'La surprise tient : ce qui a été donné se dévoilera avec le reste.',
  item: 'Quel cadeau ?',
  itemHint: 'Un article de votre liste qui a un prix, d’au moins 20 €.',
  none: 'Aucun article de votre liste n’a de prix d’au moins 20 €. Ajoutez-en un, ou indiquez son prix.',
  choose: 'Choisissez un article',
  deadline: 'Dernier jour pour participer',
  open: 'Proposer à plusieurs',
  opened: 'C’est proposé : votre liste le montre aux visiteurs.',
  close: 'Arrêter',
  closeOf: (name: string) => `Arrêter de proposer ${name} à plusieurs`,
  sure: CONFIRM,
  closed: 'C’est arrêté : chaque part va là où la personne l’a choisi.',
  state: {
    open: (day: string) => `Ouvert jusqu’au ${formatDate(day)}`,
    funded: () => 'La somme est réunie',
    ended: (day: string) => `Terminé le ${formatDate(day)}`,
    closed: () => 'Arrêté',
  },
  givers: (count: number) => (count > 1 ? `${count} personnes` : `${count} personne`),
};
