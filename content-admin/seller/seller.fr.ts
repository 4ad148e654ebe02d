/** Words of every screen of a seller. */
import { ofName } from '#src/lib/of-name.ts';
export const sellerFr = {
  name: 'Espace vendeur',
  description: 'Votre boutique : ses produits, ses commandes et ses paiements.',
  noScript:
    'L’espace vendeur a besoin de JavaScript. Activez-le dans votre navigateur, puis rechargez la page.',
  checking: 'Un instant, nous ouvrons votre boutique…',
  tabsLabel: 'Espace vendeur',
  tabs: {
    today: 'Aujourd’hui',
    products: 'Produits',
    feeds: 'Flux',
    orders: 'Commandes',
    returns: 'Retours',
    payments: 'Paiements',
    invoices: 'Factures',
    settings: 'Réglages',
    members: 'Membres',
  },
  status: { pending: 'À valider', active: 'Ouverte', disabled: 'Désactivée', closed: 'Fermée' },
  pendingShort: 'Votre boutique attend sa validation : préparez tout, rien n’est encore en vente.',
  closed: (day: string) => `Votre boutique est fermée depuis le ${day}`,
  closedText:
    'Rien n’y est plus en vente. Envoyez ce qui est payé ; chaque somme qui devient disponible est virée d’elle-même sur votre compte vérifié.',
  closing: (day: string) => `Votre boutique fermera le ${day}`,
  closingText: (reason: string) =>
    `Notre motif : « ${reason} ». Ce jour-là rien n’y sera plus en vente, et ce qui vous revient vous sera versé.`,
  money: 'Voir mes paiements',
  write: 'Nous écrire',
  ownersOnly: 'Cette partie est celle des propriétaires de la boutique. Demandez-leur ce qu’il vous faut.',
  choose: {
    title: 'Vos boutiques',
    none: 'Vendre ici',
    noneTitle: 'Vous n’avez pas encore de boutique',
    noneText: 'Ouvrez la vôtre en quelques minutes : vos produits s’ajoutent aux listes des futurs parents.',
    create: 'Ouvrir ma boutique',
    another: 'Ouvrir une autre boutique',
    open: 'Entrer',
    openOf: (name: string) => `Entrer dans ${name}`,
    disabled: 'Cette boutique est désactivée.',
    contact: 'Nous écrire',
  },
  wrong: {
    title: 'Cette page est celle de votre compte personnel',
    text: 'Vous tenez votre boutique en ce moment. Revenez à votre compte pour ouvrir cette page ; la boutique se rouvre quand vous voulez.',
    back: 'Revenir à mon compte',
  },
};

export const todayFr = {
  toSend: 'À envoyer',
  nothing: 'Rien à envoyer pour l’instant.',
  allOrders: (n: number) => `Voir les ${n} commandes à envoyer`,
  pending: 'Votre boutique attend sa validation',
  pendingText:
    'Notre équipe regarde chaque boutique avant son ouverture. Vous pouvez déjà tout préparer ; un e-mail vous dira quand elle ouvre.',
  missing: 'Ce qui aide à la valider :',
  missingTitle: 'Ce qui manque encore',
  allThere: 'Tout y est : il n’y a plus qu’à attendre.',
  things: {
    siret: 'donner votre SIRET et votre raison sociale',
    description: 'présenter votre boutique en quelques phrases',
    address: 'donner l’adresse de votre boutique, pour vos factures et les retours',
    phone: 'donner un numéro de téléphone',
    logo: 'ajouter votre logo',
    products: 'ajouter votre premier produit',
    identity: 'faire vérifier votre identité, pour être payé',
  },
  figures: {
    toSend: 'à envoyer',
    late: 'en retard',
    out: (n: number) => (n > 1 ? 'épuisés' : 'épuisé'),
    active: 'en vente',
    available: (cents: number) => (Math.abs(cents) < 200 ? 'disponible' : 'disponibles'),
    pending: 'en attente',
  },
  next: (day: string) => `Prochaine somme disponible le ${day}.`,
};

export const sellerFeedsFr = {
  about:
    'Votre catalogue, en CSV, XML (Google Merchant) ou JSON. Un nombre dans la colonne de disponibilité devient votre stock ; une colonne de TVA (20, 10, 5,5 ou 2,1) donne son taux à chaque article. Rien n’est écrit avant que vous ayez vu le rapport.',
};

export const settingsFr = {
  shop: 'Votre boutique',
  name: 'Nom de la boutique',
  about: 'Présentation',
  aboutHint: 'Qui vous êtes, ce que vous faites, d’où viennent vos produits.',
  url: 'Votre site',
  phone: 'Téléphone',
  phoneHint: 'Facultatif : il est montré à qui achète chez vous.',
  save: 'Enregistrer',
  saved: 'C’est enregistré.',
  logo: 'Logo',
  logoOf: (name: string) => `Logo ${ofName(name)}`,
  addLogo: 'Ajouter un logo',
  changeLogo: 'Changer de logo',
  company: 'Votre entreprise',
  facts: {
    legal: 'Raison sociale',
    siret: 'SIRET',
    vat: 'TVA intracommunautaire',
    noVat: 'non indiquée',
    email: 'E-mail de contact',
    phone: 'Téléphone',
    commission: 'Commission',
    percent: (n: number) => `${n}\u00A0% du prix des articles`,
    terms: 'Conditions acceptées le',
  },
  change: 'Ces informations se changent avec notre équipe.',
  contact: 'Nous écrire',
  terms: 'Conditions des vendeurs',
  ranking: 'Comment les produits sont classés',
  shopify: 'Relier une boutique Shopify',
};

export const addressFr = {
  title: 'Adresse de l’entreprise',
  lines: 'Adresse, une ligne par ligne',
  hint: 'Sans le nom. Elle est imprimée sur vos factures, et vos acheteurs y renvoient leurs colis.',
  short: 'Donnez au moins la rue sur une ligne, puis le code postal et la ville sur une autre.',
  long: 'Une adresse tient en cinq lignes.',
  save: 'Enregistrer l’adresse',
  saved: 'C’est enregistré.',
  give: 'Donner votre adresse',
};

export const vatFr = {
  title: 'TVA de vos produits',
  rate: 'Taux habituel',
  hint: 'Il vaut pour les produits qui n’ont pas le leur : donnez à chaque livre 5,5\u00A0%, par exemple, sur sa fiche ou dans votre flux. Les commandes déjà payées gardent leur taux.',
  usual: 'Le taux normal du site',
  save: 'Enregistrer le taux',
  saved: 'C’est enregistré.',
};

export const closeFr = {
  title: 'Fermer la boutique',
  about:
    'Vos produits quittent la vente à l’instant. Vous gardez cet espace pour envoyer ce qui est payé, suivre les retours et retrouver vos factures ; ce qui vous revient vous est versé de lui-même. Pour rouvrir, il faudra nous écrire.',
  submit: 'Fermer la boutique',
  sure: 'Oui, la fermer',
};

export const completeFr = {
  title: 'Il manque votre SIRET',
  lead: 'Votre boutique est venue de Shopify avec son seul nom. Elle ne peut vendre ici qu’avec son SIRET : une fois donné, notre équipe la valide.',
  save: 'Enregistrer l’entreprise',
  ask: 'Votre boutique n’a pas encore de SIRET : rien ne peut être vendu.',
  give: 'Le donner maintenant',
};

export const membersFr = {
  roles: { owner: 'Propriétaire', member: 'Membre' },
  promote: 'Rendre propriétaire',
  promoteSure: (name: string) => `Rendre ${name} propriétaire ? L’argent et les membres lui seront ouverts.`,
  demote: 'Ne plus être propriétaire',
  demoteSure: (name: string) => `${name} ne sera plus propriétaire : confirmer ?`,
  promoted: (name: string) => `${name} est propriétaire de la boutique.`,
  demoted: (name: string) => `${name} est membre de la boutique.`,
  remove: 'Retirer',
  sure: (name: string) => `Retirer ${name} ?`,
  invite: 'Inviter quelqu’un',
  inviteAbout:
    'Un membre gère les produits et les commandes. L’argent et les membres restent aux propriétaires.',
  email: 'Son e-mail',
  send: 'Envoyer l’invitation',
  leave: 'Quitter cette boutique',
  leaveSure: 'Oui, la quitter',
  leaveAbout:
    'Vous n’en gérez plus rien, dès maintenant. Une nouvelle invitation est nécessaire pour y revenir.',
  invited: (email: string) => `Invitation envoyée à ${email}, valable 7 jours.`,
};

export const invitationFr = {
  title: 'Rejoindre une boutique',
  lead: 'On vous invite à tenir une boutique à plusieurs.',
  text: 'En acceptant, vous gérez ses produits et ses commandes depuis votre compte. Vous pouvez la quitter à tout moment.',
  accept: 'Accepter l’invitation',
  mine: 'Voir mes boutiques',
};

export const creationFr = {
  title: 'Ouvrir ma boutique',
  lead: 'Vos produits sur les listes des futurs parents, payés en ligne, envoyés par vous.',
  howTitle: 'Comment ça se passe',
  how: [
    'Vous décrivez votre boutique ici.',
    'Vous ajoutez vos produits ; notre équipe valide la boutique.',
    'Vous envoyez chaque commande ; l’argent est à vous 14 jours après la livraison.',
  ],
  name: 'Nom de la boutique',
  nameHint: 'Celui que les acheteurs voient.',
  legal: 'Raison sociale',
  legalHint: 'Le nom de l’entreprise sur son extrait Kbis, ou le vôtre si vous êtes entrepreneur individuel.',
  siret: 'SIRET',
  siretHint: '14 chiffres, avec ou sans espaces.',
  vat: 'Numéro de TVA intracommunautaire',
  vatHint: 'Laissez vide si vous n’êtes pas assujetti à la TVA.',
  withVat: (vat: string) => `Utiliser ${vat}, qui va avec ce SIRET`,
  url: 'Votre site ou votre page',
  urlHint: 'Une adresse qui commence par https://',
  phone: 'Téléphone',
  phoneHint: 'Pour vos acheteurs, en cas de souci avec un colis.',
  about: 'Présentation',
  aboutHint: 'Quelques phrases : qui vous êtes, ce que vous fabriquez ou choisissez.',
  terms: 'Lire les conditions des vendeurs',
  ranking: 'Comment les produits sont classés',
  commission: (percent: number) =>
    `Commission : ${percent}\u00A0% du prix des articles vendus, rien sur la livraison.`,
  accept: 'J’ai lu et j’accepte les conditions des vendeurs.',
  submit: 'Ouvrir ma boutique',
  faults: {
    name: 'Donnez un nom à votre boutique, d’au moins deux lettres.',
    legal: 'Donnez la raison sociale de l’entreprise.',
    url: 'Donnez une adresse qui commence par https:// ou http://.',
    terms: 'Il faut accepter les conditions pour vendre ici.',
  },
};
