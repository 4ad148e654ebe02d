import { FEVER, HIGH } from './fever.ts';
import {
  AFTER_BIRTH,
  CARRYING,
  CHILD,
  isBeforeTerm,
  isOfEverybody,
  MONTHS,
  PREGNANT,
  PREVENTS,
  SEVERE,
  WEEKS,
} from './said.ts';
import type { Rule } from './topics.ts';

const either = (...patterns: RegExp[]) => new RegExp(patterns.map(({ source }) => source).join('|'));

const EXPECTING = either(PREGNANT, WEEKS, MONTHS);
const BLOOD =
  /\bsaign\w*|hemorragi\w*|metrorragi\w*|\bpert\w* (?:de |du |en )?(?:sang|caillots?)|\bperd\w* (?:\w+ )?(?:du |de |des )?(?:sang|caillots?)|\bdu sang\b|piss\w* le sang|flots? de sang|traces? de sang|gouttes? de sang|filets? de sang|\bsang (?:dans|sur|rouge|enceinte|frais)\b|caillots?|pertes? (?:marrons?|brunes?|rouges?|rosees?|roses?)/;
const HERS = /\b(?:je|j|moi|elle|femme|culotte|papier toilette|essuie\w*)\b/;
const HEAVY =
  /hemorragi|piss\w* le sang|enorm|beaucoup|abondan|gros caillots?|caillots|par heure|vertige|malaise|rouge vif|arrete pas|inond|tremp/;
const CHILDS_BLOOD =
  /\b(?:bebe|fils|fille|enfant|nourrisson|nouveau ne|petite?|niece|neveu)\b (?:\w+ ){0,3}saign|selles|vomi\w* du sang/;

const bleeding: Rule[] = [
  {
    topic: 'bleeding',
    all: [BLOOD, either(EXPECTING, HERS)],
    none: [CHILDS_BLOOD, AFTER_BIRTH, /lochies|(?:apres|suite a) (?:un|l|mon) accouchement/],
  },
  {
    topic: 'bleeding',
    all: [BLOOD, /accouche|post ?partum|cesarienne|couches/, HEAVY],
    none: [CHILDS_BLOOD],
  },
  {
    topic: 'bleeding',
    all: [/saignements? (?:rouges?|abondants?|importants?)|saignements? (?:du|au) \w+ trimestre/],
  },
];

const waters: Rule[] = [
  {
    topic: 'waters',
    all: [/\bper(?:d|t)\w* (?:\w+ )?(?:les |des |mes |ses )eaux?\b/],
    also: (text) => !isOfEverybody(text),
    none: [
      /comment (?:savoir|reconnaitre)|c est quoi|quand est ce/,
      /\b(?:apres|avant) (?:la|une) perte des eaux\b(?!.*\b(?:j ai|je suis|depuis|elle a)\b)/,
    ],
  },
  { topic: 'waters', all: [/\bper(?:ds?|du|te)\w* (?:\w+ )?de l eau\b/, either(PREGNANT, WEEKS, MONTHS)] },
  {
    topic: 'waters',
    all: [
      /poche\b.*(?:romp|rupt|fissur|perce|tremp|mouill|coul|craqu|eclat|lache|\bpete\b)|(?:rupture|fissur\w*|romp\w*|tremp\w*|mouill\w*)\b.*poche/,
    ],
  },
  {
    topic: 'waters',
    all: [
      /(?:fuites?|per[dt]\w*|coul\w*)\b.*liquide amniotique|liquide amniotique (?:\w+ )?(?:vert|teinte|marron|coule|rose)/,
    ],
  },
  {
    topic: 'waters',
    all: [
      /liquide\b.*coule|coule\b.*liquide|liquide\b.*jambes|eau (?:qui )?coule|fuites? de liquide|per(?:te|d\w*) (?:d |beaucoup d )eaux?\b|\beaux? (?:sont |est |s est )?(?:partie?s?|percee?s?|rompue?s?)|(?:casse|creve|rompu|pete|perce)\w* (?:les|mes|la poche des|la poche d) ?eaux\b|plein d eau|un plop|rupture (?:\w+ )?(?:des )?membranes|membranes? (?:rompue|fissuree)|tremp\w*.*\beaux\b/,
    ],
  },
];

const FEELS = /\b(?:sen[st]\w*|senti\w*|ressen\w*)\b/;
/** Of a thing that is chosen. */
const ON_SHELF =
  /\bquel(?:le)? (?:siege|cosy|tapis|lit|matelas|coussin|poussette|porte bebe|transat|gigoteuse)\b/;
const movements: Rule[] = [
  {
    topic: 'movements',
    all: [
      /\b(?:sen[st]|sent\w*|senti\w*|ressen\w*) (?:presque |quasi |vraiment |toujours |nettement |beaucoup |bien |un peu )?(?:plus|pas|moins|aucun)\b|\b(?:plus|pas|presque plus|rien|moins) (?:re)?senti?s?\b|\bn ai (?:\w+ )?(?:pas|plus|rien) (?:re)?senti/,
      /bebe|boug|mouvement|coups|foetus|\ble bebe\b|fille|fils/,
    ],
    none: [/pas encore/],
  },
  {
    topic: 'movements',
    all: [
      /\b(?:bebe|foetus|il|elle|fille|fils)\b (?:\w+ ){0,4}?(?:boug|remu)\w* (?:presque |beaucoup |nettement )?(?:plus|moins|pas)\b(?! (?:souvent|fort|la nuit|le soir|que|qu|encore|en dormant))/,
    ],
    none: [/pas encore|quand il dort/, ON_SHELF],
  },
  {
    topic: 'movements',
    all: [
      /\bboug\w* (?:\w+ ){0,2}moins (?:\w+ )?qu?e? ?(?:d habitude|d ordinaire|avant|hier|ces derniers|les autres jours)/,
    ],
    none: [/quand il dort|la nuit/],
  },
  {
    topic: 'movements',
    all: [
      /\b(?:pas|plus|aucuns?|plus aucuns?|diminution|baisse|absence|moins)(?: de| d| des)? (?:mouvements?|coups?)\b/,
    ],
  },
  {
    topic: 'movements',
    all: [
      /\b(?:bebe|foetus|il|elle)\b (?:\w+ ){0,2}(?:trop|tres|bien|anormalement) calme/,
      /ventre|hier|enceinte|\bsa\b|aujourd hui|ce matin/,
    ],
    none: [/dans (?:son|le) lit|nuit calme/],
  },
  {
    topic: 'movements',
    all: [
      /(?:pas|plus|peu|presque pas) boug\w*|\bboug\w* (?:pas|plus|peu|a peine)\b/,
      /bebe|ventre|foetus|enceinte|\bsa\b/,
    ],
    none: [ON_SHELF, /pas encore|quand il dort|plus (?:souvent|fort|la nuit|le soir|que|qu)\b/],
  },
  {
    topic: 'movements',
    all: [
      /arrete\w* de (?:bouger|remuer)|se manifeste (?:plus|pas)|plus (?:de )?signes?\b|rien senti/,
      /bebe|ventre|foetus|enceinte|\bsa\b|\bil\b/,
    ],
  },
  {
    topic: 'movements',
    all: [/boug\w* (?:a peine|tres peu|peu)\b/, /bebe|ventre|foetus|enceinte|\bsa\b|semaines/],
  },
  { topic: 'movements', all: [/immobile\b.*ventre|ventre\b.*immobile/] },
  { topic: 'movements', all: [FEELS, /\bplus (?:mon |le |la )?(?:bebe|bouger)/] },
];

const HEAD =
  /\b(?:mal|maux|douleurs?) (?:\w+ ){0,2}?(?:tete|crane)\b|\btete (?:qui )?(?:va |vas )?(?:m )?explos\w*|migraines?|cephalees?/;
const SEES =
  /etoiles|mouches? (?:devant|volantes?)|points? (?:lumineux|noirs?|brillants?)|\bvision\b|\bvo[iy]\w* (?:\w+ )?(?:flou|trouble|double|moins bien)|taches? (?:\w+ )?devant|\bflou\b|eblouiss|lumieres? devant|\bvue (?:brouille|trouble|baisse|flou)\w*|brouille\w*|\baura\b|vertiges?|\bvoile (?:\w+ )?devant/;
const SWOLLEN =
  /gonfle\w*|enfle\w*|oedemes?|bourdonn\w*|\bbarre (?:a|sous|au|dans|epigas)|tension (?:a )?1[4-9]/;
const headache: Rule[] = [
  { topic: 'headache', all: [HEAD, SEES] },
  { topic: 'headache', all: [HEAD, SWOLLEN] },
  { topic: 'headache', all: [HEAD, PREGNANT, SEVERE] },
  { topic: 'headache', all: [HEAD, WEEKS, SEVERE] },
  { topic: 'headache', all: [SEES, SWOLLEN] },
  {
    topic: 'headache',
    all: [
      PREGNANT,
      /mouches? devant|taches? (?:\w+ )?devant|points? (?:lumineux|noirs)|\bvo[iy]\w* (?:\w+ )?(?:flou|trouble|double|etoiles)|\bvo[iy]\w* (?:des |de |les )?(?:petites? |pleins? d )?etoiles|des etoiles devant|vision (?:floue|trouble)|vue (?:brouille|trouble)\w*|voile (?:\w+ )?devant|\bbarre (?:a l estomac|sous|au)/,
    ],
  },
  { topic: 'headache', all: [PREGNANT, /tension (?:a |de )?1[4-9]\b|tension .*bourdonn/] },
];

const FALLS =
  /\btomb\w*|\bchut(?:e|es|er|ee)\b|\bgliss(?:e|ee)\b|trebuch\w*|\baccident\b|\bcogne\w*|percut\w*|\bchoc\b|\bramassee?\b|vol plane|\bgamelle\b|valdingu\w*|degringol\w*|devale\w*|casse la (?:figure|gueule)/;
const BELLY_BLOW = /\b(?:coups?|choc|cogne\w*|tap\w*) (?:\w+ )?(?:dans|sur|au|le) (?:le |mon |son )?ventre/;
const falls: Rule[] = [
  {
    topic: 'pregnancy_fall',
    all: [FALLS, either(CARRYING, WEEKS, MONTHS)],
    none: [
      PREVENTS,
      /\b(?:bebe|fils|fille|enfant|nourrisson|petite?) (?:\w+ ){0,3}(?:tomb|chut|cogn|gliss)|chute (?:de )?bebe|tomb\w* de (?:la table|mes bras|son lit)/,
    ],
  },
  {
    topic: 'pregnancy_fall',
    all: [BELLY_BLOW, either(CARRYING, WEEKS)],
    none: [/bebe (?:\w+ ){0,3}coups|coups? (?:de|du) (?:pied de )?bebe|poing/],
  },
];

const fever: Rule[] = [
  {
    topic: 'pregnancy_fever',
    all: [new RegExp(`${FEVER.source}|de la temperature`), CARRYING],
    none: [/vaccin|\bbain\b|chambre|biberon|piscine/, /\b(?:bebe|fils|fille|enfant|nourrisson|petite?)\b/],
  },
  {
    topic: 'pregnancy_fever',
    all: [HIGH, CARRYING],
    none: [
      /\bbain\b|chambre|biberon|piscine|semaines? 3[89]|taille|pointure/,
      /\b(?:bebe|fils|fille) (?:\w+ ){0,2}a\b/,
    ],
  },
  {
    topic: 'pregnancy_fever',
    all: [HIGH, /\b(?:je suis|j ai|j)\b/, either(WEEKS, MONTHS), /\b(?:j ai|jai|temperature|fievre)\b/],
    none: [/\bbain\b|chambre|biberon|piscine/, CHILD, /semaines? 3[89]|\b(?:a|suis) 3[89]\b/],
  },
  { topic: 'pregnancy_fever', all: [FEVER, AFTER_BIRTH], none: [/vaccin|chambre/] },
  { topic: 'pregnancy_fever', all: [FEVER, /seins? (?:rouges?|durs?)|cicatrice/] },
];

const PAIN = /\bdouleurs?\b|\bmal\b|\bcrampes?\b|\bbrulure intense/;
const pain: Rule[] = [
  {
    topic: 'pregnancy_pain',
    all: [PAIN, /ventre|poitrine|thorax|\bcotes?\b|pelvi/, SEVERE, EXPECTING],
    none: [CHILD],
  },
  {
    topic: 'pregnancy_pain',
    all: [
      /contractions?|se contracte/,
      /toutes les|regulier|rapproch|\bfortes?\b|\bgrosses\b|douloureuse|frequentes?|fai?t mal|font mal/,
    ],
    also: isBeforeTerm,
  },
  { topic: 'pregnancy_pain', all: [/ventre (?:\w+ )?dur comme du bois/] },
  {
    topic: 'pregnancy_pain',
    all: [PREGNANT, /\bevanoui\w*|per(?:du|te de) connaissance|convuls|\bmalaise\b/],
  },
  {
    topic: 'pregnancy_pain',
    all: [
      PREGNANT,
      /(?:plus|pas) a respirer|du mal a respirer|essoufflement (?:brutal|soudain)|douleurs? (?:\w+ )?(?:dans la |a la )?poitrine/,
    ],
  },
  { topic: 'pregnancy_pain', all: [PREGNANT, /mollets?/, /rouge|gonfle|douleur|chaud/] },
];

export const PREGNANCY: readonly Rule[] = [
  ...headache,
  ...bleeding,
  ...waters,
  ...movements,
  ...falls,
  ...pain,
  ...fever,
];
