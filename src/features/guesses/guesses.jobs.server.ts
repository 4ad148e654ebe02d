import { and, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { guess, guessGame } from '#src/server/db/schema/index.ts';
import type { JobKind } from '#src/server/jobs.ts';
import { tellClosed } from './closed.server.ts';
import { ADDRESSES_KEPT_DAYS, FORGOTTEN_AFTER_DAYS } from './guess.ts';

/** A game closes by itself as a day ends in Paris, whatever the hour is in UTC; its owners hear of it within the hour. */
export const guessesClosed: JobKind = { name: 'guesses-closed', cron: '7 * * * *', run: tellClosed };

/** Forgets the addresses of those who were told, and the games that nobody ended; once a day. */
export const guessesRetention: JobKind = {
  name: 'guesses-retention',
  cron: '50 3 * * *',
  async run({ database: { db }, clock }) {
    const before = (days: number) => new Date(clock().getTime() - days * 86_400_000);
    const told = sql`select ${guessGame.listId} from ${guessGame} where ${guessGame.revealedAt} < ${before(ADDRESSES_KEPT_DAYS).toISOString()}`;
    await db
      .update(guess)
      .set({ email: null })
      .where(and(isNotNull(guess.email), sql`${guess.listId} in (${told})`));
    const over = lt(guessGame.closesOn, before(FORGOTTEN_AFTER_DAYS).toISOString().slice(0, 10));
    await db.delete(guessGame).where(and(isNull(guessGame.revealedAt), over));
  },
};
