import { faultOf } from '#src/server/db/faults.ts';
import type { Services } from '#src/server/services.ts';
import type { CampaignRow } from './campaign-rows.server.ts';

/**
 * Goes through letters one after the other. One that fails is left for the next run and holds back none of the others;
 * a database that is away ends the run, and is told of by the queue.
 */
export async function eachLetter<R extends Pick<CampaignRow, 'id'>>(
  { log }: Services,
  rows: readonly R[],
  work: (row: R) => Promise<void>,
): Promise<void> {
  for (const row of rows)
    try {
      await work(row);
    } catch (error) {
      if (faultOf(error)) throw error;
      log.error({ err: error, campaign: row.id }, 'a letter to many could not go on');
    }
}
