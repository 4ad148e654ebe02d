import { formatDate, formatPrice } from '#src/lib/format.ts';
import type { Block } from '#src/lib/letter-block.ts';
import { formatParis } from '#src/lib/paris-time.ts';
import { type MailSite, type OrderMail, orderLetter } from '../order.mail.ts';
import type { OrderReturn } from './return.ts';
import { CAUSE_FR, returnFr } from './returns.fr.ts';

export interface ReturnFacts {
  order: string;
  buyer: string;
  one: OrderReturn;
  followUrl: string;
}

export type ToldReturn =
  | 'asked'
  | 'label'
  | 'sent'
  | 'received'
  | 'accepted'
  | 'settled'
  | 'refused'
  | 'cancelled';

const things = ({ one }: ReturnFacts) =>
  one.lines.map(({ name, quantity }) => returnFr.article(name, quantity)).join(', ');

const facts = (of: ReturnFacts): Block => ({
  facts: [
    ['Retour', of.one.number],
    ['Commande', of.order],
    ['Articles', things(of)],
    ['Vendu par', of.one.seller.name],
  ],
});

const whereTo = ({ one }: ReturnFacts): Block =>
  one.to.length > 0
    ? { facts: [['À envoyer à', one.to.join(', ')]] }
    : { text: 'L’adresse du retour s’affiche sur la page de votre commande dès que le vendeur l’a donnée.' };

const follow = ({ followUrl }: ReturnFacts): Block => ({
  link: { label: 'Suivre mon retour', href: followUrl },
});

/** The mails of a return to its buyer. */
export const returnMails: Record<ToldReturn, (of: ReturnFacts, site: MailSite) => OrderMail> = {
  asked: (of, site) =>
    orderLetter(site, {
      subject: `Votre rétractation de la commande ${of.order} est enregistrée`,
      blocks: [
        { title: 'Votre rétractation est enregistrée' },
        {
          text: `Le ${formatParis(of.one.asked_at)}, vous avez renoncé à l’achat de ce qui suit. Ce message en est la preuve : conservez-le.`,
        },
        facts(of),
        ...(of.one.reason ? [{ quote: of.one.reason }] : []),
        {
          text:
            of.one.way === 'label'
              ? `Votre étiquette de retour arrive par e-mail. Renvoyez le colis au plus tard le ${formatDate(of.one.send_by)} ; ${formatPrice(of.one.label_cents)} sont retenus pour elle sur le remboursement.`
              : `Renvoyez le colis, à vos frais, au plus tard le ${formatDate(of.one.send_by)}. Écrivez ${of.one.number} dessus, et indiquez son suivi sur la page de votre commande : le remboursement vient plus vite.`,
        },
        ...(of.one.way === 'label' ? [] : [whereTo(of)]),
        follow(of),
      ],
    }),
  label: (of, site) =>
    orderLetter(site, {
      subject: `L’étiquette de votre retour ${of.one.number}`,
      blocks: [
        { title: 'Votre étiquette est prête' },
        {
          facts: [
            ['Transporteur', of.one.label?.carrier ?? ''],
            ['Code ou numéro', of.one.label?.code ?? ''],
          ],
        },
        whereTo(of),
        { text: `Déposez le colis au plus tard le ${formatDate(of.one.send_by)}.` },
        follow(of),
      ],
    }),
  sent: (of, site) =>
    orderLetter(site, {
      subject: `Votre retour ${of.one.number} est en route`,
      blocks: [
        { title: 'Votre retour est en route' },
        facts(of),
        ...(of.one.refund_by
          ? [{ text: `Vous êtes remboursé au plus tard le ${formatDate(of.one.refund_by)}.` }]
          : []),
        follow(of),
      ],
    }),
  received: (of, site) =>
    orderLetter(site, {
      subject: `Votre retour ${of.one.number} est arrivé`,
      blocks: [
        { title: 'Votre retour est arrivé' },
        facts(of),
        { text: 'Son remboursement est en préparation ; un autre message vous le confirmera.' },
        follow(of),
      ],
    }),
  accepted: (of, site) =>
    orderLetter(site, {
      subject: `Votre retour ${of.one.number} est accepté`,
      blocks: [
        { title: 'Votre retour est accepté' },
        facts(of),
        {
          rows: [
            ...of.one.lines.flatMap(({ name, kept }): [string, string][] =>
              kept > 0 ? [[`Retenu sur ${name}`, formatPrice(kept)]] : [],
            ),
            ...(of.one.label_cents > 0
              ? [['Étiquette de retour', formatPrice(of.one.label_cents)] as [string, string]]
              : []),
            ['Ce qui vous est rendu', formatPrice(of.one.cents)],
          ],
        },
        ...(of.one.answer ? [{ quote: of.one.answer }] : []),
        follow(of),
      ],
    }),
  settled: (of, site) =>
    orderLetter(site, {
      subject: `Votre retour ${of.one.number} est terminé`,
      blocks: [
        { title: 'Votre retour est terminé' },
        facts(of),
        ...(of.one.answer
          ? [{ quote: of.one.answer }]
          : [
              {
                text: 'Votre banque vous avait déjà rendu ce paiement : le retour est enregistré, et il n’y a plus rien à en rendre par carte.',
              },
            ]),
        follow(of),
      ],
    }),
  refused: (of, site) =>
    orderLetter(site, {
      subject: `Votre retour ${of.one.number} n’est pas accepté`,
      blocks: [
        { title: 'Votre retour n’est pas accepté' },
        facts(of),
        { text: `${of.one.refuse_cause ? CAUSE_FR[of.one.refuse_cause] : ''}. ${of.one.answer}` },
        {
          text: 'Si vous n’êtes pas d’accord, répondez-nous par la page de contact. Le médiateur indiqué dans les conditions de vente est gratuit.',
        },
        follow(of),
      ],
    }),
  cancelled: (of, site) =>
    orderLetter(site, {
      subject: `Votre retour ${of.one.number} est annulé`,
      blocks: [
        { title: 'Vous gardez votre achat' },
        facts(of),
        {
          text: 'Nous n’attendons plus ce retour. Vous pouvez en demander un autre tant que le délai court.',
        },
        follow(of),
      ],
    }),
};

interface ForSeller extends ReturnFacts {
  href: string;
}

/** The mails of a return to who sold it. */
export const sellerReturnMails = {
  asked: (of: ForSeller, site: MailSite) =>
    orderLetter(site, {
      subject: `Retour demandé : commande ${of.order}`,
      blocks: [
        { title: 'Un acheteur se rétracte' },
        facts(of),
        {
          text:
            of.one.way === 'label'
              ? 'Il demande une étiquette : envoyez-la-lui depuis votre espace.'
              : 'Il renvoie le colis lui-même. À son arrivée, regardez-le et dites-le dans votre espace : le remboursement part aussitôt.',
        },
        { link: { label: 'Ouvrir le retour', href: of.href } },
      ],
    }),
  due: (of: ForSeller, site: MailSite) =>
    orderLetter(site, {
      subject: `Le retour ${of.one.number} est à rembourser`,
      blocks: [
        { title: 'Un remboursement est dû' },
        facts(of),
        {
          text: `La loi le demande au plus tard le ${formatDate(of.one.refund_by ?? of.one.send_by)}.`,
        },
        { link: { label: 'Ouvrir le retour', href: of.href } },
      ],
    }),
};
