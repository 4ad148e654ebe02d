import { type Column, inArray, type SQL, sql } from 'drizzle-orm';

const MOST_WORDS = 8;
/** Shorter words have no trigram of their own: the index cannot find them. */
const INDEXED_LENGTH = 3;

/** The pattern of what holds this text somewhere: signs that mean something to LIKE mean themselves. */
export const holding = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/**
 * Texts without accents or capitals. What an index called …_words holds and what is asked of it are this, letter for
 * letter; immutable_unaccent is made by the migration 0003_search.sql.
 */
export const plainly = (texts: SQL): SQL => sql`immutable_unaccent(lower(${texts}))`;

/** Every word of what was typed is somewhere in `texts`, accents and case apart; undefined where nothing was typed. */
export function holdsEveryWord(typed: string, texts: SQL): SQL | undefined {
  const words = typed.replaceAll('’', "'").split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  const held = words.map((word) =>
    // Without the index every row is read, and taking accents off each would cost twenty times the rest.
    word.length < INDEXED_LENGTH
      ? sql`lower(${texts}) like lower(${holding(word)})`
      : sql`${plainly(texts)} like immutable_unaccent(lower(${holding(word)}))`,
  );
  return held.length > 0 ? sql.join(held, sql` and `) : undefined;
}

/** Some texts, and the question for the ids of whatever has them, given the condition on those texts. */
export type AskedOf = readonly [texts: SQL, idsWhere: (held: SQL) => SQL];

/**
 * `id` is of a row that any of these finds by every word typed, or that one of the `others` finds: each question by an
 * index of its own, which a condition over several tables has none of. Undefined where nothing was typed.
 */
export function foundByWords(
  id: Column,
  typed: string,
  { asked, others = [] }: { asked: readonly AskedOf[]; others?: readonly SQL[] },
): SQL | undefined {
  const questions = asked.flatMap(([texts, idsWhere]) => {
    const held = holdsEveryWord(typed, texts);
    return held ? [idsWhere(held)] : [];
  });
  if (questions.length === 0) return undefined;
  return inArray(id, sql`(${sql.join([...questions, ...others], sql` union `)})`);
}
