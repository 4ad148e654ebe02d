import { siteName } from '#src/lib/site-name.ts';

/** Copy of the public pages about sellers. */
export const sellersFr = {
  crumb: 'Vendeurs',
  seller: {
    title: (name: string) => `${name} : le vendeur`,
    description: (name: string) =>
      `Qui est ${name}, vendeur sur ${siteName()} : présentation, raison sociale, SIRET, contact et produits.`,
    who: 'Qui vend',
    legal: 'Raison sociale',
    siret: 'SIRET',
    vat: 'TVA intracommunautaire',
    email: 'E-mail',
    phone: 'Téléphone',
    site: 'Site',
    since: 'Vendeur depuis le',
    pro: 'Ce vendeur est un professionnel : vous avez 14 jours pour changer d’avis, et les garanties légales.',
    contract: () =>
      `Vous achetez à ce vendeur, qui expédie et répond du produit. ${siteName()} encaisse votre paiement et le lui reverse.`,
    demo: 'Ce vendeur est un exemple de démonstration : il n’existe pas, et rien n’est envoyé.',
    products: 'Ses produits',
    none: 'Aucun produit en vente en ce moment.',
  },
  ranking: {
    title: 'Comment les produits sont classés',
    description: () =>
      `L’ordre des produits sur ${siteName()} : ce qui compte, ce qui ne compte pas, et comment le changer.`,
    lead: 'Les mêmes règles pour tous : les produits des vendeurs et les nôtres passent par le même classement.',
    search: 'Dans les résultats de recherche',
    searchAbout:
      'Les produits sont comparés sur ces critères, l’un après l’autre. Le suivant ne compte qu’à égalité du précédent. Voici leur ordre en ce moment :',
    signals: {
      text: 'Les mots : combien de mots cherchés le produit contient, à combien de fautes de frappe près, et où. Dans cet ordre : le nom, la marque et les sélections, le rayon, la description, sauf si l’équipe l’a changé.',
      in_stock: 'Le stock : ce qui est disponible passe avant ce qui est épuisé.',
      popularity:
        'La popularité : un nombre attaché à chaque produit du catalogue. Celui d’un produit ajouté par un vendeur commence à zéro.',
      newest: 'La nouveauté : ce qui est arrivé le plus récemment passe devant.',
      sold_here: 'La vente ici : ce qui s’achète sur ce site passe avant ce qui s’achète ailleurs.',
    },
    pins: 'Mises en avant',
    pinsAbout:
      'Pour certaines recherches, l’équipe choisit elle-même les produits montrés en premier. Ce sont des choix à la main, recherche par recherche.',
    pinsNow: (n: number) =>
      n === 0
        ? 'En ce moment, aucune recherche n’a de mise en avant.'
        : n === 1
          ? 'En ce moment, une recherche a des mises en avant.'
          : `En ce moment, ${n} recherches ont des mises en avant.`,
    shelves: 'Dans les rayons, les marques et les sélections',
    shelvesAbout:
      'Un rayon et une page de marque suivent la popularité, puis l’ancienneté dans le catalogue. Une sélection suit l’ordre choisi par l’équipe. Quand vous triez par prix ou par nouveauté, seul ce tri compte.',
    offers: 'Quand plusieurs boutiques vendent le même produit',
    offersAbout:
      'Elles sont listées du prix le plus bas au plus haut, disponibles ou non, vendeurs d’ici ou non.',
    not: 'Ce qui ne compte pas',
    nots: [
      'La commission d’un vendeur : le classement ne la lit pas.',
      'Un paiement : aucune place ne se vend, et rien dans le classement ne lit une somme versée.',
      'Ce que nous savons de vous : deux personnes qui cherchent la même chose voient le même ordre.',
    ],
    own: 'Nos propres produits',
    ownAbout: () =>
      `Les produits vendus par ${siteName()} suivent les mêmes critères que ceux des vendeurs, sans avantage.`,
    change:
      'Un changement de ces critères se lit ici dès qu’il est fait : la liste ci-dessus est celle dont le classement se sert.',
  },
  terms: {
    title: 'Conditions des vendeurs',
    description: () =>
      `Vendre sur ${siteName()} : ouverture, commission, envois, paiements, fermeture et réclamations.`,
    lead: 'Ce que nous nous promettons l’un à l’autre, en clair.',
    counsel: 'L’exploitant du site fait relire ce texte par son conseil avant d’y accueillir des vendeurs.',
  },
};
