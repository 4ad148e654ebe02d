import { describe, expect, it } from 'vitest';
import { ownShareOf } from '#src/features/orders/invoices/own-reduction.server.ts';

const given = (own: number, sellers: number) => ({
  own,
  lines: sellers > 0 ? [{ id: 1, cents: sellers }] : [],
});

describe('the part of ours in offers that go back', () => {
  it.each([
    ['all of ours, where all of the order is', 500, { own: 500, sellers: 0 }, given(4000, 0), 500],
    ['nothing, where a seller’s thing comes back', 300, { own: 500, sellers: 300 }, given(0, 3000), 0],
    ['all that is left of ours with the last of it', 800, { own: 500, sellers: 300 }, given(4000, 3000), 500],
    ['as much as of the price, in between', 400, { own: 500, sellers: 300 }, given(1000, 3000), 100],
    ['never more than is left of ours', 300, { own: 100, sellers: 300 }, given(4000, 0), 100],
    ['what sellers’ parts cannot be', 400, { own: 500, sellers: 300 }, given(0, 3000), 100],
    ['nothing, where nothing goes back', 0, { own: 500, sellers: 300 }, given(333, 0), 0],
  ] as const)('%s', (...[, offers, left, back, own]) => {
    expect(ownShareOf({ offers, left, given: back })).toBe(own);
  });
});
