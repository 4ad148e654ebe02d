import { FEVER, HIGH, OVER_FORTY } from './fever.ts';
import { ageInMonths, CARRYING, CHILD, CLIPPED_SUBJECT, HIM, isTiny, PREVENTS } from './said.ts';
import { SWALLOWED } from './swallowed.ts';
import type { Rule } from './topics.ts';
import { UNCONSCIOUS } from './unconscious.ts';

const SOMEBODY = new RegExp(`${CHILD.source}|${HIM.source}|${CLIPPED_SUBJECT.source}`);

const breathing: Rule[] = [
  {
    topic: 'breathing',
    all: [
      /\brespir\w* (?:tres |trop |de facon )?(?:plus|mal|pas|vite|difficilement|bizar\w*|avec difficulte|a peine|saccad\w*)\b/,
    ],
  },
  {
    topic: 'breathing',
    all: [
      /arrete\w* de respirer|plus (?:de |d )souffle|(?:manque|cherche) (?:d air|son air|de souffle)|bruits?\b.*respire|(?:respire|souffle)\b.*(?:bruit|tire)|tire sur les cotes|respir\w* (?:un |du |des )?(?:produit|gaz|fumee)|arret (?:cardiaque|respiratoire)|\bcoeur (?:s est )?arrete/,
    ],
    none: [PREVENTS],
  },
  {
    topic: 'breathing',
    all: [
      /\b(?:mal|peine|difficultes?|gene|arriv\w* (?:plus|pas)) (?:a |pour )?(?:respire[rs]?|reprendre)\b/,
    ],
    none: [CARRYING],
  },
  {
    topic: 'breathing',
    all: [
      /\bs (?:est )?(?:etouf|etrangl)\w*|\bsuffo\w*|fausse route|aval\w* de travers|detresse respiratoire|pauses? (?:respiratoires?|quand (?:il|elle) respire|de respiration)|coincee? dans (?:la|sa) gorge|par a coups|creuse (?:le|son) (?:ventre|thorax)|creus\w* (?:\w+ ){0,2}cotes|gemit|reprendre (?:son |sa )?(?:souffle|respiration)|cotes (?:\w+ )?(?:creus|se creus)|siffle en respir|anaphyla\w*|choc allergique|\bapnees?\b|respiration (?:\w+ )?(?:siffl\w*|rapide|difficile|bizarre|saccade\w*|bruyante)/,
    ],
    none: [PREVENTS, /pour (?:ne |qu il ne |qu elle ne )?pas (?:qu \w+ )?(?:s |l )?etouff/],
  },
  { topic: 'breathing', all: [/\betouf(?:e|fe|fent)\b/, SOMEBODY], none: [PREVENTS] },
  {
    topic: 'breathing',
    all: [
      /gonfle\w* (?:de )?partout|gonfle\w* (?:\w+ ){0,2}(?:visage|levres|gorge|langue)|(?:visage|levres|gorge|langue) (?:\w+ ){0,3}gonfle\w*/,
      SOMEBODY,
    ],
    none: [CARRYING],
  },
];

const COLOURS = '(?:bleue?s?|bleutee?s?|bleuatres?|grise?s?|violette?s?|violets?|violacee?s?|cyanosee?s?)';
const THINGS =
  /chambre|\bbody\b|couleur|\brobe|pyjama|doudou|poussette|couverture|tapis|\bdrap|tetine|peinture|\byeux\b|prenom|liste/;
const blue: Rule[] = [
  {
    topic: 'blue',
    all: [
      new RegExp(
        `\\b(?:bebe|fils|fille|enfant|nouveau ne|nourrisson|il|elle|petite?)\\b (?:\\w+ )?(?:est|devient|devenue?|vire|etait)(?: au| devenue?)?(?: \\w+)? ${COLOURS}\\b`,
      ),
    ],
    none: [THINGS],
  },
  { topic: 'blue', all: [new RegExp(`\\b(?:tout|toute) ${COLOURS}\\b`), CHILD], none: [THINGS] },
  {
    topic: 'blue',
    all: [
      new RegExp(
        `\\b(?:levres?|bouche|visage|langue|ongles|peau)\\b (?:\\w+ ){0,4}?(?:${COLOURS}|violette?s?)\\b`,
      ),
    ],
    none: [/vernis|rouge a levres|maquillage/],
  },
  { topic: 'blue', all: [/cyanose/] },
  { topic: 'blue', all: [/\b(?:bebe|nourrisson|nouveau ne) (?:bleute|cyanose)e?\b/], none: [THINGS] },
  {
    topic: 'blue',
    all: [CHILD, /\bpale\b.*\bm(?:ou|olle)\b|\bm(?:ou|olle)\b.*\bpale\b|\btoute? gris/],
    none: [THINGS],
  },
];

const convulsion: Rule[] = [
  {
    topic: 'convulsion',
    all: [
      /convuls\w*|\bepilep\w*|revuls\w*|spasmes? (?:en|infantil)|raide\b.*(?:secou|spasm|trembl)|trembl\w* de (?:partout|tout)|secousses?\b.*(?:bras|jambes|yeux|corps)|yeux (?:\w+ )?(?:fixes|en arriere|blancs|qui partent|retournes)/,
    ],
    none: [CARRYING],
  },
  {
    topic: 'convulsion',
    all: [CHILD, /\bfait (?:une|des) crises?\b/],
    none: [/crises? (?:de|d) (?!epi)|supermarche|magasin|caprice|colere|dodo|coucher/],
  },
];

const burn: Rule[] = [
  {
    topic: 'burn',
    all: [
      SOMEBODY,
      /\btouche\w*|renvers\w*|attrap\w*|pos\w* la main|mis (?:la main|les mains|le doigt)|\bsur (?:mon|ma|le|la)\b/,
      /fer a (?:repasser|lisser|friser)|\bfour\b|\bpoele\b|plaque|casserole|insert|cheminee|brulante?\b|bouillante?\b|the chaud|cafe|soupe/,
    ],
    none: [PREVENTS],
  },
  {
    topic: 'burn',
    all: [
      /\bbrul(?:e|ee|es|ees|ure|ures|er)\b|ebouillant\w*|\bcloques?\b|electrocut\w*|electris\w*|decharge electrique/,
      SOMEBODY,
    ],
    none: [PREVENTS, /estomac/],
  },
  {
    topic: 'burn',
    all: [
      /(?:renvers\w*|tombe)\b.*eau (?:tres )?(?:chaude|bouillante)|eau bouillante|doigts? dans la prise|pris (?:le jus|du jus|le courant)/,
      CHILD,
    ],
    none: [PREVENTS, /sterilis|biberon/],
  },
  {
    topic: 'burn',
    all: [
      /renvers\w*|eclabouss\w*|asperg\w*|tombee? (?:dans|sur)|\btire\w* sur\b/,
      /\beau d(?:e|es) (?:pates|cuisson|riz|legumes)\b|theiere|bouilloire|huile chaude|friteuse|marmite|chocolat chaud|tisane/,
      SOMEBODY,
    ],
    none: [PREVENTS],
  },
  {
    topic: 'burn',
    all: [
      /\beau (?:\w+ )?(?:trop|tres|bien|super) chaude\b|\bvapeur\b/,
      /\brouges?\b|cloque|\bpeau\b|brul|hurle/,
      CHILD,
    ],
    none: [PREVENTS, /appareil|nettoy/],
  },
];

const SURFACES =
  /\btable\b|\blits?\b|canape|\bchaise\b|\bbras\b|fenetre|escalier|\btete\b|par terre|\bsol\b|poussette|balcon|trottoir|toboggan/;
const EVERYDAY = /souvent|apprend|apprendre|marcher|quel age|quelle? (?:chaise|table|lit)/;
const falls: Rule[] = [
  {
    topic: 'child_fall',
    all: [/\btomb\w*|\bchut(?:e|es|er|ee)\b|\bcogn\w*|\bheurt\w*/, CHILD],
    none: [PREVENTS, EVERYDAY, /\bveux tomber|tomber enceinte/],
  },
  {
    topic: 'child_fall',
    all: [
      SOMEBODY,
      /\bbascul\w*|renversee? par|percutee?|\becrase\w*|ecrasee?|\bcoincee?\b|\blache (?:mon|ma|le|la) bebe/,
    ],
    none: [PREVENTS, /bascule\b(?! de)|decale|siege|cheval a/],
  },
  {
    topic: 'child_fall',
    all: [new RegExp(`\\bechapp(?:er|e|ee|es)\\b (?:(?:mon|ma|le|la|notre|un) )?(?:${CHILD.source})`)],
    none: [PREVENTS, /\bpeur d\b|\bne pas\b|laisse\w* echapp/],
  },
  { topic: 'child_fall', all: [CHILD, /echapp\w*|gliss\w*|lach\w*/, /des? (?:\w+ )?(?:bras|mains)/] },
  {
    topic: 'child_fall',
    all: [/\btomb\w*|\bchute\b/, /vomi|somnol|bosse enorme|saigne/],
    none: [PREVENTS, EVERYDAY],
  },
  { topic: 'child_fall', all: [/\btomb\w*|\bcogn\w*|\bheurt\w*/, HIM, SURFACES], none: [PREVENTS, EVERYDAY] },
  {
    topic: 'child_fall',
    all: [
      /\bchute (?:de |du |des |d )(?:(?:la|l|une?|sa|son|mon|notre) )?(?:grand )?(?:lit|canape|table|chaise|transat|fauteuil|escaliers?|poussette|bras|berceau)\b/,
    ],
    none: [PREVENTS, EVERYDAY, CARRYING],
  },
  {
    topic: 'child_fall',
    all: [
      /choc a la tete|traumatisme cranien|\bnoyades?\b|\bnoye\w*|bu la tasse(?! d)|\bsous l eau\b.*piscine|reste\w* sous l eau|bain et (?:\w+ )?bu|tombee? (?:dans|a) (?:la |l )?(?:piscine|eau|mare|bassin)/,
    ],
    none: [PREVENTS],
  },
  {
    topic: 'child_fall',
    all: [/\bmordue?s? par (?:un |le |mon |son |notre )?(?:chien|chat|rat|serpent|animal)/],
  },
  {
    topic: 'child_fall',
    all: [/\binhal\w* (?:\w+ ){0,2}eau\b/, SOMEBODY],
    none: [/appareil|aerosol|machine/],
  },
  { topic: 'child_fall', all: [CHILD, /enferme\w* (?:\w+ ){0,3}voiture|coup de chaleur/] },
  {
    topic: 'child_fall',
    all: [
      /\bsaigne\w*/,
      CHILD,
      /\btete\b|beaucoup|enormement|arrete pas|oreilles?|abondamment|\bbebe saigne/,
    ],
  },
];

const dehydration: Rule[] = [
  {
    topic: 'dehydration',
    all: [
      /deshydrat\w*|(?:langue|bouche|levres) (?:\w+ )?seches?\b|couches? vides?|fontanelle (?:\w+ ){0,3}(?:creus|enfonc|rentr)|yeux (?:\w+ )?(?:creux|creuses|cernes et creux)|couches? seches? (?:depuis|de)|pas de couches? mouillees?|n? ?(?:urine|pisse) (?:plus|pas)\b/,
    ],
    none: [PREVENTS],
  },
  {
    topic: 'dehydration',
    all: [
      /fait (?:plus|pas|aucun) (?:\w+ )?pipi|(?:plus|pas)(?: \w+)? pipi|mouille (?:plus|pas) (?:ses|de) couches?/,
      SOMEBODY,
    ],
    none: [/au lit|sur le pot|aux toilettes|la nuit/],
  },
  {
    topic: 'dehydration',
    all: [
      /vomi\w* (?:tout\b|sans arret|vert|du sang|de la bile|bile|depuis|en jet|toutes?)|sang dans (?:les|ses) selles|selles? (?:\w+ )?(?:sanglant|avec du sang)/,
    ],
  },
  {
    topic: 'dehydration',
    all: [
      SOMEBODY,
      /refus\w* (?:de boire|de teter|de manger|de s alimenter|tous|tout|toutes)|\b(?:boit|tete|mange|avale) (?:plus|rien)(?: rien)?\b|\bgarde (?:plus )?rien|veut (?:plus|rien) (?:teter|boire|avaler)|plus (?:teter|boire)/,
    ],
    none: [/purees?|legumes|petit pot|sevrage|\bmari\b|\balcool/, /plus que|plus de \d/],
  },
  { topic: 'dehydration', all: [/gastro|diarrhees?|vomi\w*/, CHILD], also: isTiny },
  { topic: 'dehydration', all: [/diarrhees?|gastro/, /vomi/, CHILD, /sans arret|depuis/] },
];

const THERMAL = /\bbain\b|chambre|\beau\b|biberon|\blait\b|piece|piscine/;
const HOT = new RegExp(
  `${FEVER.source}|${HIGH.source}|brulante?\\b|de la temperature|\\btemperature (?:de |a )?(?:38|39|4[01])`,
);
const tinyFever: Rule[] = [
  { topic: 'young_fever', all: [HOT, CHILD], none: [THERMAL, CARRYING], also: isTiny },
  {
    topic: 'young_fever',
    all: [/hypotherm|\b3[45]\.\d\b|\b3[45] (?:de temperature|degres)/, CHILD],
    none: [THERMAL],
    also: isTiny,
  },
  {
    topic: 'young_fever',
    all: [HIGH, /\b(?:il|elle) a \w+ (?:jours?|semaines?|mois)\b/],
    none: [THERMAL, CARRYING],
    also: isTiny,
  },
  { topic: 'young_fever', all: [OVER_FORTY, CHILD], none: [THERMAL, CARRYING] },
  {
    topic: 'young_fever',
    all: [
      /purpura|taches? (?:\w+ ){0,3}(?:violettes?|qui ne (?:disparaiss|s efface))|nuque raide/,
      /bebe|enfant|fils|fille|fievre/,
    ],
  },
  {
    topic: 'young_fever',
    all: [FEVER, /\b(?:a|de|agee?) \w+ (?:jours?|semaines?|mois)\b/],
    none: [THERMAL, CARRYING, /vaccin|apres/],
    also: isTiny,
  },
  {
    topic: 'young_fever',
    all: [FEVER, /\b(?:nouveau ne|nourrisson)\b/],
    none: [THERMAL],
    also: (text) => (ageInMonths(text) ?? 0) <= 3.1,
  },
];

export const SMALL_CHILD: readonly Rule[] = [
  ...UNCONSCIOUS,
  ...breathing,
  ...blue,
  ...convulsion,
  ...SWALLOWED,
  ...tinyFever,
  ...burn,
  ...falls,
  ...dehydration,
];
