import type { Rule } from './topics.ts';

const CLOSE =
  '(?:mari|conjoint|compagnon|copain|copine|compagne|femme|ex|homme|pere|mere|papa|maman|petit ami|petite amie|beau pere|belle mere|belle soeur|beau frere|soeur|frere|mec|chum|oncle|tante|papy|papi|mamie|grand pere|voisine?|nounou|nourrice|ass ?mat|tata|institut\\w*|animat\\w*|assistante maternelle|baby sitter|creche|maitresse|educat\\w*|cousine?|amie?|il|elle|on|ils)';
const HITS =
  '(?:frapp\\w*|bat\\b|bats\\b|battent|battue?s?|gifl\\w*|tap(?:e|ee|ent|er)\\b|secou\\w*|pouss\\w*|etrangl\\w*|menac\\w*|viol(?:e|ee|er|es|ent)\\b|maltrait\\w*|cogn\\w*|brutalis\\w*|tabass\\w*|varg\\w*|derouill\\w*|rou\\w* de coups|(?:donn\\w*|mis|met|mets|fout|foutu|colle|flanqu\\w*) (?:\\w+ )?(?:coups?|gifles?|fessees?|claques?|baffes?|torgnoles?|raclees?|mandales?)|mord\\b|brule)';
const YOUNG = '(?:bebe|enfants?|fils|fille|nourrisson|petite?s?|niece|neveu|jumeaux|gamins?)';
const NET =
  /internet|en ligne|instagram|\binsta\b|facebook|tik ?tok|snap\w*|whatsapp|twitter|reseaux|webcam|discord|roblox|messenger|telegram/;

const online: Rule[] = [
  {
    topic: 'online',
    all: [
      /harcel\w*|menac\w*|chantage|insult\w*|horrib\w*|humili\w*|photos? (?:\w+ )?(?:intimes?|nues?)|\bnue?s?\b|messages? (?:sexuels?|obscenes?)|faux compte|usurp\w*|intimes?/,
      NET,
    ],
    none: [/\b(?:partager|mettre) (?:ma|une|la) (?:liste|photo)/],
    lasting: true,
  },
  {
    topic: 'online',
    all: [
      /(?:menac\w*|chantage)\b.*(?:photos?|videos?|publi\w*|diffus\w*)|faux compte|cyber ?\w*|revenge ?porn|sextorsion|\bphotos? de (?:moi|elle|ma fille) nue?s?\b|photos? intimes?/,
    ],
    none: [/cyber ?(?:monday|lundi|week)/],
    lasting: true,
  },
  {
    topic: 'online',
    all: [
      /\b(?:inconnu\w*|adulte|homme|monsieur|quelqu un|majeur|gars|mec|type|vieux)\b/,
      /\b(?:demand\w*|reclam\w*|veut|exig\w*|envoy\w*|envoi\w*|recu\w*)\b/,
      /\b(?:photos?|videos?|nudes?|cam)\b/,
      new RegExp(`${NET.source}|maillot|culotte|sous vetements?|deshabill\\w*|\\bnue?s?\\b`),
      new RegExp(`\\b${YOUNG}\\b|\\bados?\\b|\\badolescente?\\b`),
    ],
    none: [/photographe|\bliste\b|faire part|naissance|\bde sa fille\b|\bde son fils\b/],
    lasting: true,
  },
];

const CARER =
  /\b(?:nounou|nourrice|creche|ass ?mat|assistante maternelle|baby sitter|garderie|tata|animat\w*|maitresse|ecole|periscolaire|colonie)\b/;
const child: Rule[] = [
  {
    topic: 'child_danger',
    all: [
      CARER,
      /\bbleus? (?:sur|au|aux|dans|partout)\b|\bmarques? de doigts|\bmarques? (?:rouges? )?sur (?:les|le|la|ses|son|sa)\b|\btraces? (?:de doigts|de coups|de morsures?)/,
    ],
    none: [/vetement|peinture|pyjama|body|tissu|yeux bleus|tombe|marche|cadeau|feutre|\btaches?\b|dessin/],
    lasting: true,
  },
  {
    topic: 'child_danger',
    all: [
      /maltrait\w*|attouchements?|\binceste\w*|abus sexuels?|pedophil\w*|agress\w* sexuel\w*|enfants? (?:\w+ )?en danger|enfants? (?:\w+ )?battus?|coups? sur (?:un|une|mon|ma|le) (?:enfant|bebe|fils|fille|petit)|abus\w* (?:de|d) (?:sa|son|ma|mon|ses|mes|un) (?:petite? )?(?:fille|fils|enfants?|niece|soeur|frere|cousine?)|enfants? enferme|violent avec (?:les|mes|nos|ses|son|mon) (?:enfants?|fils|fille)|(?:oncle|papa|papy|pere|cousin|frere)\b.*lui fait des choses/,
    ],
    lasting: true,
  },
  {
    topic: 'child_danger',
    all: [new RegExp(`\\b${CLOSE} (?:\\w+ ){0,3}?${HITS} (?:\\w+ ){0,4}?${YOUNG}\\b`)],
    none: [/\bse fait\b|par (?:son|sa)|\bbattues? par\b|\b(?:eviter|prevenir|empecher) qu on secou/],
    lasting: true,
  },
  {
    topic: 'child_danger',
    all: [
      new RegExp(
        `\\b${YOUNG} (?:\\w+ ){0,4}?(?:battue?|frappee?|tapee?|cognee?|tabassee?|violee?|secouee?|giflee?|maltraitee?) (?:\\w+ ){0,3}par\\b`,
      ),
    ],
    none: [/par son (?:copain|mari|conjoint|compagnon|ex)/],
    lasting: true,
  },
  {
    topic: 'child_danger',
    all: [
      /\b(?:papy|papi|tonton|oncle|pere|ex|cousin|frere|voisin|compagnon|beau pere|grand pere)\b (?:\w+ ){0,3}(?:touch\w*|caress\w*)/,
      new RegExp(`${YOUNG}|cousine?|soeur`),
    ],
    none: [/touche (?:le ventre|a tout|du doigt)/],
    lasting: true,
  },
  {
    topic: 'child_danger',
    all: [/(?:crois|pense|soupconne\w*|peur) (?:\w+ ){0,3}(?:est|soit) (?:battue?|frappee?|maltraitee?)/],
    lasting: true,
  },
  {
    topic: 'child_danger',
    all: [/\b(?:des|plein de|couverte? de) bleus?\b|traces de coups/, new RegExp(YOUNG)],
    none: [/vetement|peinture|pyjama|body|tissu|\byeux bleus|tombe|marche|levres|cadeau/],
  },
  {
    topic: 'child_danger',
    all: [
      /(?:laisse\w*|reste\w*) (?:tout )?seule?s? (?:toute la|des heures|la journee|la nuit|a la maison)/,
      new RegExp(`${YOUNG}|\\b\\d ans\\b`),
    ],
    none: [/je peux|peut on|a partir de quel age|pour dormir/],
  },
];

const ME = '(?:me|m|nous)';
const HIM_AT_HOME = '(?:mari|conjoint|compagnon|copain|ex|mec|homme|il)';
const BEATS =
  '(?:frapp\\w*|bat|battue|gifl\\w*|cogn\\w*|tabass\\w*|varg\\w*|derouill\\w*|brutalis\\w*|maltrait\\w*|etrangl\\w*|rou\\w* de coups)';
const own: Rule[] = [
  {
    topic: 'violence',
    all: [
      new RegExp(
        `\\b(?:son|leur) (?:mari|conjoint|compagnon|copain|ex|mec|homme|chum|pere|frere|beau pere) (?:\\w+ ){0,3}?(?:la|l|les|lui) (?:a |ont )?(?:\\w+ )?${BEATS}\\b`,
      ),
    ],
    none: [/\bbat (?:\w+ )?aux? (?:echecs|cartes|jeux?)\b/],
    lasting: true,
  },
  {
    topic: 'violence',
    all: [
      new RegExp(
        `\\b${HIM_AT_HOME}\\b.*(?:\\bcasse\\w* tout\\b|\\benfants? (?:se cachent?|ont peur de lui|a peur de lui))`,
      ),
    ],
    none: [/jouets?\b|\b(?:bebe|fils|petit)\b (?:\w+ ){0,3}casse/],
    lasting: true,
  },
  {
    topic: 'violence',
    all: [new RegExp(`\\b${CLOSE}\\b (?:\\w+ ){0,4}?${ME} (?:a |as |ont )?${HITS}`)],
    none: [/bebe me (?:tape|pousse|mord|donne)/],
    lasting: true,
  },
  {
    topic: 'violence',
    all: [
      new RegExp(
        `\\b${CLOSE}\\b (?:\\w+ ){0,4}?${ME} (?:a |ont )?(?:harcel\\w*|enferm\\w*\\b(?! dans (?:ses|des|cette|une idee))|sequestr\\w*|oblige a (?:avoir|coucher|faire)|force\\b|rabaiss\\w*|attrap\\w* (?:a|par) la (?:gorge|main|nuque)|jetee? (?:par terre|contre|au sol)|tire\\w* (?:les|par les) cheveux|serr\\w* (?:la gorge|le cou)|crie dessus|casse (?:le|la|un|une|mes?)|blesse\\w*|crach\\w*|touche de force|viol\\w*|insult\\w*|humili\\w*|interdit de sortir|confisqu\\w*|terroris\\w*)`,
      ),
    ],
    lasting: true,
  },
  {
    topic: 'violence',
    all: [
      /violences? (?:conjugales?|domestiques?|physiques?|sexuelles?|familiales?)|femmes? battues?|(?:conjoint|mari|homme|compagnon) violents?|leve la main sur (?:moi|elle)|\bme fais (?:battre|frapper|taper)|couteau\b.*menac|menac\w*.*couteau|\bviols?\b|\b(?:j ai|a) ete (?:violee|frappee|battue|agressee)|(?:subi\w*|victime d\w*) (?:\w+ ){0,2}(?:violences?|coups)|rapports? (?:forces?|sans (?:mon )?consentement)/,
    ],
    lasting: true,
  },
  {
    topic: 'violence',
    all: [
      /\bpeur (?:de|d) (?:mon|mes|son) (?:mari|conjoint|compagnon|copain|ex|pere|homme|mec)\b(?! (?:\w+ )?(?:rate|ne soit pas|meure|manque))/,
    ],
  },
  {
    topic: 'violence',
    all: [
      /\b(?:mari|conjoint|compagnon|copain|ex|mec|pere|il) (?:\w+ ){0,2}(?:est|a ete|devient|etait) (?:\w+ )?violent\b/,
    ],
  },
  {
    topic: 'violence',
    all: [
      /\b(?:se fait|me fais|me suis fait) (?:frapper|battre|taper|insulter|violer)|\bbattue? par (?:son|sa)|frappee? par (?:son|sa|mon)|par son (?:copain|mari|conjoint|compagnon|ex)\b/,
      /frapp|batt|tap|insult|viol|gifl|menac/,
    ],
    lasting: true,
  },
  {
    topic: 'violence',
    all: [
      /coups? de (?:poing|pied)|donne (?:un|des) coups?/,
      /\b(?:mari|conjoint|compagnon|copain|ex|il|mec|pere)\b/,
    ],
    none: [
      /\bbebe\b/,
      /coups? de pieds? (?:dans|sur|contre) (?:la|le|sa|son|les|ses) (?:poussette|ballon|lit|barreaux|couverture|matelas|siege|transat|mobile|tapis)\b/,
    ],
  },
];

export const HARM: readonly Rule[] = [...online, ...child, ...own];
