import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { createdAt, idColumn, refColumn, timeColumn } from './columns.ts';

/** Two people who choose a first name together, each by a link of their own; no account. */
export const nameVote = pgTable(
  'name_vote',
  {
    id: idColumn(),
    /** Hashes of the two links. */
    ownHash: text('own_hash').notNull().unique(),
    otherHash: text('other_hash').notNull().unique(),
    /** Slugs, in the order in which they are shown. */
    names: text('names').array().notNull(),
    lastName: text('last_name'),
    createdAt: createdAt(),
    /** The last choice; a vote that nobody touches any more is forgotten. */
    usedAt: timeColumn('used_at').notNull().default(sql`now()`),
  },
  (t) => [index('name_vote_used').on(t.usedAt)],
);

/** The last choice of one of the two about one name. */
export const nameVoteChoice = pgTable(
  'name_vote_choice',
  {
    voteId: refColumn('vote_id')
      .notNull()
      .references(() => nameVote.id, { onDelete: 'cascade' }),
    /** True: of the person who holds the other link. */
    other: boolean('other').notNull(),
    slug: text('slug').notNull(),
    /** -1 no, 0 perhaps, 1 yes. */
    choice: smallint('choice').notNull(),
  },
  (t) => [primaryKey({ columns: [t.voteId, t.other, t.slug] })],
);
