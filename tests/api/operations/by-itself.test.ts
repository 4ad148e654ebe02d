import { expect, it } from 'vitest';
import { jobs } from '#src/boot/boot.server.ts';

/** What nobody presses a button for, and how often an operator may count on it (issue G, An operator's eyes). */
const BY_ITSELF: Record<string, RegExp> = {
  'ledger-check': /^\d+ \* \* \* \*$/,
  'service-watch': /^\* \* \* \* \*$/,
  'payment-events': /^\* \* \* \* \*$/,
  'ledger-export': /^\d+ \d+ \* \* \*$/,
};

it.each(Object.entries(BY_ITSELF))('%s comes back by itself, as often as is said', (name, often) => {
  expect(jobs.find((job) => job.name === name)?.cron).toMatch(often);
});
