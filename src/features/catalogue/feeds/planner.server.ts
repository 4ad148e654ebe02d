import type { Database } from '#src/server/db/connect.ts';
import type { Run } from './batch.server.ts';

/** After so many rows, and each time there are four times as many. */
const FIRST_ROWS = 1000;
const TIMES = 4;

/** The table each pass fills, and the columns it is looked up by. */
const FILLED: Partial<Record<Run['state'], string>> = {
  checking: 'feed_line (run_id, key)',
  applying: 'product (kind, feed_id, feed_key, brand_id)',
};

/**
 * Tells the planner what an import has just put into a table that may have been empty: until it knows, it reads the
 * whole of it to find one row, and nobody tells it while a first import runs. Answers what to call after each batch.
 */
export function createPlannerTeller({ query }: Database, run: Run): (done: number) => Promise<void> {
  let due = FIRST_ROWS;
  while (due <= run.done) due *= TIMES;
  return async (done) => {
    const table = FILLED[run.state];
    if (done < due || !table) return;
    due *= TIMES;
    await query(`analyze ${table}`);
  };
}
