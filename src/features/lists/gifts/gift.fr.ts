import { parisDay } from '#src/lib/calendar-day.ts';
import { formatDate } from '#src/lib/format.ts';

export function noneLeft(left: number): string {
  if (left === 0) return 'Quelqu’un vient de prendre ce cadeau : il n’en reste plus.';
  return left === 1 ? 'Il n’en reste qu’un.' : `Il n’en reste que ${left}.`;
}

export interface GiftFacts {
  gift: string;
  quantity: number;
  listTitle: string;
  until: Date;
  /** The page of the private link leads to our own order, to the shop the gift was found in, or to neither. */
  buys: 'here' | 'shop' | null;
}

function what({ gift, quantity }: GiftFacts): string {
  return quantity > 1 ? `${quantity} × « ${gift} »` : `« ${gift} »`;
}

const OPEN = 'Ouvrir ma réservation';
const LINK_NOTE =
  'Ce lien est à vous seul : il sert à prolonger, à libérer le cadeau, ou à dire que vous l’avez commandé.';

const BUYS = {
  here: 'Il reste à l’acheter : où vous voulez, ou chez nous depuis ce même lien.',
  shop: 'Il reste à l’acheter : ce même lien mène à la boutique.',
};
/** Buying is left to do, for whoever promised something that is sold. */
const toBuy = ({ buys }: GiftFacts) => (buys ? [BUYS[buys]] : []);

/** The mails a giver receives; subject, paragraphs and the label of the one button. */
export const giftMails = {
  reserved: (facts: GiftFacts) => ({
    subject: `Votre réservation : ${facts.gift}`,
    title: 'C’est réservé, merci !',
    paragraphs: [
      `Vous avez réservé ${what(facts)} sur « ${facts.listTitle} ».`,
      `La réservation tient jusqu’au ${formatDate(parisDay(facts.until))}. Sans nouvelle de vous, le cadeau redeviendra disponible.`,
      ...toBuy(facts),
      LINK_NOTE,
    ],
    action: OPEN,
  }),
  bought: (facts: GiftFacts) => ({
    subject: `Votre cadeau est noté : ${facts.gift}`,
    title: 'C’est noté, merci !',
    paragraphs: [
      `Vous avez dit avoir déjà acheté ${what(facts)}, de « ${facts.listTitle} ». Plus personne d’autre ne l’offrira.`,
      'Ce lien est à vous seul : il sert à revenir en arrière, à changer votre mot, ou à dire que le cadeau est offert.',
    ],
    action: OPEN,
  }),
  reminder: (facts: GiftFacts) => ({
    subject: `Votre réservation se termine bientôt : ${facts.gift}`,
    title: 'Toujours partant ?',
    paragraphs: [
      `Votre réservation de ${what(facts)} sur « ${facts.listTitle} » se termine le ${formatDate(parisDay(facts.until))}.`,
      'Si c’est fait, dites-le d’un geste ; s’il vous faut du temps, prolongez de 14 jours.',
      ...toBuy(facts),
    ],
    action: OPEN,
  }),
  changed: (facts: GiftFacts) => ({
    subject: `Un cadeau que vous avez réservé a changé : ${facts.gift}`,
    title: 'Le cadeau a été modifié',
    paragraphs: [
      `Sur « ${facts.listTitle} », ${what(facts)}, que vous avez réservé, vient d’être modifié : nom, prix, quantité ou précisions.`,
      'Les parents ne savent rien de votre réservation. Regardez si le cadeau vous convient toujours.',
    ],
    action: OPEN,
  }),
  removed: (facts: GiftFacts) => ({
    subject: `Un cadeau que vous avez réservé n’est plus sur la liste : ${facts.gift}`,
    title: 'Le cadeau a été retiré de la liste',
    paragraphs: [
      `${what(facts)}, que vous avez réservé, ne figure plus sur « ${facts.listTitle} ».`,
      'Les parents ne savent rien de votre réservation. Si vous l’avez déjà acheté, un mot de votre part peut éviter un doublon.',
    ],
    action: OPEN,
  }),
  restored: (facts: GiftFacts) => ({
    subject: `Un cadeau que vous avez réservé est de retour : ${facts.gift}`,
    title: 'Le cadeau est de nouveau sur la liste',
    paragraphs: [
      `${what(facts)}, que vous avez réservé, avait été retiré de « ${facts.listTitle} ». Il y est de nouveau, et votre réservation n’a pas changé.`,
      'Si vous avez changé d’avis entre-temps, libérez-le : quelqu’un d’autre pourra l’offrir.',
    ],
    action: OPEN,
  }),
};
export type GiftMailKind = keyof typeof giftMails;
