import { DEMO_NOTICE, demoSubject } from '#src/features/money/money.fr.ts';
import { formatDate, formatPrice } from '#src/lib/format.ts';
import { type Letter, letter } from '#src/lib/letter.ts';
import type { Block } from '#src/lib/letter-block.ts';
import { EDIT_MINUTES } from './cagnotte.ts';

export interface MailSite {
  name: string;
  url: string;
  demo: boolean;
}

/** The facts a mail about a contribution may tell; `giver` is null when it is anonymous. */
export interface GiftFacts {
  amount: number;
  fee: number;
  addons: readonly { name: string; price: number }[];
  kindwords: string;
  giver: string | null;
  listTitle: string;
  /** Null when the giver would find nothing there. */
  listSlug: string | null;
  chargeOn: string | null;
  /** A mail tells the day once more, three days before. */
  reminded?: boolean;
  paidAt: Date | null;
  reference: string;
  /** Of a gift that several pay: what becomes of it. */
  share?: Block[] | null;
  /** The address to print the receipt at. */
  receiptUrl?: string;
  /** The giver's own way to their name and words. */
  editUrl?: string;
}

export type GiftMail = Letter & { kind: string };
export type RefundFacts = GiftFacts & {
  /** Cents: of this refund, and of all of them so far; `whole`: nothing is left. */
  given: { cents: number; total: number; whole: boolean };
};
export type LinkedFacts = GiftFacts & { cancelUrl: string; payUrl: string };

const listName = ({ listTitle }: GiftFacts) => (listTitle ? `« ${listTitle} »` : 'la liste');
/** A way to the list, where there is one. */
const onList = ({ listSlug }: GiftFacts, text: string, [label, href]: [string, string]): Block[] =>
  listSlug === null ? [] : [{ text, link: { label, href } }];
const euros = ({ amount }: GiftFacts) => formatPrice(amount);

function amounts(facts: GiftFacts): Block {
  const total = facts.amount + facts.fee + facts.addons.reduce((sum, { price }) => sum + price, 0);
  return {
    rows: [
      ['Participation', formatPrice(facts.amount)],
      ...facts.addons.map(({ name, price }): [string, string] => [name, formatPrice(price)]),
      ...(facts.fee > 0 ? [['Frais', formatPrice(facts.fee)] as [string, string]] : []),
      ['Total', formatPrice(total)],
    ],
  };
}

function mail(kind: string, site: MailSite, content: { subject: string; blocks: Block[] }): GiftMail {
  const notice: Block[] = site.demo ? [{ notice: DEMO_NOTICE }] : [];
  const subject = demoSubject(content.subject, site.demo);
  return { kind, ...letter({ subject, blocks: [...notice, ...content.blocks], signature: site.name }) };
}

const cancelBlock = (url: string): Block => ({
  text: 'Vous changez d’avis ? Ce lien annule votre participation tant qu’elle n’est pas débitée :',
  link: { label: 'Annuler ma participation', href: url, plain: true },
});

const editBlock = (url: string): Block => ({
  text: 'Un mot à changer, ou un nom à cacher ? Ce lien n’est qu’à vous : ne le transférez pas.',
  link: { label: 'Modifier ma participation', href: url },
});

const correctBlock = (url: string): Block => ({
  text: `Une faute dans votre nom ou votre mot ? Ce lien, qui n’est qu’à vous, les corrige pendant ${EDIT_MINUTES} minutes.`,
  link: { label: 'Corriger mon nom ou mon mot', href: url, plain: true },
});

const writeToUs = (site: MailSite) => ({ label: 'Nous écrire', href: `${site.url}/contactez-nous` });

/** The mails of a contribution's life (docs/spec/decisions.md §16, §17). */
export const giftMails = {
  receipt: (facts: GiftFacts, site: MailSite) =>
    mail('receipt', site, {
      subject: `Votre participation de ${euros(facts)} est bien reçue`,
      blocks: [
        { text: `Merci ! Votre participation à ${listName(facts)} est payée.` },
        amounts(facts),
        ...(facts.share ?? []),
        { text: `Payée le ${formatDate(facts.paidAt ?? new Date())}. Référence : ${facts.reference}.` },
        {
          text: 'Conservez ce message : il vous sert de reçu.',
          ...(facts.receiptUrl ? { link: { label: 'Imprimer le reçu', href: facts.receiptUrl } } : {}),
        },
        ...(facts.editUrl ? [correctBlock(facts.editUrl)] : []),
        ...onList(facts, 'Retrouver la liste :', ['Voir la liste', `${site.url}/${facts.listSlug}`]),
      ],
    }),
  owner: (facts: GiftFacts, site: MailSite) =>
    mail('owner', site, {
      subject: `${facts.giver ?? 'Une personne qui préfère rester anonyme'} participe à votre cagnotte : ${euros(facts)}`,
      blocks: [
        { text: `Bonne nouvelle : ${euros(facts)} viennent d’être offerts sur ${listName(facts)}.` },
        ...(facts.kindwords ? [{ quote: facts.kindwords }] : []),
        {
          text: 'Vous pouvez voir toutes vos participations dans votre cagnotte.',
          link: { label: 'Ouvrir ma cagnotte', href: `${site.url}/i/mon-compte/cagnotte` },
        },
        {
          text: 'Pour ne plus recevoir ces messages, changez les notifications dans les paramètres de la liste.',
        },
      ],
    }),
  cardSent: (facts: GiftFacts, site: MailSite) =>
    mail('card-sent', site, {
      subject: 'Votre carte est partie par la poste',
      blocks: [
        {
          text: `La carte qui porte votre mot pour ${listName(facts)} a été imprimée et postée aux parents.`,
        },
        ...(facts.kindwords ? [{ quote: facts.kindwords }] : []),
        { text: 'Une question ?', link: writeToUs(site) },
      ],
    }),
  begun: (facts: LinkedFacts, site: MailSite) =>
    mail('begun', site, {
      subject: `Votre participation de ${euros(facts)} : il reste à enregistrer votre carte`,
      blocks: [
        { text: `Vous avez choisi d’offrir ${euros(facts)} à ${listName(facts)} ${onDay(facts)}.` },
        {
          text: 'Si ce n’est pas déjà fait, enregistrez votre carte. Rien n’est débité avant cette date.',
          link: { label: 'Enregistrer ma carte', href: facts.payUrl },
        },
        cancelBlock(facts.cancelUrl),
      ],
    }),
  scheduled: (facts: LinkedFacts, site: MailSite) =>
    mail('scheduled', site, {
      subject: `Votre participation de ${euros(facts)} est programmée`,
      blocks: [
        { text: `Votre carte est enregistrée. Elle sera débitée ${onDay(facts)} pour ${listName(facts)}.` },
        amounts(facts),
        ...(facts.reminded ? [{ text: 'Vous recevrez un rappel trois jours avant.' }] : []),
        editBlock(facts.payUrl),
        cancelBlock(facts.cancelUrl),
      ],
    }),
  reminder: (facts: LinkedFacts, site: MailSite) =>
    mail('reminder', site, {
      subject: `Débit ${onDay(facts)} : votre participation de ${euros(facts)}`,
      blocks: [
        {
          text: `Votre carte sera débitée ${onDay(facts)} pour ${listName(facts)}. Vous n’avez rien à faire.`,
        },
        amounts(facts),
        editBlock(facts.payUrl),
        cancelBlock(facts.cancelUrl),
      ],
    }),
  action: (facts: LinkedFacts, site: MailSite) =>
    mail('action', site, {
      subject: `Votre banque demande votre accord pour ${euros(facts)}`,
      blocks: [
        {
          text: `Votre participation à ${listName(facts)} n’est pas encore payée : votre banque veut que vous la validiez. Vous avez 72 heures.`,
          link: { label: 'Valider ma participation', href: facts.payUrl },
        },
        cancelBlock(facts.cancelUrl),
      ],
    }),
  failed: (facts: GiftFacts, site: MailSite) =>
    mail('failed', site, {
      subject: `Votre participation de ${euros(facts)} n’a pas pu être débitée`,
      blocks: [
        { text: `Votre banque a refusé chaque essai pour ${listName(facts)}. Rien n’a été débité.` },
        ...onList(facts, 'Vous pouvez participer à nouveau, avec une autre carte :', [
          'Participer à nouveau',
          `${site.url}/p/participation-cagnotte/${facts.listSlug}`,
        ]),
      ],
    }),
  canceled: (facts: GiftFacts, site: MailSite) =>
    mail('canceled', site, {
      subject: `Votre participation de ${euros(facts)} est annulée`,
      blocks: [
        {
          text: `C’est fait : votre participation à ${listName(facts)} est annulée. Rien n’a été débité, et rien ne le sera.`,
        },
        amounts(facts),
        ...onList(facts, 'Vous changez encore d’avis ? Vous pouvez participer à nouveau quand vous voulez.', [
          'Voir la liste',
          `${site.url}/${facts.listSlug}`,
        ]),
        {
          text: `Ce n’était pas vous ? Quelqu’un a suivi le lien d’annulation de votre e-mail : écrivez-nous. Référence : ${facts.reference}.`,
          link: writeToUs(site),
        },
      ],
    }),
  moved: (facts: GiftFacts, site: MailSite) =>
    mail('moved', site, {
      subject: `L’adresse de votre participation de ${euros(facts)} a changé`,
      blocks: [
        {
          text: `Une autre adresse a été indiquée pour votre participation à ${listName(facts)} : le reçu et les nouvelles y partent désormais. Les liens pour la modifier que vous aviez reçus ici ne fonctionnent plus ; celui qui l’annule fonctionne tant qu’elle n’est pas débitée.`,
        },
        {
          text: `Si c’est vous, vous n’avez rien à faire. Sinon, écrivez-nous. Référence : ${facts.reference}.`,
          link: writeToUs(site),
        },
      ],
    }),
  refunded: (facts: RefundFacts, site: MailSite) =>
    mail(`refunded:${facts.given.total}`, site, {
      subject: facts.given.whole
        ? `Votre participation de ${euros(facts)} est remboursée`
        : `${formatPrice(facts.given.cents)} vous sont remboursés`,
      blocks: [
        {
          text: facts.given.whole
            ? `Votre participation à ${listName(facts)} vous est rendue, sur la carte qui l’a payée.`
            : `Une partie de votre participation à ${listName(facts)} vous est rendue, sur la carte qui l’a payée.`,
        },
        { rows: [['Remboursé', formatPrice(facts.given.cents)]] },
        amounts(facts),
        {
          text: `Votre banque l’affiche en général sous 5 à 10 jours. Référence : ${facts.reference}.`,
        },
      ],
    }),
};

const onDay = ({ chargeOn }: GiftFacts) => (chargeOn ? `le ${formatDate(chargeOn)}` : 'plus tard');
