import { DEMO_NOTICE, demoSubject } from '#src/features/money/money.fr.ts';
import { formatDate, formatPrice } from '#src/lib/format.ts';
import { type Letter, letter } from '#src/lib/letter.ts';
import type { Block } from '#src/lib/letter-block.ts';
import { printedCode } from './code.ts';
import { VALID_MONTHS } from './voucher.ts';

export interface MailSite {
  name: string;
  url: string;
  demo: boolean;
}

interface Facts {
  amount: number;
  buyer: string;
  recipient: string;
  recipientEmail: string;
  message: string;
  /** The day it is sent; null: at once. */
  sendOn: string | null;
}

function mail(site: MailSite, subject: string, blocks: Block[]): Letter {
  const notice: Block[] = site.demo ? [{ notice: DEMO_NOTICE }] : [];
  return letter({
    subject: demoSubject(subject, site.demo),
    blocks: [...notice, ...blocks],
    signature: site.name,
  });
}

interface NewCode {
  code: string;
  balance: number;
  expiresOn: string;
}

const newCodeParts = ({ code, balance, expiresOn }: NewCode): Block[] => [
  {
    facts: [
      ['Nouveau code', printedCode(code)],
      ['Il reste', formatPrice(balance)],
      ['Valable jusqu’au', formatDate(expiresOn)],
    ],
  },
  {
    text: 'Il s’utilise au moment de payer, sans compte. Gardez ce message : le code ne se relit nulle part.',
  },
];

const MINE = '/i/marketplace/bons-achat';

/** The mails of a voucher's life. The code stands in one of them alone. */
export const voucherMails = {
  present: (facts: Facts & { code: string; expiresOn: string }, site: MailSite) =>
    mail(site, `${facts.buyer} vous offre un bon d’achat`, [
      { title: `Un bon d’achat de ${formatPrice(facts.amount)}` },
      { text: `Bonjour ${facts.recipient}, ${facts.buyer} vous l’offre chez ${site.name}.` },
      ...(facts.message ? [{ quote: facts.message }] : []),
      {
        facts: [
          ['Votre code', printedCode(facts.code)],
          ['Valable jusqu’au', formatDate(facts.expiresOn)],
        ],
      },
      {
        text: 'Il s’utilise au moment de payer, en une ou plusieurs fois. Ajoutez-le à votre compte : il y sera gardé, et son code ne servira plus à personne d’autre.',
        link: { label: 'Ajouter ce bon à mon compte', href: `${site.url}${MINE}` },
      },
      {
        text: 'À glisser dans une enveloppe :',
        // What stands after the # is in no log and no Referer.
        link: {
          label: 'Imprimer la carte',
          href: `${site.url}${MINE}/carte#${printedCode(facts.code)}`,
        },
      },
    ]),
  paid: (facts: Facts, site: MailSite) =>
    mail(site, 'Votre bon d’achat est payé', [
      { title: 'Merci, votre bon d’achat est payé' },
      {
        text:
          facts.sendOn === null
            ? `Il part par e-mail vers ${facts.recipient} dès maintenant.`
            : `Il partira par e-mail vers ${facts.recipient} le ${formatDate(facts.sendOn)}.`,
      },
      {
        facts: [
          ['Pour', facts.recipient],
          ['Son adresse e-mail', facts.recipientEmail],
          ...(facts.message ? [['Votre mot', facts.message] as [string, string]] : []),
        ],
      },
      { rows: [['Bon d’achat, total payé', formatPrice(facts.amount)]] },
      {
        text: `Il est valable ${VALID_MONTHS} mois. Ce message vous sert de reçu : conservez-le. Vous avez 14 jours pour changer d’avis tant qu’il n’a pas servi : écrivez-nous.`,
        link: { label: 'Nous écrire', href: `${site.url}/contactez-nous` },
      },
    ]),
  refunded: (facts: Facts & { refunded: number }, site: MailSite) =>
    mail(site, 'Votre bon d’achat est remboursé', [
      { title: 'Nous vous avons remboursé' },
      { rows: [['Rendu sur votre carte à ce jour', formatPrice(facts.refunded)]] },
      { text: 'La somme apparaît sur votre compte sous quelques jours.' },
    ]),
  released: (facts: NewCode, site: MailSite) =>
    mail(site, 'Votre bon d’achat reste valable', [
      { title: 'Votre compte est supprimé, pas votre bon d’achat' },
      ...newCodeParts(facts),
    ]),
  cameBack: (facts: NewCode, site: MailSite) =>
    mail(site, 'Votre bon d’achat est de nouveau crédité', [
      { title: 'Votre bon d’achat est de nouveau crédité' },
      {
        text: 'Votre commande l’avait utilisé, puis votre compte a été supprimé. Ce qui vous est rendu s’utilise avec un nouveau code.',
      },
      ...newCodeParts(facts),
    ]),
  ending: (facts: { balance: number; codeEnd: string; expiresOn: string; days: number }, site: MailSite) =>
    mail(site, `Votre bon d’achat se termine dans ${facts.days} jours`, [
      { title: `Il reste ${formatPrice(facts.balance)} à utiliser` },
      {
        text: `Votre bon d’achat qui finit par ${facts.codeEnd} est valable jusqu’au ${formatDate(facts.expiresOn)}.`,
        link: { label: 'Voir mes bons d’achat', href: `${site.url}${MINE}` },
      },
    ]),
};
