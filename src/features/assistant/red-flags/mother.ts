import { BORNE } from './collapse.ts';
import { HIGH } from './fever.ts';
import { CARRYING, CHILD, isBeforeTerm, PREGNANT, SEVERE, WEEKS } from './said.ts';
import type { Rule } from './topics.ts';

const PAD =
  /\bserviet+es?\b|\bprotections?\b|\bgarnitures?\b|\bcouches? (?:d |pour )?adultes?\b|\btampons?\b/;
const IN_AN_HOUR =
  /(?:par|chaque|a l) heures?\b|toutes les (?:heures|1 ?h\w*|demi heures?|\d\d ?min\w*)\b|\b(?:en|moins d|d|dans l) ?(?:une |1 ?|l )?(?:demi )?h(?:eures?)?\b|\ben \d\d ?min\w*/;
const SOAKED =
  /tremp|rempli|travers|chang|satur|inond|plein|pass(?:e|er)\b|hygieni|periodi|lochies|accouch|cesarienne|sang|saign|naissance|maternite/;
const NO_PAD = /\bbain\b|table|soleil|creme|piscine|combien/;

const losing: Rule[] = [
  { topic: 'bleeding', all: [PAD, IN_AN_HOUR, SOAKED], none: [NO_PAD] },
  {
    topic: 'bleeding',
    all: [BORNE, /\b(?:re)?coule\w* (?:\w+ )?a flots?|\ba flots?\b|plein\w* de sang|dans mon sang/],
    none: [/\blait\b/],
  },
  {
    topic: 'bleeding',
    all: [
      /caillots?/,
      /gros|enorme|balle|oeufs?\b|golf|citron|plein de/,
      /naissance|accouch|cesarienne|couches/,
    ],
  },
  { topic: 'bleeding', all: [/\bbaign\w* dans (?:mon|son) sang|\bnage dans (?:mon|son) sang/] },
  {
    topic: 'waters',
    all: [/\bper(?:te|tes|d|ds|du)\b (?:\w+ ){0,2}liquide\b/],
    none: [/oreille|\bnez\b|voiture|poids|lave|vaisselle|lessive|radiateur/],
  },
];

const ACHE = /\bdouleurs?\b|\bmal\b/;
const aching: Rule[] = [
  {
    topic: 'pregnancy_pain',
    all: [
      /\b(?:mal|douleurs?)\b (?:\w+ ){0,3}seins?\b/,
      /tres|fort|violent|rouge|chaud|\bdur\b|frisson/,
      /accouch|naissance|allait|cesarienne|\brouge et (?:\w+ )?(?:chaud|dur)/,
    ],
    none: [/crevasse|mamelon|teton|debut de grossesse/],
  },
  {
    topic: 'pregnancy_pain',
    all: [/\bseins? (?:\w+ ){0,2}(?:rouges?|durs?|chauds?)\b/, /frissons?|\b(?:38|39|40)\b/],
    none: [/fievre/],
  },
  { topic: 'pregnancy_pain', all: [ACHE, /ventre/, SEVERE, BORNE], none: [CHILD] },
  { topic: 'pregnancy_pain', all: [BORNE, /mollets?/, /\bmal\b|doul|\bdure?\b|rouge|gonfl|chaud/] },
  { topic: 'pregnancy_pain', all: [ACHE, CARRYING, /\bpass\w* (?:pas|plus)\b/], none: [CHILD] },
  {
    topic: 'pregnancy_pain',
    all: [
      /\b(?:douleurs?|mal)\b/,
      /d un (?:seul )?cote/,
      /ventre/,
      /enceinte|grossesse|\bsa\b|semaines|positif/,
    ],
  },
  {
    topic: 'pregnancy_pain',
    all: [/contractions?/, /\bpertes?\b/],
    also: (text) => isBeforeTerm(text) || WEEKS.test(text),
  },
];

const sick: Rule[] = [
  { topic: 'pregnancy_fever', all: [HIGH, BORNE], none: [CHILD, /\b(?:semaines? 3[89]|taille|pointure)\b/] },
  {
    topic: 'pregnancy_pain',
    all: [
      CARRYING,
      /\bgarde (?:plus |absolument |vraiment )?rien\b|\bgarde ni\b|\bgarde (?:plus|pas) (?:l eau|meme)|\bvomi\w* (?:absolument )?tout\b/,
    ],
  },
  {
    topic: 'pregnancy_pain',
    all: [CARRYING, /demang\w*|gratt\w*|prurit\w*/, /\bmains?\b|\bpieds?\b|paumes?|plante/],
  },
  { topic: 'headache', all: [PREGNANT, /\btroubles? (?:de (?:la )?(?:vue|vision)|visuels?)/] },
  { topic: 'headache', all: [/eclairs? devant|\bvo[iy]\w* des eclairs/, /tete|accouch|enceinte|grossesse/] },
  { topic: 'headache', all: [BORNE, /\b(?:mal|maux|douleurs?) de tete\b|migraine/, SEVERE] },
];

/** Signs of a mother that our pages print, in the words of those who have them. */
export const MOTHER: readonly Rule[] = [...losing, ...aching, ...sick];
