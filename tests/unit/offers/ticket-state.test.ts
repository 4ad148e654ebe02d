import { expect, it } from 'vitest';
import { stateOf } from '#src/features/tickets/ticket.ts';

const TICKET = { enabled: true, expires_at: '2026-12-31T23:00:00.000Z', uses: 1, max_uses: 2 };
const BEFORE = '2026-12-31T22:59:59.999Z';
const LATE = '2999-01-01T00:00:00Z';

it.each([
  ['open until its last instant', { ...TICKET, now: BEFORE }, 'open'],
  ['over at midnight in Paris, which ends the year', { ...TICKET, now: '2026-12-31T23:00:00Z' }, 'over'],
  ['used up', { ...TICKET, uses: 2, now: BEFORE }, 'used'],
  ['open without an end or a count', { ...TICKET, expires_at: null, max_uses: null, now: LATE }, 'open'],
  ['closed, whatever else it is', { ...TICKET, enabled: false, uses: 2, now: LATE }, 'closed'],
])('a ticket is %s', (_, { now, ...ticket }, state) => {
  expect(stateOf(ticket, new Date(now))).toBe(state);
});
