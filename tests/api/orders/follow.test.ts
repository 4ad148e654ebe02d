import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoCalls } from '#src/features/cagnotte/demo.calls.ts';
import { mailReservationLinks } from '#src/features/lists/gifts/lost-link.server.ts';
import { providerOf } from '#src/features/money/provider.server.ts';
import { orderCalls } from '#src/features/orders/order.calls.ts';
import { ORDER_MOVES } from '#src/features/orders/order.state.ts';
import { systemCtx } from '#src/server/calls/system-ctx.ts';
import { actionToken } from '#src/server/db/schema/index.ts';
import { tokenHash } from '#src/server/tokens.ts';
import { CARDS, mailsTo } from '#tests/support/cagnotte.ts';
import { mailsOf } from '#tests/support/mails.ts';
import { BUYER, DETAILS, followTokenIn, openShop, payFor, type Shop } from '#tests/support/orders.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ stock: 50 });
});
afterAll(() => shop.app.close());

describe('a guest who lost the mail', () => {
  it('is answered the same whether there is an order, and only the address gets the links', async () => {
    const hash = await shop.paid({ contributor_email: 'perdue@exemple.fr' });
    await orderCalls.get({ hash });
    expect(await orderCalls.mailLinks({ email: 'inconnue@exemple.fr' })).toEqual({ sent: true });
    expect(await orderCalls.mailLinks({ email: ` ${DETAILS.email.toUpperCase()}` })).toEqual({ sent: true });
    await shop.app.runJobs();
    expect(await mailsTo(shop.app, 'inconnue@exemple.fr')).toEqual([]);
    const token = followTokenIn(await mailsOf(shop.app, DETAILS.email));
    expect(token.length).toBeGreaterThanOrEqual(43);
    expect(await orderCalls.follow({ action_token: token })).toMatchObject({ status: 'paid' });
    const { db } = shop.app.services.database;
    const kept = await db
      .select()
      .from(actionToken)
      .where(eq(actionToken.tokenHash, tokenHash(token)));
    expect(kept).toHaveLength(1);
    expect(await db.$count(actionToken, eq(actionToken.tokenHash, token))).toBe(0);
    expect(await orderCalls.cancelByLink({ action_token: token })).toMatchObject({ status: 'refunded' });
    await expect(orderCalls.follow({ action_token: 'x'.repeat(43) })).rejects.toMatchObject({
      code: 'token_invalid',
    });
  });

  it('does not get an order through the links of reservations', async () => {
    await shop.paid();
    const before = (await mailsTo(shop.app, DETAILS.email)).length;
    await mailReservationLinks(systemCtx(shop.app.services), {
      list_uuid: shop.camille.listUuid,
      email: DETAILS.email,
    });
    expect(await mailsTo(shop.app, DETAILS.email)).toHaveLength(before);
  });
});

describe('the database itself', () => {
  it('knows the same table of transitions', async () => {
    const moves = Object.entries(ORDER_MOVES).flatMap(([from, signals]) =>
      Object.values(signals)
        .filter((to) => to !== from)
        .map((to) => `${from}>${to}`),
    );
    const { rows } = await shop.app.services.database.query('select unnest(shop_order_moves()) as move');
    expect(rows.map(({ move }) => move).sort()).toEqual([...new Set(moves)].sort());
  });

  it('refuses what no order could be', async () => {
    const hash = await shop.paid();
    const { id } = await shop.rowOf(hash);
    const refusal = async (change: string) =>
      shop.app.services.database.query(`update shop_order set ${change} where id = ${id}`).then(
        () => 'accepted',
        (error: Error) => error.message,
      );
    expect(await refusal("status = 'delivered'")).toContain('cannot go from');
    expect(await refusal("status = 'pending'")).toMatch(/cannot go from|shop_order/);
    expect(await refusal('total = total + 1')).toMatch(/its sum stays|shop_order_total/);
    expect(await refusal('refunded = total + 1')).toContain('shop_order_refunded');
    expect(await refusal("status = 'cancelled'")).toMatch(/shop_order_(stock|cause)/);
    const unpaid = await shop.rowOf(await shop.prepare());
    const forged = await shop.app.services.database
      .query(`update shop_order set status = 'paid', paid_at = now(), address = '{}', delivery = 'standard', terms_at = now()
        where id = ${unpaid.id}`)
      .then(
        () => 'accepted',
        (error: Error) => error.message,
      );
    expect(forged).toContain('paid without its posting');
    const { lamp } = shop.shelf;
    const stock = await shop.app.services.database
      .query(`update product set stock = -1 where id = ${lamp.id}`)
      .then(
        () => 'accepted',
        (error: Error) => error.message,
      );
    expect(stock).toContain('product_stock');
  });

  it('sets a payment that is not the order’s aside instead of booking it', async () => {
    const hash = await shop.prepare({ contributor_email: BUYER.contributor_email });
    await orderCalls.saveDetails({ hash, ...DETAILS });
    const { payment } = await orderCalls.pay({ hash });
    const { intentId } = await shop.rowOf(hash);
    await providerOf(shop.app.services).updateIntent(intentId ?? '', {
      amount: 100,
      metadata: { order: 'another', delivery_price: '0', delivery: 'standard', amount: '100' },
    });
    await demoCalls.confirm({ client_secret: payment?.client_secret ?? '', card_number: CARDS.good });
    await shop.app.runJobs();
    expect(await shop.rowOf(hash)).toMatchObject({ status: 'pending', paidAt: null });
    const { rows } = await shop.app.services.database.query(
      `select why from quarantine where intent_id = '${intentId}'`,
    );
    expect(rows).toEqual([{ why: 'order' }]);
    expect(await shop.problems()).toEqual([]);
    await payFor(shop.app, hash).catch(() => {});
  });
});
