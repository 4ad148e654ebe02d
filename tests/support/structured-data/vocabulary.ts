// schema.org's vocabulary, read from the types of schema-dts: what each type is, and what its properties take.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

interface TypeEntry {
  parents: string[];
  /** Names of the types a property takes. */
  properties: Map<string, string[]>;
}

export interface Vocabulary {
  has: (type: string) => boolean;
  /** True when a type is another, or one of its kinds. */
  isA: (type: string, wanted: string) => boolean;
  /** Gives the types that a property of a type takes; undefined when the type has no such property. */
  rangeOf: (type: string, property: string) => string[] | undefined;
  /** The values of an enumeration; empty for other types. */
  valuesOf: (type: string) => string[];
  /** True when a text may stand for the type. */
  takesText: (type: string) => boolean;
}

const FILE = fileURLToPath(import.meta.resolve('schema-dts')).replace(/schema\.js$/, 'schema.d.ts');
/** `interface ArticleBase extends …`, or `export interface MuseumLeaf extends …` for a type without properties of its own. */
const INTERFACE = /^(?:export )?interface (\w+)(?:Base|Leaf) extends (.+) \{$/;
const PROPERTY = /^ {4}"(\w+)"\?: SchemaValue<(.+), "\w+">;$/;
const ALIAS = /^export type (\w+) = ([^;]+);$/gm;

function typesIn(text: string): Map<string, TypeEntry> {
  const types = new Map<string, TypeEntry>();
  let open: TypeEntry | undefined;
  for (const line of text.split('\n')) {
    const [, name, above = ''] = INTERFACE.exec(line) ?? [];
    const [, property, range = ''] = PROPERTY.exec(line) ?? [];
    if (name) {
      const parents = [...above.matchAll(/(\w+)Base/g)].map(([, parent = '']) => parent);
      open = types.get(name) ?? { parents, properties: new Map() };
      types.set(name, open);
    } else if (property) {
      open?.properties.set(
        property,
        range.split('|').map((part) => part.trim()),
      );
    }
  }
  return types;
}

/** Reads the whole vocabulary: a few tens of milliseconds, once. */
export function readVocabulary(): Vocabulary {
  const text = readFileSync(FILE, 'utf8');
  const types = typesIn(text);
  const aliases = new Map([...text.matchAll(ALIAS)].map(([, name = '', parts = '']) => [name, parts]));
  const isA = (type: string, wanted: string): boolean =>
    type === wanted || (types.get(type)?.parents ?? []).some((parent) => isA(parent, wanted));
  const rangeOf = (type: string, property: string): string[] | undefined => {
    const entry = types.get(type);
    return (
      entry?.properties.get(property) ??
      entry?.parents.map((parent) => rangeOf(parent, property)).find((range) => range !== undefined)
    );
  };
  const valuesOf = (type: string): string[] =>
    [...(aliases.get(type) ?? '').matchAll(/"([^"]+)"/g)].map(([, value = '']) => value);
  const takesText = (type: string): boolean => /(^| )string$/.test(aliases.get(type) ?? '');
  return { has: (type) => types.has(type), isA, rangeOf, valuesOf, takesText };
}
