import { ofName } from '#src/lib/of-name.ts';
import { siteName } from '#src/lib/site-name.ts';
import {
  ADDRESS_DAYS,
  ASSUMED_DAYS,
  CLOSING_DAYS,
  COMMISSION_MOST,
  COMMISSION_PERCENT,
  FLAG_DAYS,
  RELEASE_DAYS,
  REMIND_DAYS,
} from './merchant.ts';

export interface Section {
  title: string;
  lines: readonly string[];
}

/** The terms of sellers, by the days and sums that the program itself keeps (merchant.ts). */
export const sellerTerms = (): Section[] => [
  {
    title: 'Qui peut vendre',
    lines: [
      'Une entreprise immatriculée, avec un SIRET valide. La personne qui ouvre la boutique a le droit de l’engager.',
      'Notre équipe regarde chaque boutique avant son ouverture. En attendant, vous préparez tout ; rien n’est en vente.',
      'Vous vous engagez à ne vendre que des produits et services conformes aux règles de l’Union européenne.',
    ],
  },
  {
    title: 'Votre boutique et vos produits',
    lines: [
      'Vous fixez vos prix, TVA comprise, et tenez votre stock à jour. Une pièce vendue ici en est retirée aussitôt.',
      'Vous gardez vos droits sur vos textes et vos photos, et nous permettez de les montrer sur le site tant que le produit y est.',
      'L’équipe peut retirer un produit contraire à la loi ou trompeur, et vous en dit la raison.',
    ],
  },
  {
    title: 'Commission',
    lines: [
      `${COMMISSION_PERCENT}\u00A0% du prix des articles pour une nouvelle boutique, rien sur la livraison. Le taux de votre boutique est dans ses réglages ; il ne dépasse jamais ${COMMISSION_MOST}\u00A0%.`,
      'Un changement de taux ne vaut que pour les commandes payées ensuite. Un article remboursé rend sa commission.',
      'Elle est retenue sur chaque vente, et facturée au début de chaque mois.',
    ],
  },
  {
    title: 'Commandes et envois',
    lines: [
      `Envoyez dès que possible. Après ${REMIND_DAYS} jours sans envoi vous recevez un rappel ; après ${FLAG_DAYS} jours, notre équipe est prévenue.`,
      'Ce que vous n’avez plus se refuse, avec une raison : l’acheteur est remboursé de l’article et de sa part de livraison.',
      `L’adresse de l’acheteur ne sert qu’à l’envoi ; elle disparaît ${ADDRESS_DAYS} jours après la livraison.`,
      'L’acheteur a 14 jours pour changer d’avis après réception, et les garanties légales de conformité et des vices cachés.',
    ],
  },
  {
    title: 'Votre argent',
    lines: [
      `Une vente est disponible ${RELEASE_DAYS} jours après sa livraison. Sans nouvelle du transporteur, un colis compte comme livré ${ASSUMED_DAYS} jours après son départ.`,
      'Le prestataire de paiement vérifie votre identité avant le premier virement, que vous demandez quand vous voulez.',
      'Des remboursements peuvent rendre le solde négatif : les ventes suivantes le comblent, rien d’autre n’est prélevé.',
      'Un paiement contesté par la banque de l’acheteur attend la décision de celle-ci.',
    ],
  },
  {
    title: 'Classement et données',
    lines: [
      'Les critères de classement sont sur leur propre page ; ils sont les mêmes pour vos produits et pour les nôtres.',
      'Vous voyez ce qui concerne vos commandes, vos produits et vos paiements, et l’emportez en CSV ou en FEC. Vous ne voyez rien des autres vendeurs, ni eux de vous.',
    ],
  },
  {
    title: 'Changer ces conditions, suspendre, fermer',
    lines: [
      'Un changement de ces conditions vous est annoncé par e-mail au moins 15 jours avant de valoir.',
      `Nous pouvons suspendre une boutique, avec une raison écrite que vous recevez au même moment : les virements demandés qui ne sont pas partis attendent alors la fin de la suspension. Une fermeture définitive est annoncée ${CLOSING_DAYS} jours avant, sauf obligation légale ou fautes répétées.`,
      'Vous pouvez fermer votre boutique quand vous voulez, dans ses réglages. Ce qui est payé reste à envoyer, ce qui vous revient vous est versé.',
      'Après une fermeture, de votre fait ou du nôtre, votre espace reste ouvert pour ces envois, les retours, vos factures et vos relevés. Chaque somme qui devient disponible est virée d’elle-même sur votre compte vérifié, à partir de 1\u00A0€.',
    ],
  },
  {
    title: 'En cas de désaccord',
    lines: [
      `Écrivez-nous par la page de contact : une personne de l’équipe ${ofName(siteName())} relit la décision et vous répond.`,
      'Vous gardez le droit de faire appel à un médiateur ou aux tribunaux.',
    ],
  },
];
