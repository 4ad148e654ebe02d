import { ApiError } from '#src/calls/client.ts';
import { parsePriceCents } from '#src/features/catalogue/external-text.ts';
import { catalogueFr } from './catalogue.fr.ts';

/** Cents; null for nothing typed, undefined for what is no price. */
export function priceOf(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  return parsePriceCents(text) ?? undefined;
}

/** @throws ApiError naming each field that holds something else than a price, as the server would answer. */
export function refusePrices(typed: Record<string, string>): void {
  const err = catalogueFr.form.badPrice;
  const wrong = Object.keys(typed).filter((field) => priceOf(typed[field] ?? '') === undefined);
  if (wrong.length === 0) return;
  throw new ApiError(200, {
    err,
    code: 'field_invalid',
    fields: Object.fromEntries(wrong.map((field) => [field, err])),
  });
}
