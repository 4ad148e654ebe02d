import { describe, expect, it } from 'vitest';
import { reachedBy, statusesUpTo } from '#src/features/orders/order.state.ts';
import {
  allocate,
  commissionBackOf,
  grossOf,
  type LineMoney,
  splitCents,
} from '#src/features/orders/shares.ts';

const line = (id: number, unitPrice: number, more: Partial<LineMoney> = {}): LineMoney => ({
  id,
  merchantId: id,
  quantity: 1,
  unitPrice,
  deliveryShare: 0,
  commission: 0,
  refunded: 0,
  commissionBack: 0,
  releasedAt: null,
  ...more,
});

describe('splitting cents', () => {
  it.each([
    [490, [3550, 1005], [382, 108]],
    [100, [1, 1, 1], [34, 33, 33]],
    [1, [5, 5], [1, 0]],
    [0, [5, 5], [0, 0]],
    [7, [0, 0], [7, 0]],
  ])('%d by %j', (cents, weights, parts) => {
    expect(splitCents(cents, weights)).toEqual(parts);
  });
});

describe('money given back', () => {
  const order = { total: 6000, refunded: 0 };
  const lines = [line(0, 1000, { merchantId: null }), line(1, 2000), line(2, 3000)];

  it.each([
    ['ours first', 500, [], { own: 500, lines: [] }],
    [
      'then the sellers’ by their prices',
      2000,
      [],
      {
        own: 1000,
        lines: [
          { id: 1, cents: 400 },
          { id: 2, cents: 600 },
        ],
      },
    ],
    ['a line alone', 3000, [{ lineId: 2, cents: 3000 }], { own: 0, lines: [{ id: 2, cents: 3000 }] }],
    [
      'all of it',
      6000,
      [],
      {
        own: 1000,
        lines: [
          { id: 1, cents: 2000 },
          { id: 2, cents: 3000 },
        ],
      },
    ],
  ])('%s', (...[, cents, meant, given]) => {
    expect(allocate(order, lines, { cents, meant })).toEqual(given);
  });

  it('never gives a line back twice', () => {
    const back = [lines[0] as LineMoney, line(1, 2000), line(2, 3000, { refunded: 3000 })];
    const given = allocate({ total: 6000, refunded: 3000 }, back, {
      cents: 3000,
      meant: [{ lineId: 2, cents: 3000 }],
    });
    expect(given).toEqual({ own: 1000, lines: [{ id: 1, cents: 2000 }] });
  });

  it('in any order adds up to what was paid, each line to its price and its whole commission', () => {
    let seed = 7;
    const roll = (max: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % max;
    };
    for (let round = 0; round < 200; round += 1) {
      const bought = [
        line(0, 1 + roll(5000), { merchantId: null }),
        ...[1, 2, 3].map((id) => line(id, 1 + roll(9000), { deliveryShare: roll(300), commission: 1 })),
      ];
      const total = bought.reduce((sum, one) => sum + grossOf(one), 0);
      let own = 0;
      for (let refunded = 0; refunded < total; ) {
        const cents = Math.min(total - refunded, 1 + roll(3000));
        const given = allocate({ total, refunded }, bought, { cents, meant: [] });
        expect(given.own + given.lines.reduce((sum, one) => sum + one.cents, 0)).toBe(cents);
        own += given.own;
        for (const one of given.lines) {
          const found = bought.find(({ id }) => id === one.id) as LineMoney;
          found.refunded += one.cents;
          found.commissionBack = commissionBackOf(found, found.refunded);
        }
        refunded += cents;
      }
      expect(own).toBe(bought[0]?.unitPrice);
      for (const one of bought.slice(1))
        expect([one.refunded, one.commissionBack]).toEqual([grossOf(one), one.commission]);
    }
  });
});

describe('an order of several parcels', () => {
  it.each([
    [['sent', 'paid'], 'paid'],
    [['sent', 'delivered', 'refused'], 'sent'],
    [['delivered', 'delivered'], 'delivered'],
    [['refused', 'refused'], null],
  ] as const)('%j is %s', (states, reached) => {
    expect(reachedBy(states)).toBe(reached);
  });
  it('goes through every status on its way', () => {
    expect(statusesUpTo('paid', 'delivered')).toEqual(['prepared', 'sent', 'delivered']);
    expect(statusesUpTo('sent', 'paid')).toEqual([]);
    expect(statusesUpTo('refunded', 'sent')).toEqual([]);
  });
});
