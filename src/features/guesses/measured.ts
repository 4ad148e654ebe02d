const bare = (typed: string) => typed.replace(/\s/gu, '').toLowerCase();
const numberOf = (digits = '') => Number(digits.replace(',', '.'));

/** Less than this, with a comma, is a weight in kilograms: nobody is born of nine grams. */
const KILOGRAMS_BELOW = 10;
const GRAMS = 1000;

/** Grams, of a weight as a person writes it: "3 350", "3350 g", "3,35 kg", "3 kg 350", "3,350". NaN for anything else. */
export function gramsIn(typed: string): number {
  const text = bare(typed);
  const [, kilograms, rest] = /^(\d{1,2})(?:kg|kilos?)(\d{3})(?:g|grammes?)?$/.exec(text) ?? [];
  if (kilograms !== undefined) return Number(kilograms) * GRAMS + Number(rest);
  const [, digits, unit = ''] = /^(\d+(?:[.,]\d+)?)(kg|kilos?|g|grammes?)?$/.exec(text) ?? [];
  if (digits === undefined) return Number.NaN;
  const value = numberOf(digits);
  const isKilograms = unit.startsWith('k') || (unit === '' && /[.,]/.test(digits) && value < KILOGRAMS_BELOW);
  return Math.round(isKilograms ? value * GRAMS : value);
}

/** Centimetres, of a length: "50", "50 cm". NaN for anything else. */
export function centimetresIn(typed: string): number {
  const [, digits] = /^(\d+(?:[.,]\d+)?)(?:cm|centimetres?|centimètres?)?$/.exec(bare(typed)) ?? [];
  return digits === undefined ? Number.NaN : Math.round(numberOf(digits));
}
