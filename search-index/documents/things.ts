import { isDetail } from '../french/noise.ts';
import { isStopWord } from '../french/stop-words.ts';
import { isNumber, type Token, tokensOf } from '../reading/tokens.ts';
import { toldId, wordId } from '../reading/words.ts';
import type { NamingKind } from '../thesaurus/concept.ts';
import { THESAURUS } from '../thesaurus/index.ts';
import { keyWords, singular } from '../thesaurus/key.ts';
import { isLight } from '../thesaurus/light.ts';
import { stemOf } from '../thesaurus/stems.ts';
import type { Match } from '../thesaurus/thesaurus.ts';

/** The texts of a product, as the catalogue has them. */
export interface ProductTexts {
  name: string;
  description: string;
  brand_name: string | null;
  classification: string | null;
  tags: readonly string[];
}

/** Words of a shop in France: regional and English words would read too much into a name. */
const OF_SHOPS = new Set<NamingKind>(['name', 'fr', 'trade', 'spelling']);
/** After these words a name says what it goes with, not what it is. */
const GOES_WITH = new Set([
  'pour',
  'avec',
  'compatible',
  'compatibles',
  'sans',
  'inclus',
  '+',
  'facon',
  'dont',
  'adaptable',
]);
/** Words before the noun that say how many or how large. */
const BEFORE_NOUN = new Set([
  ...['un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'huit', 'dix', 'douze'],
  ...[
    'lot',
    'set',
    'pack',
    'kit',
    'mini',
    'maxi',
    'grand',
    'grande',
    'petit',
    'petite',
    'ensemble',
    'coffret',
    'mon',
    'ma',
  ],
  ...[
    'premier',
    'premiere',
    'premiers',
    'premieres',
    'paire',
    'duo',
    'trio',
    'nouveau',
    'nouvelle',
    'x',
    'mes',
    'bebe',
  ],
]);

const wordsOf = (text: string) =>
  tokensOf(text).filter(({ word }) => /^[\p{L}\d+]/u.test(word) && !isStopWord(word) && !(word === '+'));

const keysOf = (tokens: readonly Token[]) => tokens.map(({ word }) => singular(word));

const idsOf = ({ namings }: Match): string[] => {
  const usual = namings.filter(({ kind }) => kind === 'name');
  return (usual.length > 0 ? usual : namings).map(({ concept }) => concept.id);
};

const closed = (ids: readonly string[]) => [...new Set(ids.flatMap((id) => THESAURUS.closure(id)))];

/** The place in a name from which it says what the thing goes with. */
function endOfNoun(name: string): number {
  const [, ...later] = tokensOf(name);
  return later.find(({ word }) => GOES_WITH.has(word))?.from ?? name.length;
}

const complemented = (name: string, first: Token | undefined, head: Token | undefined) =>
  tokensOf(name.slice(first?.from, head?.from)).some(({ word }) =>
    ['de', 'd', 'du', 'des', 'a', 'pour'].includes(word),
  );

/** The concepts a name begins with, `sure` when nothing unknown comes before; null when there are none. */
function headOf(name: string, brand: string | null): { ids: string[]; sure: boolean } | null {
  const ofBrand = new Set(brand ? keyWords(brand) : []);
  const tokens = wordsOf(name);
  const keys = keysOf(tokens);
  const [match] = THESAURUS.find(keys, OF_SHOPS);
  const start = tokens[match?.from ?? 0];
  if (!match || !start || start.from >= endOfNoun(name)) return null;
  const before = tokens.slice(0, match.from);
  const sure = before.every(
    (token, at) => BEFORE_NOUN.has(token.word) || isNumber(token) || ofBrand.has(keys[at] ?? ''),
  );
  // "Filet de rangement poussette": what comes after "de" narrows, it is not the thing.
  if (!sure && complemented(name, before[0], start)) return null;
  return { ids: idsOf(match), sure };
}

/** The things a name adds after a comma, of the same family: "Jeu d’imitation, dînette" is both. */
function addedHeads(name: string, heads: readonly string[]): string[] {
  const family = new Set(closed(heads));
  return name
    .split(',')
    .slice(1)
    .filter((part) => !/^\s*(?:et|avec|pour|de|en)\s/u.test(part))
    .flatMap((part) => {
      const added = headOf(part, null);
      return added?.sure ? added.ids : [];
    })
    .filter((id) => closed([id]).some((above) => family.has(above)));
}

/** Kinds that the words of a name make of what it is, or of what that is a kind of: a rear-facing car seat, "pivotant". */
function kindsIn(name: string, heads: readonly string[]): string[] {
  const words = new Set(keysOf(wordsOf(name.slice(0, endOfNoun(name)))));
  const told = closed(heads).flatMap((id) => THESAURUS.kindsOf([id], words, true)?.ids ?? []);
  return told.filter((id) => !heads.some((head) => closed([head]).includes(id)));
}

function isOf({ name, brand_name, classification, tags }: ProductTexts): string[] {
  const head = headOf(name, brand_name);
  if (head?.sure) return head.ids;
  const shelves = [classification ?? '', ...tags].map((text) => headOf(text.replaceAll('-', ' '), null));
  const ofShelf = closed(shelves.flatMap((shelf) => shelf?.ids ?? []));
  if (head?.ids.some((id) => closed([id]).some((above) => ofShelf.includes(above)))) return head.ids;
  return shelves[0]?.ids ?? [];
}

const namedIn = (text: string) => THESAURUS.find(keysOf(wordsOf(text)), OF_SHOPS).flatMap(idsOf);

/** A sentence that tells how a thing is washed, kept or guaranteed, and nothing of its use. */
const OF_CARE =
  /^(?:lavage|lavable|(?:tissus?|housses?|intérieur|doublure|assise|toile|jouets?|tapis|étui|coussinets) (?:en |de |du |\p{L}+, )?.*(?:lav|délicat|déhouss|fourni)|s[e’'] ?(?:lave|nettoie|rince|dépoussière|détartre|stérilise|passe|essuie|aspire|démonte|entretient)|à (?:garder|conserver|vérifier|jeter|changer|faire bouillir|utiliser)|garantie?|nettoyage|programme|coloris|châssis garanti|batterie|passe au|va au|plateau|toutes les pièces|cinq pièces|pièces de rechange|imprimée?s?)/iu;

/** Words of how a thing is made, whose families tell something else: the edge of a mat is no seaside. */
const BY_THE_WAY = new Set(['bord', 'bords', 'main', 'mains', 'bras', 'marche', 'marches', 'sorte']);

/** The families of the words of a name and of a description, but of how the thing is washed. */
function toldIn(name: string, description: string): string[] {
  const sentences = description.split(/(?<=[.!?])\s+/).filter((sentence) => !OF_CARE.test(sentence));
  const stems = [name, ...sentences]
    .flatMap(wordsOf)
    .filter(
      (token) =>
        token.word.length > 2 && !isNumber(token) && !isDetail(token.word) && !BY_THE_WAY.has(token.word),
    )
    .map(({ word }) => stemOf(singular(word)));
  return [...new Set(stems)].filter((stem) => !isLight(stem)).map(toldId);
}

/** Traits that many sorts of things have: for twins, for a premature child. */
const isTrait = (id: string) => id.startsWith('pour ');

/** The things a product is and those its texts speak of. */
export function thingsOf(texts: ProductTexts): { heads: string[]; is: string[]; about: string[] } {
  const { name, description, tags } = texts;
  const first = isOf(texts);
  const kinds = kindsIn(name, first);
  // A kind of what it is names it; another kind of the same thing only tells how it is: a pram that folds is a pram.
  const own = kinds.filter((id) => closed([id]).some((above) => first.includes(above)));
  const heads = [...new Set([...first, ...addedHeads(name, first), ...own])];
  const traits = namedIn(name).filter(isTrait);
  const is = [...new Set([...closed([...heads, ...kinds]), ...traits])];
  const named = [name, description, ...tags].flatMap(namedIn);
  const words = keysOf(wordsOf(name)).map(wordId);
  return { heads, is, about: [...is, ...closed(named), ...words, ...toldIn(name, description)] };
}
