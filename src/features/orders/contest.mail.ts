import { formatPrice } from '#src/lib/format.ts';
import { type MailSite, type OrderFacts, type OrderMail, orderLetter, papers } from './order.mail.ts';

type Write = (facts: OrderFacts, site: MailSite, cents: number) => OrderMail;

const link = ({ followUrl }: OrderFacts) => ({ link: { label: 'Voir ma commande', href: followUrl } });

/** The mails to the buyer when the payment of an order is contested at their bank. */
export const contestMails: Record<'contested' | 'contestWon' | 'contestLost', Write> = {
  contested: (facts, site, cents) =>
    orderLetter(site, {
      subject: `Le paiement de votre commande ${facts.order.number} est contesté`,
      blocks: [
        { title: 'Votre banque examine ce paiement' },
        {
          text: `Votre banque nous dit que le paiement de ${formatPrice(cents)} est contesté. Le temps de son examen, la somme est bloquée${facts.order.sent_at ? '' : ' et la commande attend'}.`,
        },
        {
          text: 'Si c’est une erreur, dites à votre banque que vous reconnaissez ce paiement, puis répondez à ce message.',
        },
        link(facts),
      ],
    }),
  contestWon: (facts, site, cents) =>
    orderLetter(site, {
      subject: `La contestation de votre commande ${facts.order.number} est close`,
      blocks: [
        { title: 'La contestation est close' },
        {
          text: `Votre banque a confirmé le paiement de ${formatPrice(cents)}.${WAITING.has(facts.order.status) ? ' Votre commande reprend son cours.' : ''}`,
        },
        link(facts),
      ],
    }),
  contestLost: (facts, site, cents) =>
    orderLetter(site, {
      subject: `Votre banque vous rend ${formatPrice(cents)}`,
      blocks: [
        { title: 'Votre banque a tranché' },
        {
          text: `Elle vous rend les ${formatPrice(cents)} du paiement de la commande ${facts.order.number}.${WAITING.has(facts.order.status) ? ' La commande ne sera pas envoyée.' : ''}`,
        },
        link(facts),
      ],
    }),
};

/** The mail of what the provider can't give back, because a bank took a part of its payment, and our own bank does. */
export const transferMail = (
  facts: OrderFacts,
  site: MailSite,
  { cents, answer }: { cents: number; answer: string },
): OrderMail =>
  orderLetter(site, {
    subject: `${formatPrice(cents)} vous sont rendus autrement que par carte`,
    blocks: [
      { title: 'Le reste de votre remboursement' },
      {
        text: `Pour votre commande ${facts.order.number}, votre banque vous a rendu une partie du paiement. Voici comment les ${formatPrice(cents)} qui restaient vous reviennent :`,
      },
      { quote: answer },
      ...papers(facts, 'credit'),
      link(facts),
    ],
  });

const WAITING = new Set(['paid', 'prepared']);
