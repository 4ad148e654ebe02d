import { type SQL, sql } from 'drizzle-orm';

const MOST_WORDS = 8;
/** Shorter words have no trigram of their own: the index cannot find them. */
const INDEXED_LENGTH = 3;

/**
 * Texts without accents or capitals. What an index called …_words holds and what is asked of it are this, letter for
 * letter; immutable_unaccent is made by the migration 0003_search.sql.
 */
export const plainly = (texts: SQL): SQL => sql`immutable_unaccent(lower(${texts}))`;

/** Every word of what was typed is somewhere in `texts`, accents and case apart; null where nothing was typed. */
export function holdsEveryWord(typed: string, texts: SQL): SQL | null {
  const words = typed.replaceAll('’', "'").split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  const held = words.map((word) => {
    // Signs that mean something to LIKE mean themselves here.
    const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
    // Without the index every row is read, and taking accents off each would cost twenty times the rest.
    if (word.length < INDEXED_LENGTH) return sql`lower(${texts}) like lower(${pattern})`;
    return sql`${plainly(texts)} like immutable_unaccent(lower(${pattern}))`;
  });
  return held.length > 0 ? sql.join(held, sql` and `) : null;
}

/** Rows that any of these questions finds: each by its own index, which a condition over several tables has none of. */
export function foundByAny(questions: readonly SQL[]): SQL {
  return sql`(${sql.join([...questions], sql` union `)})`;
}
