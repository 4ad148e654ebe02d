/** JSON Schema as the contracts give it, as far as samples need it. */
interface Schema {
  type?: string;
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  items?: Schema;
  prefixItems?: Schema[];
  minItems?: number;
  minLength?: number;
  minimum?: number;
}

export interface Sample {
  /** The string's place, as in `fields`. */
  field: string;
  /** A whole input, right as far as its schema says, whose string at that place ends so. */
  withText(end: string): unknown;
}

const FORMATS: Record<string, string> = {
  uuid: '7b6f2f0e-6d0c-4f6c-9d0a-1f3f0c1f2a3b',
  email: 'odile@exemple.fr',
  date: '2026-12-24',
  'date-time': '2026-12-24T10:00:00Z',
  uri: 'https://exemple.fr/',
};

/** One sample for each string that an input may hold. */
export function samplesOf(input: unknown): Sample[] {
  const schema = input as Schema;
  return placesOf(schema, []).map((place) => ({
    field: place.join('.'),
    withText: (end) => build(schema, { place, end }),
  }));
}

/** Whole inputs, right as far as their schema says but for one number, which is `given`; one for each number. */
export function withNumber(input: unknown, given: number): unknown[] {
  const changed = (value: unknown): unknown[] => {
    if (typeof value === 'number') return [given];
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([name, one]) =>
      changed(one).map((other) => {
        const copy = structuredClone(value) as Record<string, unknown>;
        copy[name] = other;
        return copy;
      }),
    );
  };
  return changed(build(input as Schema, { place: null, end: '' }));
}

const choicesOf = ({ anyOf, oneOf }: Schema) => anyOf ?? oneOf ?? [];
const isText = ({ type }: Schema) => type === 'string';

function placesOf(schema: Schema, at: string[]): string[][] {
  if (isText(schema)) return [at];
  if (schema.items) return placesOf(schema.items, [...at, '0']);
  if (schema.properties)
    return Object.entries(schema.properties).flatMap(([name, one]) => placesOf(one, [...at, name]));
  const choice = choicesOf(schema).find((one) => placesOf(one, at).length > 0);
  if (choice) return placesOf(choice, at);
  // Anything at all: text is some of it.
  const open = typeof schema.additionalProperties === 'object' && schema.type === 'object';
  if (open) return [[...at, 'cle']];
  return Object.keys(schema).every((key) => key === '$schema' || key === 'default') && at.length > 0
    ? [at]
    : [];
}

interface Wanted {
  /** Null: this part of the input is not where the place is. */
  place: string[] | null;
  end: string;
}

function build(schema: Schema, { place, end }: Wanted): unknown {
  if (place?.length === 0) return plain(schema) + end;
  const within = (name: string): Wanted => ({ place: place?.[0] === name ? place.slice(1) : null, end });
  if (schema.properties)
    return Object.fromEntries(
      Object.entries(schema.properties).map(([name, one]) => [name, build(one, within(name))]),
    );
  if (schema.items) return [build(schema.items, within('0'))];
  if (schema.prefixItems) return schema.prefixItems.map((one) => build(one, { place: null, end }));
  const choices = choicesOf(schema);
  const choice = place && choices.find((one) => placesOf(one, []).length > 0);
  if (choice) return build(choice, { place, end });
  if (choices[0]) return build(choices[0], { place: null, end });
  if (place && schema.type === 'object') return { [place[0] as string]: plain({}) + end };
  return anyOf(schema);
}

function plain(schema: Schema): string {
  const known = schema.const ?? schema.enum?.[0] ?? FORMATS[schema.format ?? ''];
  return typeof known === 'string' ? known : 'bonjour'.padEnd(schema.minLength ?? 0, 'r');
}

function anyOf(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (isText(schema)) return plain(schema);
  if (schema.type === 'number' || schema.type === 'integer') return Math.max(1, schema.minimum ?? 1);
  if (schema.type === 'boolean') return true;
  return schema.type === 'object' ? {} : null;
}
