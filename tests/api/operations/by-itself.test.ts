import { expect, it } from 'vitest';
import { jobs } from '#src/boot/boot.server.ts';

/** The work that an operator counts on without pressing a button, each with the moments at which it comes back. */
const BY_ITSELF: Record<string, RegExp> = {
  'ledger-check': /^\d+ \* \* \* \*$/,
  'service-watch': /^\* \* \* \* \*$/,
  'payment-events': /^\* \* \* \* \*$/,
  'ledger-export': /^\d+ \d+ \* \* \*$/,
};

it.each(Object.entries(BY_ITSELF))('%s comes back by itself, as often as is said', (name, often) => {
  expect(jobs.find((job) => job.name === name)?.cron).toMatch(often);
});
