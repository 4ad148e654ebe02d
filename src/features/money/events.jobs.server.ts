import type { JobKind } from '#src/server/jobs.ts';
import { applyDueEvents } from './due-events.server.ts';
import { EVENTS_JOB } from './webhook.server.ts';

/** Woken by each delivery; its minute, and every start, find what a stopped process left. */
export const applyEventsJob: JobKind = {
  name: EVENTS_JOB,
  cron: '* * * * *',
  run: applyDueEvents,
};
