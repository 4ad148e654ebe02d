import { CARRYING, CHILD, CLIPPED_SUBJECT, HIM, PREVENTS, TOLD_OF, WEEKS } from './said.ts';
import type { Rule, Topic } from './topics.ts';

const either = (...patterns: RegExp[]) => new RegExp(patterns.map(({ source }) => source).join('|'));
const SOMEBODY = either(CHILD, HIM, CLIPPED_SUBJECT);
const MOTHER = either(CARRYING, WEEKS, /\bgrossesse\b|accouch|cesar|post ?partum|peridurale|test positif/);
const IN_GENERAL = [PREVENTS, TOLD_OF];
const rule = (topic: Topic, all: readonly RegExp[], none: readonly RegExp[] = []): Rule => ({
  topic,
  all,
  none: [...IN_GENERAL, ...none],
});

/** Signs of a small body, as a course of first aid lists them. */
const OF_A_CHILD: readonly Rule[] = [
  rule('breathing', [
    /\bsac (?:en )?plastique (?:\w+ ){0,3}(?:sur|autour|tete)|\bnez (?:\w+ )?dans (?:le|son) (?:matelas|coussin|oreiller)\b.*\b(?:blanc|bleu|bouge|reagit)|\bse tient le cou\b|\bplus aucun son\b|\brespiration (?:s arrete|est arretee|s est arretee)|\bvoix (?:eteinte|rauque|enrouee)\b.*\b(?:bav|aval|gonfl|plaques?|respir)|\btire (?:sur|dans) (?:le|son) cou\b|\btoux (?:qui )?aboi\w*.*\b(?:tire|creus|bleu|respir)|\brespire (?:avec le ventre|(?:quatre vingts?|soixante|septante|cent|\d{2,3}) fois)/,
  ]),
  rule('breathing', [
    /\b(?:levres?|langue|visage|paupieres?|gorge)\b (?:\w+ )?(?:tripl|doubl|enorm)\w*|\b(?:guepe|abeille|frelon)\b.*\b(?:levres?|gorge|respir|visage|malaise)/,
  ]),
  rule('blue', [/\blevres? (?:\w+ )?(?:bleui\w*|bleut\w*|violac\w*)/]),
  rule('unconscious', [
    /\bplus de pouls\b|\bpupilles? (?:\w+ ){0,2}(?:plus grande|dilatee?|inegale)|\b(?:ne |n )?(?:veut|peut) (?:plus|pas) ouvrir les yeux\b|\bdort tellement\b.*\b(?:boire|manger|reveill)|\bpar terre\b.*\b(?:parle|repond|bouge|reagit) (?:plus|pas)\b|\btoute blanche\b.*\byeux\b|\b(?:maman|mere|papa|pere)\b.*\b(?:veut|peut) (?:pas|plus) se reveiller/,
  ]),
  rule('unconscious', [
    SOMEBODY,
    /\b(?:ne |n )?(?:me |nous )?regarde plus\b.*\bhabitude|\bhabitude\b.*\bregarde plus\b|\bconfond tout\b.*\bchute|\bparle de travers\b/,
  ]),
  rule('convulsion', [
    SOMEBODY,
    /\bsursaute par\b|\bpar salves\b|\b(?:bras|jambe)\b (?:\w+ ){0,2}saute tou(?:t|te) seule?\b|\byeux dans le vide\b|\bne souri\w* plus que d un cote\b|\bsourit d un (?:seul )?cote\b/,
  ]),
  rule('poison', [
    SOMEBODY,
    /\b(?:patchs?|subutex|methadone|cannabis|shit|haschich|cocaine|somniferes?|comprimes?|megots?|javelle?|vapote|deboucheur|destop|soude)\b/,
    /\b(?:colles? sur|pris|avale|bu|mache|porte a|dans l oeil|dans la bouche|a sa bouche|coule sur|mange)\w*/,
  ]),
  rule(
    'poison',
    [
      /\b(?:trois|quatre|cinq|dix|double|deux) fois (?:la|sa|trop de) (?:dose|vitamine|sirop)|\bdose d adulte\b|\btrompee?s? de (?:pipette|flacon|dose|medicament)|\bpile(?: bouton)? avalee|\baimants?\b.*\bmanque\b.*\bventre\b|\bproduit pour le four\b/,
    ],
    [/\bcombien\b/],
  ),
  rule('poison', [
    /\bmonoxyde\b|\bsen[ts]? le gaz\b/,
    /\bsonne\b|\bmal (?:a|de) (?:la )?tete|\bvomi\w*|\bmalaise\b/,
  ]),
  rule('burn', [
    SOMEBODY,
    /\bchoc electrique\b|\bfil (?:electrique|branche)\b|\bmis le feu\b|\bfer a (?:lisser|repasser|friser)\b.*\b(?:joue|main|bras|cloque|front)|\beau bouillante sur\b/,
  ]),
  rule('burn', [/\beau bouillante sur (?:le|la|son|sa|ses|les)\b|\bgrosse cloque\b/]),
  rule('child_fall', [
    /\btombee? d un etage\b|\btombee? du (?:balcon|toit)\b|\b(?:armoire|commode|meuble|etagere|tele\w*)\b (?:\w+ ){0,3}tombee? dessus\b|\brenversee? par une? (?:voiture|camion|velo|scooter|trottinette|moto)|\bfait une debarque\b|\btete a tape\b.*\b(?:dor|vomi|somnol)/,
  ]),
  rule('child_fall', [
    SOMEBODY,
    /\bcoupee? (?:\w+ ){0,3}bout du doigt\b|\bca gicle\b|\bjusqu a l os\b|\bvomit en fusee\b|\b(?:vis|clou|caillou) dans (?:le|son) nez\b|\bcogne\w* tres fort\b.*\bbizarre/,
  ]),
  rule(
    'child_fall',
    [
      SOMEBODY,
      /\benfermee?\b.*\bvoiture\b.*\bsoleil|\bvoiture en plein soleil\b|\bglisse dans (?:le|la) (?:bassin|piscine|mare|riviere)/,
    ],
    [/\bcomment (?:garder|proteger|rafraichir)\b|\bpare soleil\b|\bstore\b/],
  ),
  rule('young_fever', [
    SOMEBODY,
    /\b34(?:\.\d)? de (?:temperature|fievre)|\bquarante(?: et un)?\b.*\b(?:delir|fievre|brulant|tremble)|\bnuque\b.*\b(?:plie|raide)|\btaches? (?:\w+ ){0,4}(?:minuscules?|reste\w* quand on appui\w*|qui ne (?:part|s en va|blanchi))|\btaches? comme des bleus\b/,
  ]),
  rule('child_danger', [
    SOMEBODY,
    /\btesticule (?:dur|rouge|gonfle|violet)|\btesticule\b.*\bdouloureu|\bboule dans l aine\b|\bjaune jusqu aux? (?:pieds?|jambes?|cuisses?)|\bse plie en deux\b.*\b(?:blanc|crises?)|\b(?:hurle|crie)\b.*\bse tord\b/,
  ]),
  rule('dehydration', [
    /\bsang (?:rouge )?dans (?:les|ses|la|sa) (?:selles|couche)\b|\bvomi\w* noir\b|\bmarc de cafe\b|\byeux (?:enfonces|rentres|sont rentres)\b|\bpeau garde le pli\b|\bni bu\b|\bmange ni bu\b/,
  ]),
];

/** Signs of a mother, before a birth and after it. */
const OF_A_MOTHER: readonly Rule[] = [
  rule(
    'waters',
    [
      MOTHER,
      /\bgrande quantite de liquide\b|\bflaque\b|\bgrand chaud couler\b|\bsens le cordon\b|\bliquide (?:rose|vert|marron)\b/,
    ],
    [/\bcordon bleu\b/],
  ),
  rule('pregnancy_pain', [/\b(?:la|sa) tete est la\b|\bje sens (?:sa|la) tete\b.*\bentre\b/]),
  rule('bleeding', [
    MOTHER,
    /\bserviette\b.*\b(?:trempee?|pleine)\b.*\b(?:minutes|heure)|\bextra ?uterine\b.*\bmal\b|\bventre\b.*\bet du sang\b/,
  ]),
  rule('bleeding', [
    /\btest positif\b|\bextra ?uterine\b/,
    /\bdouleurs?\b|\btres mal\b|\bmalaise\b|\bsaign\w*/,
  ]),
  rule('headache', [
    MOTHER,
    /\b1[5-9] de tension\b|\btension (?:haute|elevee|a 1[5-9])\b|\bje vois (?:\w+ ){0,2}(?:des )?(?:points|etoiles?|double)\b|\burines? foncees?\b.*\bdemang|\bmal (?:de tete|au crane)\b.*\b(?:etoiles?|points|affreu|atroce)|\betoiles?\b.*\bmal (?:de tete|au crane)\b/,
  ]),
  rule('movements', [
    /\bsilence dans (?:mon|le) ventre\b|\bbouge (?:deux|trois|une) fois par jour au lieu\b|\b(?:can t|cannot|don t) feel (?:the |my )?baby\b|\bsi calme\b.*\btoujours rien\b.*\bsa\b|\ba pas? bouge depui\w*\b.*\bsa\b/,
  ]),
  rule('pregnancy_fall', [/\b(?:gifle|coup|choc) dans le ventre\b|\btombee? sur le ventre\b/]),
  rule('pregnancy_collapse', [
    MOTHER,
    /\becroulee?\b|\bperdre connaissance\b|\b(?:jambe|mollet)\b (?:\w+ ){0,3}(?:gonflee?|rouge|dure?)\b.*\bdouloureu|\bjambe gonflee\b/,
  ]),
  rule('mind_baby', [
    /\bparle a des gens qui ne sont pas la\b|\bon (?:me )?l a echangee?\b|\bm en debarrasser\b|\bcoup de volant\b|\boreiller sur (?:le|son) visage\b|\b(?:deteste|hais|supporte plus|supporte pas) (?:ce|mon|le) bebe\b.*\b(?:existe|disparai|en aille|mour|mort)/,
  ]),
  rule('mind', [
    /\bprepare la corde\b|\bchoisi le jour\b.*\b(?:apres|mort|fini)|\bdormir pour toujours\b|\bheureux quand je serai morte?\b|\btrouv\w* morte?\b.*\bsimple\b|\b(?:allait|veut|va|voulait) (?:se )?sauter\b(?! (?:de joie|la|une|le|les|a la corde|dans les flaques))|\bparle de se supprimer\b|\bse supprimer\b|\bje ne vois plus d issue\b|\bque tout s arrete\b|\bme tape la tete contre\b|\bserait mieux avec une autre mere\b|\bavale sa boite\b/,
  ]),
];

/** Violence as who lives beside it tells it. */
const OF_A_HOME: readonly Rule[] = [
  rule('violence', [
    /\bfusil\b.*\bdevant (?:moi|nous)\b|\bmenace de prendre (?:le|mon|la|ma|les) (?:bebe|fils|fille|petite?|enfants?)|\bme crache dessus\b|\bj ai des bleus\b.*\bfaute\b|\bpeur de rentrer chez moi\b|\bcachee?\b.*\bavec (?:les|mes) enfants\b|\bgarroche\w*\b|\bdefonce\w* la porte\b|\benfermee?\b.*\b(?:frappe|tape|cogne) a la porte\b|\bcrier au secours chez\b|\bmarques? au cou\b|\bpapa (?:tape|frappe|bat) maman\b|\bpapa crie et\b.*\bcass/,
  ]),
  rule('child_danger', [
    /\btape (?:le|la|mon|ma|les) (?:grande?|petite?|fils|fille|enfants?) avec (?:une?|la|sa) (?:ceinture|baton|cuillere)|\benferme\b.*\bdans le noir\b|\bmarque de main sur\b|\bscotche la bouche\b|\bmet sa main dans sa culotte\b|\bme touche la nuit\b|\bvient dans ma chambre\b.*\b(?:dois rien dire|nuit|soir)|\bhurle puis plus rien\b|\b(?:a ete|a) secouee? (?:par|le petit|le bebe|mon|ma)\b/,
  ]),
  rule('online', [
    /\bse deshabiller devant (?:la|une|sa) camera\b|\b(?:video|photos?) d (?:elle|lui) nue?\b|\bme demande des photos de moi\b/,
  ]),
];

/** Signs that no other rule names, each with the number of its own. */
export const TOLD_BY_SIGNS: readonly Rule[] = [...OF_A_HOME, ...OF_A_MOTHER, ...OF_A_CHILD];
