import { wordTable } from '#src/lib/word-table.ts';
/** The words that several rules read: who is spoken of, since when, and what is denied or long over. */
export const PREGNANT =
  /\benceintes?\b|\bgrossesse\b|\btrimestre\b|\bf?oetus\b|dans (?:le|mon|son) ventre|\b\d+ ?sa\b|\bamenorrhee\b|accouche/;
/** Pregnant for sure: a birth that is over is not meant. */
export const CARRYING = /\benceintes?\b|\bgrossesse\b|\btrimestre\b|\b\d+ ?sa\b|\bamenorrhee\b/;
/** "à 32 semaines", of the one who writes. */
export const WEEKS = /\b(?:[4-9]|[1-3]\d|4[0-2]) ?(?:sa|sem|semaines?)\b/;
export const MONTHS =
  /\b[1-9](?:e|eme) mois\b|\ba (?:[1-9]|un|deux|trois|quatre|cinq|six|sept|huit|neuf) mois\b/;
export const AFTER_BIRTH =
  /(?:apres|depuis|suite a) (?:un |une |l |mon |son |la |ma )?(?:accouchement|cesarienne|naissance)|jours? apres l accouchement|post ?partum|suites de couches|retour de couches/;
export const CHILD =
  /\b(?:bebes?|nourrissons?|nouveau ne|enfants?|fils|filles?|garcon|petite?s? (?:frere|soeur|fille|fils)|le petit|la petite|(?:du|au) petit(?! (?:pot|dejeuner|lit|bateau|coin))|mon petit|ma petite|niece|neveu|jumeaux?|jumelles?|loulou(?:te)?|puce|choupette|bout de chou|bonhomme|princesse|gamine?|cherie?|poupon|bambine?|gosses?|mioches?|marmots?|mouflets?|momes?|fiston|fifille|fillettes?|kets|petits? bouts?|bouts? d chou|(?:le|mon|son|les|mes) flos?|pitchoun\w*|chti?ote?|minote?|loupiote?|ti loup|nenette)\b/;
/** Half a sentence that begins with what somebody did, or what was done to them. */
export const CLIPPED_SUBJECT =
  /^(?:il |elle )?(?:a (?:\w+ )?(?:aval|gob|bu\b|bue\b|mang|bouff|lech|suc|croqu|sniff|renvers|touch|attrap|pris|mis\b|convuls|vomi|recu)\w*|(?:s est|sest|vient de)\b|(?:avalee?|mangee?|tombee?|retrouvee?|electrocut\w*|ebouillant\w*|brulee?|convuls\w*)\b|ne (?:garde|boit|tete|respire|reagit|repond|bouge)\b)/;
export const HIM = /\b(?:ils?|elles?)\b/;
/** A question of every day: of what keeps somebody from getting there. */
export const PREVENTS =
  /\bevit\w*|\bprevenir|\bprevention|\bproteg\w*|\bprotection|\bsecuris\w*|\bsecurite\b|\bbarriere|\bcache prise|\bcomment (?:savoir|reconnaitre)\b|\bdetecteur|\bapprendre a (?:reagir|secourir|sauver)|(?<!\bpas (?:\w+ ){0,2})\bformation\b|\bcours de (?:premiers )?secours|\bgestes (?:d urgence|qui sauvent)|\bpremiers secours\b/;
/** Of a danger that is explained, and that nobody is in. */
export const TOLD_OF =
  /\bsyndrome\b|\bexplique\w*|\bc est quoi\b|\bqu est ce que\b|\bparler (?:de|du)\b|\bcomprendre\b/;
export const SEVERE =
  /violent|insupportable|atroce|intense|horrible|\btres\b|\bfort(?:e|es|s)?\b|\bgros\b|enorm|terrible|ne passe pas|affreu/;

const YEARS_AGO =
  /\bl an dernier\b|\bl annee derniere\b|\b(?:an|annee) passee?\b|\bil y a (?:\d+|un|une|deux|trois|quatre|cinq|six|dix|quelques|plusieurs|longtemps)(?: ans?| annees?| mois)?\b(?! ?(?:minutes?|heures?|jours?|semaines?))|\b(?:lors de|a|pendant) ma (?:premiere|precedente|derniere) grossesse\b|\bpour (?:mon|ma) premiere?\b|\ben (?:19|20)\d\d\b/;
const STILL =
  /\baujourd hui\b|\bce matin\b|\bce soir\b|\bcette nuit\b|\bmaintenant\b|\ba nouveau\b|\bde nouveau\b|\bencore\b|\bdepuis\b|\bhier\b|\bla je\b/;

/** True of a thing told of years ago, and of nothing that goes on. */
export const isLongOver = (text: string): boolean => YEARS_AGO.test(text) && !STILL.test(text);

const LIMITED = '(?! (?:beaucoup|enormement|trop|abondamment|autant|fort))';
/** Food and cloth, which burn without anybody. */
const BURNS =
  '(?:gateaux?|plats?|pates?|riz|viandes?|rotis?|tartes?|pizzas?|cakes?|biscuits?|crepes?|oignons?|soupes?|purees?|repas|diner|dejeuner|poulet|pain|quiche|linge|draps?|chemises?|nappes?|tapis|toiles?|capotes?|housses?|landaus?|poussettes?|rideaux?|moquettes?|plantes?|pelouses?|etiquettes?|etapes?|calories|ampoules?)';
const NOBODY =
  '(?! (?:\\w+ ){0,4}(?:mains?|doigts?|bras|jambes?|pieds?|visage|joues?|dos|ventre|bouche|langue|bebes?|fils|filles?|enfants?|petite?s?|moi|lui)\\b)';
/** Denials, and other things that go by the same words. */
const NOT_MEANT: readonly RegExp[] = [
  new RegExp(`\\b(?:ne |n )?(?:saigne(?:nt)?|convulse|vomit|tousse) (?:pas|jamais)\\b${LIMITED}`, 'g'),
  /\b(?:pas|sans|aucune?|ni)(?: de| d)? (?:saignements?|pertes? de sang|sang|fievre|convulsions?|chutes?)\b/g,
  /\b(?:n est|n a|n ai|ne suis|n etait) (?:pas|jamais) (?:ete |fait (?:une |de )?)?(?:tombee?|saigne|chute|brulee?|frappee?)\b/g,
  /\bsaign\w*(?: souvent| beaucoup| un peu)? (?:du|des|par le|aux?) (?:nez|gencives?)\b(?! et)/g,
  /\bsaignements? (?:de|du|des) (?:nez|gencives?|nidation)\b/g,
  /\b(?:nez|gencives?) (?:qui )?saign\w*/g,
  /\b(?:prises?|analyses?|tests?|bilans?|dons?|groupes?|pur|taux|sucre|fer)(?: \w+)? (?:de|du|le) sang\b|\bpur sang\b|\bsang (?:de|du) cordon\b/g,
  new RegExp(
    `\\bbrul\\w* (?:(?:au soleil|hier|encore|un peu) )?(?:(?:le|la|les|l|mon|ma|mes|son|un|une|des|du|notre|nos) )?${BURNS}\\b${NOBODY}`,
    'g',
  ),
  new RegExp(
    `\\b${BURNS} (?:(?:a|ont|est|sont|etait|ete|un peu|tout|trop) ){0,3}brule(?:e|s|es)?\\b${NOBODY}`,
    'g',
  ),
  /\bsaut\w* (?:de joie|au plafond|le pas|(?:une|des|la) (?:pages?|lignes?|etapes?|questions?))\b/g,
  /\bbrulures? d estomac\b|\bcoups? de soleil\b/g,
  /\brespir\w* (?:la |le |l )?(?:joie|bonheur|sante|calme|air (?:pur|frais|marin|de la mer))\b/g,
  /\b(?:etouff|etrangl|pleur|hurl|meur|mour|mort)\w* de rire\b/g,
  /\bfrapp\w* par (?:la|le|l|sa|son|ses|leur) (?:patience|beaute|douceur|taille|ressemblance|sourire|regard|gentillesse)\b/g,
  /\b(?:cadeau|projet|voyage|fete|reservation|weekend|week end|idee|plan)s? (?:\w+ ){0,3}tomb\w* a l eau\b/g,
  /\btomb\w* (?:par hasard )?sur (?:(?:votre|vos|ce|cet|cette|ces|une?|le|la|l|les) )?(?:\w+ )?(?:site|page|article|annonce|avis|pub|promo\w*|video|prenom|liste|modele|lien)s?\b/g,
  /\bnoye\w* (?:sous|dans|par) (?!(?:l |le |la |son |sa |une? )?(?:eau|bain|baignoire|piscine|mer|lac|mare|bassin|riviere|etang)\b)/g,
  /\bretombe\w*|\btomb\w* (?:malade|amoureu\w*|en panne|bien|a pic|de sommeil)\b/g,
  /\b(?:chute|perte|perd\w*|tomb\w*) (?:\w+ ){0,2}(?:cheveux|prix|temperature|hormones?|cordon|dents?|poids|libido)\b/g,
  /\b(?:cheveux|cordon|dents?|croute) (?:\w+ ){0,4}tomb\w*/g,
  /\b(?:biberon|tetine|sucette|doudou|jouet|telephone|livre|chaussure|chapeau|lunettes|carnet(?: de sante)?|papiers?|cles?|portable) (?:est |a |s est )?(?:tomb|coul)ee?s?\b/g,
  /\bfai\w* tomber (?:sa|son|ses|la|le|l|un|une|des) (?!bebes?\b|petite?\b|nourrisson|enfant|fils|fille|gamine?|jumea|jumelle)\w+\b(?: (?:par terre|sur le sol))?(?! (?:\w+ ){0,2}sur (?:lui|elle|moi|le|la|son|sa|ses|mon|ma)\b)/g,
  // A thing fell, and nobody with it or under it.
  /\b(?:poussette|landau|siege(?: auto)?|cosy|colis|carton|etagere|cadre|meuble|table|chaise|lit) (?:vide )?(?:est |a ete |s est )?tombee?s?\b(?! (?:\w+ )*(?:dedans|dessus|avec|sur (?:lui|elle|moi|eux|le|la|les|son|sa|ses|mon|ma)))(?= (?:\w+ )*(?:abime\w*|casse\w*|garanti\w*|raye\w*|sav|echang\w*|rembours\w*|livr\w*))/g,
  /\bcoup\w* (?:moi |toi |lui )?(?:les|mes|ses|des|un peu les) (?:cheveux|ongles|poils|etiquettes)\b/g,
  /\bsaign\w* (?:les|nos|mes|des) (?:prix|comptes|budgets?|finances)\b/g,
  /\bbat(?:tre|tent|s)? (?:les|des) (?:oeufs?|blancs?)\b|\bbat(?:tent)? (?:son|leur) plein\b/g,
  /\bjet\w* sur (?:le|la|les|un|une|du|des) (?:\w+ )?(?:chocolats?|frigo|gateaux?|bonbons?|nourriture|canape|lit|offres?|soldes)\b/g,
  /\baval\w* (?:son|sa|ses|un|une|tout son|toute sa) (?:\w+ )?(?:petit pot|biberon|puree|compote|repas|assiette|soupe|yaourt|bol|plat|gouter)\b(?! de (?!soupe|puree|riz|pates|cereales|legumes|lait|compote|potage))/g,
];
/** "tomber enceinte" is no fall, but for who then names where she fell. */
const CONCEIVED = /\btomb\w* enceintes?\b/g;
const FELL_WHERE =
  /escalier|douche|\brue\b|\bsol\b|par terre|sur le ventre|sur les? fesses?|verglas|trottoir|velo/;

/** Leaves out of a text what it denies, and what only sounds alike. */
export function meant(text: string): string {
  const left = NOT_MEANT.reduce((kept, pattern) => kept.replace(pattern, ' '), text);
  return FELL_WHERE.test(left) ? left : left.replace(CONCEIVED, ' enceinte ');
}

const FIGURES: Record<string, number> = wordTable(
  Object.fromEntries(
    'un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze'
      .split(' ')
      .map((word, at): [string, number] => [word, at + 1])
      .concat([
        ['une', 1],
        ['vingt', 20],
        ['trente', 30],
        ['quarante', 40],
        ['cinquante', 50],
        ['soixante', 60],
      ]),
  ),
);
const UNITS = { jour: 1 / 30, semaine: 7 / 30, sem: 7 / 30, mois: 1, an: 12 } as const;
/** "depuis deux jours" is no age. */
const LASTED =
  /\b(?:depuis|pendant|dans|droit a|pos(?:er?|ee?)|tou(?:te)?s les) (?:(?:environ|presque|au moins|plus de) )?(?:\d+|[a-z]+) ?(?:jour|semaine|sem|mois|an)s?\b/g;

/** The age that is told, in months; null without one. */
export function ageInMonths(text: string): number | null {
  // "Un jour de travail", "un jour ou l’autre": nobody is a day old.
  const told = /\b(?!un jour (?:de (?!vie\b)|ou\b|sur\b))(\d+|[a-z]+) ?(jour|semaine|sem|mois|an)s?\b/g;
  for (const [, count = '', unit] of text.replace(LASTED, ' ').matchAll(told)) {
    const value = FIGURES[count] ?? (/^\d+$/.test(count) ? Number(count) : Number.NaN);
    if (!Number.isNaN(value)) return value * UNITS[unit as keyof typeof UNITS];
  }
  return null;
}

/** True of a child of three months at most, or of one named by a word for so small a one and no age. */
export function isTiny(text: string): boolean {
  const age = ageInMonths(text);
  return age === null ? /nouveau ne|nourrisson/.test(text) : age <= 3.1;
}

/** True before 37 weeks without periods. */
export function isBeforeTerm(text: string): boolean {
  const weeks = /\b(\d+) ?(?:sa|sem|semaines?)\b/.exec(text)?.[1];
  if (weeks) return Number(weeks) < 37;
  const months = /\b(\d) mois\b/.exec(text)?.[1];
  return months !== undefined && Number(months) <= 8;
}

/** Asked of how it goes for everybody. */
const OF_EVERYBODY =
  /\b(?:en general|generalement|d habitude|habituellement|en moyenne|(?:comment|pourquoi) on|ca (?:ressemble|arrive|se passe|fait) (?:a )?(?:quoi|comment|quand|combien))\b/;
/** Words that tell what happens to somebody, or now. */
const OF_SOMEBODY =
  /\b(?:je|j|jai|moi|il|elle|ils|elles|nous|mon|ma|mes|sa|ses|notre|depuis|maintenant|ce matin|ce soir|cette nuit|aujourd hui|hier|tout de suite|vient de|viens de|urgence|urgent|vite|aide[rz]?|bebes?|enfants?|fils|filles?|petite?s?|nourrissons?)\b/;

/** True of what is asked of everybody, where nobody is told of: "ça arrive à combien de semaines, en général ?" */
export const isOfEverybody = (text: string): boolean => OF_EVERYBODY.test(text) && !OF_SOMEBODY.test(text);
