import { stemOf } from '../thesaurus/stems.ts';
import { phraseFound, phrasesOf, type Token } from './tokens.ts';

/** A season as products bear it and queries ask for it. */
export type Season = 'hiver' | 'été' | 'mi-saison' | 'toutes saisons';

const WORDS: Readonly<Record<Season, string>> = {
  hiver:
    'hiver, hivernal, hivernale, hivernales, grand froid, grands froids, temps froid, winter, fourre, fourree, fourres, fourrees, chaud, chaude, chauds, chaudes',
  été: 'ete, estival, estivale, estivales, canicule, summer, fortes chaleurs, grosses chaleurs, temps chaud',
  'mi-saison': 'mi saison, demi saison, inter saison, intersaison, printemps, automne, mid season',
  'toutes saisons':
    'toutes saisons, toute saison, toutes les saisons, quatre saisons, 4 saisons, toute annee, all season',
};

/** Words that tell a season only of what is worn or slept in: a light pushchair is for all of them. */
const LIGHT = new Set(['leger', 'legere', 'legers', 'legeres']);
/** Words that say other things too, in the text of a product: a warm bath, "au chaud". */
const OF_QUERIES = new Set(['chaud', 'chaude', 'chauds', 'chaudes', 'fourre', 'canicule']);

const seasons = new Map<string, Season>();
for (const [season, words] of Object.entries(WORDS))
  for (const word of words.split(', ')) seasons.set(word, season as Season);
/** The single words of seasons that a mistyped one may have meant. */
export const SEASON_WORDS = [...seasons.keys()].filter((word) => !word.includes(' ') && word.length > 3);
const phrases = phrasesOf([...seasons.keys()].sort((a, b) => b.split(' ').length - a.split(' ').length));

/** Ids of what is slept in: there "légère" is for summer. */
export const SLEPT_IN: ReadonlySet<string> = new Set([
  ...['gigoteuse', 'couverture', 'couette', 'emmaillotage', 'pyjama'],
]);

export interface SeasonReading {
  from: number;
  to: number;
  season: Season;
}

/** The season named at a place of words without signs; `worn`: light is for summer. */
export function seasonAt(
  words: readonly Token[],
  at: number,
  { worn, query }: { worn: boolean; query: boolean },
): SeasonReading | null {
  const word = words[at]?.word ?? '';
  if (worn && LIGHT.has(word)) return { from: at, to: at + 1, season: 'été' };
  const phrase = phraseFound(words, at, phrases);
  if (phrase === null || (!query && OF_QUERIES.has(phrase))) return null;
  return { from: at, to: at + phrase.split(' ').length, season: seasons.get(phrase) ?? 'hiver' };
}

/** A season as it is kept among the things a product is about. */
export const seasonId = (season: Season) => `saison ${season}`;

/** The same of a season that the text of a product speaks of by the way. */
export const saidSeasonId = (season: Season) => `saison ${season} dite`;

/** Words of those who are to be kept warm, and are not too hot: "tenir chaud dehors", "pyjama bien chaud". */
const KEPT_WARM = new Set(
  ['tenir', 'garder', 'rester', 'reste', 'bien', 'mettre', 'habiller', 'pied', 'main'].map(stemOf),
);
const SWEATS = stemOf('transpirer');

/** The season that a situation speaks of; null: none, or none for certain ("tenir au chaud" is for the cold). */
export function leaningOf(words: readonly string[], sentence = false): Season | null {
  const told = new Set(words.map(stemOf));
  if (told.has(stemOf('froid'))) return 'hiver';
  if (words.includes('canicule') || told.has(SWEATS)) return 'été';
  if (!told.has(stemOf('chaud'))) return null;
  return words.includes('trop') || (sentence && ![...told].some((stem) => KEPT_WARM.has(stem)))
    ? 'été'
    : null;
}

/** Those that do when there is nothing of a season. */
export const NEXT_SEASONS: Readonly<Record<Season, readonly Season[]>> = {
  hiver: ['toutes saisons'],
  été: ['toutes saisons', 'mi-saison'],
  'mi-saison': ['toutes saisons'],
  'toutes saisons': ['mi-saison'],
};

/** The season of a warmth: TOG 0.5 for more than 24 °C, 1 between, 2.5 and more for cold rooms. */
export function seasonOfTog(tog: number): Season {
  if (tog < 1) return 'été';
  if (tog < 2) return 'mi-saison';
  return tog < 2.5 ? 'toutes saisons' : 'hiver';
}

/** Ids of things that are of one season whatever is said of them. */
const ALWAYS: Readonly<Record<string, Season>> = {
  'combi-pilote': 'hiver',
  'combinaison de ski': 'hiver',
  cagoule: 'hiver',
  moufles: 'hiver',
  manteau: 'hiver',
  doudoune: 'hiver',
  polaire: 'hiver',
  'tour de cou': 'hiver',
  'bottes de neige': 'hiver',
  chanceliere: 'hiver',
  barboteuse: 'été',
  sandales: 'été',
  short: 'été',
  bloomer: 'été',
  chapeau: 'été',
  'lunettes de soleil': 'été',
  'maillot de bain': 'été',
  'maillot anti-uv': 'été',
  'body sans manches': 'été',
};
/** Materials that keep warm, of what is worn. */
const WARM = new Set(['laine', 'mérinos', 'polaire']);

const said = (words: readonly Token[], worn: boolean): Season[] =>
  words.flatMap((_, at) => seasonAt(words, at, { worn, query: false })?.season ?? []);

/** The seasons of a product: its name is believed first, then its warmth, then what it is, then its text. */
export function seasonsOf(product: {
  name: readonly Token[];
  text: readonly Token[];
  heads: readonly string[];
  sizes: readonly string[];
  materials: readonly string[];
  worn: boolean;
}): { sure: Season[]; said: Season[] } {
  const { name, text, heads, sizes, materials, worn } = product;
  const named = said(name, worn);
  if (named.length > 0) return { sure: [...new Set(named)], said: [] };
  const togs = sizes.flatMap((size) => (size.startsWith('tog') ? [seasonOfTog(Number(size.slice(3)))] : []));
  if (togs.length > 0) return { sure: [...new Set(togs)], said: [] };
  const always = heads.flatMap((id) => ALWAYS[id] ?? []);
  if (always.length > 0) return { sure: [...new Set(always)], said: [] };
  const warm: Season[] = worn && materials.some((one) => WARM.has(one)) ? ['hiver'] : [];
  return { sure: [], said: [...new Set([...warm, ...said(text, false)])] };
}
