import { CHILD, isBeforeTerm, PREGNANT, PREVENTS, WEEKS } from './said.ts';
import type { Rule } from './topics.ts';

const OF_THINGS =
  /vetement|tissu|\bbody|pyjama|peluche|jouets?\b|\bjeux?\b|prenom|deguis|lessive|canape|tapis|matelas|couverture|bouee/;
const ON_PICTURES = /\becho\b|echographie|photos?\b|nombril/;
const IN_GENERAL = new RegExp(`${PREVENTS.source}|a partir de quel age|\\bcomment\\b`);

/** Half sentences of somebody in haste: a part of the body and what became of it, and no word of who it is. */
const ofChild: Rule[] = [
  {
    topic: 'unconscious',
    all: [
      /\b(?:arriv\w* (?:pas|plus) a|impossible (?:de|a)) (?:le |la |l )?(?:reveiller|stimuler|ranimer|faire reagir)\b/,
    ],
    none: [/\becole\b|\bsieste\b|le matin|la nuit|pour (?:teter|manger|boire)|\bado/],
  },
  {
    topic: 'breathing',
    all: [
      /\bnarines? (?:\w+ ){0,2}(?:batt\w*|ecart\w*|dilat\w*|pince\w*)|\b(?:batt\w*|ecart\w*) (?:\w+ ){0,2}narines?\b|\btire\w* sur (?:le|son) (?:ventre|cou|thorax)\b.*respir/,
    ],
    none: [IN_GENERAL],
  },
  {
    topic: 'convulsion',
    all: [/\btoute? raide\b|\byeux (?:\w+ ){0,2}(?:tournent|tourne|chavir\w*)/],
    none: [OF_THINGS, /cheveux|\bpente|\bbois\b|meuble|fixer/],
  },
  {
    topic: 'child_fall',
    all: [
      /\b(?:au )?fond de (?:la |l )?(?:piscine|eau|baignoire|bassin|mare)\b|\btete sous l eau\b|\b(?:piscine|eau|baignoire|bain)\b.*\bflotte\b/,
    ],
    none: [IN_GENERAL, OF_THINGS, /cloche|robot|antiderap/],
  },
  {
    topic: 'child_fall',
    all: [
      /\b(?:chien|chat|vipere|serpent|rat|furet|cheval)\b (?:\w+ ){0,3}(?:mordue?|attaquee?|griffee?)\b/,
      /\bjoues?\b|visage|\bmains?\b|\bbras\b|\btete\b|\bjambes?\b|\byeux\b|\bl a\b|bebe|fille|fils|petite?\b/,
    ],
    none: [OF_THINGS],
  },
  {
    topic: 'burn',
    all: [
      /\b(?:mains?|doigts?|bras|pieds?) (?:dans|sur|contre) (?:la |le |l |les |un |une )?(?:\w+ )?(?:friteuse|plaques?|four|poele|casserole|bougie|feu|fer|barbecue|insert|cheminee|huile|eau bouillante)\b|\bbouillott?e\b.*(?:perc|eclat|explos|brul|fui)/,
    ],
    none: [IN_GENERAL, /gants?\b|maniques?\b/],
  },
  {
    topic: 'young_fever',
    all: [/\bfontanelle (?:\w+ ){0,3}(?:bomb|gonfl|tendue|dure)/],
  },
  {
    topic: 'young_fever',
    all: [/\bnuque (?:\w+ )?raide\b/, /\b(?:38|39|40|41)(?:\.\d)?\b|chaud|vomi|lumiere/],
  },
  {
    topic: 'young_fever',
    all: [/\b(?:taches?|boutons?|plaques?|points?) (?:\w+ )?(?:violette?s?|violets?|violace\w*|pourpres?)\b/],
    none: [OF_THINGS, /couleur|naissance|feutre|mure|myrtille/],
  },
  // Pressed under a glass, they stay: with or without the "ne" that is hardly ever typed.
  {
    topic: 'young_fever',
    all: [
      /\b(?:taches?|boutons?|points?|plaques?)\b/,
      /\b(?:part|partent|disparai\w*|s?efface\w*|blanchi\w*|s en va|s en vont) (?:pas|plus)\b/,
      /appui\w*|appuy\w*|\bpress(?:e|ant|er|ion)\b|\bverre\b/,
    ],
    none: [/tissu|\bbody|vetement|canape|lessive|\btapis\b/],
  },
  {
    topic: 'poison',
    all: [
      /chauffe eau|chaudiere|\bpoele\b|\bgaz\b|brasero|barbecue|groupe electrogene|pot d echappement/,
      /\btous mal\b|mal (?:a la|de) tete|maux de tete|nausee|\bvomi|evanoui|vertige|malaise/,
    ],
    none: [/plombier|ramoneur|\bdevis\b/],
  },
  {
    topic: 'poison',
    all: [
      /^(?:pr |pour )?(?:produit|destop|javel|acide|decapant|deboucheur|colle)\b.*\b(?:dans|sur) (?:les|l|ses|son) (?:yeux|oeil)\b/,
    ],
    none: [IN_GENERAL],
  },
];

const HEAVILY =
  /piss\w* le sang|hemorragi\w*|saign\w* (?:beaucoup|enormement|a flots?|comme|abondamment)|gros caillots?/;
const ofMother: Rule[] = [
  { topic: 'bleeding', all: [HEAVILY, /\bivg\b|fausse couche|curetage/] },
  {
    topic: 'headache',
    all: [
      /\b(?:etoiles|mouches|points? (?:noirs?|lumineux|brillants?)|voile|eclairs|taches) devant (?:les|mes|ses) yeux\b/,
    ],
  },
  {
    topic: 'pregnancy_pain',
    all: [/\bventre (?:\w+ ){0,2}durc?\w* (?:\w+ )?(?:toutes|tous) les\b/, WEEKS],
    also: isBeforeTerm,
  },
  {
    topic: 'pregnancy_pain',
    all: [
      /\b(?:cordon|tete|pieds?|bras) (?:du bebe |de bebe )?(?:qui )?(?:sort|sortent|pend|depasse|est sortie?)\b|\b(?:voit|vois|voi|sens|touche) (?:\w+ )?(?:le cordon|la tete)\b/,
      new RegExp(`${PREGNANT.source}|bebe|poche|cordon|contraction`),
    ],
    none: [ON_PICTURES, /couche|turbulette|\blit\b|barreaux|manteau/],
  },
  {
    topic: 'pregnancy_pain',
    all: [/\bca pousse\b/, /bebe (?:arrive|sort|est la)|enceinte|\bsa\b|contraction/],
    none: [/\bdents?\b|cheveux/],
  },
];

const AT_HOME = '(?:mari|conjoint|compagnon|copain|chum|mec|homme|ex)';
/** A life that somebody else holds: money, doors, telephone; and what is done in spite of a no. */
const held: Rule[] = [
  {
    topic: 'violence',
    all: [
      new RegExp(`\\b${AT_HOME}\\b`),
      /\bcontrole (?:\w+ ){0,3}(?:argent|telephone|sorties|comptes?|messages)\b|\blaisse pas (?:sortir|partir|voir)|\b(?:empeche|interdit) de (?:sortir|partir|voir|parler|travailler|telephoner)|\b(?:prend|pris|confisqu\w*|cache) (?:mon |mes |ma )(?:telephone|papiers|argent|carte|cles)|\b(?:menferme|m enferme|minterdit|mempeche)\b(?! dans ses)/,
    ],
    none: [/\bliste\b|\bjouer\b|photos?\b/],
    lasting: true,
  },
  {
    topic: 'violence',
    all: [
      /\bex\b/,
      /\bme suit\b|\brode\b|\bme traque|m espionne|m attend (?:\w+ )?(?:devant|en bas)/,
      /peur|partout|maison|travail|devant|menac/,
    ],
    lasting: true,
  },
  {
    topic: 'violence',
    all: [
      new RegExp(`\\b(?:${AT_HOME}|il)\\b`),
      /saute dessus|coucher avec|l amour|rapports?\b|relations? sexuel/,
      /\b(?:dis|dit|disais) non\b|\bforc\w*|\boblig\w*|sans mon accord/,
    ],
    none: [/a l oblig/],
    lasting: true,
  },
  {
    topic: 'violence',
    all: [/\ba violee? (?:ma|mon|une?|sa|son|la)\b/],
    none: [/\bloi\b|regle|intimite|vie privee/],
    lasting: true,
  },
  {
    topic: 'violence',
    all: [
      /\bfemmes? (?:enceintes? )?(?:battue|frappee|tabassee)s?\b|\bmassacr\w* (?:sa|ma|leur) (?:femme|copine|mere)\b/,
    ],
    lasting: true,
  },
  {
    topic: 'online',
    all: [
      /\b(?:inconnu\w*|adulte|homme|majeur|gars|mec|type)\b/,
      /\brencontr\w*|rendez vous\b/,
      new RegExp(`${CHILD.source}|\\bados?\\b`),
      /internet|en ligne|insta|snap|tik ?tok|roblox|discord|fortnite|minecraft|reseaux|\bjeu\b/,
    ],
    lasting: true,
  },
];

const ofMinds: Rule[] = [
  {
    topic: 'mind',
    all: [
      /\bmarre de (?:la |ma |cette )?vie\b(?! (?:de|d|a|au|en)\b)|\b(?:si|que) j etais morte?\b|\bpartir pour toujours\b(?! (?:en|a|au|vivre|dans|avec)\b)|\bme (?:taille|entaille|lacere|brule|ouvre) (?:\w+ )?(?:les|la|le) (?:bras|veines|poignets?|cuisses|peau)\b/,
    ],
    lasting: true,
  },
  {
    topic: 'mind',
    all: [
      /\b(?:pris|avale|prendre|avaler) (?:tous|toute|toutes) (?:mes|les|ma|la) (?:\w+ )?(?:cachets|comprimes|medicaments?|medocs?|somniferes|pilules|boite)/,
    ],
    none: [/doit on|faut il|oubli|valise|\bliste\b|chaque jour|tous les jours/],
  },
  {
    topic: 'mind_baby',
    all: [
      /\benvie de (?:le|la|les) (?:cogner|defoncer|claquer|baffer|fracasser|gifler|bruler)\b|\ba me (?:retenir|controler) (?:\w+ ){0,3}(?:tape|frappe|secoue|gifle)\w*/,
    ],
    none: [/voisin|poubelle/],
  },
];

export const CLIPPED: readonly Rule[] = [...ofMinds, ...held, ...ofChild, ...ofMother];
