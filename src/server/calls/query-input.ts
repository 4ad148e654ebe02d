import * as z from 'zod/mini';

/** Parameters that are more than text, by name. */
type Kinds = ReadonlyMap<string, 'number' | 'boolean' | 'list'>;

const known = new WeakMap<z.ZodMiniType, Kinds>();

interface Property {
  type?: string;
}

/** The parameters of a call's input, by name, as JSON schema. */
export function propertiesOf(input: z.ZodMiniType): Record<string, Property> {
  const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
  return (schema.properties ?? {}) as Record<string, Property>;
}

function kindsOf(input: z.ZodMiniType): Kinds {
  const found = known.get(input);
  if (found) return found;
  const kinds = new Map<string, 'number' | 'boolean' | 'list'>();
  for (const [name, { type }] of Object.entries(propertiesOf(input))) {
    if (type === 'integer' || type === 'number') kinds.set(name, 'number');
    else if (type === 'boolean') kinds.set(name, 'boolean');
    else if (type === 'array') kinds.set(name, 'list');
  }
  known.set(input, kinds);
  return kinds;
}

/**
 * The input of a call as the query of an address says it: numbers and `true` or `false` by the schema, lists with
 * commas. Text that is none of these stays text, for the schema to refuse with its name.
 */
export function queryInput(input: z.ZodMiniType, query: string): Record<string, unknown> {
  const kinds = kindsOf(input);
  const given = new URLSearchParams(query);
  const read = new Map<string, unknown>();
  for (const name of new Set(given.keys())) {
    const values = given.getAll(name);
    if (kinds.get(name) === 'list')
      read.set(
        name,
        values.flatMap((value) => value.split(',')),
      );
    else read.set(name, values.length > 1 ? values : typedAs(kinds.get(name), values[0] ?? ''));
  }
  return Object.fromEntries(read);
}

function typedAs(kind: string | undefined, text: string): unknown {
  if (kind === 'number' && /^-?\d{1,15}$/.test(text)) return Number(text);
  if (kind === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}
