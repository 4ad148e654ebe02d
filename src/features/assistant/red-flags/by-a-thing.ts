import { PREVENTS, TOLD_OF } from './said.ts';
import type { Rule, Topic } from './topics.ts';

const rule = (topic: Topic, all: readonly RegExp[], none: readonly RegExp[] = []): Rule => ({
  topic,
  all,
  none: [PREVENTS, TOLD_OF, ...none],
});

const CARRIER = '(?:porte bebe|siege(?: auto)?|cosy|coque|nacelle|poussette|landau|transat|couffin)';
const LACE =
  '(?:drap|couverture|corde|cordelette|ficelle|sangle|laniere|fil|ruban|echarpe|foulard|harnais|ceinture|lien|cable|store|attache (?:tetine|sucette)|cordon (?:de|du) (?:\\w+ ){0,2}(?:store|rideau|capuche|tetine|sucette|sweat|bonnet))s?';
const CLOTH =
  '(?:couverture|drap|oreiller|coussin|doudou|gigoteuse|turbulette|peluche|edredon|couette|lange|tour de lit)s?';
const SMALL =
  '(?:piles?|bouton|aimants?|mercure|billes?|vis|pieces?|oeil|yeux|morceaux?|bouts?|perles?|roulettes?|tetine|capuchon|bouchon|couvercle|aiguilles?|epingles?|clous?|eclats?|verre)';

/** Dangers told by the thing that does harm, and hardly by who is in it: whoever is frightened writes half sentences. */
export const BY_A_THING: readonly Rule[] = [
  rule(
    'unconscious',
    [/\binconsciente?s?\b/],
    [
      /\b(?:l|d|mon|son|un|une|de facon|de maniere|desirs?|choix|peurs?|parents?|gens|deni|geste|acte)e?s? inconscient|\binconscient\w* (?:collectif|de|des|du|d|que)\b/,
    ],
  ),
  rule('unconscious', [
    /\bplus (?:de |d |aucune )reactions?\b|\bbebe (?:\w+ ){0,2}(?:sans|aucune) reaction\b/,
  ]),
  rule(
    'breathing',
    [
      new RegExp(
        `\\b${CLOTH}\\b.*\\b(?:figure|visage|tete|nez|bouche)\\b.*\\b(?:(?:bouge|respire|reagit|repond) (?:plus|pas)|etouffe|(?:tout|toute) (?:bleue?|molle|mou)|inerte)\\b`,
      ),
    ],
    [/\b(?:peut|pourrait|risque\w*|danger\w*|est ce qu\w*|peur)\b/],
  ),
  rule(
    'breathing',
    [
      new RegExp(
        `\\b${LACE}\\b.*\\b(?:enroul|serr|coinc|etrangl|noue)\\w*\\b.*\\bcou\\b|\\bcou (?:\\w+ ){0,2}coince\\w*`,
      ),
    ],
    [
      /\bcordon ombilical\b|\becho(?:graphie)?\b|\bdans (?:mon|le|son) ventre\b|\b\d+ ?sa\b|\b(?:peut|pourrait|risque\w*|danger\w*)\b/,
    ],
  ),
  rule('blue', [/\b(?:serre|coince|etouff|etrangl|tousse)\w*\b.*\btoute? (?:bleue?|violette?|violet)\b/]),
  rule(
    'poison',
    [new RegExp(`\\b${SMALL} (?:\\w+ ){0,3}(?:avale|gobe|ingere)e?s?\\b`)],
    [
      /\bmach\w*|\bdme\b|diversification|\bpain\b|viande|banane|pomme|legumes?|\btout rond\b|\bgateau|\bfromage|\bfruits?\b/,
    ],
  ),
  rule(
    'burn',
    [/\ben (?:feu|flammes)\b/],
    [
      /\bjoues?\b|gencives?|fesses?|\bseins?\b|tetons?|hormones?|libido|\bpeau\b|\bventre\b|estomac|\bpieds?\b|\boffres?\b|\bpromos?\b|\bprix\b|\bfesti|\bartifice|\bcamion|\bsapeur|\bdrap housse/,
    ],
  ),
  rule('child_fall', [
    /\b(?:renvers|bascul|tomb|chut)\w*\b.*\b(?:(?:pleure|crie) plus|(?:bouge|repond|reagit) (?:plus|pas))\b/,
  ]),
  rule('child_fall', [
    new RegExp(
      `\\b${CARRIER} (?:\\w+ ){0,3}(?:tomb|bascul|renvers|lach|parti|roul|gliss)\\w*(?: \\w+){0,4} (?:table|voiture|lit|canape|comptoir|plan|chaise|balcon|escaliers?|etang|canal|eau|mare|lac|piscine|riviere|mer|route|rue|pente)\\b`,
    ),
  ]),
  rule('mind_baby', [
    /\b(?:secou|etouff|noy|frapp|etrangl|tu(?:er?|ais|ait)\b|jet(?:er?|ais|ait)\b)\w*/,
    /\b(?:peur|envie) de (?:le|la) (?:re)?faire\b/,
  ]),
];
