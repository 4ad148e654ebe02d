import { isNumber, numberAt, phraseAt, phrasesOf, type Token, wordsAt } from './tokens.ts';

/** A price somebody set: cents, both ends included. */
export interface PriceReading {
  from: number;
  to: number;
  min?: number;
  max?: number;
  /** A price without a word that makes it a limit. */
  about?: boolean;
  /** Prices not far from one that is no limit: shown after those that have it. */
  nearly?: { min: number; max: number };
}

const UNIT = new Set(['€', 'euro', 'euros', 'eur', 'e', 'balles', 'euraux']);
const LEAD = phrasesOf([
  ...['a', 'un budget de', 'budget de', 'budget max', 'budget maximum', 'budget', 'prix max', 'prix', 'de'],
  ...['autour de', 'environ', 'vers', 'aux alentours de'],
]);
const BELOW = phrasesOf([
  ...[
    'a moins de',
    'moins de',
    'moins cher que',
    'en dessous de',
    'au dessous de',
    '- de',
    '- d',
    'moin de',
    'moins d',

    'sous les',
    'sous',
    'pas plus de',
    'maximum',
    'max',
  ],
  ...['jusqu a', 'inferieur a', 'au plus', 'under', 'less than', 'prix max', 'budget max', 'budget', '<'],
]);
const ABOVE = phrasesOf([
  'plus de',
  'a partir de',
  'au dessus de',
  'minimum',
  'superieur a',
  'over',
  'more than',
  '>',
]);
const AFTER_BELOW = phrasesOf(['max', 'maximum', 'maxi', 'au plus', 'ou moins', 'et moins']);
const AFTER_ABOVE = phrasesOf(['min', 'minimum', 'au moins', 'ou plus', 'et plus']);
/** "environ 40 €" is taken as a fifth on either side. */
const ABOUT = phrasesOf(['autour de', 'environ', 'vers', 'aux alentours de', 'dans les']);
const LED_RANGE = phrasesOf(['entre', 'de', 'from', 'between']);
const JOINS = phrasesOf(['et', 'a', '-', '–', 'to', 'and']);
/** Units of other measures: "moins de 30 mois" is no price. */
const OTHER_UNITS = new Set([
  ...[
    'mois',
    'moi',
    'm',
    'an',
    'ans',
    'annee',
    'annees',
    'semaine',
    'semaines',
    'jour',
    'jours',
    'kg',
    'kilo',
  ],
  ...[
    'kilos',
    'g',
    'cm',
    'mm',
    'ml',
    'cl',
    'l',
    'litre',
    'litres',
    'x',
    'place',
    'places',
    'piece',
    'pieces',
  ],
  ...['roue', 'roues', 'point', 'points', 'en', 'months', 'years', 'degres', 'watts', 'heures', 'h', 'tog'],
]);
/** Fewer euros without their sign are an age or a size. */
const LEAST_BARE = 15;
const BUDGET = phrasesOf(['budget', 'un budget de', 'prix']);
/** A budget is the most one would spend. */
const CAPPED = phrasesOf(['budget max', 'budget maximum', 'prix max']);
const ABOUT_SHARE = 0.2;
/** A product this much dearer, or cheaper, is still near a price that nobody made a limit. */
const NEARLY_SHARE = 0.4;

const cents = (euros: number) => Math.round(euros * 100);
const unitAt = (tokens: readonly Token[], at: number) => UNIT.has(tokens[at]?.word ?? '');

/** "entre 50 et 80 €", "de 50 à 80 €", "50-80 €". */
function rangeAt(tokens: readonly Token[], at: number): PriceReading | null {
  const led = phraseAt(tokens, at, LED_RANGE);
  const first = at + led;
  if (!isNumber(tokens[first])) return null;
  let next = first + 1;
  if (unitAt(tokens, next)) next += 1;
  const joined = phraseAt(tokens, next, JOINS);
  if (joined === 0 || !isNumber(tokens[next + joined]) || !unitAt(tokens, next + joined + 1)) return null;
  const ends = [numberAt(tokens, first), numberAt(tokens, next + joined)].sort((a, b) => a - b);
  return { from: at, to: next + joined + 2, min: cents(ends[0] ?? 0), max: cents(ends[1] ?? 0) };
}

function boundsOf(
  euros: number,
  said: 'below' | 'above' | 'about' | 'bare',
): Pick<PriceReading, 'min' | 'max'> {
  if (said === 'above') return { min: cents(euros) };
  if (said === 'about')
    return { min: cents(euros * (1 - ABOUT_SHARE)), max: cents(euros * (1 + ABOUT_SHARE)) };
  return { max: cents(euros) };
}

/** One price: "moins de 30 euros", "30€ max", "plus de 100 €", "à 30 €" (taken as the most one would pay). */
function boundAt(tokens: readonly Token[], at: number): PriceReading | null {
  const below = phraseAt(tokens, at, BELOW);
  const above = phraseAt(tokens, at, ABOVE);
  const about = phraseAt(tokens, at, ABOUT);
  const led = Math.max(below, above, about) || phraseAt(tokens, at, LEAD);
  const value = at + led;
  if (!isNumber(tokens[value])) return null;
  let to = value + 1;
  const priced = unitAt(tokens, to);
  if (priced) to += 1;
  // Cents after the sign: "12€90".
  const minor = priced && /^\d\d$/.test(tokens[to]?.word ?? '') ? numberAt(tokens, to) / 100 : 0;
  if (minor > 0) to += 1;
  const afterBelow = phraseAt(tokens, to, AFTER_BELOW);
  const afterAbove = phraseAt(tokens, to, AFTER_ABOVE);
  // Without the sign, only words about money tell a price from an age or a size.
  const bounded = below > 0 || above > 0 || afterBelow > 0 || afterAbove > 0;
  const bare = bounded && numberAt(tokens, value) >= LEAST_BARE && !OTHER_UNITS.has(tokens[to]?.word ?? '');
  const named = phraseAt(tokens, at, BUDGET) > 0 || bare;
  if (!priced && !named) return null;
  const said =
    above > 0 || afterAbove > 0
      ? 'above'
      : below > 0 || afterBelow > 0
        ? 'below'
        : about > 0
          ? 'about'
          : 'bare';
  const euros = numberAt(tokens, value) + minor;
  const isLimit = said === 'above' || said === 'below' || phraseAt(tokens, at, CAPPED) > 0;
  return {
    from: at,
    to: to + Math.max(afterBelow, afterAbove),
    ...boundsOf(euros, said),
    ...(said === 'bare' && !isLimit && { about: true }),
    ...(!isLimit && {
      nearly: { min: cents(euros * (1 - NEARLY_SHARE)), max: cents(euros * (1 + NEARLY_SHARE)) },
    }),
  };
}

/** The price set at a place of a query, if one is. */
export function priceAt(tokens: readonly Token[], at: number): PriceReading | null {
  return rangeAt(tokens, at) ?? boundAt(tokens, at);
}

const CHEAP = phrasesOf([
  ...['pas trop cher', 'pas trop chere', 'pas cher', 'pas chere', 'pas chers', 'pas cheres', 'a petit prix'],
  ...[
    'petit prix',
    'petits prix',
    'petit budget',
    'bon marche',
    'abordable',
    'economique',
    'economiques',
    'abordables',
    'pas onereux',
    'pas onereuse',
    'prix bas',
    'bas prix',
    'a bas prix',
    'premier prix',
    'petits budgets',
    'low cost',
    'pas ruineux',
    'moins chere',
    'moins chers',
    'pas chair',
    'pas cherre',
    'cheap',
    'moins cher',
  ],
]);

/** The length of words that ask for what is cheap, without a figure; 0 when there are none. */
export function cheapAt(tokens: readonly Token[], at: number): number {
  return wordsAt(tokens, at, ['pas']) || tokens[at] ? phraseAt(tokens, at, CHEAP) : 0;
}
