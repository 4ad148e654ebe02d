import { DEMO_NOTICE, demoSubject } from '#src/features/money/money.fr.ts';
import { formatDate, formatPrice } from '#src/lib/format.ts';
import { type Letter, letter } from '#src/lib/letter.ts';
import type { Block } from '#src/lib/letter-block.ts';
import { reductionName } from './checkout.fr.ts';
import { DELIVERY } from './delivery.ts';
import { invoiceFr } from './invoices/invoice.fr.ts';
import { type BoughtLine, type Order, piecesOf } from './order.ts';
import { toGiveBack, toGiveBackCancelled } from './owed.fr.ts';
import { arrived, isInParcels, parcelLeft } from './parcels.fr.ts';
import { WITHDRAWAL_DAYS } from './returns/return.ts';

export interface MailSite {
  name: string;
  demo: boolean;
}

export interface OrderFacts {
  order: Order;
  followUrl: string;
  /** The reason an operator gave for a cancellation; empty when they gave none. */
  reason: string;
  /** Cents that were paid and not given back yet, by what paid them. */
  owed: { card: number; vouchers: number };
}

export type OrderMail = Letter;

/** A parcel that a seller sent; `key` makes it told once. */
export interface SellerParcel {
  key: string;
  seller: string;
  lines: readonly Piece[];
  carrier: string;
  tracking: string;
}

export interface RefusedLine {
  key: string;
  seller: string;
  line: Piece;
  reason: string;
  /** Cents that go back. */
  cents: number;
  /** Someone has to agree to it first. */
  waits: boolean;
}

const backOf = ({ cents, waits }: RefusedLine): string =>
  waits
    ? `${formatPrice(cents)} sont à vous rendre : un e-mail vous dira quand c’est fait.`
    : `${formatPrice(cents)} vous sont rendus, par le moyen qui a payé.`;

/** Cents that go back to a buyer, beside all that did so far and what they had paid. */
export interface MoneyBack {
  card: number;
  vouchers: number;
  /** To the card, after this. */
  toCome: number;
  all: number;
  paid: number;
}

/** A letter of an order, marked as what it is where no money is real. */
export function orderLetter(
  site: MailSite,
  { subject, blocks }: { subject: string; blocks: Block[] },
): OrderMail {
  const notice: Block[] = site.demo ? [{ notice: DEMO_NOTICE }] : [];
  return letter({
    subject: demoSubject(subject, site.demo),
    blocks: [...notice, ...blocks],
    signature: site.name,
  });
}

type Piece = Pick<BoughtLine, 'quantity'> & { product: { name: string } };

const oneNamed = ({ product, quantity }: Piece) =>
  quantity > 1 ? `${quantity} × ${product.name}` : product.name;

const named = ({ lines }: { lines: readonly Piece[] }) => lines.map(oneNamed).join(', ');

/** The operator's own parcel, and no seller's. */
const ownOf = ({ lines }: Order, site: MailSite) => lines.filter(({ seller }) => seller.name === site.name);

/** The seller of a thing is said where there are several. */
function sums(order: Order): Block {
  const several = isInParcels(order);
  const lines = order.lines.map((line): [string, string] => [
    several ? `${oneNamed(line)} (vendu par ${line.seller.name})` : oneNamed(line),
    formatPrice(line.price * line.quantity),
  ]);
  return {
    rows: [
      ...lines,
      ['Livraison', order.delivery_price > 0 ? formatPrice(order.delivery_price) : 'offerte'],
      ...order.reductions.map((one): [string, string] => [
        reductionName(one),
        `−\u00a0${formatPrice(one.amount)}`,
      ]),
      ['Total payé, taxes comprises', formatPrice(order.to_pay)],
    ],
  };
}

function destination({ address, to_parents, delivery }: Order): Block[] {
  if (!address || !delivery) return [];
  const street = [address.line1, address.line2].filter(Boolean).join(', ');
  const to = to_parents
    ? `chez ${address.recipient}, à ${address.city}`
    : `${address.recipient}, ${street}, ${address.postal_code} ${address.city}`;
  return [
    {
      facts: [
        ['Livraison', DELIVERY[delivery].label],
        ['Adresse', to],
      ],
    },
  ];
}

/** The papers of an order, behind the same link as the order. */
export const papers = ({ order, followUrl }: OrderFacts, kind: 'invoice' | 'credit'): Block[] =>
  order.invoices
    .filter((one) => one.kind === kind)
    .map(({ id, number }) => ({
      link: { label: invoiceFr.download(kind, number), href: `${followUrl}/facture/${id}.pdf`, plain: true },
    }));

const follow = (label: string, { followUrl }: OrderFacts): Block => ({ link: { label, href: followUrl } });

/** The mails of an order's life, all to its buyer: what was bought is the parents' surprise. */
export const orderMails = {
  confirmed: (facts: OrderFacts, site: MailSite) =>
    orderLetter(site, {
      subject: `Votre commande ${facts.order.number} est confirmée`,
      blocks: [
        { title: 'Merci, votre commande est confirmée' },
        {
          text: facts.order.list
            ? piecesOf(facts.order) > 1
              ? `Vos cadeaux pour « ${facts.order.list.title} » sont payés. Sur la liste, ils sont marqués comme offerts ; les parents ne voient rien pendant la surprise.`
              : `Votre cadeau pour « ${facts.order.list.title} » est payé. Sur la liste, il est marqué comme offert ; les parents ne voient rien pendant la surprise.`
            : 'Votre commande est payée.',
        },
        sums(facts.order),
        ...destination(facts.order),
        {
          text: `Payée le ${formatDate(facts.order.paid_at ?? facts.order.created_at)}. Ce message vous sert de reçu : conservez-le.`,
        },
        ...papers(facts, 'invoice'),
        {
          text: 'Tant qu’elle n’est pas partie, vous pouvez l’annuler vous-même et être remboursé en entier.',
          link: { label: 'Suivre ou annuler ma commande', href: facts.followUrl },
        },
        {
          text: `Après sa réception, vous avez ${WITHDRAWAL_DAYS} jours pour vous rétracter, sans donner de raison, sur la page de votre commande.`,
        },
      ],
    }),
  sent: (facts: OrderFacts, site: MailSite) =>
    orderLetter(site, {
      subject: isInParcels(facts.order)
        ? `Un colis de votre commande ${facts.order.number} est parti`
        : `Votre commande ${facts.order.number} est partie`,
      blocks: [
        { title: parcelLeft(facts.order) },
        { text: `${named({ lines: ownOf(facts.order, site) })} est en route.` },
        {
          facts: [
            ...(facts.order.carrier ? [['Transporteur', facts.order.carrier] as [string, string]] : []),
            ['Numéro de suivi', facts.order.tracking_number],
          ],
        },
        ...destination(facts.order),
        follow('Suivre ma commande', facts),
      ],
    }),
  sellerSent: (facts: OrderFacts, site: MailSite, parcel: SellerParcel) =>
    orderLetter(site, {
      subject: `Un colis de votre commande ${facts.order.number} est parti`,
      blocks: [
        { title: parcelLeft(facts.order) },
        { text: `${named(parcel)} est en route. Vendu et envoyé par ${parcel.seller}.` },
        {
          facts: [
            ...(parcel.carrier ? [['Transporteur', parcel.carrier] as [string, string]] : []),
            ['Numéro de suivi', parcel.tracking],
          ],
        },
        ...destination(facts.order),
        follow('Suivre ma commande', facts),
      ],
    }),
  lineRefused: (facts: OrderFacts, site: MailSite, refused: RefusedLine) =>
    orderLetter(site, {
      subject: `Un article de votre commande ${facts.order.number} ne peut pas être envoyé`,
      blocks: [
        { title: 'Un article ne peut pas être envoyé' },
        {
          text: `${refused.seller} ne peut pas envoyer ${oneNamed(refused.line)}. Son motif : ${refused.reason}`,
        },
        {
          text: `${backOf(refused)} Sur la liste, ce cadeau est de nouveau libre.`,
        },
        follow('Voir ma commande', facts),
      ],
    }),
  delivered: (facts: OrderFacts, site: MailSite) =>
    orderLetter(site, {
      subject: `Votre commande ${facts.order.number} est livrée`,
      blocks: [
        { title: arrived(facts.order) },
        {
          text: `${named(facts.order)} ${piecesOf(facts.order) > 1 ? 'sont livrés' : 'est livré'}${facts.order.to_parents ? ' chez les parents' : ''}. Vous avez ${WITHDRAWAL_DAYS} jours pour vous rétracter, sans donner de raison, sur la page de votre commande.`,
        },
        follow('Voir ma commande', facts),
      ],
    }),
  cancelled: (facts: OrderFacts, site: MailSite) =>
    orderLetter(site, {
      subject: `Votre commande ${facts.order.number} est annulée`,
      blocks: [
        { title: 'Votre commande est annulée' },
        {
          text: `${named(facts.order)} ne sera pas envoyé. ${toGiveBackCancelled(facts)}`,
        },
        ...(facts.reason ? [{ text: `Raison : ${facts.reason}` }] : []),
        follow('Voir ma commande', facts),
      ],
    }),
  returned: (facts: OrderFacts, site: MailSite) =>
    orderLetter(site, {
      subject: `Votre retour de la commande ${facts.order.number} est arrivé`,
      blocks: [
        { title: 'Votre retour est arrivé' },
        {
          text: `${named(facts.order)} est revenu chez nous. ${toGiveBack(facts)}`,
        },
        follow('Voir ma commande', facts),
      ],
    }),
  refunded: (facts: OrderFacts, site: MailSite, back: MoneyBack) =>
    orderLetter(site, {
      subject: `${formatPrice(back.card + back.vouchers)} vous sont remboursés`,
      blocks: [
        { title: 'Votre remboursement' },
        {
          text: `Pour votre commande ${facts.order.number}, voici ce qui vous est rendu, par les moyens qui l’ont payée.${back.card > 0 ? ' Votre banque l’affiche en général sous 5 à 10 jours.' : ''}`,
        },
        {
          rows: [
            ...(back.vouchers > 0
              ? [['Sur vos bons d’achat', formatPrice(back.vouchers)] as [string, string]]
              : []),
            ...(back.card > 0 ? [['Sur votre carte', formatPrice(back.card)] as [string, string]] : []),
            ['Remboursé en tout', formatPrice(back.all)],
            ['Payé', formatPrice(back.paid)],
          ],
        },
        ...(back.toCome > 0
          ? [
              {
                text: `Il reste ${formatPrice(back.toCome)} à vous rendre sur votre carte : un autre message vous dira quand c’est fait.`,
              },
            ]
          : []),
        ...papers(facts, 'credit'),
        follow('Voir ma commande', facts),
      ],
    }),
};

/** The links of somebody's orders, asked for on the page of the tracking. */
export function linksMail(
  site: MailSite,
  links: { number: string; name: string; href: string }[],
): OrderMail {
  const one = links.length === 1;
  return orderLetter(site, {
    subject: one ? 'Le lien de votre commande' : 'Les liens de vos commandes',
    blocks: [
      { title: one ? 'Votre commande' : 'Vos commandes' },
      { text: 'Voici de quoi suivre ce que vous avez commandé.' },
      ...links.map(({ number, name, href }) => ({
        text: `${name}, commande ${number}`,
        link: { label: 'Ouvrir cette commande', href },
      })),
      { text: 'Ces liens sont à vous seul. Si vous ne les avez pas demandés, ignorez ce message.' },
    ],
  });
}
