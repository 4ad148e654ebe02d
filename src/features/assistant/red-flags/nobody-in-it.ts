import type { Topic } from './topics.ts';

const THING_NAMES =
  '(?:porte bebe|echarpe(?: de portage)?|siege(?: auto| velo)?|cosy|coque|nacelle|poussette|landau|transat|balancelle|couffin|chaise haute|chaise|table a langer|table|commode|armoire|etagere|lit(?: parapluie| a barreaux)?|matelas|housse|drap|couverture|gigoteuse|turbulette|body|bodies|pyjama|bonnet|robe|manteau|chaussures?|tapis(?: d eveil)?|mobile|veilleuse|babyphone|doudou|peluche|tetine|sac(?: a langer)?|valise|baignoire|telephone|colis|carton|trotteur|draisienne|parc|barriere|sterilisateur|thermometre|tire lait|chauffe biberon|poche (?:du|de la|de mon|de ma) \\w+)';
const OPENING = '^(?:(?:bonjour|bonsoir|salut|coucou|alors|et|mais|du coup) )*';
const OF_A_THING = new RegExp(
  `${OPENING}(?:(?:une? )?(?:taches?|traces?|trous?|bruits?) (?:\\w+ )?(?:sur|dans|de) )?(?:le|la|l|les|un|une|mon|ma|mes|notre|nos|ce|cette|son|sa) (?:nouvelle?s? |vieille?s? |petite?s? )?${THING_NAMES}s?\\b|\\b(?:ce|cette|ces) ${THING_NAMES}s?$`,
);
/** Somebody is near it, or something is worse than broken. */
const SOMEBODY =
  /\b(?:bebes?|bb|enfants?|fils|filles?|petite?s?|nourrisson|nouveau ne|jumeaux|puce|loulou|frere|soeur|elles?|lui|eux|moi|nous|m|dedans|dessus|dessous|tete|ventre|bras|jambes?|pieds?|mains?|doigts?|yeux|oeil|bouche|levres|gorge|peau|dos|visage|figure|nez|cou|joues?|sur (?:sa|son|ses)|sang|eaux|saign\w*|vomi\w*|respir\w*|etouff\w*|bless\w*|fievre|contractions?|feu|flammes?|fumee|secours|urgen\w*|vite|aide\w*|samu|pompiers?|enceinte|lac|piscine|riviere|fenetre|balcon|escaliers?|rue|route|etang|canal|mare|bassin|fleuve|mer|pente|inconscien\w*|reactions?|reagi\w*|bouge|pleure|crie|toute? bleue?|aval\w*|gob\w*|inger\w*|etrangl\w*)\b|(?<!\bfaut )\bil (?!(?:faut|est (?:\w+ ){0,4}(?:ce|cette)|reste|manque|y)\b)/;
/** Those carry a child: that one fell is told of nobody only by who wants it mended, or had it empty. */
const CARRIES =
  /\b(?:porte bebe|echarpe|siege|cosy|coque|nacelle|poussette|landau|transat|couffin|chaise|lit)\b/;
const FELL = /\btomb\w*|\bbascul\w*|\brenvers\w*|\blach\w*|\bgliss\w*|\bchut\w*|\bcoince\w*/;
const MENDED =
  /\b(?:chang\w*|verifi\w*|garanti\w*|sav|echang\w*|rembours\w*|livr\w*|abim\w*|cass\w*|ray\w*|rachet\w*|remplac\w*|coffre|placard|vide|demenag\w*|lavage|pli(?:e|er|ee)|reparer?)\b/;

/** "Le siège auto est tombé par terre, il faut le changer ?": a thing, and nobody in it. */
function isOfAThing(text: string): boolean {
  if (!OF_A_THING.test(text)) return false;
  const others = text.replaceAll('porte bebe', 'porte').replace(/\bchauffe biberon\b/g, 'chauffe');
  if (SOMEBODY.test(others)) return false;
  return !(CARRIES.test(text) && FELL.test(text)) || MENDED.test(text);
}

const FICTION =
  '(?:films?|series?|romans?|livres?|contes?|comptines?|chansons?|dessins? animes?|reportages?|documentaires?|emissions?|episodes?|feuilletons?|bd)';
const STORY = new RegExp(
  [
    `${OPENING}(?:(?:c est quoi|quel est|je cherche|cherche|connaissez vous|vous avez) )?(?:une?|le|la|les|ce|cette|des)? ?${FICTION}\\b`,
    `${OPENING}dans (?:une?|le|la|les|ce|cette|mon|son) ${FICTION}\\b`,
    `${OPENING}j ai (?:vu|lu|regarde|entendu) (?:une?|le|la|les|ce|cette) ${FICTION} (?:sur|ou|avec|qui|dans|d)\\b`,
    `${OPENING}(?:\\w+ ){1,4}(?:de|du|dans) (?:la |le |l |une? )?${FICTION}\\b`,
    `${OPENING}(?:cette nuit )?j ai (?:encore )?reve (?:que|qu|d)\\b`,
  ].join('|'),
);
/** It goes on outside the story. */
const IN_TRUTH =
  /\b(?:depuis|maintenant|aujourd hui|ce matin|ce soir|tout a l heure|pour de vrai|secours|urgen\w*|vite|samu|15|18|112|enceinte de|\d+ ?sa)\b|\b(?:et|mais) (?:moi |la |maintenant |en vrai )?(?:je|j|mon|ma|notre|il|elle)\b|\bmoi aussi\b|\bcomme (?:moi|elle|lui|la mienne|le mien)\b|\b(?:peur|envie) de (?:le|la) (?:re)?faire\b|\by pense\b/;

const isOfAStory = (text: string): boolean => STORY.test(text) && !IN_TRUTH.test(text);

/** Whoever tells of these is heard in any frame. */
const ALWAYS: ReadonlySet<Topic> = new Set(['mind', 'mind_baby', 'online', 'child_danger', 'violence']);

/** True of a text about a thing, or a story, for the dangers of a body: nobody is in it. */
export function isOfNobody(text: string): (topic: Topic) => boolean {
  const nobody = isOfAThing(text) || isOfAStory(text);
  return (topic) => nobody && !ALWAYS.has(topic);
}
