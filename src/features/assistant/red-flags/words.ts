/**
 * Words as the rules know them, for what a frightened person mistypes. A word that is one letter away from one of
 * these becomes it, two letters away where it is long.
 */
const KNOWN =
  'saigne saignes saigner saignement saignements hemorragie caillots bouger bouge respire respirer inconscient etouffe etouffer suffoque suicide suicider convulsion convulsions convulse deshydrate deshydratee deshydratation nourrisson brulure brulee frappe frapper amniotique liquide fievre temperature avale avaler enceinte grossesse mouvement mouvements accouchement maltraitance harcele harcelement reveiller vomit mourir tombee escaliers contractions douleur violence violences conjoint medicaments epilepsie connaissance'.split(
    ' ',
  );

/** Ordinary words that stand one letter away from one of those. */
const OTHERS = new Set(
  'signe signes soigne soignes soigner baigne baigner peigne saine saines daigne bougie boue rouge rouges bouche bouches bougies couger rouger boucher bougeoir fleuve levre levres vomir tombe tombes tomber tombola nourrissons etoffe etoffes frange frappes frapp avales savate avance avances avaler avalee enceintes brule bruler brunes conjointe couriel mouriez nourir nourrir pourir mourrir courir fourmi moulin liquides violente violentes violent medicament mediation frappee frappes bruler brulees convulser convulsent aval cavale etouffee etouffement secouer douleurs contraction escalier tombees saigner violet violets violette violettes rester reveille reveillee respirent respiration inspire inspirer expire aspire aspirer aspirateur bouges bouger bougent roue soupe doigts reposer signer signez douceur etoffer boule boude boute bouee bouees bouler murir nourrissez nourrissant confusion tommee'.split(
    ' ',
  ),
);

/** Joined or clipped words of messages typed in haste. */
const JOINED: readonly (readonly [RegExp, string])[] = [
  [/\bjai\b/g, 'j ai'],
  [/\bjarriv/g, 'j arriv'],
  [/\bnarriv/g, 'n arriv'],
  [/\bsest\b/g, 's est'],
  [/\bsetouf/g, 's etouf'],
  [/\bsetrangl/g, 's etrangl'],
  [/\bmetrangl/g, 'm etrangl'],
  [/\bjen\b/g, 'j en'],
  [/\b(?:segne|seigne|saigen|sagne)(nt|ment|ments|r|s)?\b/g, 'saigne$1'],
  [/\bbouje\w*/g, 'bouge'],
  [/\bfrape/g, 'frappe'],
  [/\bveu\b/g, 'veux'],
  [/\b(?:plu|pu)\b(?= (?:vivre|envie|boug))/g, 'plus'],
  [/(?<!\b(?:a|ont|m|ma|lui|leur) )\bplu\b/g, 'plus'],
  [
    /\bj(?=(?:voudr|veux|perd|sens|suis|sais|peux|pens|piss|saign|vomi|craque|mang|respir|arrete)\w*)/g,
    'je ',
  ],
  [/\bg\b(?= (?:peur|mal|perdu|envie|plus|froid|de la|du sang|une?)\b)/g, 'j ai'],
  [/\blai\b/g, 'l ai'],
  [/\bleau\b/g, 'l eau'],
  [/\bds\b/g, 'dans'],
  [/\b(devien|revien|vien|tien)\b/g, '$1t'],
  [/\bel\b(?= (?:pleure|respire|bouge|est|a|ne|mange|dort|boit)\b)/g, 'elle'],
  [/\bpti(?:te?)?\b|\bptite?\b/g, 'petit'],
  // "mon mari ma frappée": what was done to who writes.
  [
    /\b(mari|conjoint|compagnon|copain|chum|mec|ex|homme|pere|mere|frere|soeur|oncle|cousin|voisin|il) ma (?=(?:pouss|frapp|gifl|tap|menac|etrangl|viol|insult|secou|jet|enferm|batt|mis|donn|cogn|brul|bless)\w*\b)/g,
    '$1 m a ',
  ],
  // "qu y va me frapper", "mon cheum": as it is said in Québec.
  [/\bqu y (?=(?:va|veut|me|m)\b)/g, 'qu il '],
  [/\bcheum\b/g, 'chum'],
  [/\bmvts?\b/g, 'mouvements'],
  [/\btt(es?|s)?\b/g, 'tout'],
  [/\bqd\b/g, 'quand'],
  [/\bpresk\w*/g, 'presque'],
  [/\bt(?:jr|j)s\b/g, 'toujours'],
  [/\bbcp\b/g, 'beaucoup'],
  [/\brespi\b/g, 'respiration'],
  [/\bresp\b/g, 'respire'],
  [/\b(?:chu|chuis?|jsuis?|jui)\b/g, 'je suis'],
  [/\bjvai[st]?\b/g, 'je vais'],
  [/\bjme\b/g, 'je me'],
  [/\bjetais\b/g, 'j etais'],
  [/\bjentend/g, 'j entend'],
  [/\blair\b/g, 'l air'],
  [/\breveils?\b(?= (?:pas|plus)\b)/g, 'reveille'],
  [/\bboug(e|er|ent) pu\b/g, 'boug$1 plus'],
  [/(?<!\b(?:a|ai|as|ont|avons|avez) )\bpu\b(?= (?:de|d|rien|mal|du tout)\b)/g, 'plus'],
  [/\bma (?:file|fiye)\b/g, 'ma fille'],
  [/\btro\b/g, 'trop'],
  [/\btre\b/g, 'tres'],
  [/\bchode?s?\b/g, 'chaud'],
  // "38 6", where no unit follows.
  [
    /\b(3[89]|4[01]) (\d)\b(?! ?(?:sa|sem\w*|mois|ans?|jours?|h|heures?|kg|cm|euros?|min\w*|fois|personnes?)\b)/g,
    '$1.$2',
  ],
  [/\benvi\b/g, 'envie'],
  [/\bbb\b/g, 'bebe'],
  [/\bcesa\b/g, 'cesarienne'],
  [/(?<!\bil )\by a(?= (?:\d|un|une|deux|trois|quelques)\b)/g, 'il y a'],
  [/\b(?:nouveau nee?|nouvelle nee?|nvx ne|nouveaux nes)\b/g, 'nouveau ne'],
];

/** Signs that stand for a word: whoever has no time for one taps them. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/🩸/gu, ' du sang '],
  [/🤒|🌡/gu, ' fievre '],
  [/🤮/gu, ' vomit '],
  [/🆘|🚨|🚑/gu, ' au secours '],
];

/** Small letters without accents, words apart by one space, figures with a point. */
export function plainWords(question: string): string {
  const bare = SIGNS.reduce((text, [from, to]) => text.replace(from, to), question)
    .normalize('NFKD')
    .replace(/\p{Cf}/gu, '')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/œ/g, 'oe')
    .replace(/(\d)\s*[°,.]\s*(\d)/g, '$1.$2')
    .replace(/[^a-z0-9./]+/g, ' ')
    .replace(/[./](?!\d)|(?<!\d)[./]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const apart = JOINED.reduce((text, [from, to]) => text.replace(from, to), bare);
  return apart.split(' ').map(asKnown).join(' ');
}

function asKnown(word: string): string {
  if (word.length < 5 || /\d/.test(word) || OTHERS.has(word) || KNOWN.includes(word)) return word;
  const reach = word.length >= 9 ? 2 : 1;
  const near = KNOWN.find(
    (known) => known[0] === word[0] && known.length > 4 && distance(word, known, reach) <= reach,
  );
  return near ?? word;
}

/** Letters to change, add, leave out or swap; more than `most` is not counted on. */
function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let older: number[] = [];
  let before = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const same = one[row - 1] === other[at - 1] ? 0 : 1;
      let least = Math.min((before[at] ?? 0) + 1, (now[at - 1] ?? 0) + 1, (before[at - 1] ?? 0) + same);
      const swapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      if (swapped) least = Math.min(least, (older[at - 2] ?? 0) + 1);
      now.push(least);
    }
    older = before;
    before = now;
  }
  return before[other.length] ?? most + 1;
}
