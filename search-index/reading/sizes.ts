import { isNumber, numberAt, phraseAt, phrasesOf, type Token } from './tokens.ts';

/**
 * A size as the catalogue compares it: `m6` clothes of six months, `p19` shoes, `tog2.5` warmth, `60x120` centimetres,
 * `w9` a weight of nine kilograms.
 */
export interface SizeReading {
  from: number;
  to: number;
  size: string;
  label: string;
}

/** Months of the usual sizes of clothes, and the height in centimetres a size goes to (EN 13402-3, French usage). */
export const CLOTHES_SIZES: readonly { months: number; heights: readonly number[] }[] = [
  { months: 0, heights: [44, 46, 48, 50] },
  { months: 1, heights: [52, 53, 54, 56] },
  { months: 3, heights: [58, 59, 60, 62] },
  { months: 6, heights: [66, 67, 68] },
  { months: 9, heights: [70, 71, 72] },
  { months: 12, heights: [74, 75, 76] },
  { months: 18, heights: [80, 81, 82] },
  { months: 24, heights: [86, 87, 88] },
  { months: 36, heights: [92, 94, 95, 96, 98] },
];

const MONTHS = new Set(CLOTHES_SIZES.map(({ months }) => months));
const byHeight = new Map(
  CLOTHES_SIZES.flatMap(({ months, heights }) => heights.map((height) => [height, months])),
);

/** `Naissance`, `6 mois`. */
export const clothesLabel = (months: number) => (months === 0 ? 'Taille naissance' : `Taille ${months} mois`);

/** A size as a reader sees it; null for one that is none. */
export function sizeLabel(size: string): string | null {
  const [, kind, number] = /^(m|p|tog)(\d+(?:\.\d)?)$/.exec(size) ?? [];
  if (kind === 'm') return clothesLabel(Number(number));
  if (kind === 'p') return `Pointure ${number}`;
  if (kind === 'tog') return `TOG ${number?.replace('.', ',')}`;
  const flat = /^(\d+)x(\d+)$/.exec(size);
  return flat ? `${flat[1]} × ${flat[2]} cm` : null;
}

/** The size of clothes an age wears: the smallest that is large enough. */
export function clothesSizeOf(months: number): string {
  const fitting = CLOTHES_SIZES.find((size) => size.months >= months);
  return `m${fitting?.months ?? 36}`;
}

const SIZE = phrasesOf(['en taille', 'taille', 'size', 't']);
const BORN = phrasesOf(['naissance', 'nouveau ne', 'newborn']);
const SHOE_SIZE = phrasesOf(['pointure', 'pointures', 'taille chaussure', 'shoe size']);
const SHOE_SIZES = phrasesOf(['pointure', 'pointures']);
const TO_SHOE = phrasesOf(['a', '-', '–', 'au']);
const TOG_BEFORE = phrasesOf(['tog', 'indice tog', 'togs']);
const TOG_AFTER = phrasesOf(['tog', 'togs']);

/** "taille 62", "taille 6 mois", "62 cm" of clothes, "taille naissance", "T3 mois". */
function clothesAt(tokens: readonly Token[], at: number): SizeReading | null {
  const said = phraseAt(tokens, at, SIZE);
  if (said === 0) return null;
  const value = at + said;
  const born = phraseAt(tokens, value, BORN);
  if (born > 0) return { from: at, to: value + born, size: 'm0', label: clothesLabel(0) };
  if (!isNumber(tokens[value])) return null;
  const number = numberAt(tokens, value);
  const unit = tokens[value + 1]?.word ?? '';
  if (['mois', 'm', 'months', 'an', 'ans'].includes(unit)) {
    const months = unit.startsWith('an') ? number * 12 : number;
    return MONTHS.has(months)
      ? { from: at, to: value + 2, size: `m${months}`, label: clothesLabel(months) }
      : null;
  }
  const months = byHeight.get(number);
  const to = value + (unit === 'cm' ? 2 : 1);
  return months === undefined ? null : { from: at, to, size: `m${months}`, label: clothesLabel(months) };
}

/** "pointure 19", "19/20" after a word for shoes is left to who knows that word. */
function shoeAt(tokens: readonly Token[], at: number): SizeReading | null {
  const said = phraseAt(tokens, at, SHOE_SIZE);
  const number = numberAt(tokens, at + said);
  if (said === 0 || !(number >= 15 && number <= 32)) return null;
  return { from: at, to: at + said + 1, size: `p${number}`, label: `Pointure ${number}` };
}

function togAt(tokens: readonly Token[], at: number): SizeReading | null {
  const before = phraseAt(tokens, at, TOG_BEFORE);
  const number = numberAt(tokens, at + before);
  if (!(number >= 0 && number <= 5)) return null;
  const after = phraseAt(tokens, at + before + 1, TOG_AFTER);
  if (before === 0 && after === 0) return null;
  return {
    from: at,
    to: at + before + 1 + (before > 0 ? 0 : after),
    size: `tog${number}`,
    label: `TOG ${String(number).replace('.', ',')}`,
  };
}

/** "pointures 20 à 24" are all of them. */
export function shoesAt(tokens: readonly Token[], at: number): { to: number; sizes: string[] } | null {
  const said = phraseAt(tokens, at, SHOE_SIZES);
  const first = numberAt(tokens, at + said);
  const joined = phraseAt(tokens, at + said + 1, TO_SHOE);
  const last = numberAt(tokens, at + said + 1 + joined);
  if (said === 0 || joined === 0 || !(first >= 15 && last >= first && last <= 42)) return null;
  const sizes = Array.from({ length: last - first + 1 }, (_, step) => `p${first + step}`);
  return { to: at + said + 2 + joined, sizes };
}

/** A bare number after what is worn: shoes by their size, clothes by their height. */
export function bareSize(
  number: number,
  { worn, shoes }: { worn: boolean; shoes: boolean },
): Pick<SizeReading, 'size' | 'label'> | null {
  if (shoes && number >= 15 && number <= 32) return { size: `p${number}`, label: `Pointure ${number}` };
  const months = worn && !shoes ? byHeight.get(number) : undefined;
  return months === undefined ? null : { size: `m${months}`, label: clothesLabel(months) };
}

/** "60x120", "60 x 120 cm", the smaller first. */
function flatAt(tokens: readonly Token[], at: number): SizeReading | null {
  const [first, second] = [numberAt(tokens, at), numberAt(tokens, at + 2)];
  if (tokens[at + 1]?.word !== 'x' || !(first >= 20 && first <= 250 && second >= 20 && second <= 250))
    return null;
  const [small, large] = [Math.min(first, second), Math.max(first, second)];
  const to = at + (tokens[at + 3]?.word === 'cm' ? 4 : 3);
  return { from: at, to, size: `${small}x${large}`, label: `${small} × ${large} cm` };
}

/** Centimetres from which a bed, both ways, is a grown-up's: what is not made in that size stands in for nothing. */
const WIDE_BED = 120;
const LONG_BED = 185;
/** A duvet of 140 cm is a child's; those of two people are wider. */
const WIDE_COVER = 160;

/** True of the size of a bed for grown-ups: "160x200"; `cover`: of what covers it. */
export function isOfGrownUps(size: string, cover = false): boolean {
  const [wide = 0, long = 0] = /^(\d+)x(\d+)$/.exec(size)?.slice(1).map(Number) ?? [];
  return wide >= (cover ? WIDE_COVER : WIDE_BED) && long >= LONG_BED;
}

/** The size said at a place of a text, if one is. */
export function sizeAt(tokens: readonly Token[], at: number): SizeReading | null {
  return clothesAt(tokens, at) ?? shoeAt(tokens, at) ?? togAt(tokens, at) ?? flatAt(tokens, at);
}

/** Kilograms, both ends included; no end: not said. */
export interface WeightReading {
  from: number;
  to: number;
  min: number | null;
  max: number | null;
}

const FROM = phrasesOf(['a partir de', 'des', 'plus de']);
const UP_TO = phrasesOf([
  'jusqu a',
  'moins de',
  'maximum',
  'max',
  'naissance a',
  'supporte',
  'charge maximale',
]);
const LED = phrasesOf(['de', 'entre']);
const JOINS = phrasesOf(['a', '-', '–', 'et']);
const KILOS = new Set(['kg', 'kilo', 'kilos', 'kilogrammes']);

/** "dès 9 kg", "jusqu’à 22 kg", "9-18 kg", "9 kg". */
export function weightAt(tokens: readonly Token[], at: number): WeightReading | null {
  const from = phraseAt(tokens, at, FROM);
  const upTo = phraseAt(tokens, at, UP_TO);
  const start = at + (Math.max(from, upTo) || phraseAt(tokens, at, LED));
  const first = numberAt(tokens, start);
  if (Number.isNaN(first)) return null;
  const own = KILOS.has(tokens[start + 1]?.word ?? '') ? 1 : 0;
  const joined = phraseAt(tokens, start + 1 + own, JOINS);
  const second = numberAt(tokens, start + 1 + own + joined);
  const unit = start + 2 + own + joined;
  if (joined > 0 && second >= first && KILOS.has(tokens[unit]?.word ?? ''))
    return { from: at, to: unit + 1, min: first, max: second };
  if (own === 0) return null;
  return { from: at, to: start + 2, min: upTo > 0 ? null : first, max: from > 0 ? null : first };
}
