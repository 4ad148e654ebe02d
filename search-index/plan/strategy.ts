import type { ProductSort, ProductsQuery } from '../contract.ts';
import { isEveryday } from '../french/everyday.ts';
import { isDetail } from '../french/noise.ts';
import type { Lexicon } from '../lexicon.ts';
import { type ParsedQuery, parseQuery, withoutDetails, withoutNoise } from '../query.ts';
import type { NamedMaker } from '../reading/makers.ts';
import { isOfTools } from '../reading/purpose.ts';
import type { Reading, Understood } from '../reading/reading.ts';
import { SAYS_NOTHING } from '../reading/says-nothing.ts';
import { seasonId } from '../reading/seasons.ts';
import { isOfSentences } from '../reading/sentence.ts';
import { fold, wordsOf } from '../text.ts';
import { singular } from '../thesaurus/key.ts';
import type { Clause } from './clause.ts';
import { barredClauses, planOf, ROOM, type Segment } from './plan.ts';

/** A segment as an engine asks it. */
export interface Asked {
  /** Null: no words, the conditions alone. */
  query: ParsedQuery | null;
  where: Clause;
  /** Those of a segment before, for an engine that asks each for itself. */
  but?: readonly Clause[] | undefined;
  below: number;
  /** The words are looked for in names, brands and selections alone: a description says many things by the way. */
  inNames?: boolean | undefined;
  /** No thing is named: an everyday word is looked for as it is written, and is no other that is misspelt. */
  spelt?: boolean | undefined;
}

/** All that is asked for one query, in order; several engines answer it alike. */
export interface Strategy {
  asked: readonly Asked[];
  dropped: readonly string[];
  understood: readonly Understood[];
  /** "pas cher": among what fits, the cheapest first. */
  cheap: boolean;
}

const EVERYTHING: Clause = { all: [] };

/** The conditions of a query that names no thing: what was read in it still narrows. */
function clausesOf({ price, colours, materials, sizes, age, brands, seasons }: Reading): Clause[] {
  return [
    ...(price ? [{ price }] : []),
    ...(brands.length > 0 ? [{ brands: brands.map(({ slug }) => slug) }] : []),
    ...(colours.length > 0 ? [{ has: 'colours' as const, among: colours }] : []),
    ...(sizes.length > 0 ? [{ has: 'sizes' as const, among: sizes }] : []),
    ...materials.map((among) => ({ has: 'materials' as const, among })),
    ...seasons.map((season) => ({ has: 'about' as const, among: [seasonId(season)] })),
    ...(age ? [{ within: 'age' as const, min: age.min, max: age.max ?? 1200 }] : []),
  ];
}

const parsedOf = (words: string, lexicon: Lexicon): ParsedQuery | null => {
  const parsed = words ? parseQuery(words, lexicon) : null;
  return parsed && withoutNoise(parsed, lexicon);
};

const FIRST: Pick<Asked, 'below'> = { below: 0 };

/** True when customers of other shops say every word of it: descriptions say such words by the way ("sans parfum"). */
const isOfOtherShops = ({ words }: ParsedQuery) => words.every(isEveryday);

/** Of one letter or two, or of any sentence: a last resort to such words finds whatever begins so. */
const tellsNothing = (word: string) =>
  word.length < 3 || SAYS_NOTHING.has(word) || isOfSentences(word) || isOfTools(word);

/** True of a word that may be left out: the field knows it. Without any other the query is for something else. */
function mayGo(word: string, { thesaurus, read }: Lexicon): boolean {
  const key = singular(word);
  if (thesaurus.vocabulary.has(key)) return true;
  if (tellsNothing(word) || isDetail(word)) return true;
  const { head, understood } = read(word);
  return (head !== null && !head.need) || understood.length > 0;
}

/**
 * Words alone: all of them; when nothing has them all, all but the details; then the first ones, since French names
 * the thing before what narrows it. A word that is not of the field is never left out: "chaise gamer" is no high chair.
 */
export function wordsOnly(query: ParsedQuery, lexicon: Lexicon, where: Clause = EVERYTHING): Asked[] {
  const asked: Asked[] = [{ query, where, spelt: true, inNames: isOfOtherShops(query), ...FIRST }];
  const plain = withoutDetails(query, lexicon);
  let rest = plain ?? query;
  if (plain) asked.push({ query: plain, where, below: 1, spelt: true });
  while (rest.words.length > 1) {
    const shorter = parseQuery(rest.text.split(' ').slice(0, -1).join(' '), lexicon);
    if (!shorter || shorter.text === rest.text || shorter.words.every(tellsNothing)) break;
    if (!rest.words.slice(shorter.words.length).every((word) => mayGo(word, lexicon))) break;
    asked.push({ query: shorter, where, below: 1, inNames: true, spelt: true });
    rest = shorter;
  }
  return asked;
}

const askedOf =
  (lexicon: Lexicon) =>
  ({ words, where, but, below }: Segment): Asked => ({
    query: parsedOf(words, lexicon),
    where,
    but,
    below,
  });

/** A product that bears the very name that was typed comes before everything. */
function exactFirst(query: string, asked: readonly Asked[]): Asked[] {
  const named: Clause = { named: wordsOf(fold(query)).join(' ') };
  const others = asked.map((one) => ({ ...one, but: [named, ...(one.but ?? [])] }));
  return [{ query: null, where: named, below: 0 }, ...others];
}

/** A query as it is asked, without what is said not to be wanted. */
function planned(wanted: Pick<ProductsQuery, 'query' | 'literal'>, lexicon: Lexicon): Strategy | null {
  const reading = lexicon.read(wanted.literal ? '' : wanted.query);
  const strategy = plannedOf(wanted, lexicon, reading);
  const clauses = barredClauses(reading.barred);
  if (!strategy || clauses.length === 0) return strategy;
  const asked = strategy.asked.map((one) => ({ ...one, where: { all: [one.where, ...clauses] } }));
  return { ...strategy, asked };
}

/** The names that have all the words, first of all if the first word is no thing of ours: "cape ours". */
function wholeNames(whole: ParsedQuery, { head, rest, elsewhere }: Reading): Asked[] {
  if (head || !rest || elsewhere) return [];
  return [{ query: whole, where: EVERYTHING, inNames: true, ...FIRST }];
}

/** Beside a colour or a size one word names what it is: "carte grise" is said of no product by the way. */
const besideDetails = (rest: ParsedQuery, lexicon: Lexicon, where: Clause): Asked[] =>
  wordsOnly(rest, lexicon, where).map((one) => ({
    ...one,
    inNames: one.inNames || rest.words.length === 1,
  }));

function plannedOf(
  { query, literal }: Pick<ProductsQuery, 'query' | 'literal'>,
  lexicon: Lexicon,
  reading: Reading,
): Strategy | null {
  const whole = parsedOf(literal ? query : reading.said, lexicon);
  const nothing = { dropped: [], understood: [], cheap: false };
  if (!query.trim()) return { asked: [{ query: null, where: EVERYTHING, ...FIRST }], ...nothing };
  if (!whole) return null;
  if (literal) return { asked: wordsOnly(whole, lexicon), ...nothing };
  const { understood, cheap } = reading;
  const plan = planOf(reading, lexicon.thesaurus);
  if (plan) {
    const named = plan.segments.map(askedOf(lexicon));
    if (reading.unfinished) {
      // A word of other shops that begins a name of ours stands for that thing alone, and for nothing near it.
      const other = isOfOtherShops(whole);
      const later = named
        .filter(({ below }) => !other || below === 0)
        .map((one) => ({ ...one, below: one.below || (other ? 1 : ROOM) }));
      const first = { query: whole, where: EVERYTHING, inNames: other, spelt: other, ...FIRST };
      return { asked: [first, ...later], dropped: plan.dropped, understood, cheap };
    }
    // A name the reader does not know, written with words it does.
    const bare: Asked[] = reading.elsewhere ? [] : [{ query: whole, where: EVERYTHING, below: 1 }];
    return {
      asked: [...wholeNames(whole, reading), ...named, ...bare],
      dropped: plan.dropped,
      understood,
      cheap,
    };
  }
  const clauses = clausesOf(reading);
  const rest = parsedOf(reading.rest, lexicon);
  if (clauses.length === 0 || reading.elsewhere) {
    const asked = wordsOnly(whole, lexicon);
    // What is not of the field is said in many descriptions by the way.
    const only = asked.slice(0, 1).map((one) => ({ ...one, inNames: true }));
    return { asked: reading.elsewhere ? only : asked, dropped: [], understood, cheap };
  }
  if (!rest)
    return { asked: [{ query: null, where: { all: clauses }, ...FIRST }], dropped: [], understood, cheap };
  const asked = [
    ...besideDetails(rest, lexicon, { all: clauses }),
    // "Poisson rouge": a word of other shops is looked for in names; a description says it by the way.
    { query: rest, where: EVERYTHING, below: 1, spelt: true, inNames: isOfOtherShops(rest) },
  ];
  return { asked, dropped: understood.map(({ label }) => label), understood, cheap };
}

/** In an order of prices or dates, what fits is one: its segments are asked together. */
function together(asked: readonly Asked[]): Asked[] {
  const [first, ...others] = asked;
  if (!first) return [];
  const same = others.filter(({ below, query }) => below === 0 && query?.text === first.query?.text);
  const rest = others.filter((one) => !same.includes(one));
  return [{ ...first, where: { any: [first, ...same].map(({ where }) => where) } }, ...rest];
}

/** Nothing of a maker is here: what bears its name all the same, then what it makes, or what was asked for beside it. */
function withoutMaker(maker: NamedMaker, lexicon: Lexicon): Strategy | null {
  const named = parsedOf(maker.words, lexicon);
  const beside = maker.rest.trim() ? planned({ query: maker.rest }, lexicon) : null;
  const first: Asked = { query: named, where: EVERYTHING, inNames: true, spelt: true, ...FIRST };
  // Where something bears its name, nothing stands in for it; else what it is known for, or what it makes too.
  const made: Asked[] = [maker.things.slice(0, 1), maker.things.slice(1)]
    .filter((among) => among.length > 0)
    .map((among) => ({ query: null, where: { has: 'is', among }, below: 1 }));
  const near = beside?.asked.map((one) => ({ ...one, below: one.below || ROOM })) ?? made;
  return {
    asked: [first, ...near],
    dropped: [maker.name, ...(beside?.dropped ?? [])],
    understood: beside?.understood ?? [],
    cheap: beside?.cheap ?? false,
  };
}

type Wanted = Pick<ProductsQuery, 'query' | 'literal'> & { sort?: ProductSort };

const MOST_REMEMBERED = 100;
const remembered = new WeakMap<Lexicon, Map<string, Strategy | null>>();

/**
 * Null when nothing searchable was typed. An empty query lists everything. What one page of results asks in several
 * ways is planned once: it takes a millisecond.
 */
export function strategyOf(wanted: Wanted, lexicon: Lexicon): Strategy | null {
  const plans = remembered.get(lexicon) ?? new Map<string, Strategy | null>();
  const key = JSON.stringify([wanted.query, wanted.literal ?? false, wanted.sort ?? 'relevance']);
  const known = plans.get(key);
  if (known !== undefined) return known;
  if (plans.size >= MOST_REMEMBERED) plans.clear();
  const strategy = newStrategy(wanted, lexicon);
  plans.set(key, strategy);
  remembered.set(lexicon, plans);
  return strategy;
}

function newStrategy(wanted: Wanted, lexicon: Lexicon): Strategy | null {
  const maker = wanted.literal ? null : lexicon.absentMaker(wanted.query);
  const strategy = maker ? withoutMaker(maker, lexicon) : planned(wanted, lexicon);
  if (!strategy || !wanted.query.trim()) return strategy;
  const sorted = (wanted.sort ?? 'relevance') !== 'relevance';
  // Where editors put dates or sales before the words, a name is no more than words.
  if (sorted || lexicon.tuning.ranking[0] !== 'text') return { ...strategy, asked: together(strategy.asked) };
  return { ...strategy, asked: exactFirst(wanted.query, strategy.asked) };
}

/** A selection is found by the thing a query names: prices, colours and models are in no selection's name. */
export function selectionQuery(query: string, lexicon: Lexicon): ParsedQuery | null {
  const { head } = lexicon.read(query);
  return head && !head.need ? parseQuery(head.words, lexicon) : null;
}
