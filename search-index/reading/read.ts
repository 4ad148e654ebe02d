import { isElsewhere } from '../french/elsewhere.ts';
import { isEveryday } from '../french/everyday.ts';
import { NOISE } from '../french/noise.ts';
import { isStopWord } from '../french/stop-words.ts';
import { isVerbForm } from '../french/verb-forms.ts';
import { givenIn } from '../thesaurus/given.ts';
import { keyWords, singular } from '../thesaurus/key.ts';
import type { Thesaurus } from '../thesaurus/thesaurus.ts';
import { barredIn, blanked } from './barred.ts';
import { describedIn, likelyIn } from './described.ts';
import { isGiftOfOthers } from './gift-cases.ts';
import { besideGift, isGift, occasionGift, personalGift } from './gifts.ts';
import { materialsFor } from './materials.ts';
import { leaveMeasures, volumeIn, withBareSize } from './measured.ts';
import { measuresOf, type Scan, scanned, withoutIn } from './measures.ts';
import { type Found, idsOf, namedIn } from './named.ts';
import { withFigures } from './numbers.ts';
import { ownWeightOf } from './own-weight.ts';
import { belongsTo, isForElsewhere, isTool } from './purpose.ts';
import type { NamedThing, Reading } from './reading.ts';
import { leaningOf, SLEPT_IN } from './seasons.ts';
import { isSentence } from './sentence.ts';
import { type Spelling, type Words, wordsToName } from './spelling.ts';
import { type Known, type Spellings, spellingsOf } from './spellings.ts';
import { isNumber, type Token, tokensOf } from './tokens.ts';
import { guessedIn, isClearer, isUse, usedIn, withSituation } from './used.ts';

export type Reader = (query: string) => Reading;

const MOST_WORDS_OF_NEED = 8;
/** So many words tell a use, with or without the small words of a sentence. */
const MANY_WORDS = 3;

interface Told {
  thesaurus: Thesaurus;
  /** True when it is told as a sentence. */
  sentence: boolean;
}

/** A situation told with a thing and a word that is none says more than the thing: "froid en poussette". */
function needOver(
  { things, unknown }: Found,
  words: Words,
  { thesaurus, sentence }: Told,
): NamedThing | null {
  if (words.keys.length === 0 || words.keys.length > MOST_WORDS_OF_NEED) return null;
  if (things.length === 0) return needIn(words, { thesaurus, sentence });
  if (unknown.length === 0) return null;
  const told = thesaurus.needs.tells(words.keys);
  return told >= 2 && told > things.length ? needIn(words, { thesaurus, sentence }) : null;
}

function needIn({ tokens, keys }: Words, { thesaurus, sentence }: Told): NamedThing | null {
  const helps = thesaurus.needs.find(keys, sentence);
  if (!helps) return null;
  const words = tokens.map(({ text }) => text).join(' ');
  const told = thesaurus.needs.telling(keys.filter((key) => !NOISE.has(key)));
  return {
    ids: helps.best,
    also: helps.good,
    fair: helps.fair,
    words,
    keys: [],
    told,
    need: true,
    worth: helps.worth,
  };
}

/** "Siège auto bébé pivotant": the words beside a thing that make it one of its kinds, whatever their order. */
function narrowed(head: NamedThing | null, found: Found, thesaurus: Thesaurus): NamedThing | null {
  if (!head || head.need) return head;
  const beside = new Map<string, string>();
  for (const { word, text } of found.unknown) beside.set(singular(word), text);
  for (const thing of found.things.slice(1))
    for (const key of keyWords(thing.words)) beside.set(key, thing.words);
  const kind = thesaurus.kindsOf(head.ids, new Set(beside.keys()));
  if (!kind) return head;
  const used = new Set(kind.words);
  found.unknown = found.unknown.filter(({ word }) => !used.has(singular(word)));
  found.things = found.things.filter(
    (thing, at) => at === 0 || !keyWords(thing.words).every((key) => used.has(key)),
  );
  return {
    ...head,
    ids: kind.ids,
    keys: [...head.keys, ...kind.words],
    words: [head.words, ...kind.words.map((word) => beside.get(word))].join(' '),
  };
}

/** A situation is told by all its words; a number beside a thing has said what it could. */
function restOf(unknown: readonly Token[], head: NamedThing | null): string {
  if (head?.need) return '';
  return unknown
    .filter((token) => !isNumber(token) || !head)
    .map(({ text }) => text)
    .join(' ');
}

const someOf = (thing: NamedThing | null, ids: ReadonlySet<string>) =>
  thing?.ids.some((id) => ids.has(id)) ?? false;

/** "Langes pampers": a word of several meanings, one of which is named again beside it, has that one. */
function agreed(things: Found['things']): Found['things'] {
  const [first, ...more] = things;
  const again = more.find(({ ids }) => ids.some((id) => first?.all.includes(id) && !first.ids.includes(id)));
  if (!first || !again) return things;
  const ids = again.ids.filter((id) => first.all.includes(id));
  return [{ ...first, ids }, ...more.filter((one) => one !== again)];
}

interface Heads {
  head: NamedThing | null;
  others: readonly NamedThing[];
  need: NamedThing | null;
  /** The text between a thing and the word before it that is none's; empty where the thing comes first. */
  between: string;
  /** True when a tool for a thing is named, which is none of ours. */
  tool: boolean;
}

/** French names the thing first; where an unknown one comes before it, what is known narrows that. */
function headsOf(found: Found, words: Words, { query, ...told }: Told & { query: string }): Heads {
  const { thesaurus } = told;
  const need = needOver(found, words, told);
  if (need) return alone(need);
  // "Stroller rain cover": English names the thing last.
  if (found.things.every(({ english }) => english)) found.things.reverse();
  const [first, ...more] = agreed(found.things);
  leaveMeasures(found);
  const starts = first && words.tokens[first.at]?.from;
  // "housse poussette": an unknown thing comes first, what follows narrows it.
  const before = starts === undefined ? undefined : found.unknown.findLast(({ from }) => from < starts);
  if (before) {
    const between = query.slice(before.to, starts);
    const tool = isTool(before.word, between);
    return { head: null, others: tool ? [] : found.things, need: null, between, tool };
  }
  const head = narrowed(first ?? null, found, thesaurus);
  const others = head === first ? more : found.things.slice(1);
  return { head, others, need: null, between: '', tool: false };
}

const distinct = <T>(values: readonly T[]) => [...new Set(values)];

/** "Matelas à l": a small word that ends a query may be the middle of a name. */
function begunIn(query: string, last: Token | undefined, known: Known): NamedThing | null {
  const { thesaurus, isStopWord: stops = isStopWord } = known;
  if (!last || !stops(last.word) || !query.endsWith(last.text)) return null;
  const ids = idsOf(thesaurus.begun(query));
  return ids.length === 0 ? null : { ids, also: [], words: query.trim(), keys: [], need: false };
}

const alone = (need: NamedThing): Heads => ({ head: need, others: [], need, between: '', tool: false });

/** A sentence, of which no word is of other shops. */
const isOfPeople = (sentence: boolean, keys: readonly string[]): boolean =>
  sentence && !keys.some((key) => isEveryday(key));

interface Named extends Heads {
  words: Words;
  found: Found;
}

/** In a sentence, a verb is no misspelt name. */
const withVerbs = (spelling: Spelling): Spelling => ({
  ...spelling,
  correct: (word) => (isVerbForm(word) ? null : spelling.correct(word)),
  mayBe: (word) => (isVerbForm(word) ? [] : (spelling.mayBe?.(word) ?? [])),
});

/** The same words, as the situation that they tell. */
const situated = (named: Named, need: NamedThing): Named => ({
  ...named,
  found: { ...named.found, unfinished: false },
  ...alone(need),
});

function createNamer(known: Known, spellings: Spellings) {
  const { brands, plain, ofNeeds, ofSentences, ofDescriptions, ofUses } = spellings;
  const { thesaurus, worn } = known;
  const seasonal = (ids: readonly string[]) => ids.some((id) => worn.has(id) || SLEPT_IN.has(id));
  return (query: string, { rest }: Scan, tokens: readonly Token[]): Named => {
    const lookedUp = { thesaurus, brands, without: withoutIn(query), seasonal };
    const sentence = isSentence(tokens);
    const namedBy = (spelling: Spelling): Named => {
      const words = wordsToName(rest, spelling);
      const found = namedIn(words, lookedUp);
      return { words, found, ...headsOf(found, words, { thesaurus, query, sentence }) };
    };
    const verbal = (one: Spelling) => (sentence ? withVerbs(one) : one);
    const first = namedBy(verbal(ofNeeds));
    const told = wordsToName(rest, verbal(ofUses));
    const used =
      !first.tool && (sentence || told.keys.length >= MANY_WORDS)
        ? usedIn(told, { thesaurus, sentence })
        : null;
    if (used && first.need && isClearer(used, first.need))
      return situated(first, withSituation(used, first.need));
    if (!first.head && sentence) {
      // The words of a sentence are no misspelt names of things.
      const words = wordsToName(rest, ofSentences);
      const need = words.keys.length > MOST_WORDS_OF_NEED ? null : needIn(words, { thesaurus, sentence });
      if (need) return situated(first, used && isClearer(used, need) ? withSituation(used, need) : need);
    }
    const named = !first.need && first.found.unknown.length > 0 ? namedBy(verbal(plain)) : first;
    const described =
      first.need || named.tool
        ? null
        : describedIn(query, wordsToName(rest, verbal(ofDescriptions)), { ...named, sentence, thesaurus });
    if (described) return situated(named, described);
    const at = named.found.things[0]?.at ?? 0;
    if (used && isUse(query, used, { ...named, sentence, first: at })) return situated(named, used);
    if (!named.head && !named.tool && isOfPeople(sentence, told.keys)) {
      const guessed = guessedIn(told, thesaurus);
      if (guessed && named.others.length === 0) return situated(named, guessed);
    }
    const begun = named.found.unknown.length > 0 ? null : begunIn(query, tokens.at(-1), known);
    if (!begun) return named;
    return { ...named, found: { ...named.found, unfinished: false }, head: begun, others: [], need: null };
  };
}

/** The details of a thing; in a situation, the dark one is afraid of is no colour. */
const detailsIn = (found: Found, need: NamedThing | null) => ({
  colours: need ? [] : distinct(found.colours),
  shade: need ? '' : (found.shades[0] ?? ''),
  materials: need ? [] : distinct(found.materials).map(materialsFor),
  seasons: need ? [] : distinct(found.seasons),
  brands: found.brands,
});

/** "Mobile samsung": all that is told of a thing are words of other shops, which tell nothing of ours. */
const isOfOtherShops = (unknown: readonly Token[], { vocabulary, needs }: Thesaurus): boolean =>
  unknown.length > 0 &&
  unknown.every(({ word }) => {
    const key = singular(word);
    return isEveryday(word) && !vocabulary.has(key) && !needs.words.has(key);
  });

const priceIn = ({ price }: Scan): Reading['price'] =>
  price && {
    ...(price.min !== undefined && { min: price.min }),
    ...(price.max !== undefined && { max: price.max }),
  };

/** Makes a reader; reading a query takes well under a millisecond. */
export function createReader(known: Known): Reader {
  const { thesaurus, worn, shoes } = known;
  const spellings = spellingsOf(known);
  const cases = givenIn(thesaurus.concepts);
  const name = createNamer(known, spellings);
  return (query) => {
    const all = withFigures(tokensOf(query));
    const { kept: tokens, barred } = barredIn(all, thesaurus);
    const said = blanked(query, all, tokens);
    const scan = scanned(tokens);
    const { words, found, head, others, need, between, tool } = name(said, scan, tokens);
    const first = head ?? others[0] ?? null;
    const clothing = { worn: someOf(first, worn), shoes: someOf(first, shoes) };
    const sized = withBareSize(scan, found, { tokens, ...clothing });
    const light = tokens.some(({ word }) => /^(?:leger|legere|legers|legeres|ultraleger|poids)$/.test(word));
    const ownWeight = ownWeightOf(scan.weight, { head, closure: thesaurus.closure, light });
    const measures = measuresOf(
      { ...sized, ownWeight },
      { tokens, without: withoutIn(query), worn: clothing.worn },
    );
    const volume = first && !first.need ? volumeIn(scan.rest) : null;
    if (volume) found.unknown = found.unknown.filter((token) => token !== volume.number);
    const unknown = new Set(found.unknown.map(({ word }) => word));
    const sentence = isSentence(tokens);
    const starts = words.tokens[found.things[0]?.at ?? -1]?.from ?? 0;
    const price = priceIn(scan);
    const elsewhere =
      isGiftOfOthers(said) ||
      isElsewhere(
        [...unknown],
        tokens.map(({ word }) => word),
      ) ||
      (first !== null && !need && isOfOtherShops(found.unknown, thesaurus)) ||
      (!(need && (sentence || need.described)) &&
        (tool || belongsTo(between) || isForElsewhere(said, unknown, spellings.isOfField)));
    const asked = { age: measures.age, price, head, others, found: found.things, elsewhere, given: cases };
    const personal = personalGift(said, asked, thesaurus);
    // What several give together is used for years, whatever the day it is given on.
    const together = personal?.ids.includes('cadeau commun') ?? false;
    const given = personal ?? occasionGift({ head, others, keys: words.keys }, measures.age, thesaurus);
    return {
      said,
      head: given ?? head,
      others: given ? besideGift(others) : others,
      price,
      about: scan.price?.about ?? false,
      cheap: scan.cheap,
      age: together ? null : measures.age,
      sizes: measures.sizes,
      ...detailsIn(found, need),
      leaning: need ? leaningOf(words.keys, sentence) : null,
      likely: likelyIn(head, found.unknown, thesaurus),
      gift: personal !== null || isGift(head),
      weight: scan.weight && ownWeight === null ? (scan.weight.min ?? scan.weight.max) : null,
      ownWeight,
      barred,
      rest: [personal ? '' : restOf(found.unknown, first), volume?.text].filter(Boolean).join(' '),
      leading: found.unknown.filter(({ from }) => from < starts).length,
      descriptive: found.unknown.every(({ word }) => thesaurus.vocabulary.has(singular(word))),
      elsewhere,
      sentence,
      unfinished: found.unfinished,
      understood: [
        ...measures.chips.filter(({ kind }) => !together || kind !== 'age'),
        ...(need ? found.chips.filter(({ kind }) => kind === 'brand') : found.chips),
      ],
    };
  };
}
