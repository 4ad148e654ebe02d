// A deployment that goes from its provider's test keys to its real ones keeps rows of the other money: nothing may ask
// today's provider about them, or book them as its own.
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { releaseFunds } from '#src/features/cagnotte/due.server.ts';
import { executeOrdered } from '#src/features/money/refunds/order.server.ts';
import { orderCalls } from '#src/features/orders/order.calls.ts';
import { endExpired } from '#src/features/orders/orders.jobs.server.ts';
import { withdrawalCalls } from '#src/features/withdrawals/withdrawal.calls.ts';
import { advanceAll, checkReturned } from '#src/features/withdrawals/withdrawal.jobs.server.ts';
import { contribution, recipient, refund, shopOrder, withdrawal } from '#src/server/db/schema/index.ts';
import { pay, preparedGift } from '#tests/support/cagnotte.ts';
import { DETAILS, openShop, type Shop } from '#tests/support/orders.ts';
import { prove } from '#tests/support/prove.ts';
import { ask, verify } from '#tests/support/withdrawals.ts';

const DAY = 24 * 3600_000;
let shop: Shop;
let days = 0;
const wait = (more: number) => {
  days += more;
  shop.app.services.moveClock(days * DAY);
};
const db = () => shop.app.services.database.db;
const statusOf = async () => (await db().select().from(withdrawal))[0]?.status;

beforeAll(async () => {
  shop = await openShop({ stock: 5 });
  await prove(shop.app, shop.camille.token);
});
afterAll(() => shop.app.close());

const ordered = (orderId: number, at: Date) => ({
  orderId,
  amount: 1,
  cause: 'canceled' as const,
  status: 'ordered' as const,
  createdAt: at,
  updatedAt: at,
});

describe('what other keys took', () => {
  it('is not paid out, nor called back', async () => {
    const uuid = shop.camille.listUuid;
    await pay(shop.app, (await preparedGift(uuid, 10_000)).secret);
    wait(3);
    await releaseFunds(shop.app.services);
    await shop.app.as(shop.camille.token, async () => {
      await verify(shop.app, uuid);
      await ask(uuid, 4000);
    });
    expect(await statusOf()).toBe('paying_out');
    await db().update(recipient).set({ livemode: true });
    wait(3);
    await advanceAll(shop.app.services);
    expect(await statusOf()).toBe('paying_out');
    await db().update(recipient).set({ livemode: false });
    await advanceAll(shop.app.services);
    expect(await statusOf()).toBe('paid');
    await db().update(recipient).set({ livemode: true });
    await db().update(withdrawal).set({ payoutId: 'po_of_nobody' });
    await checkReturned(shop.app.services);
    expect(await statusOf()).toBe('paid');
    await db().update(recipient).set({ livemode: false });
    expect(
      await shop.app.as(shop.camille.token, () => withdrawalCalls.overview({ list_uuid: uuid })),
    ).toMatchObject({
      withdrawn: 4000,
    });
  });

  it('is not freed for its owner in the books of today', async () => {
    await pay(shop.app, (await preparedGift(shop.camille.listUuid, 2000)).secret);
    const [gift] = await db().select().from(contribution).where(eq(contribution.amount, 2000));
    await db()
      .update(contribution)
      .set({ livemode: true })
      .where(eq(contribution.id, gift?.id ?? 0));
    wait(3);
    await releaseFunds(shop.app.services);
    const [after] = await db()
      .select()
      .from(contribution)
      .where(eq(contribution.id, gift?.id ?? 0));
    expect(after?.releasedAt).toBeNull();
    await db()
      .update(contribution)
      .set({ livemode: false })
      .where(eq(contribution.id, gift?.id ?? 0));
  });

  it('holds no stock for good when it was never paid', async () => {
    const hash = await shop.prepare();
    await orderCalls.saveDetails({ hash, ...DETAILS });
    await orderCalls.pay({ hash });
    expect(await shop.stock()).toBe(4);
    const other = { livemode: true, intentId: 'pi_of_other_keys' };
    await db().update(shopOrder).set(other).where(eq(shopOrder.hash, hash));
    wait(1);
    await endExpired(shop.app.services);
    expect(await shop.rowOf(hash)).toMatchObject({ status: 'cancelled', cancelCause: 'expired' });
    expect(await shop.stock()).toBe(5);
  });

  it('waits for the provider that has it when it is to go back', async () => {
    const hash = await shop.paid();
    const { id } = await shop.rowOf(hash);
    await db().update(shopOrder).set({ livemode: true }).where(eq(shopOrder.id, id));
    const at = new Date(0);
    const uuid = randomUUID();
    await db().insert(refund).values({
      uuid,
      orderId: id,
      amount: 100,
      cause: 'canceled',
      status: 'ordered',
      createdAt: at,
      updatedAt: at,
    });
    await executeOrdered(shop.app.services);
    expect(await shop.rowOf(hash)).toMatchObject({ refunded: 0 });
    expect((await db().select().from(refund).where(eq(refund.uuid, uuid)))[0]?.status).toBe('ordered');
    await db().update(shopOrder).set({ livemode: false }).where(eq(shopOrder.id, id));
    await executeOrdered(shop.app.services);
    expect(await shop.rowOf(hash)).toMatchObject({ refunded: 100 });
    expect(await shop.problems()).toEqual([]);
  });

  it('keeps nobody waiting behind it, however much there is of it', async () => {
    const theirs = await shop.rowOf(await shop.paid());
    const ours = await shop.rowOf(await shop.paid());
    await db().update(shopOrder).set({ livemode: true }).where(eq(shopOrder.id, theirs.id));
    await db()
      .insert(refund)
      .values([
        ...Array.from({ length: 250 }, (_, n) => ordered(theirs.id, new Date(n))),
        ordered(ours.id, new Date(1000)),
      ]);
    await executeOrdered(shop.app.services);
    expect(await shop.rowOf(ours.hash)).toMatchObject({ refunded: 1 });
    expect(await shop.rowOf(theirs.hash)).toMatchObject({ refunded: 0 });
    await db().delete(refund).where(eq(refund.orderId, theirs.id));
    await db().update(shopOrder).set({ livemode: false }).where(eq(shopOrder.id, theirs.id));
    expect(await shop.problems()).toEqual([]);
  });

  it('that fails again and again holds up no other, even for one run', async () => {
    const broken = await shop.rowOf(await shop.paid());
    const ours = await shop.rowOf(await shop.paid());
    // Its payment cannot be found any more: something throws each time.
    await db().update(shopOrder).set({ intentId: 'pi_of_nobody' }).where(eq(shopOrder.id, broken.id));
    await db()
      .insert(refund)
      .values([
        ...Array.from({ length: 510 }, (_, n) => ordered(broken.id, new Date(n))),
        ordered(ours.id, new Date(1000)),
      ]);
    await executeOrdered(shop.app.services);
    expect(await shop.rowOf(ours.hash)).toMatchObject({ refunded: 1 });
  });
});
