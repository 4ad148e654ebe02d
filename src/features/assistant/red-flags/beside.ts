import { BORNE } from './collapse.ts';
import { FEVER, HIGH } from './fever.ts';
import { ageInMonths, CARRYING, CHILD, CLIPPED_SUBJECT, HIM, isTiny, PREVENTS } from './said.ts';
import type { Rule } from './topics.ts';

const either = (...patterns: RegExp[]) => new RegExp(patterns.map(({ source }) => source).join('|'));
const SOMEBODY = either(CHILD, HIM, CLIPPED_SUBJECT);
const THINGS =
  /\bbain\b|chambre|\beau\b|biberon|\blait\b|piscine|pointure|taille|vetement|\bbody|pyjama|gigoteuse|tapis|peluche|doudou|couverture|tissu|liste/;
const HOT = either(FEVER, HIGH, /\bbouillante?\b|\bbrulante?\b/);

/** A part of the body, or what a body does, and what is wrong with it: neither word alone says a danger. */
const ofChild: Rule[] = [
  // The age told anywhere in the sentence: "38,6 1 mois et demi".
  {
    topic: 'young_fever',
    all: [HOT, either(FEVER, SOMEBODY, /\bthermometre\b|\bchaude?\b|\btemperature\b/)],
    none: [THINGS, CARRYING, BORNE, /vaccin|enceinte/],
    also: (text) => ageInMonths(text) !== null && isTiny(text),
  },
  {
    topic: 'young_fever',
    all: [/\bmarbre\w*/, either(FEVER, HIGH, /\bglace\w*|\bfroid\w*|\bm(?:ou|olle)\b|\bgrise?\b|\bpale\b/)],
    none: [THINGS],
  },
  {
    topic: 'breathing',
    all: [
      /\b(?:poitrine|thorax|cotes?|ventre|sternum|cou|gorge)\b/,
      /\b(?:rentre\w*|creuse\w*|s enfonce\w*|aspire\w*)\b/,
      /\brespir\w*|\bsouffle\w*|\binspir\w*/,
    ],
    none: [CARRYING, PREVENTS, /\bcours\b|sophro|yoga/],
  },
  {
    topic: 'breathing',
    all: [
      /\b(?:rales?|gemit|gemissements?|geint|grogne\w*|sifflements?|siffle)\b/,
      /\bexpir\w*|\binspir\w*|\brespir\w*|\bsouffle\w*/,
    ],
    none: [PREVENTS, /\bvoisin\w*|\bpeluche|\bjouet|\bbouilloire/],
  },
  {
    topic: 'dehydration',
    all: [
      /\bsang\b|\brouge vif\b/,
      /\bcaca\b|\bselles?\b|\bcouche\b|\bvomi\w*/,
      /\bblanc(?:he)?\b|\bpale\b|\bhurle\w*|\bm(?:ou|olle)\b|\bbeaucoup\b/,
    ],
    none: [THINGS],
  },
  {
    topic: 'dehydration',
    all: [
      /\bque dormir\b|\bdort (?:tout le temps|sans arret|non stop)\b/,
      /\b\d\d ?ml\b|\bpar ci par la\b|\b(?:boit|tete|mange|prend) (?:presque )?(?:rien|peu|pas|plus)\b/,
    ],
  },
  {
    topic: 'breathing',
    all: [
      /\bplaques?\b|\burticaire\b|\bgonfle\w*|\bboutons?\b/,
      /\bvoix\b|\brauque\b|\bdeglut\w*|\bavaler\b|\brespir\w*|\bgorge\b|\btousse\w*/,
      SOMEBODY,
    ],
    none: [CARRYING, PREVENTS, /fievre/],
  },
  {
    topic: 'child_fall',
    all: [
      /\b(?:bras|jambe|epaule|coude|poignet|main|pied|cheville|genou)\b/,
      /\bpend(?:ant|ait|ante)?\b|\btordue?\b|\bdeforme\w*|\bcassee?\b|\b(?:bouge|utilise|leve) (?:plus|pas) (?:\w+ )?(?:bras|jambe|main|epaule|pied)\b|\bcraque\w*/,
      CHILD,
    ],
    none: [PREVENTS, THINGS, CARRYING, /\bqui pend\b.*\b(?:jouet|mobile)|poussette|jouets?\b|poupee/],
  },
  {
    topic: 'poison',
    all: [
      /\bgout(?:e|ee|er)\b|\btouche a\b|\btrouvee? (?:\w+ )*avec\b|\bouvert\w*\b.*\bmanque\w*|\bvide\b/,
      /\bjavel\b|\blessives?\b|\bpastilles?\b|medicaments?|comprimes?|cachets?|gelules?|doliprane|paracetamol|\bpilules?\b|\balcool\b|detergent|deboucheur|destop|\bproduit\b|huiles? essentielles?|vaisselle|\bpiles?\b/,
      SOMEBODY,
    ],
    none: [PREVENTS, /biberon|\bliste\b|\bquel(?:le)?s?\b/],
  },
];

const ofMother: Rule[] = [
  {
    topic: 'pregnancy_fever',
    all: [
      either(BORNE, /\bcicatrice\b|\bepisio\w*/),
      /\bpus\b|\bpuent?\b|\bsent mauvais\b|\bodeur\b|\bs ouvre\b|\bsuinte\w*|\binfect\w*|\brouge et chaude?\b|\bfrissons?\b/,
    ],
    none: [/\bcouches?\b|poubelle/],
  },
  {
    topic: 'waters',
    all: [
      /\b(?:mouillee?|trempee?|humide|coule|goutte)\b/,
      /en continu|sans arret|tout le temps|toute la journee|culotte|pas du pipi|pas de l urine|\bdraps?\b|\bjambes?\b|\bcuisses?\b/,
      either(CARRYING, /\b[5-9] mois\b/, /\b[1-4]\d ?(?:sa|sem|semaines?)\b/),
    ],
    none: [CHILD, /\bnez\b|\blait\b|\bcouche\b/],
  },
  {
    topic: 'pregnancy_fall',
    all: [
      /\baccident\b|\bchoc\b|\bceinture\b.*\b(?:ventre|bide)\b|\bpercut\w*/,
      /\bventre\b|\bbide\b/,
      /\b[2-9] mois\b|\b\d+ ?(?:sa|sem|semaines?)\b/,
    ],
    none: [PREVENTS, CHILD, /ceinture de grossesse/],
  },
];

const THEM =
  '(?:mari|conjoint|compagnon|copain|ex|mec|homme|pere|papa|frere|beau pere|oncle|voisin|type|gars|chum)';
const HER = '(?:mere|maman|soeur|femme|copine|amie|fille|belle soeur|belle mere|cousine|voisine|compagne)';
const AT_HOME: Rule[] = [
  {
    topic: 'child_danger',
    all: [
      new RegExp(`\\b(?:papi|papy|tonton|tata|${THEM.slice(3, -1)})\\b`),
      /\bbisous? (?:\w+ )?(?:en bas|la bas|zizi|zezette|fesses|kiki)\b|\b(?:touche|lechee?|caresse|embrasse)\w* (?:\w+ ){0,2}(?:zizi|zezette|kiki|sexe|culotte|entre les jambes)\b/,
    ],
    lasting: true,
  },
  {
    topic: 'violence',
    all: [
      new RegExp(
        `\\b${THEM}\\b (?:\\w+ ){0,3}?(?:tape|frapp\\w*|bat|cogne|gifle|menace|etrangl\\w*|tabasse|brutalise|pousse) (?:\\w+ ){0,2}?(?:ma|sa|une|la|notre) ${HER}\\b`,
      ),
    ],
    none: [/\bporte\b|\btexte\b|clavier|ordinateur/],
    lasting: true,
  },
  {
    topic: 'violence',
    all: [
      new RegExp(`\\b(?:${THEM}|il|ils)\\b`),
      /\b(?:couteau|fusil|pistolet|revolver|hache|machette|une arme)\b/,
      /\bdevant (?:la|ma|notre|chez)\b|\bla porte\b|\ben bas\b|\bsort\w*|\bpris\b|\bmain\b|\bmontre\w*/,
    ],
    none: [/cuisine|couverts?\b|vaisselle|jouet|deguis|pomme|legumes?/],
    lasting: true,
  },
  {
    topic: 'violence',
    all: [
      /\b(?:il|ils|on) (?:ne )?(?:m empeche|m interdit|me laisse (?:pas|plus|jamais)) (?:de )?(?:sortir|partir|voir|parler|travailler|telephoner|appeler)\b|\b(?:il|ils) (?:me )?(?:prend|prends|pris|confisqu\w*|cache) (?:mon |mes |ma |tout mon )(?:telephone|papiers|argent|carte|cles|passeport)\b/,
    ],
    none: [/\bbebe\b|\bfils\b|\bpetit\b/],
    lasting: true,
  },
];

const ofMinds: Rule[] = [
  {
    topic: 'mind',
    all: [
      /\b(?:heureu\w*|mieux|bien|tranquilles?|soulages?|libres?)\b/,
      /\bsans moi\b|\bsi j etais (?:pas|plus) la\b|\bquand je (?:serai|suis) plus la\b|\bsi je disparais\w*|\bsi j existais (?:pas|plus)\b/,
    ],
    none: [/\bdort\b|\bdormir\b|garderie|creche|nounou|travail|vacances/],
    lasting: true,
  },
  {
    topic: 'mind',
    all: [
      /\b(?:garde|gardes|prepare|stocke|accumule|cache|sorti|aligne)\w* (?:\w+ )?(?:tous |toutes )?(?:mes |les |la |une )?(?:\w+ )?(?:cachets|comprimes|medicaments?|medocs?|somniferes|boites?|plaquettes?|corde)\b/,
      /\bce soir\b|\bcette nuit\b|\bpour en finir\b|\bau cas ou\b|\bpour moi\b|\bdemain\b/,
    ],
    none: [/valise|pharmacie|trousse|voyage|enfants?\b.*portee/],
  },
  {
    topic: 'mind_baby',
    all: [
      /\b(?:oreiller|coussin|couverture|drap|main)\b (?:\w+ )?(?:sur|contre) (?:la|sa|le|son|lui) ?(?:tete|visage|bouche|nez|figure)?\b/,
      /\bje (?:\w+ ){0,2}ai mis\b|\bj ai mis\b|\bj ai (?:failli|arrete)\b|\barrete\w* (?:juste )?a temps\b|\bj ai appuye\b/,
    ],
    none: [/pour (?:dormir|la sieste)/],
  },
];

/** Dangers that two words tell together, a sign and what it goes with, in whatever order they are typed. */
export const BESIDE: readonly Rule[] = [...ofMinds, ...AT_HOME, ...ofChild, ...ofMother];
