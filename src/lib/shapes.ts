import * as z from 'zod/mini';

/** Schemas of docs/spec/calls.md §Types that several features share. */
export const cents = z.int();
export const isoTime = z.string();
export const dateOnly = z.iso.date();
export const nothing = z.strictObject({});
export const anyObject = z.record(z.string(), z.unknown());

export function page<T extends z.ZodMiniType>(item: T) {
  return z.object({ items: z.array(item), page: z.int(), per_page: z.int(), total: z.int() });
}

/** Text a person types: trimmed, within bounds, with no control characters but line breaks. */
export function typed(min: number, max: number) {
  return z
    .string()
    .check(z.trim(), z.minLength(min), z.maxLength(max), z.regex(/^[^\p{Cc}]*(?:[\n\r\t][^\p{Cc}]*)*$/u));
}
