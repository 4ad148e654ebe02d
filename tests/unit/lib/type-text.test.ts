import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type JsonSchema, typeText } from '#src/lib/type-text.ts';

const written = (schema: z.ZodMiniType) => typeText(z.toJSONSchema(schema, { io: 'input' }) as JsonSchema);

it('writes an object with what its type cannot say beside', () => {
  const schema = z.object({
    email: z.email().check(z.maxLength(254)),
    page: z._default(z.int().check(z.gte(1), z.lte(60)), 1),
    kind: z.nullable(z.enum(['a', 'b'])),
    'two words': z.optional(z.array(z.object({ id: z.int() }))),
  });
  expect(written(schema)).toBe(
    [
      '{',
      '  email: string; // email, length at most 254',
      '  page?: number; // 1–60, default 1',
      '  kind: "a" | "b" | null;',
      '  "two words"?: { id: number }[];',
      '}',
    ].join('\n'),
  );
});

it('keeps a choice together inside a list, and an open object open', () => {
  expect(written(z.array(z.union([z.string(), z.object({ a: z.literal(1) })])))).toBe(
    '(string | { a: 1 })[]',
  );
  expect(written(z.record(z.string(), z.unknown()))).toBe('Record<string, unknown>');
  expect(written(z.object({}))).toBe('Record<string, never>');
  expect(written(z.tuple([z.int(), z.boolean()]))).toBe('[number, boolean]');
  expect(written(z.unknown())).toBe('unknown');
});

it('stands by the name of a type that has one', () => {
  expect(typeText({ type: 'array', items: { $ref: '#/$defs/Post' } })).toBe('Post[]');
});
