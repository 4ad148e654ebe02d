import { sql } from 'drizzle-orm';
import { date, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, idColumn, refColumn, timeColumn, updatedAt } from './columns.ts';
import { list } from './lists.ts';

/** A guess of a birth, or the birth itself: only what was asked is there. */
export interface GuessAnswers {
  date?: string | undefined;
  /** Grams. */
  weight?: number | undefined;
  /** Centimetres. */
  size?: number | undefined;
  sex?: 'girl' | 'boy' | undefined;
  name?: string | undefined;
}

/** The guesses of a list: what its parents ask, until when, and what came. */
export const guessGame = pgTable('guess_game', {
  listId: refColumn('list_id')
    .primaryKey()
    .references(() => list.id, { onDelete: 'cascade' }),
  asks: text('asks').array().notNull(),
  /** The last day on which one guesses, in Paris. */
  closesOn: date('closes_on', { mode: 'string' }).notNull(),
  /** The last day that the owners were told is over; another one, once it is over, is told again. */
  closedTold: date('closed_told', { mode: 'string' }),
  /** Null until the parents tell. */
  answers: jsonb('answers').$type<GuessAnswers>(),
  revealedAt: timeColumn('revealed_at'),
  /** The birth that was announced when the pregnancy ended: with another one, another game begins. */
  ended: jsonb('ended').$type<{ birthdate: string | null }>(),
  createdAt: createdAt(),
});

/** One person's guess. */
export const guess = pgTable(
  'guess',
  {
    id: idColumn(),
    listId: refColumn('list_id')
      .notNull()
      .references(() => guessGame.listId, { onDelete: 'cascade' }),
    /** In small letters; forgotten a while after the birth was told. */
    email: text('email'),
    publicname: text('publicname').notNull(),
    answers: jsonb('answers').$type<GuessAnswers>().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('guess_once').on(t.listId, t.email),
    index('guess_address').on(t.email).where(sql`email is not null`),
  ],
);
