import { AFTER_BIRTH, CARRYING, PREGNANT, SEVERE } from './said.ts';
import type { Rule } from './topics.ts';

const either = (...patterns: RegExp[]) => new RegExp(patterns.map(({ source }) => source).join('|'));

/** Of a birth that is over. */
export const BORNE = either(
  AFTER_BIRTH,
  /\bcesarienne\b|\b(?:ai|a|viens d|vient d|venons d)\b (?:\w+ )?accouche\w*|\baccouchee? (?:il y a|depuis|hier)\b/,
);
const HERSELF = either(PREGNANT, BORNE);
/** A child of whom the same words are said has texts of its own. */
const THE_CHILD =
  /\b(?:bebe|nourrisson|nouveau ne|fils|petit|jumeaux) (?:\w+ ){0,3}(?:convuls|respir|essouffl|inconscien|repond|fait|epilep|trembl|perdu)/;
const UNANSWERED =
  /maternite|\bcaf\b|\bcpam\b|employeur|\brh\b|messages?|\bmails?\b|telephone|sage femme|appels?\b/;

const FAINTS =
  /convuls\w*|eclampsi\w*|revuls\w*|\bevanoui\w*|\bsyncopes?\b|per(?:du|d|te de) connaissance|per(?:du|d) conscience|\binconscien\w*|dans les (?:pommes|vapes)\b|\bmalaises?\b|\btrou noir\b|\bvo[iy]\w* tout (?:en )?noir\b|\btiens? (?:pas|plus) debout\b/;
const SHAKES =
  /(?:crises?|fait) (?:\w+ ){0,2}epilep\w*|\btrembl\w* (?:\w+ ){0,2}(?:partout|corps)|\btout (?:son|mon|le) corps (?:\w+ )?(?:trembl\w*|secou\w*)|(?:par terre|crise)\b.*\btrembl\w*|\btrembl\w*.*par terre|\bcorps\b.*\b(?:raid\w*|secousses?)|\bsecousses?\b (?:\w+ ){0,3}corps/;
const BREATHLESS =
  /(?:plus|pas) a (?:respirer|reprendre (?:mon|son) souffle)|(?:mal|peine|gene\w*|difficultes?) (?:a |pour )?respirer|respir\w* (?:tres |trop )?(?:mal|difficilement)|\betouff(?:e|es)\b/;
const SHORT_OF_BREATH = /\bessouffl\w*|\bsouffle court\b/;
const SUDDEN = /brutal|soudain|au repos|\bcoeur\b|sans effort|allonge|malaise/;
const CHEST =
  /\b(?:douleurs?|mal|oppress\w*|serre\w*|point|poids)\b (?:\w+ ){0,2}dans (?:la|ma|sa) (?:poitrine|cage)|\boppress\w* (?:\w+ ){0,3}(?:poitrine|thorax)|douleurs? (?:\w+ ){0,2}(?:thorax|thoracique)|douleurs? (?:a (?:la )?)?poitrine/;
const BREASTS = /montee de lait|engorg|tetees?\b|\bseins?\b|soutien|tendue/;

const rule = (all: readonly RegExp[], none: readonly RegExp[] = []): Rule => ({
  topic: 'pregnancy_collapse',
  all,
  none: [THE_CHILD, ...none],
});

/** A mother, before a birth or after it, who faints, convulses or cannot breathe: 15 first. */
export const COLLAPSE: readonly Rule[] = [
  rule([HERSELF, FAINTS], [/pommes de terre|\bcouple\b|malaise (?:avec|au travail|en famille)/]),
  rule([HERSELF, SHAKES]),
  rule([HERSELF, /\belle (?:ne )?(?:me |nous )?(?:repond\w*|reagi\w*) (?:plus|pas)\b/], [UNANSWERED]),
  rule([HERSELF, BREATHLESS]),
  rule([CARRYING, SHORT_OF_BREATH, either(SUDDEN, SEVERE)]),
  rule([BORNE, SHORT_OF_BREATH]),
  rule([HERSELF, CHEST], [BREASTS]),
  // A birth that does not wait for the maternity.
  rule(
    [
      /\bbebe (?:arrive|sort|vient)\b.*\b(?:voiture|route|maison|couloir|ascenseur|vite|maintenant|la la)\b|\b(?:tete|pied|cordon)\b (?:\w+ )?(?:qui )?(?:sort|depasse|pend)\b|\b(?:elle|je) pousse (?:deja|maintenant)\b|\benvie de pousser\b|\baccouche\w* (?:dans la voiture|dans le couloir|toute seule|sur la route)\b/,
    ],
    [/\bpoussette|\bbientot\b|\bprochain|\bpull|\bbody|\bprepar|\bapres\b(?! la perte)/],
  ),
  rule([BORNE, /\b(?:mal|douleurs?) (?:\w+ ){0,3}poitrine/], [BREASTS]),
];
