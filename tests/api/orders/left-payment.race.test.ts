// A line is taken out on the order's page while its card is charged, from several pages at once. A race that one
// connection cannot have: with TEST_DATABASE_URL.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoCalls } from '#src/features/cagnotte/demo.calls.ts';
import { submitCheckout } from '#src/features/orders/checkout-page.server.ts';
import { orderCalls } from '#src/features/orders/order.calls.ts';
import { systemCtx } from '#src/server/calls/system-ctx.ts';
import { join } from '#tests/cast.ts';
import { openBusinesses } from '#tests/support/business.ts';
import { CARDS } from '#tests/support/cagnotte.ts';
import { DETAILS, openShop, type Shop } from '#tests/support/orders.ts';

const ROUNDS = 12;

describe.runIf(process.env.TEST_DATABASE_URL)('an order whose payment is left while it is paid', () => {
  let shop: Shop;
  let mobile: number;
  beforeAll(async () => {
    shop = await openShop({ stock: 60 });
    const [ines, rose] = [await join(shop.app, 'ines'), await join(shop.app, 'rose')];
    ({ mobile } = await openBusinesses(shop, { ines, rose }));
  });
  afterAll(() => shop.app.close());

  const takeOut = (hash: string, line: number) =>
    submitCheckout(systemCtx(shop.app.services), hash, (name) => (name === 'remove' ? String(line) : ''));

  it('is paid whole, or waits for another card with what is left: never the one for the sum of the other', async () => {
    const outcomes = new Set<string>();
    for (let round = 0; round < ROUNDS; round += 1) {
      const hash = await shop.prepare();
      await orderCalls.addLine({ hash, list_uuid: shop.camille.listUuid, product_id: mobile });
      await orderCalls.saveDetails({ hash, ...DETAILS });
      const { order, payment } = await orderCalls.pay({ hash });
      const line = order.lines[1]?.id ?? 0;
      const card = { client_secret: payment?.client_secret ?? '', card_number: CARDS.good };
      const [charged] = await Promise.allSettled(
        round % 2 === 0
          ? [demoCalls.confirm(card), takeOut(hash, line), takeOut(hash, line)]
          : [takeOut(hash, line).then(() => demoCalls.confirm(card)), takeOut(hash, line)],
      );
      await shop.app.runJobs();
      const now = await orderCalls.get({ hash });
      outcomes.add(now.status);
      if (now.status === 'paid') expect(now).toMatchObject({ total: order.total, lines: [{}, {}] });
      else {
        expect(charged).toMatchObject({ status: 'rejected' });
        expect(now).toMatchObject({ status: 'pending', lines: [{ price: 3550 }] });
        await orderCalls.saveDetails({ hash, ...DETAILS });
        const { payment: next } = await orderCalls.pay({ hash });
        expect(next?.client_secret).not.toBe(card.client_secret);
        await demoCalls.confirm({ ...card, client_secret: next?.client_secret ?? '' });
        await shop.app.runJobs();
        expect(await orderCalls.get({ hash })).toMatchObject({ status: 'paid', lines: [{ price: 3550 }] });
      }
      expect(await shop.problems()).toEqual([]);
    }
    expect([...outcomes]).toContain('pending');
  });
});
