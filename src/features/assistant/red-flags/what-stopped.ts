import { CARRYING, CHILD, CLIPPED_SUBJECT, HIM, PREVENTS, TOLD_OF, WEEKS } from './said.ts';
import type { Rule } from './topics.ts';

const SOMEBODY = new RegExp(`${CHILD.source}|${HIM.source}|${CLIPPED_SUBJECT.source}|\\b(?:sa|son|ses)\\b`);
const IN_GENERAL = [PREVENTS, TOLD_OF, /\ba (?:partir de )?quel age\b/];
const NOT_ANY_MORE = '(?:pas|plus|meme plus|meme pas|presque plus|jamais)';
const KIN =
  '(?:mari|conjoint|compagnon|copain|ex|mec|homme|pere|papa|beau pere|frere|beau frere|gendre|oncle|tonton|grand pere|papy|papi|cousin|voisin|chum|prof\\w*|entraineur)';
/** A dose that was wrong, and the medicine of it. */
const MEDICINE =
  /\bvitamines? [dk]\b|doliprane|paracetamol|ibuprofene|advil|nurofen|efferalgan|antibio\w*|amoxicilline|\bsirop\b|\bgouttes\b|\bpipettes?\b|\bcomprimes?\b|\bcachets?\b|medicaments?|\btraitement\b|uvesterol|zymad|suppositoires?/;

/** Signs of a child that no longer does something, of itself or whatever is tried. */
const ofChild: Rule[] = [
  {
    topic: 'unconscious',
    all: [
      new RegExp(
        `\\brien (?:ne |n )?(?:le|la|l|les) (?:reveill\\w*|fait (?:reagir|bouger|ouvrir))|\\b(?:ouvre|ouvrent) ${NOT_ANY_MORE} les yeux|\\b(?:sortir|tirer) (?:\\w+ )?d(?:u|e son) sommeil\\b|\\b(?:reagi\\w*|repond\\w*) ${NOT_ANY_MORE} (?:quand|a mes|a ma|si)\\b`,
      ),
    ],
    none: [...IN_GENERAL, /\bchaton|\bchiot/],
  },
  {
    topic: 'breathing',
    all: [
      /\b(?:n a|a|n ai|n arrive|arrive|ne|n) (?:\w+ )?(?:pas|plus) (?:\w+ )?(?:repris|reprend|reprendre|retrouve|trouve) (?:son |sa |le |la )?(?:souffle|respiration)|\bperd\w* (?:son |le )?souffle\b/,
      SOMEBODY,
    ],
    none: [/escalier|\bmarche\b|sport|courir/],
  },
  {
    topic: 'breathing',
    all: [
      /\bcotes?\b (?:\w+ ){0,3}?(?:rentr|creus|s enfonc|se tir)\w*|\b(?:peau|ventre) (?:\w+ ){0,2}(?:rentre|creuse) (?:entre|sous) les cotes/,
    ],
    none: IN_GENERAL,
  },
  {
    topic: 'breathing',
    all: [
      /\binspir\w*|\binhal\w*|\baspir\w*|\brespir\w*/,
      /\bpoudres?\b|\btalc\b|\bfumees?\b|\bgaz\b|\bcacahuetes?\b|\bperles?\b|\bfarine\b|\baerosol\b|\bpeinture\b/,
      /\btouss\w*|\bsiffl\w*|\brouge\b|\bbleu\w*|\bmal\b|\bgene\b|\betouff\w*/,
    ],
    none: [...IN_GENERAL, /aspirateur|ramasse/],
  },
  {
    topic: 'blue',
    all: [SOMEBODY, /\bpeau\b (?:\w+ ){0,3}marbr\w*|\bmarbrures?\b|\btoute? marbree?\b/],
    none: [/froid (?:aux|dans le bain)|gateau|table/],
  },
  {
    topic: 'convulsion',
    all: [
      /\byeux (?:\w+ ){0,3}(?:partis?|partent|part|revires?|retournes?|tournes?) (?:\w+ ){0,2}(?:en arriere|en haut|vers le haut|dans tous les sens)/,
    ],
    none: IN_GENERAL,
  },
  {
    topic: 'dehydration',
    all: [
      SOMEBODY,
      /\bjaune\b/,
      new RegExp(`\\b(?:tete|boit|mange|tetee|reveille|prend) ${NOT_ANY_MORE}\\b`),
    ],
    none: [/selles|caca|couche\b|purees?|carotte/],
  },
  {
    topic: 'dehydration',
    all: [
      SOMEBODY,
      /\b(?:pas|plus|rien) (?:ete )?(?:mouille\w*|urine\w*|pisse\w*)\b|\b(?:pas|plus|aucune?|une?) (?:\w+ )?goutte (?:d |de )?(?:urine|pipi)/,
      /\bdepuis\b|\btoute la (?:journee|nuit)\b|\b\d+ ?(?:h|heures)\b/,
    ],
    none: [/\blit\b|\bpot\b|pyjama|draps?\b/],
  },
];

const ofAccidents: Rule[] = [
  {
    topic: 'child_fall',
    all: [
      /\bdeval\w*|\bdegringol\w*|\bculbut\w*|\bchavir\w*|\bpasse\w* par dessus\b|\b(?:roul|gliss)\w* (?:du|de la|de l|des|en bas)\b/,
      /\bmarches?\b|\bescaliers?\b|\bbarrieres?\b|\blit\b|\btable\b|\bcanape\b|\bfenetre\b|\bbalcon\b|\bbras\b|\bmains\b|\btoboggan\b|\bcommode\b/,
      SOMEBODY,
    ],
    none: [/\bcomment\b.*\beviter|\bempecher\b|\bprevenir\b|photo|jouet|doudou|tetine/],
  },
  {
    topic: 'child_fall',
    all: [
      /\b(?:liquide|sang|eau) (?:\w+ ){0,3}(?:sort\w*|coul\w*)|\b(?:sort|coule) (?:\w+ ){0,2}(?:liquide|sang)/,
      /\boreilles?\b|\bnez\b/,
      /\btomb\w*|\broul\w*|\bcogn\w*|\bchut\w*|\bchoc\b|\bcoup\b/,
    ],
  },
  {
    topic: 'child_fall',
    all: [
      /\bsous l eau\b|\btete dans l eau\b|\bla tasse\b/,
      /\bgliss\w*|\bcoul\w*|\breste\w*|\btomb\w*|\bpart\w*|\bbain\b|\bbaignoire\b|\bpiscine\b|\brepech\w*|\bsorti\w*/,
      SOMEBODY,
    ],
    none: [...IN_GENERAL, /\bseance\b|\bbebes? nageurs?\b|\bphoto/],
  },
  {
    topic: 'child_fall',
    all: [
      /\bmord\w*\b(?: \w+){0,5}? par (?:un |une |le |la |mon |ma |son |sa |notre |leur )?(?:\w+ )?(?:chiens?|chats?|rats?|serpents?|animal|furet)\b/,
    ],
    none: [/\btetine\b|\bdoudou\b|\bpeluche\b|\bjouets?\b/],
  },
  {
    topic: 'poison',
    all: [
      /\bdosettes?\b|\bcapsules?\b|\bpastilles?\b|\btablettes?\b|\bberlingots?\b/,
      /\bdans (?:sa|la|leur) bouche\b|\bperce\w*|\bcroqu\w*|\beclat\w*|\bmachouill\w*|\bgout\w*/,
      /\bsa\b|\bbouche\b|\bil\b|\belle\b|vaisselle|lessive|linge/,
    ],
    none: IN_GENERAL,
  },
  {
    topic: 'child_fall',
    all: [
      /\b(?:bascul|renvers|retourn|tomb)\w* (?:\w+ ){0,2}avec (?:lui|elle|bebe|le petit|la petite|mon fils|ma fille) (?:dedans|dessus|assise?)\b/,
    ],
    none: IN_GENERAL,
  },
  {
    topic: 'child_fall',
    all: [
      /\boubliee?\b (?:\w+ ){0,4}voiture\b/,
      /\bsoleil\b|\bchaud\w*|\bchaleur\b|\bparking\b|\bheures?\b|\bfenetres? fermee/,
    ],
    none: [/doudou|sac\b|cles|poussette|jouet|courses|biberon|lait\b/],
  },
  {
    topic: 'poison',
    all: [
      /\bchampignons?\b|\bbaies?\b|\bgraines?\b|\bplantes?\b/,
      /\bmangee?s?\b|\bgoutee?s?\b|\bmachee?s?\b/,
      /\bjardin\b|\bforet\b|\bbois\b|\bparc\b|\bhaie\b|\bdehors\b/,
    ],
    none: [...IN_GENERAL, /\brecette|\bcuisin|\bpeut on\b|\bcuits?\b/],
  },
  {
    topic: 'poison',
    all: [
      /\btrompee? (?:de|dans) (?:\w+ )?(?:pipette|doses?|dosage|flacon|medicament|sirop|seringue)\b|\bdonne\w* la dose (?:de|d) (?:son|sa|l|un)\b/,
    ],
    none: [/\blait en poudre\b|\bbiberon\b|\blessive\b/],
  },
  // A dose given twice, or another one's medicine.
  {
    topic: 'poison',
    all: [
      MEDICINE,
      /\b(?:deux|trois|quatre|cinq|dix|cent|\d+) fois (?:la|le|trop|plus|sa|son|cette)\b|\bdouble dose\b|\bdoses? (?:\w+ )?(?:doubles?|adultes?)\b|\bconfond\w*|\btrompee? (?:de|dans|entre|sur)\b|\btrop (?:donnee?|mis|de)\b|\bau lieu d(?:e|u|es)\b|\bsurdos\w*|\bpar erreur\b/,
      /\bdonne\w*|\bpris\w*|\bprend\w*|\bmis\b|\brecu\w*|\baval\w*|\badministr\w*/,
    ],
    none: [/\bpeut on\b|\bpuis je\b|\bfaut il\b|\bvalise\b|\bpharmacie\b|par jour\b.*\bprescri/],
  },
];

const ofHers: Rule[] = [
  // A bar of pain under the ribs is told of before a fit.
  {
    topic: 'headache',
    all: [
      /\bbarre\b|\bepigastr\w*|\b(?:douleur|mal) (?:\w+ ){0,3}(?:sous|aux) (?:les )?cotes\b|\btension (?:\w+ ){0,2}(?:haute|elevee|montee|a 1[4-9])\b/,
      new RegExp(`${CARRYING.source}|${WEEKS.source}|\\b[5-9](?:e|eme)? mois\\b`),
    ],
    none: [/barres? (?:de (?:lit|cereales?|son)|chocolatees?)|\bbarre d espace/],
  },
];

const ofHerTerm: Rule[] = [
  {
    topic: 'pregnancy_pain',
    all: [/\bcontractions?\b/, /\b(?:avant|loin d(?:u|e mon)|pas encore (?:a|le)) (?:le |mon )?terme\b/],
    none: [TOLD_OF],
  },
];

const ofViolence: Rule[] = [
  { topic: 'mind', all: [/\blettres? d adieux?\b/], lasting: true },
  {
    topic: 'child_danger',
    all: [
      /\b(?:marques?|traces?) d(?:e|es) (?:\w+ )?(?:ceinture|coups|doigts|gifles?|morsures?|brulures?|cordes?)\b/,
      /\bsur (?:le|la|les|son|sa|ses) /,
      CHILD,
    ],
    none: [/\bmoustique|\bchat\b|\bchien\b/],
    lasting: true,
  },
  {
    topic: 'violence',
    all: [
      /\b(?:leve|levait|leverait|porte|portait) la main sur (?:moi|elle|nous|(?:ma|sa|la|mon|son|notre|leur) \w+)/,
    ],
    lasting: true,
  },
  {
    topic: 'child_danger',
    all: [
      new RegExp(`\\b${KIN}\\b`),
      /\b(?:vient|venait|monte|entre|se glisse|dort|couche|rejoint) (?:\w+ )?(?:dans|sur) (?:mon|son|ma|sa) (?:lit|chambre|douche)\b/,
    ],
    none: [/\bbebe\b|\bnourrisson\b|\bcododo\b|\bchat\b|\bronfl|\bcanape\b|\bmaternite\b|\bmois\b/],
    lasting: true,
  },
  {
    topic: 'violence',
    all: [
      new RegExp(`\\b(?:${KIN}|il)\\b`),
      /\bferm\w* (?:\w+ ){0,3}a cle|\benferm\w*|\bsequestr\w*|\bempech\w* de sortir|\bpeux (?:pas|plus) sortir\b/,
      /\b(?:pris|prend|cache|casse|confisqu\w*|jete) (?:mon|mes|ma|notre) (?:\w+ )?(?:telephone|portable|cles|papiers|carte|argent)|\bj ecris (?:de|depuis|en cachette|vite)\b/,
    ],
    none: [/\bbebe s est\b|\bfils s est\b/],
    lasting: true,
  },
];

/** Read last: what no longer goes on, and what people tell of it in other words than the rules before. */
export const WHAT_STOPPED: readonly Rule[] = [
  ...ofViolence,
  ...ofHers,
  ...ofHerTerm,
  ...ofAccidents,
  ...ofChild,
];
