import type { Rule } from './topics.ts';

/** Whoever may threaten: of "il" and "elle" the verb follows at once, so that another subject is not taken for it. */
const THEM =
  '(?:mari|conjoint|compagnon|copain|copine|compagne|femme|fiancee?|epoux|epouse|concubin|ex|homme|mec|chum|types?|gars|petit ami|petite amie|pere|papa|mere|maman|freres?|soeur|beau pere|belle mere|beau frere|oncle|tonton|cousin|voisin|famille|belle famille|monmari)';
const MEN =
  '(?:mari|conjoint|compagnon|copain|fiance|epoux|concubin|ex|homme|mec|chum|petit ami|pere|papa|freres?|beau pere|oncle|cousin|voisin|il|ils)';
/** A word between subject and verb, but for those that bring in another subject. */
const BETWEEN =
  '(?:(?!(?:je|j|moi|ca|cela|ce|cette|cet|fatigue|travail|boulot|chaleur|manque|sommeil|bebe)\\b)\\w+ )';
const SUBJECT = `\\b(?:${THEM} ${BETWEEN}{0,3}?|(?:il|elle|ils|elles|qu on|quil) (?:(?:ne|m|me|nous|lui|un jour|vraiment|encore|toujours|deja|bien) )*)`;
/** Not with laughter, nor with work. */
const IN_EARNEST = '(?! (?:de |d |a la )(?:rire|fatigue|travail|honte|plaisir|joie|ennui|tache|boulot)\\b)';
const KILLED = `(?:tuer|buter|assassiner|egorger|etrangler|poignarder|flinguer|crever|abattre|faire la peau|defoncer)\\b${IN_EARNEST}`;
const KILLS = '(?:tue|tuent|bute|assassine|egorge|etrangle|poignarde|flingue|creve)';
const WILL_KILL =
  '(?:tue|bute|egorge|assassine|etrangle|creve|flingue|poignarde|defonce)r(?:a|ont|ait|aient)';
const MEANS =
  '(?:va|vont|allait|allaient|veut|veulent|voulait|voulu|voudrait|finira|finiront|finirait|finir|menace|menacent|menacait|jure|promet|promis|parle|capable|essaye|essaie|essayait|tente|tentait|failli|peut|pourrait|compte|envie)';
const ME = '(?:me|m|nous)';
const THE_OTHER = '(?:la|le|l|les)';
const YOUNG = '(?:bebe|enfants?|fils|fille|nourrisson|petite?|jumeaux|gosses?|gamins?)';
const HERS = '(?:femme|copine|compagne|soeur|mere|fille|amie|cousine|niece|epouse)';

/** "Mon chef va me tuer", "ma mère va me tuer quand elle saura": a manner of speaking. */
const SPEAKING: readonly RegExp[] = [
  /\b(?:chefs?|cheffes?|boss|patron\w*|collegues?|manager\w*|employeur|direct\w*|drh|rh|prof\w*|banqui\w*|proprio\w*|equipe|boite)\b (?:\w+ ){0,3}(?:va|vont|allait|voudra|veut|finira) (?:\w+ ){0,2}me tuer/,
  /\b(?:mere|maman|belle mere|soeurs?|belle soeur|femme|copines?|amie?s?|compagne|mamie|marraine|tante|cousine)\b (?:\w+ ){0,2}(?:va|vont|allait) (?:\w+ ){0,2}me tuer (?:\w+ ){0,2}?(?:si|s|quand|lorsque|avec|de|d|a force)\b/,
];
const ALARMING = /menac|frapp|couteau|arme\b|fusil|\bpeur\b|\bcoups\b|mort\b/;

const threat = (all: RegExp): Rule => ({
  topic: 'violence',
  all: [all],
  also: (text) => ALARMING.test(text) || !SPEAKING.some((speaking) => speaking.test(text)),
  lasting: true,
});

const children: Rule[] = [
  {
    topic: 'child_danger',
    all: [
      new RegExp(
        `\\b${MEN} (?:m |a |dit |dis |qu |il |que |nous |lui |toujours ){0,6}${MEANS} (?:de |par )?${KILLED} (?:\\w+ ){0,2}${YOUNG}\\b`,
      ),
    ],
    none: [/\bpoux\b|\bjeux?\b/, new RegExp(`${KILLED} (?:\\w+ )?(?:moi|nous)\\b`)],
    lasting: true,
  },
];

const killing: Rule[] = [
  threat(new RegExp(`${SUBJECT}${MEANS} (?:${BETWEEN}){0,2}?${ME} ${KILLED}\\b`)),
  threat(
    new RegExp(
      `${SUBJECT}(?:a |as |ont |avait )?(?:deja )?${MEANS} (?:de |d |par )?(?:${ME} )?${KILLED} (?:\\w+ ){0,3}?(?:moi|nous)\\b`,
    ),
  ),
  threat(new RegExp(`${SUBJECT}(?:a |ont |avait )(?:deja )?${MEANS} (?:de |d )?${ME} ${KILLED}\\b`)),
  threat(new RegExp(`${SUBJECT}${MEANS} (?:de |par )?${THE_OTHER} ${KILLED}\\b`)),
  threat(
    new RegExp(`\\b${MEN} (?:\\w+ )?${MEANS} (?:de |par )?${KILLED} (?:sa|son|ma|mon|notre|une) ${HERS}\\b`),
  ),
  threat(new RegExp(`${SUBJECT}${ME} ${WILL_KILL}\\b`)),
  threat(
    new RegExp(
      `\\bpeur qui (?:me|nous) ${KILLS}\\b|\\bva t (?:il|elle) (?:me|nous) ${KILLED}\\b|\\b(?:peur|crains|crainte|terrifiee?|redoute|angoisse\\w*) (?:que|qu) (?:${BETWEEN}){1,4}?(?:me|m|nous|la|l) ${KILLS}\\b`,
    ),
  ),
  threat(
    new RegExp(
      `\\b(?:si|quand) je (?:\\w+ ){1,5}?(?:il|${MEN}) (?:me|nous|m) ${KILLS}\\b|\\b${MEN} (?:me|nous) ${KILLS} (?:\\w+ )?si je (?:pars|le quitte|parle|porte|divorce|reste|garde|refuse)`,
    ),
  ),
];

const armed: Rule[] = [
  {
    topic: 'violence',
    all: [
      new RegExp(`\\b${MEN}\\b|\\b(?:elle|il)\\b`),
      new RegExp(`\\bje vais te ${KILLED}|\\bje te tue(?:rai)?\\b|\\btu vas (?:mourir|crever|y passer)\\b`),
    ],
    lasting: true,
  },
  threat(/\bmenac\w* (?:\w+ ){0,3}(?:arme|fusil|pistolet|revolver|hache|machette|couteau)\b/),
  threat(
    new RegExp(
      `\\b${MEN}\\b.*\\bmains? (?:autour|sur|a|au) (?:de |du )?(?:mon |ma |la |son |sa )?(?:cou|gorge)\\b`,
    ),
  ),
  threat(
    /\b(?:peur|crains) pour (?:ma|nos|notre) vies? (?:\w+ ){0,2}(?:lui|mari|conjoint|compagnon|copain|ex)\b/,
  ),
  threat(/\bmenac\w* de mort\b|\bmenaces? (?:\w+ )?de mort\b/),
  threat(
    new RegExp(
      `\\b${MEN} (?:\\w+ )?(?:veut|voudrait|souhaite) (?:ma mort|que je (?:meure|creve|sois morte))`,
    ),
  ),
  threat(
    /\b(?:couteau|arme|fusil|pistolet|revolver|hache|machette)\b (?:\w+ ){0,3}(?:gorge|tempe|tete|sur moi|contre moi|sur nous)|\b(?:pointe|braque)\w* (?:\w+ ){0,2}(?:couteau|arme|fusil|pistolet)|\bsorti (?:\w+ )?(?:couteau|arme|fusil|pistolet)/,
  ),
  threat(/\bsous (?:ses|les) coups\b/),
];

/** Somebody who says that somebody will be killed: never to be read as a wish to die. */
export const THREATS: readonly Rule[] = [...children, ...killing, ...armed];
