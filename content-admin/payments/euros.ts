/** "12,50" or "12.5 €" to cents; null for what is not an amount of euros. */
export function centsOf(typed: string): number | null {
  const text = typed.replace(/[\s\u202f\u00a0€]/g, '').replace(',', '.');
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(text)) return null;
  return Math.round(Number(text) * 100);
}

export const eurosOf = (cents: number) => (cents / 100).toFixed(2).replace('.', ',');
