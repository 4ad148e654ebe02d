import type { NamingKind } from '../thesaurus/concept.ts';
import { keyWords } from '../thesaurus/key.ts';
import type { Match, Naming, Thesaurus } from '../thesaurus/thesaurus.ts';
import { colourAt, shadeOf } from './colours.ts';
import { readingFr } from './labels.fr.ts';
import { materialAt } from './materials.ts';
import type { Without } from './measures.ts';
import type { NamedThing, Understood } from './reading.ts';
import { SAYS_NOTHING } from './says-nothing.ts';
import { type Season, seasonAt } from './seasons.ts';
import type { Words } from './spelling.ts';
import type { Token } from './tokens.ts';

export interface KnownBrand {
  slug: string;
  name: string;
}

/** The lists that words are looked up in. */
export interface LookedUp {
  thesaurus: Thesaurus;
  brands: ReadonlyMap<string, KnownBrand>;
  /** The brand that a joined name is nearly; null: none. */
  heardBrand: (joined: string) => KnownBrand | null;
  without: Without;
  /** True of things whose lightness is for summer. */
  seasonal: (ids: readonly string[]) => boolean;
}

/** Everything the words of a query name, from left to right. */
export interface Found {
  /** `all`: every meaning that the words may have; `english`: no French one. */
  things: (NamedThing & { at: number; all: readonly string[]; english: boolean })[];
  chips: Understood[];
  colours: string[];
  /** The very shades that were named, as products bear them. */
  shades: string[];
  materials: string[];
  seasons: Season[];
  brands: KnownBrand[];
  unknown: Token[];
  unfinished: boolean;
}

/** Regional and English meanings count where the word has no usual one. */
const USUAL = new Set<NamingKind>(['name', 'fr', 'trade', 'spelling']);

export function idsOf(namings: readonly Naming[]): string[] {
  const usual = namings.filter(({ kind }) => USUAL.has(kind));
  const clear = namings.filter(({ kind }) => kind !== 'confusion');
  const found = usual.length > 0 ? usual : clear.length > 0 ? clear : namings;
  return found.map(({ concept }) => concept.id);
}

/** Things that the same words are said of by mistake, to be shown after the others. */
const confusedIds = (namings: readonly Naming[], ids: readonly string[]): string[] =>
  namings.map(({ concept }) => concept.id).filter((id) => !ids.includes(id));

/** True when every word before a place is part of a name. */
function covered(matches: readonly Match[], before: number): boolean {
  let at = 0;
  for (const { from, to } of matches) if (from === at && to <= before) at = to;
  return at === before;
}

/** True where a colour, a material or a season stands that ends the text: that word is finished. */
function saysWhole(tokens: readonly Token[], at: number): boolean {
  const read =
    colourAt(tokens, at, { certain: false }) ??
    materialAt(tokens, at) ??
    seasonAt(tokens, at, { worn: false, query: true });
  return read?.to === tokens.length;
}

/** The things a text names; while one types, the last may still be unfinished: "coussin d’all". */
function withUnfinished(
  { keys, tokens }: Words,
  thesaurus: Thesaurus,
): { matches: Match[]; unfinished: boolean } {
  const matches = thesaurus.find(keys);
  const last = keys.at(-1);
  const whole = (matches.at(-1)?.to ?? 0) === keys.length || tokens.some((_, at) => saysWhole(tokens, at));
  if (whole || last === undefined || SAYS_NOTHING.has(last)) return { matches, unfinished: false };
  // "Bouteille de gaz": a whole word that tells a situation, behind a thing, begins no other name.
  if (matches.length > 0 && thesaurus.needs.words.has(last)) return { matches, unfinished: false };
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

function brandAt(keys: readonly string[], at: number, brands: ReadonlyMap<string, KnownBrand>) {
  for (let length = Math.min(4, keys.length - at); length > 0; length -= 1) {
    const part = keys.slice(at, at + length);
    // People part the names of brands as they hear them.
    const named = brands.get(part.join(' ')) ?? brands.get(part.join(''));
    if (named) return { named, length };
  }
  return null;
}

/** A misspelt name has so many words at most. */
const MOST_OF_BRAND = 4;

/** A brand that some words are nearly, joined: people write names as they hear them, in more words or fewer. */
function heardBrandAt(tokens: readonly Token[], at: number, { heardBrand }: LookedUp) {
  for (let length = Math.min(MOST_OF_BRAND, tokens.length - at); length > 0; length -= 1) {
    const joined = tokens.slice(at, at + length).map(({ word }) => word);
    const named = heardBrand(joined.join(''));
    if (named) return { named, length };
  }
  return null;
}

type Read =
  | { what: 'brand' | 'colour' | 'material' | 'season'; value: string; label: string; to: number }
  | { what: 'thing'; match: Match; to: number }
  | null;

interface Place {
  words: Words;
  at: number;
  match: Match | undefined;
  found: Found;
}

/** The detail told of a thing at a place: after it rather than before, and never in the middle of a longer name. */
function detailAt({ words, at, match, found }: Place, known: LookedUp): Read {
  const { tokens, keys } = words;
  const longest = match ? match.to - match.from : 0;
  const after = found.things.length > 0;
  const fits = (to: number) => (longest === 0 || after) && to - at >= longest;
  const brand = brandAt(keys, at, known.brands) ?? (match ? null : heardBrandAt(tokens, at, known));
  if (brand && brand.length >= longest)
    return { what: 'brand', value: brand.named.slug, label: brand.named.name, to: at + brand.length };
  const worn = known.seasonal(found.things[0]?.ids ?? []);
  const season = seasonAt(tokens, at, { worn, query: true });
  if (season && fits(season.to))
    return { what: 'season', value: season.season, label: readingFr.season(season.season), to: season.to };
  const material = materialAt(tokens, at);
  const said = colourAt(tokens, at, { certain: !after });
  // Lin is a material before it is a shade of beige.
  const colour = said && material && material.to >= said.to ? null : said;
  if (colour && fits(colour.to))
    return { what: 'colour', value: colour.colour, label: colour.colour, to: colour.to };
  if (material && fits(material.to))
    return { what: 'material', value: material.material, label: material.material, to: material.to };
  return null;
}

const textOf = (tokens: readonly Token[], from: number, to: number) =>
  tokens
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ');

/** The words that products which bear the name have in theirs; joined words are those of the usual name. */
function namedWords(keys: readonly string[], { namings, from, to }: Match): readonly string[] {
  const [first] = namings;
  const usual = first?.concept.terms.find(({ kind, text }) => {
    const words = keyWords(text);
    return kind === first.kind && words.length > to - from && words.join('') === keys.join('');
  });
  return usual ? keyWords(usual.text) : keys;
}

function take(read: NonNullable<Read>, { words, at, found }: Place, without: Without): void {
  const { tokens } = words;
  if (read.what === 'thing') {
    const { from, to, namings } = read.match;
    const ids = idsOf(namings);
    found.things.push({
      ids,
      also: confusedIds(namings, ids),
      words: textOf(tokens, from, to),
      keys: namedWords(words.keys.slice(from, to), read.match),
      need: false,
      at,
      all: namings.map(({ concept }) => concept.id),
      english: namings.every(({ kind }) => kind === 'en'),
    });
    return;
  }
  const { what, value, label, to } = read;
  if (what === 'brand') found.brands.push({ slug: value, name: label });
  if (what === 'season') found.seasons.push(value as Season);
  if (what === 'material') found.materials.push(value);
  if (what === 'colour') {
    found.colours.push(value);
    found.shades.push(...shadeOf(tokens.slice(at, to), value));
  }
  found.chips.push({ kind: what, label, value, without: without(tokens, { from: at, to }) });
}

/** Of one letter or two are the small words of messages: "g", "pr". */
const saysNothing = ({ word }: Token) => SAYS_NOTHING.has(word) || /^\p{L}{1,2}$/u.test(word);

/** Reads words from left to right: brands, things, seasons, colours, materials; the others are unknown. */
export function namedIn(words: Words, known: LookedUp): Found {
  const { tokens } = words;
  const { matches, unfinished } = withUnfinished(words, known.thesaurus);
  const found: Found = {
    things: [],
    chips: [],
    colours: [],
    shades: [],
    materials: [],
    seasons: [],
    brands: [],
    unknown: [],
    unfinished,
  };
  for (let at = 0; at < tokens.length; ) {
    const match = matches.find(({ from }) => from === at);
    const place = { words, at, match, found };
    const detail = detailAt(place, known);
    const read: Read = detail ?? (match ? { what: 'thing', match, to: match.to } : null);
    if (read) take(read, place, known.without);
    else if (!saysNothing(tokens[at] as Token)) found.unknown.push(tokens[at] as Token);
    at = read?.to ?? at + 1;
  }
  return found;
}
