/** JSON Schema as the contracts give it, as far as a type is written from it. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema | boolean;
  prefixItems?: JsonSchema[];
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  format?: string;
  default?: unknown;
  $defs?: Record<string, JsonSchema>;
}

const PLAIN_KEY = /^[A-Za-z_$][\w$]*$/;
/** An object that takes no more room stands on one line. */
const ONE_LINE = 60;
/** Bounds that a number has only because a computer counts no further. */
const UNBOUNDED = 2_147_483_647;

/** A schema as a TypeScript type; bounds and formats, which a type cannot say, stand beside as comments. */
export function typeText(schema: JsonSchema, indent = ''): string {
  if (schema.$ref) return schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((one) => JSON.stringify(one)).join(' | ');
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return unique(choices.map((one) => typeText(one, indent))).join(' | ');
  if (schema.allOf) return schema.allOf.map((one) => typeText(one, indent)).join(' & ');
  if (Array.isArray(schema.type))
    return unique(schema.type.map((type) => typeText({ ...schema, type }, indent))).join(' | ');
  return ofType(schema, indent);
}

function ofType(schema: JsonSchema, indent: string): string {
  if (schema.type === 'object') return objectText(schema, indent);
  if (schema.type === 'array') return arrayText(schema, indent);
  if (schema.type === 'integer' || schema.type === 'number') return 'number';
  return schema.type === 'string' || schema.type === 'boolean' || schema.type === 'null'
    ? schema.type
    : 'unknown';
}

function arrayText({ items, prefixItems }: JsonSchema, indent: string): string {
  if (prefixItems) return `[${prefixItems.map((one) => typeText(one, indent)).join(', ')}]`;
  const item = typeof items === 'object' ? typeText(items, indent) : 'unknown';
  return isOneWord(item) ? `${item}[]` : `(${item})[]`;
}

/** True where `[]` may follow without parentheses: a name, or one object from its first brace to its last. */
const isOneWord = (text: string) => /^[\w.]+$/.test(text) || (text.startsWith('{') && closesAtEnd(text));

function closesAtEnd(text: string): boolean {
  let open = 0;
  for (const [at, character] of [...text].entries()) {
    if (character === '{') open += 1;
    if (character === '}') open -= 1;
    if (open === 0) return at === text.length - 1;
  }
  return false;
}

function objectText({ properties, required, additionalProperties }: JsonSchema, indent: string): string {
  const more = additionalProperties;
  const open = typeof more === 'object' ? typeText(more, indent) : more === true ? 'unknown' : null;
  const entries = Object.entries(properties ?? {});
  if (entries.length === 0) return `Record<string, ${open ?? 'never'}>`;
  const inner = `${indent}  `;
  const members = entries.map(([name, one]) => ({
    text: `${PLAIN_KEY.test(name) ? name : JSON.stringify(name)}${required?.includes(name) ? '' : '?'}: ${typeText(one, inner)};`,
    note: noteOf(one),
  }));
  const line = `{ ${members.map(({ text }) => text.slice(0, -1)).join('; ')} }`;
  const isShort = line.length <= ONE_LINE && !line.includes('\n') && members.every(({ note }) => note === '');
  const lines = members.map(({ text, note }) => `${inner}${text}${note && ` // ${note}`}`);
  const closed = isShort ? line : `{\n${lines.join('\n')}\n${indent}}`;
  return open === null ? closed : `${closed} & Record<string, ${open}>`;
}

/** Bounds, format and default of one value; empty where its type says all. */
function noteOf(schema: JsonSchema): string {
  const inner = schema.anyOf?.find(({ type }) => type !== 'null') ?? schema;
  const notes = [
    inner.format,
    range(inner.minLength, inner.maxLength, 'length '),
    range(inner.minimum, inner.maximum, ''),
    range(inner.minItems, inner.maxItems, 'items '),
    schema.default === undefined ? undefined : `default ${JSON.stringify(schema.default)}`,
  ];
  return notes.filter((note) => note !== undefined).join(', ');
}

function range(from: number | undefined, to: number | undefined, word: string): string | undefined {
  const least = from !== undefined && from > -UNBOUNDED ? from : undefined;
  const most = to !== undefined && to < UNBOUNDED ? to : undefined;
  if (least === undefined) return most === undefined ? undefined : `${word}at most ${most}`;
  return most === undefined ? `${word}at least ${least}` : `${word}${least}–${most}`;
}

const unique = (texts: string[]) => [...new Set(texts)];
