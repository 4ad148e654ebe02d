import { CARRYING, CHILD, CLIPPED_SUBJECT, HIM, isBeforeTerm, PREVENTS, TOLD_OF, WEEKS } from './said.ts';
import type { Rule } from './topics.ts';

const SOMEBODY = new RegExp(`${CHILD.source}|${HIM.source}|${CLIPPED_SUBJECT.source}`);
const IN_GENERAL = [PREVENTS, TOLD_OF, /\ba (?:partir de )?quel age\b|\bacheter\b|\bchoisir\b/];
const TOYS = /\bjouets?\b|\bpeluche|\bdoudou|\bpoupee|\blivre|\btelephone\b|\bbateau\b|\bcanard\b/;

/** Accidents, and signs that are told by how often or since when, in the words of who stands beside. */
const ofBodies: Rule[] = [
  // Blood, told by the pads that it fills.
  {
    topic: 'bleeding',
    all: [
      /\b(?:serviettes?|protections?|garnitures?|pads?)\b/,
      /\b(?:chang\w*|remp\w*|tremp\w*|travers\w*|satur\w*|pleines?|imbib\w*|deborde\w*|mets)\b/,
      /\btoute?s? les (?:\d+|cinq|dix|quinze|vingt|trente|demi|quarts?|heures?|h)\b|\b(?:en|par|chaque) (?:moins d une |une |1 |un |\d+ )?(?:demi )?(?:heure|h|quart|min\w*)\b|\bune? (?:heure|h)\b/,
      /accouch|naissance|cesar|enceinte|\bsang\b|caillot|\bsa\b|fausse couche/,
    ],
    none: [/regles|avant grossesse|\blav\w*|bain|piscine|papier/],
  },
  {
    topic: 'movements',
    all: [
      /\b(?:bouge|bougent|remue|gigote|donne (?:de |des )?coups)\b (?:\w+ ){0,2}(?:plus|pu|pas|rien)\b/,
      /\b(?:ventre|bidon|bidou|bedaine|uterus)\b/,
    ],
    none: [/\btaille|\bsommeil|\bdort sur\b/],
  },
  {
    topic: 'movements',
    all: [
      /\b(?:bouge|bougent|bouger|remue|gigote)\b.*\b(?:presque|quasi\w*|beaucoup|nettement|vraiment) (?:plus|moins|pas|rien)\b|\b(?:presque|quasi\w*) (?:plus|pas|rien)\b.*\b(?:bouge|bougent|bouger|remue)\b/,
      new RegExp(`${CARRYING.source}|${WEEKS.source}|\\bsens\\b`),
    ],
    none: [/\bdoigts?\b|\bjambe|\bmatelas|\bsiege|\blit\b/],
  },
  {
    topic: 'pregnancy_pain',
    all: [
      /\bventre (?:\w+ ){0,3}(?:durc?i\w*|durs?\b|contract\w*|tendu)/,
      /\btout le temps\b|sans arret|en continu|regulier\w*|\bfait mal\b|douleur|rapproch\w*|toutes? les/,
      new RegExp(`${CARRYING.source}|${WEEKS.source}`),
    ],
    also: isBeforeTerm,
  },
  {
    topic: 'pregnancy_pain',
    all: [
      /\b(?:sort|sortent|sortie?|descend|pend|depasse)\b.*\b(?:en bas|entre (?:les|mes|ses) (?:jambes|cuisses)|du vagin|du sexe)\b/,
      new RegExp(`${CARRYING.source}|${WEEKS.source}|accouch`),
    ],
  },
  // Emptied by a small mouth.
  {
    topic: 'poison',
    all: [
      SOMEBODY,
      /\b(?:fini|videe?|siffle|englouti|termine|descendu|mange|lecher?|tete) (?:tout )?(?:le|la|l|un|une|mon|ma|les) (?:tube|flacon|fiole|plaquette|boite|spray|pommade|pot de creme)\b/,
    ],
    none: [
      ...IN_GENERAL,
      /\b(?:jouets?|chocolats?|biscuits?|gateaux?|couches?|lingettes?|compotes?|lait|mouchoirs?|lego|crayons?)\b/,
    ],
  },
  // A navel that festers.
  {
    topic: 'young_fever',
    all: [
      /\b(?:nombril|cordon|ombilic)\b/,
      /\b(?:pue|puant|sent (?:tres )?mauvais|odeur|pus|suinte|coule|gonfle\w*)\b/,
      /\b(?:rouge\w*|chaud\w*|fievre|dur\w*|gonfle\w*)\b/,
    ],
    none: [...IN_GENERAL, CARRYING],
  },
  {
    topic: 'dehydration',
    all: [
      /\bcouches?\b|\bpipis?\b|\burin\w*|\bmouill\w*/,
      /\baucune?\b|\bpas (?:de|d|fait|une|un)\b|\bplus (?:de|fait)\b|\brien\b|\bseche?s?\b|\btoujours pas\b/,
      /\b(?:\d+|cinq|six|sept|huit|dix|douze|quinze|vingt) ?(?:h|heures?)\b|\bdepuis (?:hier|ce matin|la veille|cette nuit|la nuit|avant hier)\b|\bde (?:toute )?la (?:journee|nuit)\b/,
    ],
    none: [
      ...IN_GENERAL,
      /proprete|\bpropre\b|\bpot\b|\bcommand\w*|\bmarque|\bmagasin|\blivr\w*|\bpaquet|lavable|fuite|fuit\b/,
    ],
  },
  {
    topic: 'burn',
    all: [
      SOMEBODY,
      /\bprise\b.*\b(?:jus|courant|decharge|secousse)\b|\b(?:jus|courant|decharge|chataigne)\b.*\bprise\b|\b(?:doigts?|ciseaux|fourchette|cle|epingle) dans (?:la|une|cette) prise\b|\bpris (?:le |du |un |une )?(?:jus|coup de jus|courant|decharge|chataigne)\b/,
    ],
    none: [...IN_GENERAL, /\btelephone\b|\bvoiture\b/],
  },
  {
    topic: 'child_fall',
    all: [
      SOMEBODY,
      /\b(?:coulee?|noy\w*|repech\w*|bu la tasse(?! d)|tete sous|sous l eau|avale (?:plein |beaucoup )?d(?:e l)? ?eau)\b/,
      /\bpiscine|\bpataugeoire|\bbain\b|\bbaignoire|\bmer\b|\blac\b|\bbassin|\betang|\bmare\b|\briviere|\beau\b/,
      /\btouss\w*|\brespir\w*|\bvomi\w*|\bsorti\w*|\bbleue?\b|\bm(?:ou|olle)\b|\brepech\w*|\bendor\w*|\bdort\b|\bfievre|\bcrach\w*/,
    ],
    none: [...IN_GENERAL, TOYS, /\bnez\b/],
  },
];

const NO_HARM =
  /\b(?:de joie|au plafond|au cou|dans (?:les|ses|mes) bras|un (?:repas|train|bus)|une (?:etape|page|dose|ligne|classe)|parachute|elastique|a la corde|l eponge|sur (?:le|la|les|un|une) (?:frigo|gateau|chocolat|nourriture|offre|canape|lit))\b/;

/** A grown-up who hits a child, whoever that is to who writes. */
const ADULT =
  /\b(?:voisine?s?|beau pere|belle mere|nounou|assmat|assistante maternelle|maitresse|maitre|instit\w*|tonton|tata|oncle|tante|papi|papy|mamie|grand pere|grand mere|cousin|moniteur|animateur|animatrice|baby ?sitter|pere|mere|mari|conjoint|compagnon|copain|chum|ex)\b/;

const ofHarm: Rule[] = [
  // A child that was shaken, by whoever tells it.
  {
    topic: 'child_danger',
    all: [
      /\bsecoue(?:e|es|s)?\b/,
      /\bpatience\b|\bcolere\b|\benerv\w*|\bprunier\b|\bviolemment\b|\bpete (?:un |les )(?:cable|plombs)\b/,
      SOMEBODY,
    ],
    none: [PREVENTS, TOLD_OF, /\bshaker|\bhochet|\bboite\b|\btapis\b/],
    lasting: true,
  },
  {
    topic: 'mind',
    all: [
      /\b(?:failli|manque de|envie de|voulu|essaye? de|tente de|pense a) (?:me |m )?(?:sauter|pendre|jeter|taillader|ouvrir les veines|foutre en l air|noyer|finir)\b/,
    ],
    none: [NO_HARM, /\b(?:allait\w*|tetee|creche|contrat)\b/],
    lasting: true,
  },
  {
    topic: 'mind_baby',
    all: [
      /\bvoix\b/,
      /\b(?:dit|disent|dise|ordonn\w*|command\w*|murmur\w*|souffl\w*|repet\w*)\b/,
      /\b(?:mal|tuer|frapper|etouffer|jeter|noyer|lacher|mourir)\b/,
    ],
    none: [/\bchant\w*|\bberceuse|\bchorale|\bextinction/],
  },
  {
    topic: 'child_danger',
    all: [
      ADULT,
      /\b(?:tape|tapent|frappe|frappent|bat|cogne|cognent|gifle|giflent|secoue|enferme|attache|maltraite\w*|roue de coups)\b/,
      /\b(?:ses|son|sa|mes|mon|ma|les|nos|notre|leurs?|l|un|une|des) (?:petite?s? )?(?:gosses?|enfants?|fils|filles?|bebes?|gamine?s?|momes?|petits?|petite|mioches?|neveu|niece)\b/,
    ],
    none: [
      /\bbat (?:les|des|la|son) (?:oeufs?|blancs?|creme|pate|plein|mesure)\b|\b(?:a la|sur la) porte\b|\bdans (?:ses|les|mes) mains\b|\bdans l oeil\b|\btambour|\bbatterie\b|\bballon\b|\bau mur\b|\bdans son (?:siege|cosy)\b|\bdans (?:le|la|sa) (?:siege|poussette|voiture|chaise)\b|\brecord\b|\bconcours\b/,
    ],
    lasting: true,
  },
  {
    topic: 'child_danger',
    all: [
      new RegExp(`${CHILD.source}|\\bados?\\b|\\bmineure?s?\\b`),
      /\b(?:choses?|gestes?|jeux?) (?:\w+ )?(?:sexuel\w*|sales?)\b|\battouch\w*|\bmontre\w* son (?:sexe|zizi)\b|\b(?:touche|caresse|toucher|caresser)\w* (?:\w+ ){0,3}(?:zizi|sexe|parties intimes|culotte|zezette|foufoune|fesses)\b|\bse frotte (?:contre|sur) (?:lui|elle|ma|mon)\b/,
    ],
    none: [
      /education|\bcomment (?:nommer|laver|nettoyer|parler|expliquer|prevenir|proteger)\b|decalott|toilette|\b(?:se|il|elle) touche\b|\bchange\b|\berytheme|\blinge/,
    ],
    lasting: true,
  },
];

/** Things that fall with somebody in them, or on somebody; what burns around them. */
const ofThings: Rule[] = [
  {
    topic: 'child_fall',
    all: [
      /\btombee?s? (?:\w+ )?sur (?:elle|lui|eux|ses? |sa |le bebe|la petite|le petit|mon (?:fils|bebe|petit)|ma (?:fille|petite))/,
      /\b(?:commode|armoire|meuble|etagere|television|tele|bibliotheque|lit|porte|portail|table|chaise|buffet|cadre|miroir|lampe)\b/,
    ],
    none: [PREVENTS],
  },
  {
    topic: 'child_fall',
    all: [
      /\b(?:poussette|landau|couffin|cosy|nacelle|transat)\b/,
      /\b(?:tomb|bascul|roul|parti|gliss)\w* (?:\w+ ){0,2}(?:lac|riviere|piscine|canal|fleuve|mare|mer|etang|bassin|metro|rails|escaliers?|route|balcon)\b/,
    ],
    none: [PREVENTS, /\bvide\b/],
  },
  {
    topic: 'alike',
    all: [
      /\b(?:a |ont |avoir |en train de |vient de )?pri(?:s|t|se) feu\b|\bprend feu\b|\bau feu\b(?! (?:rouge|vert|tricolore))|\bincendie\b/,
    ],
    none: [
      PREVENTS,
      /\bphotos?\b|\bfiltre\b|\bassurance\b|\bautocollant|\bexercice\b|\bpare feu\b|\bcasserole\b|\bcoin du feu\b/,
    ],
  },
];

export const ACCIDENTS: readonly Rule[] = [...ofHarm, ...ofBodies, ...ofThings];
