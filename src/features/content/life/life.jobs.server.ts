import type { JobKind } from '#src/server/jobs.ts';
import { binPurge } from './bin.server.ts';
import { linkCheck } from './link-check.server.ts';
import { reviewDue } from './review-due.server.ts';
import { scheduleDue, scheduleTick } from './schedule.server.ts';

/** The jobs that recur by themselves in a content's life. */
export const contentJobs: JobKind<never>[] = [scheduleTick, scheduleDue, linkCheck, binPurge, reviewDue];
