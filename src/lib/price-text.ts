/** A price as a person would type it: 2490 → "24,90"; none → "". */
export function priceText(cents: number | null): string {
  return cents === null ? '' : (cents / 100).toFixed(2).replace('.', ',');
}
