import { CHILD as NAMED } from './said.ts';
import type { Rule } from './topics.ts';

const CHILD = new RegExp(`${NAMED.source}|\\b(?:gosses?|gamins?|momes?|petits?)\\b`);
const NEXT_DOOR =
  /\bvoisin\w*|\ba cote\b|\bd a cote\b|\bdu dessus\b|\bdu dessous\b|\bd en face\b|\bpalier\b|\bimmeuble\b|a travers (?:le|les) murs?/;
const CRIES = /\bhurl\w*|\bcri(?:e|ent|er|s|ait|aient)?\b|\bpleur\w*|\bsuppli\w*/;
const BLOWS =
  /\b(?:coups|claques?|gifles?|fessees?)\b|\b(?:tape|tapent|taper|frapp\w*|bat|battre|battent|cogne\w*)\b|\btabass\w*|\bvarg\w*|\bderouill\w*|\bviolen\w*/;
const OF_WORKS = /marteau|travaux|perceuse|bricol|plaign|\bralent\b|coups? de (?:main|fil|pouce)|\bsonn\w*/;
const HEARD = /\bentend\w*|\bentends\b|\bj ?entend/;

/** Blows and cries that are heard at somebody else's. */
export const NEXT_DOOR_RULES: readonly Rule[] = [
  { topic: 'child_danger', all: [NEXT_DOOR, CRIES, BLOWS, CHILD], none: [OF_WORKS], lasting: true },
  {
    topic: 'child_danger',
    all: [/\bvoisin\w* (?:\w+ ){0,2}violent\w*/, CHILD],
    none: [OF_WORKS],
    lasting: true,
  },
  {
    topic: 'child_danger',
    all: [/\bvoisin\w*\b/, /\b(?:frapp\w*|bat|battre|battent|gifl\w*)\b/, CHILD],
    none: [OF_WORKS, /\bmon bebe\b/],
    lasting: true,
  },
  { topic: 'child_danger', all: [NEXT_DOOR, HEARD, BLOWS, CHILD], none: [OF_WORKS, /\bmon bebe\b/] },
  {
    topic: 'child_danger',
    all: [NEXT_DOOR, /\bpleur\w*|\bcri\w*|\bhurl\w*/, /\bseule?s?\b/, CHILD],
    none: [OF_WORKS, /\bmon bebe\b|\bme\b/],
  },
  { topic: 'violence', all: [NEXT_DOOR, HEARD, CRIES, BLOWS], none: [OF_WORKS, /\bmon bebe\b/] },
];
