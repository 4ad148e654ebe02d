import { and, type Column, type SQL, sql } from 'drizzle-orm';
import { holding } from '#src/server/db/words.ts';

const MOST_WORDS = 8;

/** Every word of what was typed somewhere in the column, accents and case apart; nothing typed finds all. */
export function everyWord(typed: string, column: Column): SQL | undefined {
  const words = typed.trim().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  return and(
    ...words.map((word) => {
      const like = holding(word);
      return sql`unaccent(${column}) ilike unaccent(${like})`;
    }),
  );
}
