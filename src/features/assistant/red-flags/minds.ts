import type { Rule } from './topics.ts';

/** Not of hunger, nor of laughing, nor « moins bête ». */
const REALLY =
  '(?! (?:de |d )?(?:rire|faim|soif|honte|froid|chaud|fatigue|sommeil|envie|ennui|impatience|peur|moins (?:betes?|cons?|connes?|idiote?s?)))';
const WANTS =
  '(?:veux|veut|veulent|voudrais|voudrait|vouloir|envies? d(?:e|en)?|envies?|prefer\\w*|menac\\w* de|parle d(?:e|en)?|pense a|penses? a|va|vais|pour|songe a|besoin de)';
const ENDING =
  '(?:mourir|crever|m en aller pour toujours|me tuer|se tuer|me suicider|se suicider|me pendre|se pendre|me couper|sauter (?:par|du|d un|sous)|m ouvrir les veines|me foutre en l air|me jeter)';
const YOUNG = '(?:bebe|enfants?|fils|fille|nourrisson|petite?|gosse|jumeaux|le contre|la contre)';
const HURTS =
  '(?:secou\\w*|jet(?:e|er|te)\\b|etouff\\w*|tuer?\\b|bless\\w*|(?:faire|fasse|fais) (?:du |le )?mal|lach(?:e|er)\\b|abandonn\\w*|noy\\w*|noi(?:e|s)\\b|frapp\\w*|tap(?:e|er)\\b|etrangl\\w*|balanc\\w*|abim\\w*|gifl\\w*)';
const IMPULSE =
  '(?:peur|crains|crainte|angoisse|phobie\\w*|voudrais|envies?|pensees?|pense|failli|vais|veux|veut|images?|idees?|pulsions?|voix|craqu\\w*|j ai|obsession\\w*|imagine)';

/** A child that its mother no longer takes for hers. Read before threats are: "elle veut me tuer" may be said of it. */
export const DELUSIONS: readonly Rule[] = [
  {
    topic: 'mind_baby',
    all: [
      /\b(?:c est|est) pas (?:vraiment )?(?:mon|ma|le mien|la mienne) ?(?:vrai|vraie)? ?(?:bebe|enfant|fils|fille)?\b/,
      /\bechangee?\b|\bremplacee?\b|\bmonstre\b|\bveut me tuer\b|\bcomplot\w*/,
    ],
    none: [/taille|colis|article|commande|cadeau|\bliste\b/],
    lasting: true,
  },
];

export const MINDS: readonly Rule[] = [
  // A mother who no longer knows her child, hears voices, or has begun to do what frightens her.
  {
    topic: 'mind_baby',
    all: [
      /\bbebe\b|\bfils\b|\bfille\b|\benfant\b|accouch/,
      /\b(?:diable|demons?|possedee?|satan\w*|exorcis\w*)\b|\bvoix\b (?:\w+ ){0,3}(?:dans (?:ma|sa) tete|(?:me|lui) (?:dit|dise\w*|ordonn\w*|parl\w*|command\w*))/,
    ],
    none: [/petite? (?:diable|demon)|deguis|halloween|prenom|peluche|\bfilm\b|\blivre\b/],
    lasting: true,
  },
  {
    topic: 'mind_baby',
    all: [
      /\b(?:mis|met\w*|pos\w*|appuy\w*|tenu|maintenu|colle\w*) (?:\w+ ){0,2}(?:l?oreiller|coussin)\b (?:\w+ )?(?:sur|contre) (?:lui\b|elle\b|son visage|sa tete|sa bouche|sa figure|(?:le|mon|ma|la) (?:bebe|fils|fille))|\bmain sur (?:sa bouche|son nez|sa figure) (?:\w+ )*(?:taire|taise|tais\w*|crie|pleur\w*)/,
    ],
  },
  {
    topic: 'mind_baby',
    all: [/\bj ai (?:tellement |tres |vraiment )?peur de (?:moi|mes gestes)\b(?! et\b)/],
  },
  {
    topic: 'mind_baby',
    all: [new RegExp(`\\b${IMPULSE}\\b.*\\b${HURTS} (?:\\w+ ){0,4}${YOUNG}\\b`)],
    none: [
      /\b(?:mari|conjoint|compagnon|copain|nounou|pere|mere|papa|ex|voisine?) (?:\w+ ){0,2}(?:frapp|secou|tap|etrangl|gifl)/,
      /\b(?:bebe|enfant|fils|fille) (?:\w+ ){0,2}(?:tape|frappe|jette)\b/,
      /\b(?:chat|chien)\b (?:\w+ )?(?:etouffe|blesse)/,
    ],
    lasting: true,
  },
  {
    topic: 'mind_baby',
    all: [
      /\b(?:vais|envie de|veux|failli|peur de) (?:le|la|les) (?:secouer|jeter|frapper|taper|tuer|etouffer|noyer|etrangler|blesser|lancer|balancer)\b/,
    ],
    none: [/a la poubelle|au recyclage|donner|lave|\bce (?:voisin|chat|chien|moustique)\b/],
  },
  {
    topic: 'mind_baby',
    all: [
      /\b(?:vais|envie|peur|veux|failli|capable|pense)\b.*\blui faire (?:du |le )?mal\b|\bperd\w* (?:le )?controle avec (?:mon|ma|le) (?:bebe|fils|fille)|\bje l ai (?:secouee?|frappee?|tapee?|giflee?|jetee?)\b|\b(?:envie|peur|vais|veux|failli)(?: de)? l (?:etouffer|etrangler|abandonner)/,
    ],
    none: [/peur que|vaccin|bain|ongles|nez/],
  },
  {
    topic: 'mind_baby',
    all: [
      /\b(?:deviens|suis) (?:\w+ )?violente? avec (?:mon|ma|mes|le)|me controler\b.*(?:bebe|fils|fille|enfant)|\bje (?:\w+ ){0,2}(?:frappe|tape|bats|secoue) (?:mon|ma|mes) (?:bebe|fils|fille|enfants?)|pulsions? (?:\w+ )?(?:contre|envers|violent|de mort)|\b(?:voudrais|veux|souhaite|aimerais) que (?:mon|ma|le|ce) (?:bebe|fils|fille|enfant) (?:meure|disparaisse|n existe)|\bhais mon (?:bebe|enfant|fils)/,
    ],
    none: [/achat/],
  },
  {
    topic: 'mind_baby',
    all: [
      /\b(?:femme|compagne|mere|soeur|fille|amie) (?:\w+ ){0,2}(?:veut|parle de|pense a) (?:\w+ )?(?:faire du mal|tuer|secouer|frapper)/,
      /bebe|enfant/,
    ],
  },
  {
    topic: 'mind',
    all: [new RegExp(`\\b(?!(?:va|veut|veulent) me )${WANTS} ${ENDING}\\b${REALLY}`)],
    lasting: true,
  },
  {
    topic: 'mind',
    all: [
      new RegExp(`\\b(?:je|j|moi|elle|femme|soeur|il|envie)\\b.*\\bmour(?:ir|rais|rait|ais)\\b${REALLY}`),
    ],
    none: [/accouchement|peur (?:de|que)|mort subite|\bfaim\b|\brire\b/],
  },
  {
    topic: 'mind',
    all: [/(?:jamais|plus) (?:\w+ )?me reveiller|\bpendre\b.*\b(?:frere|mari|je)\b|plus etre en vie/],
  },
  {
    topic: 'mind',
    all: [
      /\bsuicid\w*|\bscarifi\w*|taillad\w*|\bidees? (?:tres )?noires?\b|mettre fin a (?:mes|ses|tes) jours|pensees? suicid/,
    ],
    lasting: true,
  },
  {
    topic: 'mind',
    all: [
      /\b(?:plus|pas) (?:du tout )?(?:l )?(?:envie )?(?:de |d )?(?:vivre|exister|etre en vie)\b|\ba quoi bon (?:vivre|continuer)|supporte\w* (?:plus|pas) (?:la|ma) vie|\bvie (?:\w+ )?vaut (?:plus|pas)|plus (?:de |aucun )?(?:gout|sens) a (?:la|ma) vie|plus (?:\w+ )?me reveille[re]?\b|(?:si|quand) je (?:n )?(?:etais|suis|serai) plus la|\bveux (?:plus|pas) etre la\b|jeter sous|plus (?:\w+ )?(?:de )?cette vie\b|plus la force de (?:vivre|continuer)|\bme coupe (?:les|la|le|expres)|assez de vivre|marre de vivre|veux (?:plus|pas) me reveiller|(?:mieux|bien) sans moi\b|degoute de vivre/,
    ],
    none: [/vivre (?:avec|chez|ensemble|a |en |dans|ici|sans)/],
  },
  {
    topic: 'mind',
    all: [/\b(?:vais|pourrais|peur de|capable de|envie de) faire une (?:grosse )?(?:connerie|betise)\b/],
  },
  { topic: 'mind', all: [/\bva me tuer\b/, /\ben peux plus\b|\bje craque\b|\ba bout\b/] },
  { topic: 'mind', all: [/\ben finir\b/], none: [/en finir avec (?:les?|la|cette|ces|mes|l) (?!vie)/] },
  {
    topic: 'mind',
    all: [/\b(?:veux|envie de|voudrais|veut) disparaitre\b/],
    none: [
      /disparaitre (?:\w+ ){0,3}(?:au soleil|en vacances|a la (?:mer|montagne|campagne)|en week ?end)\b/,
      /disparaitre (?:de|des|du) (?:\w+ )?(?:reseaux|liste|site|internet|facebook|resultats?|recherches?|google|moteur)/,
    ],
  },
  { topic: 'mind', all: [/\b(?:me|se|moi) faire (?:du |le )?mal\b|\bme fais du mal\b|\bse fait du mal\b/] },
  {
    topic: 'mind',
    all: [
      /\bj ai (?:pris|avale) (?:\w+ ){0,2}(?:boites?|plaquettes?|tubes?) (?:\w+ )?(?:medoc\w*|medicaments?|doliprane|somniferes?|cachets?|comprimes?|anxio\w*|xanax|lexomil)/,
    ],
  },
  { topic: 'mind', all: [/(?:medicaments?|comprimes?|cachets?)\b.*\bmourir\b/] },
];
