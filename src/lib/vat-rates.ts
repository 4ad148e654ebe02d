import * as z from 'zod/mini';
import { formatNumber } from './format.ts';

/** The rates of VAT on goods in mainland France (CGI, art. 278 to 281 nonies), percent. */
export const VAT_PERCENTS = [20, 10, 5.5, 2.1] as const;
export type VatPercent = (typeof VAT_PERCENTS)[number];

export const vatPercent = z.literal(VAT_PERCENTS);

/** The hundredths of a percent that the database holds: no fraction there. */
export const rateOf = (percent: number): number => Math.round(percent * 100);
export const percentOf = (rate: number): number => rate / 100;

/** A rate as the database holds it, on the wire; null for none of its own. */
export const vatPercentOf = (rate: number | null): VatPercent | null =>
  VAT_PERCENTS.find((percent) => rateOf(percent) === rate) ?? null;

const KNOWN = new Map(
  VAT_PERCENTS.flatMap((percent) => [[percent, percent] as const, [percent / 100, percent] as const]),
);

/**
 * A rate as a shop's file writes it: « 5,5 % », « 20.00 », « TVA 10 », or the fraction « 0,055 »; `none` for nothing or
 * zero, null for what is no rate of France.
 */
export function readVatPercent(text: string): VatPercent | 'none' | null {
  const bare = text.trim().replace(/^(?:tva|vat)[\s:=_-]*|\s*%$/gi, '');
  if (bare === '') return 'none';
  if (!/^\d{1,3}(?:[.,]\d{1,6})?$/.test(bare)) return null;
  const told = Number(bare.replace(',', '.'));
  return told === 0 ? 'none' : (KNOWN.get(told as VatPercent) ?? null);
}

export const percentText = (percent: number): string => `${formatNumber(percent)}\u202f%`;
