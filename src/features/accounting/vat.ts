/** Percents with two decimals as whole numbers: no cent is lost to a fraction that a computer cannot hold. */
const SCALE = 100;

/**
 * Splits a sum that contains VAT (our fees, options and prices are what people pay, tax included) into what is ours
 * and the tax, cents; half a cent goes up to what is ours.
 */
export function splitVat(cents: number, percent: number): { net: number; vat: number } {
  const rate = Math.round(percent * SCALE);
  const whole = 100 * SCALE;
  const net = Math.floor((2 * cents * whole + whole + rate) / (2 * (whole + rate)));
  return { net, vat: cents - net };
}
