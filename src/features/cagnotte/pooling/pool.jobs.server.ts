import type { JobKind } from '#src/server/jobs.ts';
import { POOLS_JOB } from './pool-job.ts';
import { settlePools } from './settle.server.ts';

export const poolJobs: JobKind[] = [{ name: POOLS_JOB, cron: '*/5 * * * *', run: settlePools }];
