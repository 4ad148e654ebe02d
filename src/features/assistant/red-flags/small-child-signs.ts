import { CARRYING, CHILD, HIM, PREVENTS } from './said.ts';
import type { Rule } from './topics.ts';

const OF_A_THING =
  /selles|caca|couche\b|crotte|pyjama|body|robe|photo|chambre|peinture|\blait\b|habill|vetement|\bmurs?\b|pipi|urine|vomi|prenom|doudou|poussette/;
const SOMEBODY = new RegExp(`${CHILD.source}|${HIM.source}|\\b(?:sa|son|ses)\\b`);

/** Signs of a baby that our pages print, and that no other rule reads. */
export const CHILD_SIGNS: readonly Rule[] = [
  {
    topic: 'dehydration',
    all: [
      SOMEBODY,
      /\b(?:tres|toute?|plus en plus|devient|devenue?|vire au|yeux|peau|teint|visage)(?: (?:est|sont|tres|un peu|toute?|devient|devenue?)){0,2} jaunes?\b/,
    ],
    none: [OF_A_THING, PREVENTS],
  },
  {
    topic: 'dehydration',
    all: [
      CHILD,
      /\b(?:est|reste|encore|bebe) (?:\w+ )?jaune\b(?! (?:ou|et (?:blanc|gris|bleu|rose|vert)))|\bjaune (?:orange|citron)\w* jusqu|\bjauni(?:t|ssent|e|es)?\b/,
    ],
    none: [OF_A_THING, PREVENTS, /canard|couleur|tetine|couverture|tapis/],
  },
  {
    topic: 'dehydration',
    all: [
      SOMEBODY,
      /\brefus\w* (?:\w+ ){0,2}(?:repas|biberons?|biberon|tetees?|seins?)\b/,
      /\bde suite\b|d affilee|depuis (?:ce matin|hier|cette nuit|\d+ ?h)|\btrois tetees/,
    ],
  },
  { topic: 'dehydration', all: [SOMEBODY, /\bvomi\w* (?:\w+ )?vert/] },
  {
    topic: 'breathing',
    all: [/\b(?:ses|sa|les|son) (?:levres?|langue|visage|gorge|paupieres) (?:\w+ ){0,2}gonfl\w*/, SOMEBODY],
    none: [CARRYING],
  },
  { topic: 'breathing', all: [CHILD, /\bplaques?\b/, /\bvomi\w*/] },
  { topic: 'blue', all: [CHILD, /\bteint (?:\w+ )?(?:gris|bleu\w*|bleute\w*|cireux|livide)/] },
  {
    topic: 'unconscious',
    all: [CHILD, /\bmalaises?\b/],
    none: [CARRYING, PREVENTS, /\bcouple\b|en famille|au travail/],
  },
  {
    topic: 'blue',
    all: [/\bbebe (?:\w+ )?grise? et (?:\w+ )?(?:transpir|m(?:ou|olle)|froid|fatigu|pale|somnol|suant)/],
  },
  {
    topic: 'burn',
    all: [
      /\b(?:bouilloire|casserole|friteuse|theiere|cafetiere) (?:\w+ )?sur (?:lui|elle|le bebe|mon|ma|son|sa|ses)\b/,
    ],
    none: [PREVENTS],
  },
  {
    topic: 'child_danger',
    all: [
      /\b(?:oncle|beau pere|pere|grand pere|papi|cousin|voisin|entraineur|coach|prof\w*|moniteur)\b.*\b(?:demande|dit|oblige|force)\w* (?:de |d |a )?(?:garder|ne rien dire).*\bsecret\b/,
    ],
    none: [/\bprenom|\bsexe\b|\bgrossesse|\bsurprise|\bcadeau/],
    lasting: true,
  },
  // A body that is too cold is told by its figure.
  {
    topic: 'young_fever',
    all: [
      SOMEBODY,
      /\b3[2-5](?:\.\d)?\b(?! ?(?:sa|sem|ans|kg|cm|mois|jours|€|euros))/,
      /\b(?:gelee?|glacee?|froide?|frigorifiee?)\b/,
    ],
    none: [/\blav\w*|\beau\b|\bchambre\b|\blait\b/],
  },
  { topic: 'convulsion', all: [CHILD, /\btoute? raide\b/], none: [/cheveux|tissu|meche/] },
];
