import type { Lexicon } from '../../lexicon.ts';

/** All this engine needs of a database: PGlite and `pg` both offer it. */
export interface SearchDatabase {
  query: Ask;
  /** The same for upkeep, which may take longer than somebody waits for an answer. */
  patiently?: Ask;
}

type Ask = (sql: string, params?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>;

export interface Opened {
  db: SearchDatabase;
  lexicon(): Lexicon;
}

/** Numbers the values of one statement as they are added. */
export interface Parameters {
  values: unknown[];
  /** Remembers a value and answers its placeholder, with a cast where the type is not told by its use. */
  add(value: unknown, cast?: string): string;
}

export function createParameters(): Parameters {
  const values: unknown[] = [];
  return {
    values,
    add(value, cast) {
      values.push(value);
      return cast ? `$${values.length}::${cast}` : `$${values.length}`;
    },
  };
}
