import { DomainError } from '#src/calls/domain-error.ts';
import { letter } from '#src/lib/letter.ts';

const said = (code: string, sentence: string) => new DomainError(code, sentence);

/** Every refusal around the link with Shopify: the reason, and the way on. */
export const shopifyRefusals = {
  off: () => said('shopify_off', 'Le lien avec Shopify n’est pas mis en place sur ce site.'),
  shopInvalid: () => {
    const sentence = 'Écrivez l’adresse de votre boutique chez Shopify, comme nuage.myshopify.com.';
    return new DomainError('shop_invalid', sentence, { fields: { shop: sentence } });
  },
  shopTaken: () =>
    said(
      'shop_taken',
      'Cette boutique Shopify est déjà reliée à un autre vendeur. Il faut d’abord qu’elle en soit détachée.',
    ),
  notLinked: () => said('shopify_not_linked', 'Aucune boutique Shopify n’est reliée. Reliez-la d’abord.'),
  alreadyLinked: () =>
    said('conflict', 'Votre espace est déjà relié à une autre boutique Shopify. Détachez-la d’abord.'),
  notSetUp: () => said('conflict', 'Choisissez d’abord ce qui doit être repris de votre boutique.'),
  linkOver: () =>
    said('token_invalid', 'Ce lien a déjà servi, ou il est trop vieux. Recommencez depuis Shopify.'),
  away: () =>
    new DomainError('unavailable', 'Shopify ne répond pas pour l’instant. Réessayez dans quelques minutes.'),
};

/** The reasons an import stops, for its seller. */
export const importFr = {
  currency: (code: string) =>
    `Votre boutique vend en ${code}. Nous ne vendons qu’en euros : passez-la en EUR, puis relancez la synchronisation.`,
  refused: 'Shopify n’accepte plus notre accès à votre boutique. Reliez-la à nouveau.',
  replaced: 'Vous avez changé vos choix : un autre import a pris la suite.',
  gone: 'La boutique a été détachée pendant l’import.',
  failed: 'Shopify n’a pas pu préparer la liste de vos produits. Relancez la synchronisation.',
  tooManyGone: (gone: number) =>
    `${gone} produits manquaient tout à coup chez Shopify : nous les avons laissés en vente. Relancez la synchronisation pour les retirer.`,
};

/** The reasons a line is not taken, beside those of a feed. */
export const lineFr = {
  unreadable: 'Cette ligne ne se lit pas.',
  unknown: 'Ligne sans nom',
  removedHere: 'Ce produit a été retiré du site par notre équipe.',
};

export const parcelFr = {
  carrier: 'Transporteur de la boutique',
  tracking: 'sans numéro',
  delivery: 'Livraison',
  note: (site: string, number: string) => `Commande ${number} de ${site}, déjà payée.`,
};

interface Told {
  site: string;
  domain: string;
}

/** The mails around the link with Shopify. */
export const shopifyMails = {
  left: ({ site, domain, href }: Told & { href: string }) =>
    letter({
      subject: `Votre boutique Shopify n’est plus reliée à ${site}`,
      blocks: [
        { title: 'Votre boutique Shopify est détachée' },
        {
          text: `L’application a été retirée de ${domain} : ses produits ne sont plus en vente ici. Les commandes déjà payées restent à envoyer.`,
        },
        { link: { label: 'La relier à nouveau', href } },
      ],
      signature: site,
    }),
  orderFailed: ({ site, number, why, href }: { site: string; number: string; why: string; href: string }) =>
    letter({
      subject: `La commande ${number} n’a pas pu être créée dans Shopify`,
      blocks: [
        { title: 'Une commande à reprendre à la main' },
        {
          text: `La commande ${number} est payée, mais votre boutique Shopify l’a refusée (« ${why} »). Préparez-la depuis votre espace.`,
        },
        { link: { label: 'Ouvrir mes commandes', href } },
      ],
      signature: site,
    }),
  dataRequest: ({ site, domain, references }: Told & { references: string[] }) =>
    letter({
      subject: `Une demande de données d’un client de ${domain}`,
      blocks: [
        { title: 'Un de vos clients demande ses données' },
        {
          text:
            references.length > 0
              ? `Voici les commandes passées ici et créées dans votre boutique que Shopify nous indique : ${references.join(', ')}. L’adresse de livraison de chacune se lit dans votre espace.`
              : 'Nous ne gardons rien de vos clients Shopify, et aucune commande indiquée ne vient d’ici.',
        },
      ],
      signature: site,
    }),
};
