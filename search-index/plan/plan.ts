import { ownWeightId } from '../reading/own-weight.ts';
import type { Barred, NamedThing, Reading } from '../reading/reading.ts';
import { NEXT_SEASONS, saidSeasonId, seasonId } from '../reading/seasons.ts';
import { wordId } from '../reading/words.ts';
import type { Thesaurus } from '../thesaurus/thesaurus.ts';
import { about, type Clause, isA, isItself, type SetField } from './clause.ts';
import { borneBy, nearOf, tellingOf, WIDE } from './near.ts';
import { preferredOf } from './preferred.ts';
import { besidesOf, wholeName } from './typed-names.ts';

/** Products that come after those of the segments before. */
export interface Segment {
  /** Words to find beside the conditions; empty: the conditions alone. */
  words: string;
  where: Clause;
  /** Those that stand in a segment before; an engine that takes the first that fits needs not ask. */
  but: readonly Clause[];
  /** 0: always shown. Else it holds less than was asked for: shown below, while fewer than these stand above. */
  below: number;
}

export interface Plan {
  segments: readonly Segment[];
  /** Words that the wider segments leave aside, as typed. */
  dropped: readonly string[];
}

/** From here on, months, a gift that does not say for which age it is may be for younger ones. */
const GROWING = 5;
/** A first page: while there is room on it, what is near follows what was asked for. */
export const ROOM = 10;

/** Things that are given, whatever they are called. */
const GIVEN = ['jouet', 'livre bebe', 'doudou', 'peluche', 'veilleuse', 'couverture', 'vetement'];

const NOTHING: Clause = { any: [] };

/** The conditions that leave out what is not wanted. */
export function barredClauses({ things, colours, materials, words }: Barred): Clause[] {
  const sets: [SetField, readonly string[]][] = [
    ['is', things],
    ['colours', colours],
    ['materials', materials],
    ['about', words],
  ];
  return sets.flatMap(([has, among]) => (among.length > 0 ? [{ not: { has, among } }] : []));
}

/** The conditions that narrow a thing: all of them; the very shade; the same with what is not said, or nearly so. */
interface Attributes {
  strict: Clause[];
  shade: Clause | null;
  soft: Clause[] | null;
}

function attributesOf(reading: Reading): Attributes {
  const { age, weight, ownWeight, sizes, colours, materials, seasons, brands, shade } = reading;
  const sets: Clause[] = [
    ...(sizes.length > 0 ? [{ has: 'sizes' as const, among: sizes }] : []),
    ...(colours.length > 0 ? [{ has: 'colours' as const, among: colours }] : []),
    ...materials.map((among) => ({ has: 'materials' as const, among })),
    ...(ownWeight === null ? [] : [about([ownWeightId(ownWeight)])]),
    ...(brands.length > 0 ? [{ brands: brands.map(({ slug }) => slug) }] : []),
  ];
  const ranges: Clause[] = [
    ...(age ? [{ within: 'age' as const, min: age.min, max: age.max ?? 1200 }] : []),
    ...(weight === null ? [] : [{ within: 'weight' as const, min: weight, max: weight }]),
  ];
  const unsaid: Clause[] = [
    ...(age ? [{ unsaid: 'age' as const }] : []),
    ...(weight === null ? [] : [{ unsaid: 'weight' as const }]),
  ];
  const ofSeason = seasons.map((season) => about([seasonId(season)]));
  const nextSeason = seasons.map((season) =>
    about([saidSeasonId(season), ...NEXT_SEASONS[season].map(seasonId)]),
  );
  const loose = [...unsaid, ...nextSeason];
  return {
    strict: [...sets, ...ranges, ...ofSeason],
    shade: shade ? about([shade]) : null,
    soft: loose.length > 0 ? [...sets, ...loose] : null,
  };
}

/**
 * The words of what narrows a query, to say that they were left aside. A gift’s age is whom it is for: another gift, as well
 * given to them, lacks nothing.
 */
function detailsOf({ others, understood, rest, gift }: Reading): string[] {
  const said = (kind: string) => !kind.startsWith('price_') && !(gift && kind === 'age');
  const chips = understood.filter(({ kind }) => said(kind));
  return [...others.map(({ words }) => words), ...chips.map(({ label }) => label), ...(rest ? [rest] : [])];
}

/** The segments of those that have everything, in parts: of the very shade, and the thing itself before its kinds. */
function wholeIn(parts: readonly Clause[][], { whole, words }: { whole: Clause; words: string }): Segment[] {
  return parts.map((part, at) => ({
    words,
    where: { all: [...part, whole] },
    but: parts.slice(0, at).map((earlier): Clause => ({ all: earlier })),
    below: 0,
  }));
}

/**
 * First what is liked better of what bears the very words in its name, then these, then the thing itself, then its kinds,
 * those that bear its name before the others; of the very shade before others.
 */
function partsOf(
  head: NamedThing | null,
  {
    shade,
    preferred,
    besides,
    thesaurus,
  }: {
    shade: Clause | null;
    preferred: readonly Clause[];
    besides: readonly string[];
    thesaurus: Thesaurus;
  },
): Clause[][] {
  const itself = head && !head.need ? isItself(head) : null;
  const named: Clause[] = head?.keys.map((key) => about([wordId(key)])) ?? [];
  const also = itself && besides.length > 0 ? [[itself, about(besides.map(wordId))]] : [];
  const few = head?.ids.every((id) => thesaurus.kinds(id) <= WIDE) ?? false;
  const parts = itself
    ? [
        ...(named.length > 0 ? [[itself, ...named]] : []),
        ...also,
        [itself],
        ...(named.length > 1 && few ? [named] : []),
      ]
    : [];
  // What is itself of use comes before what is of use in one way.
  const helps: Clause[][] = head?.need ? [[isItself(head)]] : [];
  const leading = itself ? parts.slice(0, 1) : helps;
  const first =
    preferred.length > 0 ? [...leading.map((part) => [...preferred, ...part]), [...preferred]] : [];
  const borne = head?.need ? borneBy(head) : null;
  const telling = head?.need ? tellingOf(head).map((one) => [...preferred, one]) : [];
  if (borne) {
    const named = [...(first.length > 0 ? [[...preferred, borne]] : []), [borne]];
    return [...named, ...telling, ...first, ...helps, []];
  }
  if (telling.length > 0) return [...telling, ...first, ...helps, []];
  return [...first, ...(shade ? [[shade, ...(parts[0] ?? [])], [shade]] : []), ...parts, ...helps, []];
}

/** The segments of those that lack something, widest last; each without those before it. */
function widerOf(clauses: readonly Clause[], { whole, below }: { whole: Clause; below: number }): Segment[] {
  return clauses.map((where, at) => ({ words: '', where, but: [whole, ...clauses.slice(0, at)], below }));
}

const butOne = (clauses: readonly Clause[], one: Clause): Clause => ({
  all: clauses.filter((other) => other !== one),
});

/** The thing itself without what narrows it, what bears the very words before the others. */
function itselfIn(head: NamedThing | null, priced: readonly Clause[]): Clause[] {
  if (!head || head.need) return [];
  const named: Clause[] = head.keys.map((key) => about([wordId(key)]));
  const itself = [isItself(head), ...priced];
  return named.length > 1 ? [{ all: [...named, ...itself] }, { all: itself }] : [{ all: itself }];
}

/** A diary for fathers is no gift for a mother. */
const unfitOf = ({ gift, head }: Reading): Clause[] =>
  gift && head?.unfit?.length ? [{ not: about(head.unfit.map(wordId)) }] : [];

/** A query whose thing is known, as the products to show, in order. Null: no thing was named, words must do. */
export function planOf(reading: Reading, thesaurus: Thesaurus): Plan | null {
  const plan = planOfThings(reading, thesaurus);
  const named = plan && wholeName(reading);
  if (!plan || !named) return plan;
  const others = plan.segments.map((one) => ({ ...one, but: [named, ...one.but] }));
  return { ...plan, segments: [{ words: '', where: named, but: [], below: 0 }, ...others] };
}

/** A query as conditions, from which its segments are made. */
interface Asked {
  reading: Reading;
  things: readonly Clause[];
  priced: readonly Clause[];
  strict: readonly Clause[];
  softly: readonly Clause[];
  preferred: readonly Clause[];
}

function planOfThings(reading: Reading, thesaurus: Thesaurus): Plan | null {
  const { head, others, price, rest, elsewhere } = reading;
  const things = [...(head ? [isA(head.ids)] : []), ...others.map(({ ids }) => about(ids))];
  if (things.length === 0) return null;
  const priced: Clause[] = [...(price ? [{ price }] : []), ...unfitOf(reading)];
  const { strict, shade, soft } = attributesOf(reading);
  const whole: Clause = { all: [...things, ...priced, ...strict] };
  // A carrier is shown before a wrap, which is one kind of them.
  const preferred = preferredOf(reading);
  const parts = partsOf(head, { shade, preferred, besides: besidesOf(reading), thesaurus });
  const segments = wholeIn(parts, { whole, words: rest });
  const softly: Clause[] = soft ? [{ all: [...things, ...priced, ...soft] }] : [];
  if (rest) for (const where of softly) segments.push({ words: rest, where, but: [whole], below: 0 });
  if (elsewhere) return { segments, dropped: [] };
  const asked: Asked = { reading, things, priced, strict, softly, preferred };
  const wider = reading.gift && head?.need ? givenInstead(asked, thesaurus) : shownInstead(asked, thesaurus);
  // Words that are no thing's are a model or a brand: who finds it wants nothing wider.
  const below = rest && !reading.descriptive && reading.likely.length === 0 ? 1 : ROOM;
  segments.push(...widerOf(wider, { whole: rest ? NOTHING : whole, below }));
  return { segments, dropped: detailsOf(reading) };
}

/** Products that lack one of the things that narrow a query. */
const lackingOne = ({ things, priced, strict }: Asked): Clause[] =>
  strict.length > 1
    ? [{ all: [...things, ...priced, { any: strict.map((one) => butOne(strict, one)) }] }]
    : [];

const nearIn = ({ reading, priced, strict, preferred }: Asked, thesaurus: Thesaurus): Clause[] =>
  reading.head
    ? nearOf(reading.head, thesaurus, reading.gift ? preferred : []).map(
        (near): Clause => ({ all: [near, ...priced, ...strict] }),
      )
    : [];

/** The thing alone, whatever narrows it. */
function alone({ reading, things, priced, strict }: Asked): Clause[] {
  const { head, rest, sentence } = reading;
  const narrowed = strict.length > 0 || things.length > 1 || rest !== '';
  const main = head ? isA(head.ids) : (things[0] as Clause);
  // Where an unknown thing is named first, and told with several words, what narrows it does not stand in for it.
  if (!narrowed || !(head || sentence || !rest.includes(' '))) return [];
  return [...itselfIn(head, priced), { all: [main, ...priced] }];
}

/** A gift that is given as well, for that age and price, comes before what does not say for which age it is. */
function givenInstead(asked: Asked, thesaurus: Thesaurus): Clause[] {
  const { reading, things, priced, strict, softly } = asked;
  const grown = (reading.age?.min ?? 0) >= GROWING;
  const free = priced.length > 0 || strict.length > 0;
  return [
    ...(reading.rest || grown ? [] : softly),
    ...(reading.likely.length > 0 ? [{ all: [isA(reading.likely), ...priced, ...strict] }] : []),
    ...(reading.others.length > 0 ? [{ all: [...things, ...priced] }] : []),
    ...nearIn(asked, thesaurus),
    // Whatever has the price and suits the age may be given.
    ...(free ? [{ all: [isA(GIVEN), ...priced, ...strict] }] : []),
    ...(grown ? softly : []),
    ...lackingOne(asked),
    ...alone(asked),
    ...(free ? [{ all: [...priced, ...strict] }] : []),
  ];
}

/** Products shown below those that have everything, or in their place: those that lack a detail, then what is near. */
function shownInstead(asked: Asked, thesaurus: Thesaurus): Clause[] {
  const { reading, things, priced, strict, softly } = asked;
  const { head, others, rest, likely, nearly, age, gift } = reading;
  const near = nearIn(asked, thesaurus);
  // What helps at that age comes before what helps more at another.
  const aged = head?.need === true && age !== null;
  return [
    ...(rest ? [] : softly),
    ...(nearly && !head?.need ? [{ all: [...things, { price: nearly }, ...strict] }] : []),
    ...(likely.length > 0 ? [{ all: [isA(likely), ...priced, ...strict] }] : []),
    ...lackingOne(asked),
    ...(head && !head.need && head.also.length > 0 ? [{ all: [isA(head.also), ...priced, ...strict] }] : []),
    ...(head && others.length > 0 ? [{ all: [...things, ...priced] }] : []),
    ...(aged ? [...near, ...alone(asked)] : [...alone(asked), ...near]),
    ...(gift && (priced.length > 0 || strict.length > 0)
      ? [{ all: [isA(GIVEN), ...priced, ...strict] }, { all: [...priced, ...strict] }]
      : []),
  ];
}

/** The segments that are shown, from the number of products each has before a reader's own filters. */
export function shownOf(segments: readonly Pick<Segment, 'below'>[], counts: readonly number[]): number[] {
  let above = 0;
  return segments.flatMap(({ below }, at) => {
    if (below > 0 && above >= below) return [];
    above += counts[at] ?? 0;
    return [at];
  });
}
