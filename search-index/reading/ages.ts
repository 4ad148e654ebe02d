import { wordTable } from '#src/lib/word-table.ts';
import { isNumber, numberAt, phraseAt, phrasesOf, type Token } from './tokens.ts';

/** Ages in months, both ends included; a single age has both ends alike. No upper end: and beyond. */
export interface AgeReading {
  from: number;
  to: number;
  min: number;
  max: number | null;
}

const MONTHS = new Set(['mois', 'moi', 'm', 'mos', 'month', 'months', 'mo']);
const YEARS = new Set(['an', 'ans', 'annee', 'annees', 'year', 'years']);
const WEEKS = new Set(['semaine', 'semaines', 'week', 'weeks']);
const NEWBORN = phrasesOf([
  'nouveau nes',
  'nouveau ne',
  'nouveau - ne',
  'nouveau - nes',
  'naissance',
  'newborn',
  'des la naissance',
]);
const FROM = phrasesOf(['a partir de', 'des', 'plus de', 'des l age de', 'from', 'apres', '+']);
const UP_TO = phrasesOf(['jusqu a', 'moins de', 'avant', 'until', 'jusque']);
const JOINS = phrasesOf(['a', '-', '–', '/', 'et', 'jusqu a', 'to']);
const LED_RANGE = phrasesOf(['de', 'entre', 'from', 'des']);
const LED = phrasesOf(['de', 'pour', 'a', 'age de']);
const BORN = phrasesOf(['la naissance', 'naissance']);
const HALF = phrasesOf(['et demi', '1 / 2']);
const MORE = phrasesOf(['et plus', 'et +', 'ou plus', '+']);

/** Two years are said of somebody; ages beyond twelve years are no child's of ours. */
const OLDEST_MONTHS = 12 * 12;

/** The unit of a number; "m" is months only when written against it: "6m", and not "5 m". */
function unitAt(tokens: readonly Token[], at: number): string | undefined {
  const unit = tokens[at];
  return unit?.word === 'm' && unit.from !== tokens[at - 1]?.to ? undefined : unit?.word;
}

function monthsOf(value: number, unit: string | undefined): number | null {
  if (unit === undefined || Number.isNaN(value)) return null;
  const months = MONTHS.has(unit)
    ? value
    : YEARS.has(unit)
      ? value * 12
      : WEEKS.has(unit)
        ? value / 4.345
        : null;
  return months === null || months > OLDEST_MONTHS ? null : Math.round(months);
}

/** "0-6 mois", "6 mois à 3 ans", "de 0 à 12 mois", "naissance à 3 ans". */
function rangeAt(tokens: readonly Token[], at: number): AgeReading | null {
  const start = at + phraseAt(tokens, at, LED_RANGE);
  const born = phraseAt(tokens, start, BORN);
  let next = born > 0 ? start + born : start + 1;
  if (born === 0 && !isNumber(tokens[start])) return null;
  const ownUnit = born > 0 ? undefined : unitAt(tokens, next);
  const own = born > 0 ? 0 : monthsOf(numberAt(tokens, start), ownUnit);
  if (born === 0 && own !== null) next += 1;
  const joined = phraseAt(tokens, next, JOINS);
  if (joined === 0 || !isNumber(tokens[next + joined])) return null;
  const end = next + joined;
  const unit = unitAt(tokens, end + 1);
  const max = monthsOf(numberAt(tokens, end), unit);
  const min = own ?? monthsOf(numberAt(tokens, start), unit);
  return max === null || min === null || min > max ? null : { from: at, to: end + 2, min, max };
}

function newbornAt(tokens: readonly Token[], at: number): AgeReading | null {
  const length = phraseAt(tokens, at, NEWBORN);
  return length === 0 ? null : { from: at, to: at + length, min: 0, max: 0 };
}

/** "9 mois", "dès 6 mois", "1 an et demi", "jusqu’à 3 ans", "3 ans et plus", "+3 ans". */
function oneAt(tokens: readonly Token[], at: number): AgeReading | null {
  const from = phraseAt(tokens, at, FROM);
  const upTo = phraseAt(tokens, at, UP_TO);
  const start = at + (Math.max(from, upTo) || phraseAt(tokens, at, LED));
  if (!isNumber(tokens[start])) return null;
  const months = monthsOf(numberAt(tokens, start), unitAt(tokens, start + 1));
  if (months === null) return null;
  const half = phraseAt(tokens, start + 2, HALF);
  const age = months + (half > 0 ? 6 : 0);
  const more = phraseAt(tokens, start + 2 + half, MORE);
  const to = start + 2 + half + more;
  if (from > 0 || more > 0) return { from: at, to, min: age, max: null };
  return { from: at, to, min: upTo > 0 ? 0 : age, max: age };
}

const BIRTHDAY = new Set(['anniversaire', 'anniversaires', 'birthday']);
const ORDINALS: Readonly<Record<string, number>> = wordTable({
  premier: 1,
  premiere: 1,
  first: 1,
  deuxieme: 2,
  second: 2,
  seconde: 2,
  troisieme: 3,
  quatrieme: 4,
  cinquieme: 5,
});
const ORDINAL_ENDS = new Set(['er', 'ere', 'e', 'eme', 'nd', 'nde', 'st', 'rd', 'th']);

/** "Premier anniversaire", "2e anniversaire": the child is as old; the word itself stays. */
export function birthdayAt(tokens: readonly Token[], at: number): AgeReading | null {
  const figure = isNumber(tokens[at]) && ORDINAL_ENDS.has(tokens[at + 1]?.word ?? '');
  const years = figure ? numberAt(tokens, at) : ORDINALS[tokens[at]?.word ?? ''];
  const to = at + (figure ? 2 : 1);
  const months = years === undefined ? Number.NaN : years * 12;
  if (!(months > 0 && months <= OLDEST_MONTHS) || !BIRTHDAY.has(tokens[to]?.word ?? '')) return null;
  return { from: at, to, min: months, max: months };
}

/** The age said at a place of a text, if one is. */
export function ageAt(tokens: readonly Token[], at: number): AgeReading | null {
  return rangeAt(tokens, at) ?? oneAt(tokens, at) ?? newbornAt(tokens, at) ?? birthdayAt(tokens, at);
}
