import { bigint, boolean, date, index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, idColumn, uuidColumn } from './columns.ts';

/** A question asked of Milla, without anything that tells who asked. */
export const assistantQuestion = pgTable(
  'assistant_question',
  {
    id: idColumn(),
    /** The name of its answer. */
    uuid: uuidColumn(),
    /** Without addresses, telephones and names of people. */
    question: text('question').notNull(),
    kind: text('kind', { enum: ['answer', 'tool', 'urgent', 'unknown'] }).notNull(),
    answeredBy: text('answered_by', { enum: ['pages', 'model'] }).notNull(),
    /** The first page that was quoted, else the tool that was opened. */
    path: text('path'),
    /** Null until somebody says. */
    useful: boolean('useful'),
    /** Said beside, and masked as the question is. */
    words: text('words'),
    askedAt: createdAt(),
  },
  (t) => [
    index('assistant_question_asked').on(t.askedAt),
    index('assistant_question_kind').on(t.kind, t.askedAt),
  ],
);

/** The cost of a day's answers by a model, over every process. */
export const assistantSpending = pgTable('assistant_spending', {
  /** In Paris. */
  day: date('day', { mode: 'string' }).primaryKey(),
  /** Millionths of a cent, those that are held for answers under way included. */
  micros: bigint('micros', { mode: 'number' }).notNull(),
});
