import { isStopWord } from '../french/stop-words.ts';
import type { NamingKind } from '../thesaurus/concept.ts';
import { keyWords, singular } from '../thesaurus/key.ts';
import type { Match, Naming, Thesaurus } from '../thesaurus/thesaurus.ts';
import { colourAt } from './colours.ts';
import { type Corrector, createCorrector } from './correct.ts';
import { materialAt } from './materials.ts';
import { measuresOf, scanned, type Without, withoutIn } from './measures.ts';
import type { NamedThing, Reading, Understood } from './reading.ts';
import { isNumber, type Token, tokensOf } from './tokens.ts';

/** A reader’s knowledge beside French: the field's thesaurus and the brands of the catalogue. */
export interface Known {
  thesaurus: Thesaurus;
  /** Names as shops write them; matched whole, small words and number aside. */
  brands: readonly { slug: string; name: string }[];
  /** Ids of the concepts that are worn: there an age is a size. */
  worn: ReadonlySet<string>;
  isStopWord?: (folded: string) => boolean;
}

export type Reader = (query: string) => Reading;

/** Words that say for whom or how it is bought: they choose no product. */
const SAYS_NOTHING = new Set([
  ...['fille', 'filles', 'garcon', 'garcons', 'mixte', 'unisexe', 'bebe', 'bebes', 'bb', 'enfant', 'enfants'],
  ...[
    'occasion',
    'neuf',
    'neuve',
    'livraison',
    'rapide',
    'gratuite',
    'acheter',
    'achat',
    'promo',
    'promotion',
  ],
  ...[
    'soldes',
    'avis',
    'meilleur',
    'meilleure',
    'meilleurs',
    'meilleures',
    'top',
    'comparatif',
    'cher',
    'prix',
  ],
  ...[
    'je',
    'cherche',
    'voudrais',
    'veux',
    'besoin',
    'quel',
    'quelle',
    'quels',
    'quelles',
    'un',
    'une',
    'avec',
    'sans',
  ],
]);

/** Regional and English meanings count where the word has no usual one. */
const USUAL = new Set<NamingKind>(['name', 'fr', 'trade', 'spelling']);

function idsOf(namings: readonly Naming[]): string[] {
  const usual = namings.filter(({ kind }) => USUAL.has(kind));
  return (usual.length > 0 ? usual : namings).map(({ concept }) => concept.id);
}

interface Words {
  tokens: Token[];
  keys: string[];
}

/** The words that may name a thing, as the thesaurus compares them. */
interface Spelling {
  stops: (word: string) => boolean;
  correct: Corrector;
  /** True of the beginning of a known word. */
  begins: (word: string) => boolean;
}

function wordsToName(rest: readonly Token[], { stops, correct, begins }: Spelling): Words {
  const tokens = rest.filter(({ word }) => /^[\p{L}\d]/u.test(word) && !stops(word));
  const keys = tokens.map(({ word }, at) => {
    const key = singular(word);
    // The last word may be unfinished, not misspelt.
    return at === tokens.length - 1 && begins(key) ? key : (correct(key) ?? key);
  });
  return { tokens, keys };
}

interface Found {
  things: (NamedThing & { at: number })[];
  chips: Understood[];
  colours: string[];
  materials: string[];
  brands: { slug: string; name: string }[];
  unknown: Token[];
  unfinished: boolean;
}

/** The lists that words are looked up in. */
interface LookedUp {
  known: Known;
  brands: Map<string, { slug: string; name: string }>;
  without: Without;
}

/** True when every word before a place is part of a name. */
function covered(matches: readonly Match[], before: number): boolean {
  let at = 0;
  for (const { from, to } of matches) if (from === at && to <= before) at = to;
  return at === before;
}

/** The things a text names; while one types, the last may still be unfinished: "coussin d’all". */
function withUnfinished(
  keys: readonly string[],
  thesaurus: Thesaurus,
): { matches: Match[]; unfinished: boolean } {
  const matches = thesaurus.find(keys);
  const last = keys.at(-1);
  if ((matches.at(-1)?.to ?? 0) === keys.length || last === undefined || SAYS_NOTHING.has(last))
    return { matches, unfinished: false };
  for (let from = Math.max(0, keys.length - 4); from < keys.length; from += 1) {
    // After a word that is no thing's, the last one is not guessed.
    if (!covered(matches, from)) break;
    const known = new Set(
      matches
        .filter((match) => match.from >= from)
        .flatMap(({ namings }) => namings.map(({ concept }) => concept.id)),
    );
    const namings = thesaurus.complete(keys.slice(from)).filter(({ concept }) => !known.has(concept.id));
    if (namings.length > 0)
      return {
        matches: [...matches.filter(({ to }) => to <= from), { from, to: keys.length, namings }],
        unfinished: true,
      };
  }
  return { matches, unfinished: false };
}

function namedIn({ tokens, keys }: Words, { known, brands, without }: LookedUp): Found {
  const { matches, unfinished } = withUnfinished(keys, known.thesaurus);
  const found: Found = {
    things: [],
    chips: [],
    colours: [],
    materials: [],
    brands: [],
    unknown: [],
    unfinished,
  };
  for (let at = 0; at < tokens.length; ) {
    const match = matches.find(({ from }) => from === at);
    const token = tokens[at] as Token;
    const colour = colourAt(tokens, at, { certain: found.things.length === 0 });
    const material = materialAt(tokens, at);
    const brand = brandAt(keys, at, brands);
    const longest = match ? match.to - match.from : 0;
    if (brand && brand.length >= longest) {
      found.brands.push(brand.named);
      const { name: label, slug: value } = brand.named;
      found.chips.push({
        kind: 'brand',
        label,
        value,
        without: without(tokens, { from: at, to: at + brand.length }),
      });
      at += brand.length;
    } else if (colour && (longest === 0 || found.things.length > 0) && colour.to - at >= longest) {
      found.colours.push(colour.colour);
      found.chips.push({
        kind: 'colour',
        label: colour.colour,
        value: colour.colour,
        without: without(tokens, colour),
      });
      at = colour.to;
    } else if (material && (longest === 0 || found.things.length > 0) && material.to - at >= longest) {
      found.materials.push(material.material);
      const { material: label } = material;
      found.chips.push({ kind: 'material', label, value: label, without: without(tokens, material) });
      at = material.to;
    } else if (match) {
      const words = tokens
        .slice(match.from, match.to)
        .map(({ text }) => text)
        .join(' ');
      found.things.push({ ids: idsOf(match.namings), words, need: false, at });
      at = match.to;
    } else {
      if (!SAYS_NOTHING.has(token.word)) found.unknown.push(token);
      at += 1;
    }
  }
  return found;
}

function brandAt(keys: readonly string[], at: number, brands: Map<string, { slug: string; name: string }>) {
  for (let length = Math.min(4, keys.length - at); length > 0; length -= 1) {
    const named = brands.get(keys.slice(at, at + length).join(' '));
    if (named) return { named, length };
  }
  return null;
}

/** A situation told with a thing and a word that is none says more than the thing: "froid en poussette". */
function needOver({ things, unknown }: Found, words: Words, thesaurus: Thesaurus): NamedThing | null {
  if (things.length === 0) return needIn(words, thesaurus);
  if (unknown.length === 0) return null;
  const told = thesaurus.needs.tells(words.keys);
  return told >= 2 && told > things.length ? needIn(words, thesaurus) : null;
}

function needIn({ tokens, keys }: Words, thesaurus: Thesaurus): NamedThing | null {
  const ids = thesaurus.needs.find(keys).map(({ id }) => id);
  return ids.length === 0 ? null : { ids, words: tokens.map(({ text }) => text).join(' '), need: true };
}

/** A situation is told by all its words; a number beside a thing has said what it could. */
function restOf(unknown: readonly Token[], head: NamedThing | null): string {
  if (head?.need) return '';
  return unknown
    .filter((token) => !isNumber(token) || !head)
    .map(({ text }) => text)
    .join(' ');
}

const wearable = (thing: NamedThing | null, worn: ReadonlySet<string>) =>
  thing?.ids.some((id) => worn.has(id)) ?? false;

function beginsOneOf(sorted: readonly string[], word: string): boolean {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return sorted[low]?.startsWith(word) ?? false;
}

/** Makes a reader; reading a query takes well under a millisecond. */
export function createReader(known: Known): Reader {
  const stops = known.isStopWord ?? isStopWord;
  const brandsByKey = new Map(known.brands.map((brand) => [keyWords(brand.name).join(' '), brand]));
  const { thesaurus } = known;
  const ofBrands = [...brandsByKey.keys()].flatMap((key) => key.split(' '));
  const nearest = createCorrector(new Set([...thesaurus.vocabulary, ...ofBrands, ...SAYS_NOTHING]));
  const correct = (word: string) =>
    thesaurus.misspelt.get(word) ?? (thesaurus.needs.words.has(word) ? null : nearest(word));
  const sorted = [...thesaurus.vocabulary].sort();
  const spelling: Spelling = { stops, correct, begins: (word) => beginsOneOf(sorted, word) };
  return (query) => {
    const without = withoutIn(query);
    const tokens = tokensOf(query);
    const scan = scanned(tokens);
    const words = wordsToName(scan.rest, spelling);
    const found = namedIn(words, { known, brands: brandsByKey, without });
    const need = needOver(found, words, thesaurus);
    // The dark one is afraid of is no colour.
    const ofWords = need ? found.chips.filter(({ kind }) => kind === 'brand') : found.chips;
    const [first, ...more] = need ? [] : found.things;
    const late =
      first !== undefined && found.unknown.some((token) => token.from < (words.tokens[first.at]?.from ?? 0));
    // "housse poussette": an unknown thing comes first, what follows narrows it.
    const head = late ? null : (first ?? need);
    const others = late ? found.things : more;
    const worn = wearable(head ?? first ?? null, known.worn);
    const measures = measuresOf(scan, { tokens, without, worn });
    const weight = scan.weight ? (scan.weight.min ?? scan.weight.max) : null;
    const price = scan.price && {
      ...(scan.price.min !== undefined && { min: scan.price.min }),
      ...(scan.price.max !== undefined && { max: scan.price.max }),
    };
    return {
      head,
      others,
      price,
      cheap: scan.cheap,
      age: measures.age,
      sizes: measures.sizes,
      colours: need ? [] : [...new Set(found.colours)],
      materials: need ? [] : [...new Set(found.materials)],
      weight,
      brands: found.brands,
      rest: restOf(found.unknown, head ?? first ?? null),
      unfinished: found.unfinished,
      understood: [...measures.chips, ...ofWords],
    };
  };
}
