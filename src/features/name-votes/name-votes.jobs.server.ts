import { lt, sql } from 'drizzle-orm';
import { nameVote } from '#src/server/db/schema/index.ts';
import type { JobKind } from '#src/server/jobs.ts';
import { FORGOTTEN_AFTER_DAYS } from './name-vote.ts';

/** Forgets the votes that nobody has touched for a long time, once a day. */
export const nameVotesRetention: JobKind = {
  name: 'name-votes-retention',
  cron: '40 3 * * *',
  async run(services) {
    const limit = sql`now() - make_interval(days => ${FORGOTTEN_AFTER_DAYS})`;
    await services.database.db.delete(nameVote).where(lt(nameVote.usedAt, limit));
  },
};
