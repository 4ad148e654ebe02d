import { fold, wordsOf } from '#search/text.ts';
import { OF_ASKING } from '../passages/question-words.ts';

/** Questions of one kind of name: how they are recognised, and the words that stand beside the name. */
export interface AskedOf {
  asks(question: string): boolean;
  beside: ReadonlySet<string>;
}

const plain = (question: string) => fold(question).replace(/[’'-]/g, ' ');
const setOf = (...lines: string[]) => new Set(lines.flatMap((line) => line.split(' ')));

const OF_TOWNS =
  /\bnaissances?\b|\bcombien d(?:e|) ?(?:bebes?|enfants?|petits?)\b(?=.*\b(?:annees?|par an|l an|20\d\d)\b)|\bnatalite\b|\bnaissent\b|\bnaitre\b|\bnee?s\b|\bnouveaux? nes?\b|\bil nait\b|\bbebes? (?:par an|chaque annee|cette annee|en 20\d\d|l an|l annee)\b/;

/** The births of a town. */
export const TOWNS: AskedOf = {
  asks: (question) => OF_TOWNS.test(plain(question)),
  beside: setOf(
    'naissance naissances natalite naissent naitre nait ne nes nee nees bebe bebes enfant enfants nombre taux an annee annees',
    'ville maternite population par combien chiffre chiffres statistique statistiques habitants nouveau nouveaux chaque',
    'dernier derniere passe passee moyenne total environ',
  ),
};

const OF_OUTINGS =
  /\bmusees?\b|\bsort(?:ir|ies?|ons|ez)\b|\bactivites?\b|\ba faire\b|\b(?:que|quoi) faire\b|\b(?:fait|font|faire|faisons) quoi\b|\bvisiter\b|\bbalad(?:es?|er|ons)\b|\bpromen(?:er|ons|ades?)\b|\bzoos?\b|\bou (?:aller|emmener|promener|sortir)\b|\boccuper les\b|\bidees?\b|\bweek ?end\b|\bexcursions?\b/;

/** Outings with children in a town or around it. */
export const OUTINGS: AskedOf = {
  asks: (question) => OF_OUTINGS.test(plain(question)),
  beside: setOf(
    'famille familial familiale faire sortie sorties sortir musee musees activite activites visiter visite balade balades',
    'balader promener promenade promenades zoo zoos parc parcs enfant enfants bebe bebes loulou loulous poussette landau',
    'weekend week end lundi mardi mercredi jeudi vendredi samedi dimanche jour journee matin midi soir apres',
    'pluie pleut temps froid chaud soleil ete hiver vacances idee idees autour pres proche cote coin environs alentours region',
    'petit petits petite petites tout touts grand grands deux trois quatre cinq an ans mois age aller emmener occuper jouer',
    'gratuit gratuite gratuits excursion excursions amuser',
  ),
};

/** Said of a first name and of nothing else. */
const OF_NAMES =
  /\bprenoms?\b|\bmixte\b|\bfilles? ou garcons?\b|\b(?:de|des) petite?s\b|\bsont nee?s\b|\b(?:s |m |l )?appel(?:lent|le|er|ons|lera)\b|\bprenommer\b|\bfetes? (?:des?|du|d) (?!meres?\b|peres?\b|mamans?\b|papas?\b|grands?\b|mamies?\b|papis?\b|naissance|famille|bebes?\b|noel\b|voisins?\b|fin\b|la\b|l\b|mon\b|notre\b|ma\b)\w/;
/** Said of a first name where one is written as a name is. */
const PERHAPS_OF_NAMES =
  /\bvient d ou\b|\borigine\b|\bsignifi|\bveut dire\b|\bmode\b|\brares?\b|\bcourants?\b|\bfrequents?\b|\bpopulaire\b|\bdonnee?s?\b|\bvieux\b|\bancien\b|\bdemode|\b(?:beaucoup|combien|trop) d[e ]|\bhesite\b|\b(?:pense|pensons) a\b|\bpour (?:une?|notre|mon|ma|le|la) (?:fils|fille|garcon|petite?|bebe)\b/;
/** A capital that no sentence begins with, or the first word of one. */
const CAPITAL = /\p{Lu}\p{Ll}+/u;

const BESIDE_NAMES = [
  'prenom prenoms populaire popularite rang statistique statistiques mode mixte fille filles garcon garcons nes nees ne nee',
  'proche proches revient origine signification rare classement france naissances petites petits courant donne portent',
  'tendance famille deux comparer choisir annee an fete fetes saint',
];

/** The facts of a first name. */
export const NAMES: AskedOf = {
  asks: (question) => OF_NAMES.test(plain(question)),
  beside: setOf(...BESIDE_NAMES),
};

/** The same, where only the capital says that a word may be a name: nothing else may be told beside it. */
export const MAYBE_NAMES: AskedOf = {
  asks: (question) => CAPITAL.test(question) && PERHAPS_OF_NAMES.test(plain(question)),
  beside: setOf(
    ...BESIDE_NAMES,
    'signifie rares courants frequent frequents donnee donnes porte vient vieux ancien demode hesite pense pensons fils bebe',
    'appelle appellent appeler appellera appelons prenommer enfant enfants personnes gens appele appelee nombre',
  ),
};

/** The words of a question that are of no asking, and stand beside no name: those of the name itself, or of something else. */
export const toldIn = (question: string, { beside }: AskedOf): string[] =>
  wordsOf(question).filter((word) => {
    const folded = fold(word);
    return !OF_ASKING.has(folded) && !beside.has(folded) && !/^\d+$/.test(folded);
  });

/** Words behind which a place is named. */
const BEFORE_PLACE = setOf('a au aux dans en de du des d vers sur l le la les sous chez cote autour pres');
const LONGEST_PLACE = 5;

/** A part of a question that may name a place, with the telling words that are left beside it. */
export interface MayBePlace {
  name: string;
  left: number;
}

/** The longest first: "Bourg-en-Bresse" before "Bourg". */
export function placesIn(question: string, of: AskedOf): MayBePlace[] {
  const words = wordsOf(question);
  const telling = new Set(toldIn(question, of).map(fold));
  const found: MayBePlace[] = [];
  for (let length = Math.min(LONGEST_PLACE, words.length); length > 0; length -= 1)
    for (let from = 0; from + length <= words.length; from += 1) {
      const part = words.slice(from, from + length);
      const before = words[from - 1];
      const led = before !== undefined && BEFORE_PLACE.has(fold(before));
      if (!led && !/^\p{Lu}/u.test(part[0] ?? '')) continue;
      const own = part.map(fold).filter((word) => telling.has(word));
      if (own.length > 0) found.push({ name: part.join(' '), left: telling.size - new Set(own).size });
    }
  return found;
}
