import type { Database } from './db/connect.ts';
import type { JobFetcher } from './job-fetcher.ts';
import type { Log } from './log.ts';

interface Look {
  query: Database['query'];
  /** By the name of their queue. */
  fetchers: ReadonlyMap<string, JobFetcher>;
  everyMs: number;
  log: Log;
}

/** As pg-boss itself looks for the next job of a queue: on its index of waiting jobs, one step for each queue. */
const DUE = `select queue.name from unnest($1::text[]) as queue (name) where exists (
  select from pgboss.job where job.name = queue.name and state < 'active' and not blocked
  and start_after <= pgboss.job_now())`;

/**
 * Asks one question for all queues, again and again, and fetches where work is due. Each queue looked into by itself
 * took a tenth of a core of a site at rest on the embedded database. Answers the way to end it.
 */
export function lookForWork({ query, fetchers, everyMs, log }: Look): () => void {
  const names = [...fetchers.keys()];
  let looking = false;
  const look = async () => {
    if (looking) return;
    looking = true;
    try {
      const { rows } = await query(DUE, [names]);
      for (const { name } of rows) fetchers.get(String(name))?.fetchIn(0);
    } catch (error) {
      log.warn({ err: error }, 'job queues not looked into');
    } finally {
      looking = false;
    }
  };
  const timer = setInterval(() => void look(), everyMs).unref();
  return () => clearInterval(timer);
}
