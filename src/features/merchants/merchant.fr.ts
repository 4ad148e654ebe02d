import { DomainError, notFound } from '#src/calls/domain-error.ts';
import { isNamed } from '#src/features/accounts/named.ts';
import { formatPrice } from '#src/lib/format.ts';
import { letter } from '#src/lib/letter.ts';
import { ofName } from '#src/lib/of-name.ts';
import { percentText } from '#src/lib/vat-rates.ts';
import { type MemberRole, RELEASE_DAYS } from './merchant.ts';

const said = (code: string, sentence: string) => new DomainError(code, sentence);
const field = (code: string, name: string, sentence: string) =>
  new DomainError(code, sentence, { fields: { [name]: sentence } });

function overBalance(withdrawable: number, balance: number): string {
  if (withdrawable > 0) return `Vous pouvez retirer jusqu’à ${formatPrice(withdrawable)} pour le moment.`;
  if (balance < 0)
    return `Votre solde est de ${formatPrice(balance)} après des remboursements : vos prochaines ventes le remontent avant tout versement.`;
  return `Rien n’est encore disponible. Une vente le devient ${RELEASE_DAYS} jours après sa livraison.`;
}

/** Every refusal that a seller meets: the reason, and the way on. */
export const merchantRefusals = {
  /** The sum that a seller may withdraw now, and what their account holds; cents, below zero after refunds. */
  overBalance: ({ withdrawable, balance }: { withdrawable: number; balance: number }) =>
    field('balance_insufficient', 'amount', overBalance(withdrawable, balance)),
  siretInvalid: () =>
    field(
      'siret_invalid',
      'siret',
      'Ce SIRET n’est pas valide. Vérifiez ses 14 chiffres sur votre extrait Kbis.',
    ),
  siretTaken: () =>
    field(
      'siret_taken',
      'siret',
      'Une boutique existe déjà avec ce SIRET. Demandez une invitation à ses membres.',
    ),
  siretMissing: () =>
    said('conflict', 'Cette boutique n’a pas encore donné son SIRET. Elle le fait dans son espace.'),
  siretGiven: () =>
    said('conflict', 'Le SIRET de cette boutique est déjà connu. Écrivez-nous pour le changer.'),
  slugTaken: () => field('slug_taken', 'name', 'Une boutique porte déjà ce nom. Choisissez-en un autre.'),
  vatInvalid: () =>
    field(
      'invalid_input',
      'vat_number',
      'Ce numéro de TVA n’est pas celui de votre SIREN. Laissez vide si vous n’en avez pas.',
    ),
  tooMany: () =>
    said('conflict', 'Vous avez déjà plusieurs boutiques. Écrivez-nous pour en ouvrir une autre.'),
  disabled: () =>
    said('business_disabled', 'Cette boutique est désactivée. Écrivez-nous pour savoir ce qu’il manque.'),
  notFound: () => notFound('Cette boutique est introuvable.'),
  productNotFound: () => notFound('Ce produit n’est pas dans votre boutique.'),
  orderNotFound: () => notFound('Cette commande n’a rien de votre boutique.'),
  shelfUnknown: () =>
    field('field_invalid', 'classification', 'Ce rayon n’existe pas. Choisissez-en un autre.'),
  stockMoved: (stock: number | null) =>
    field(
      'field_invalid',
      'stock',
      `Le stock a changé pendant que vous écriviez : ${stock === null ? 'il n’est plus compté' : `il est de ${stock}`}. Corrigez-le, puis enregistrez.`,
    ),
  ownerOnly: () =>
    new DomainError('forbidden', 'Seul un propriétaire de la boutique peut le faire.', { status: 403 }),
  lastOwner: () => said('conflict', 'Une boutique garde au moins un propriétaire.'),
  stillSelling: () =>
    said(
      'withdrawal_pending',
      'Votre boutique a des commandes à envoyer ou de l’argent à verser. Terminez-les, ou confiez-la à un autre membre, puis supprimez votre compte.',
    ),
  memberAlready: () => field('conflict', 'email', 'Cette personne est déjà membre de la boutique.'),
  membersFull: () => said('conflict', 'La boutique a le nombre de membres le plus grand.'),
  memberUnknown: () => notFound('Cette personne n’est pas membre de la boutique.'),
  tokenInvalid: () => said('token_invalid', 'Cette invitation n’est plus valable. Demandez-en une autre.'),
  notOneSeller: () => notFound('Ces articles ne sont pas d’un même vendeur de cette commande.'),
  sellerSends: () =>
    said('conflict', 'Ce vendeur est ouvert : lui seul envoie ses articles, ou dit qu’il ne le peut pas.'),
  wrongStep: () => said('conflict', 'Ces articles ne sont plus à envoyer. Rechargez la page.'),
  contested: (how: 'open' | 'lost') =>
    said(
      'conflict',
      how === 'open'
        ? 'Le paiement de cette commande est contesté : n’envoyez rien avant la décision de la banque.'
        : 'La banque a rendu ce paiement à l’acheteur : n’envoyez rien, et refusez ces articles.',
    ),
  tooSmall: () => field('amount_out_of_range', 'amount', 'Le virement est d’au moins 1 €.'),
};

/** A person whose account is erased leaves their businesses. */
export const leaveFr = {
  closed: 'Le compte de la personne qui la tenait a été supprimé.',
  passedOn: (name: string) => `La boutique ${name} est désormais à votre nom.`,
};

/** A change among those who hold a business. */
export type MembersChange = 'joined' | 'owner' | 'member' | 'removed' | 'left';

interface MembersNews {
  site: string;
  name: string;
  /** As the owners know them: a name with its address, or the address alone. */
  who: string;
  what: MembersChange;
  href: string;
}

const membersWords: Record<MembersChange, (who: string, name: string) => { subject: string; text: string }> =
  {
    joined: (who, name) => ({
      subject: `Une personne de plus dans la boutique ${name}`,
      text: `${who} a accepté l’invitation et gère désormais avec vous les produits et les commandes.`,
    }),
    owner: (who, name) => ({
      subject: `Un propriétaire de plus pour la boutique ${name}`,
      text: `${who} en voit désormais l’argent, décide des virements et gère les membres, comme vous.`,
    }),
    member: (who, name) => ({
      subject: `Un propriétaire de moins pour la boutique ${name}`,
      text: `${who} garde les produits et les commandes, sans l’argent ni les membres.`,
    }),
    removed: (who, name) => ({
      subject: `Une personne de moins dans la boutique ${name}`,
      text: `L’un de ses propriétaires a mis fin à l’accès ${ofName(who)}.`,
    }),
    left: (who, name) => ({
      subject: `Une personne de moins dans la boutique ${name}`,
      text: `${who} a quitté la boutique : ses sessions y sont fermées.`,
    }),
  };

/** The mails of a business. */
export const merchantMails = {
  invitation: ({ site, from, name, href }: { site: string; from: string; name: string; href: string }) =>
    letter({
      subject: isNamed(from)
        ? `${from} vous invite dans la boutique ${name}`
        : `On vous invite dans la boutique ${name}`,
      blocks: [
        { title: `Rejoignez la boutique ${name}` },
        {
          text: isNamed(from)
            ? `${from} vous propose de gérer avec lui ou elle les produits et les commandes ${ofName(name)}.`
            : `On vous propose de gérer ensemble les produits et les commandes ${ofName(name)}.`,
        },
        { link: { label: 'Accepter l’invitation', href } },
        {
          text: 'Le lien sert une fois, pendant 7 jours. Si vous ne connaissez pas cette boutique, ignorez ce message.',
        },
      ],
      signature: site,
    }),
  role: ({ site, name, role, href }: { site: string; name: string; role: MemberRole; href: string }) =>
    letter({
      subject:
        role === 'owner'
          ? `Vous êtes propriétaire de la boutique ${name}`
          : `Vous êtes membre de la boutique ${name}`,
      blocks:
        role === 'owner'
          ? [
              { title: `Vous êtes propriétaire de la boutique ${name}` },
              {
                text: 'Vous en voyez désormais l’argent, vous en décidez les virements, et vous en gérez les membres.',
              },
              { link: { label: 'Ouvrir mes boutiques', href } },
            ]
          : [
              { title: `Vous êtes membre de la boutique ${name}` },
              {
                text: 'Vous en gérez toujours les produits et les commandes. L’argent et les membres restent à ses propriétaires.',
              },
              { link: { label: 'Ouvrir mes boutiques', href } },
            ],
      signature: site,
    }),
  /** To somebody whom an owner took out of the business. */
  removed: ({ site, name, role }: { site: string; name: string; role: MemberRole }) =>
    letter({
      subject: `Vous ne faites plus partie de la boutique ${name}`,
      blocks: [
        { title: `Vous ne faites plus partie de la boutique ${name}` },
        {
          text:
            role === 'owner'
              ? 'L’un de ses propriétaires a mis fin à votre accès : vous n’en voyez plus ni les produits, ni les commandes, ni l’argent, et vos sessions dans la boutique sont fermées.'
              : 'L’un de ses propriétaires a mis fin à votre accès : vous n’en voyez plus ni les produits, ni les commandes, et vos sessions dans la boutique sont fermées.',
        },
        { text: `Votre compte ${site} et votre liste restent comme ils sont.` },
        { text: 'C’est une erreur ? Parlez-en avec la boutique : une nouvelle invitation suffit.' },
      ],
      signature: site,
    }),
  /** To the other owners: a right that nobody meant to give, or to take, is seen the same day. */
  members: ({ site, name, who, what, href }: MembersNews) => {
    const { subject, text } = membersWords[what](who, name);
    return letter({
      subject,
      blocks: [
        { title: subject },
        { text },
        {
          text: 'Vous ne vous y attendiez pas ? Regardez qui est membre de votre boutique, puis parlez-en entre propriétaires.',
        },
        { link: { label: 'Voir les membres', href } },
      ],
      signature: site,
    });
  },
  approved: ({ site, name, href, held }: { site: string; name: string; href: string; held: boolean }) =>
    letter({
      subject: `La boutique ${name} est ouverte`,
      blocks: [
        { title: 'Votre boutique est ouverte' },
        { text: `Les produits ${ofName(name)} sont en vente dès maintenant.` },
        ...(held ? [{ text: 'Les virements qui attendaient partent à leur tour.' }] : []),
        { link: { label: 'Ouvrir mon espace', href } },
      ],
      signature: site,
    }),
  disabled: ({ site, name, reason, held }: { site: string; name: string; reason: string; held: boolean }) =>
    letter({
      subject: `La boutique ${name} est désactivée`,
      blocks: [
        { title: 'Votre boutique est désactivée' },
        { text: `Rien n’y est plus en vente. Le motif : ${reason}` },
        ...(held
          ? [
              {
                text: 'Les virements que vous avez demandés et qui ne sont pas encore partis attendent sa réouverture. La somme reste mise de côté pour vous.',
              },
            ]
          : []),
        {
          text: 'Votre espace est fermé, et nous suivons les commandes déjà payées. Dites-nous par la page de contact lesquelles sont prêtes à partir : les autres sont remboursées à leurs acheteurs.',
        },
        { text: 'Si c’est une erreur, écrivez-nous par la même page.' },
      ],
      signature: site,
    }),
  late: ({ site, number, href }: { site: string; number: string; href: string }) =>
    letter({
      subject: `La commande ${number} attend son envoi`,
      blocks: [
        { title: 'Une commande attend son envoi' },
        {
          text: `La commande ${number} est payée depuis plusieurs jours. Envoyez-la, ou refusez ce que vous n’avez plus : l’acheteur est remboursé.`,
        },
        { link: { label: 'Ouvrir la commande', href } },
      ],
      signature: site,
    }),
};

/** The accounts of a seller's own books, of the French plan. */
export const fecFr = {
  journal: 'MP',
  journalName: 'Place de marché',
  accounts: {
    site: { num: '467000', label: 'Place de marché, sommes dues' },
    sales: { num: '707000', label: 'Ventes sans TVA, ou TVA à ventiler' },
    refunds: { num: '709700', label: 'Remboursements sans TVA, ou TVA à ventiler' },
    commission: { num: '622200', label: 'Commissions de la place de marché' },
    bank: { num: '512000', label: 'Banque' },
    waiting: { num: '471000', label: 'Compte d’attente' },
  },
  /** One account a rate of VAT: sales at 5,5 % are 7070055. */
  rated: {
    sales: (percent: number) => ratedAccount('707', 'Ventes', percent),
    refunds: (percent: number) => ratedAccount('7097', 'Remboursements', percent),
    vat: (percent: number) => ratedAccount('4457', 'TVA collectée', percent),
  },
} as const;

const ratedAccount = (root: string, name: string, percent: number) => ({
  num: root + String(Math.round(percent * 10)).padStart(7 - root.length, '0'),
  label: `${name} à ${percentText(percent)}`,
});

/** The movements of a statement. */
export const MOVES: [RegExp, string][] = [
  [/^order:\d+:paid$/, 'Vente'],
  [/^order:\d+:refunded/, 'Remboursement'],
  [/^order:\d+:bank:/, 'Rendu par la banque de l’acheteur'],
  [/^order:\d+:transfer:/, 'Rendu par virement'],
  [/^withdrawal:\d+:paid$/, 'Virement'],
  [/^withdrawal:\d+:returned$/, 'Virement retourné par la banque'],
];
export const OTHER_MOVE = 'Autre mouvement';
