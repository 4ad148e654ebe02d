import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orderCalls } from '#src/features/orders/order.calls.ts';
import { BUYER, openShop } from '#tests/support/orders.ts';

let shop: Awaited<ReturnType<typeof openShop>>;
beforeAll(async () => {
  shop = await openShop({ stock: 5 });
});
afterAll(() => shop.app.close());

it('an order prepared again under its key, ten times at once, holds one piece of the stock', async () => {
  const input = { list_uuid: shop.camille.listUuid, product_id: shop.shelf.lamp.id, ...BUYER };
  const onceKey = randomUUID();
  const orders = async () => {
    const { rows } = await shop.app.services.database.query('select count(*)::int as n from shop_order');
    return Number(rows[0]?.n);
  };
  const before = await orders();
  const tries = await Promise.all(Array.from({ length: 10 }, () => orderCalls.prepare(input, { onceKey })));
  expect(new Set(tries.map(({ hash }) => hash)).size).toBe(1);
  expect(await orders()).toBe(before + 1);
  await expect(orderCalls.prepare({ ...input, quantity: 2 }, { onceKey })).rejects.toMatchObject({
    code: 'conflict',
    status: 409,
  });
  expect(await orders()).toBe(before + 1);
});
