import { formatCount, formatNumber } from '#src/lib/format.ts';

/** The sentences about a feed's file and each of its lines. */
export const feedFr = {
  gone: 'Ce flux n’existe pas.',
  runGone: 'Cet import n’existe plus.',
  notNow: 'Cet import n’en est plus là : rechargez la page.',
  oneAtATime: 'Un import de ce flux est déjà ouvert : terminez-le ou abandonnez-le d’abord.',
  tooBig: (mib: number) => `Ce fichier dépasse ${mib} Mio : compressez-le (gzip), ou donnez son adresse.`,
  tooManyFeeds: (most: number) =>
    `Une boutique a ${most} flux au plus : supprimez-en un, ou servez-vous d’un flux qui existe.`,
  missingPieces: 'Le fichier n’est pas arrivé en entier : reprenez l’envoi.',
  noAddress: 'Ce flux n’a pas d’adresse : envoyez un fichier.',
  scheduleNeedsAddress: 'Une lecture régulière demande une adresse.',
  missingFields: 'Dites quelle colonne donne ce champ.',
  unknownColumn: 'Cette colonne n’est pas dans le fichier.',
  unknownShelf: 'Ce rayon n’existe pas.',
  empty: 'Ce fichier est vide.',
  noRow: 'Ce fichier n’a aucun article.',
  webPage:
    'C’est une page web, pas un flux : donnez l’adresse du fichier du catalogue, que le logiciel de la boutique indique.',
  spreadsheet: 'C’est un classeur Excel : enregistrez-le au format CSV (UTF-8), puis réessayez.',
  archive: 'C’est une archive ZIP : envoyez le fichier qu’elle contient, ou compressez-le en gzip.',
  binary: 'Ce fichier n’est pas du texte : un flux est en CSV, en XML ou en JSON.',
  badGzip: 'Ce fichier compressé est abîmé.',
  unpackedTooBig: 'Une fois décompressé, ce fichier est trop grand.',
  tooManyRows: (most: number) =>
    `Ce fichier a plus de ${formatNumber(most)} articles : coupez-le en plusieurs flux.`,
  rowTooLong: (at: number) =>
    `L’article ${formatNumber(at)} n’en finit pas : un guillemet ou une balise n’est sans doute jamais refermé.`,
  entities: 'Ce XML déclare ses propres entités : par sécurité, il n’est pas lu.',
  truncated: (at: number) =>
    `Le fichier s’arrête au milieu, après ${formatCount(at, 'article', 'articles')} : rien n’a été retiré.`,
  noItems: 'Ce XML n’a pas d’articles reconnus (<item>, <entry>, <product> ou <offer>).',
  badJson: (at: number) => `L’article ${formatNumber(at)} n’est pas du JSON valide.`,
  columnsGone: (names: string) => `Le fichier n’a plus ces colonnes : ${names}. Rien n’a été changé.`,
  changedMeanwhile: 'Le fichier n’a pas ce qu’il fallait : reprenez l’import.',
  heldBack: (vanished: number) =>
    `${formatNumber(vanished)} articles ont disparu d’un coup : c’est plus de la moitié. Ils n’ont pas été marqués épuisés ; lancez l’import à la main pour confirmer.`,
  latin1: 'Ce fichier n’était pas en UTF-8 : il a été lu comme du latin-1 (Windows-1252).',
  fetch: {
    status: (status: number) => `L’adresse a répondu ${status}.`,
    bad_url: 'Cette adresse n’en est pas une : elle commence par https:// ou http://.',
    private_address: 'Cette adresse est celle d’une machine privée : elle n’est pas lue.',
    unknown_host: 'Ce site est introuvable : vérifiez l’adresse.',
    timeout: 'Le site n’a pas répondu à temps.',
    too_many_hops: 'Cette adresse renvoie trop de fois ailleurs.',
    too_large: 'Ce fichier est trop grand.',
    network: 'La lecture s’est interrompue. Réessayez.',
  },
  line: {
    noKey: 'Sans identifiant.',
    keyTooLong: 'L’identifiant dépasse 150 caractères.',
    double: 'Identifiant déjà vu plus haut dans le fichier.',
    noTitle: 'Sans titre.',
    noPrice: 'Sans prix.',
    badPrice: (text: string) => `Prix illisible : « ${text.slice(0, 40)} ».`,
    negative: (text: string) => `Prix négatif ou nul : « ${text.slice(0, 40)} ».`,
    currency: (text: string) => `Prix dans une autre monnaie que l’euro : « ${text.slice(0, 40)} ».`,
    tooDear: (text: string) => `Prix trop élevé pour être juste : « ${text.slice(0, 40)} ».`,
    badVat: (text: string) =>
      `Taux de TVA inconnu en France : « ${text.slice(0, 40)} ». Les taux sont 20, 10, 5,5 et 2,1\u00A0%.`,
    noVat: 'TVA à zéro, laissée de côté : le taux de la boutique vaut.',
    badLink: 'Lien illisible, laissé de côté.',
    badGtin: 'Code-barres invalide, laissé de côté.',
    badImage: 'Image sans adresse web, laissée de côté.',
    cut: 'Texte trop long, coupé.',
    pictureRefused: (why: string) => `Image refusée. ${why}`,
    removedByHand: 'Retiré du catalogue à la main : il n’y revient pas.',
    vanished: 'N’est plus dans le flux : marqué épuisé.',
  },
} as const;
