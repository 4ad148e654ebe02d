import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contributionCalls } from '#src/features/cagnotte/cagnotte.calls.ts';
import { refundAutomatically } from '#src/features/money/refunds/automatic.server.ts';
import { executeOrdered } from '#src/features/money/refunds/order.server.ts';
import { refundCalls as calls, paymentCalls } from '#src/journeys/payments-desk/desk.calls.ts';
import { addon, auditLog } from '#src/server/db/schema/index.ts';
import { GRANDMA, mailsTo } from '#tests/support/cagnotte.ts';
import { startDesk } from '#tests/support/payments-desk.ts';
import { refund as refundAtStripe } from '#tests/support/stripe-double/intents.ts';

type Desk = Awaited<ReturnType<typeof startDesk>>;
let desk: Desk;
beforeAll(async () => {
  desk = await startDesk();
});
afterAll(() => desk.close());
beforeEach(() => {
  desk.stripe.faults.length = 0;
});

const paidOf = async (amount: number) => {
  const gift = await desk.paid('pm_card_visa', amount);
  return { ...gift, reference: await desk.referenceOf(gift.hash) };
};
const refundsAt = (secret: string) =>
  [...desk.stripe.books.objects.values()].filter(
    (one) => one.object === 'refund' && one.payment_intent === desk.intentOf(secret).id,
  );

describe('a refund asked by an admin', () => {
  it('of a part leaves the rest in the pot, mails the giver, and is booked once whatever comes after', async () => {
    const gift = await paidOf(5000);
    const { potId } = await desk.rowOf(gift.hash);
    const before = await desk.balance(`pot:${potId}:pending`);
    const made = await desk.rose(() => desk.refund(gift.reference, 2000));
    expect(made).toMatchObject({ status: 'done', amount: 2000, cause: 'admin', mine: true });
    for (const event of desk.eventsOf(gift.secret)) await desk.deliver(event);
    expect(await desk.rowOf(gift.hash)).toMatchObject({ status: 'succeeded', refunded: 2000 });
    expect(await desk.balance(`pot:${potId}:pending`)).toBe(before - 2000);
    const mails = (await mailsTo(desk.app, GRANDMA.email)).filter(({ subject }) =>
      subject.startsWith('20,00'),
    );
    expect(mails).toHaveLength(1);
    const detail = await desk.rose(() => paymentCalls.get({ reference: gift.reference }));
    expect(detail).toMatchObject({ left: 3000, refunded: 2000 });
    expect(await desk.books()).toEqual([]);
  });

  it('of all that is left ends the payment, and nothing more can be given back', async () => {
    const gift = await paidOf(3000);
    await desk.rose(() => desk.refund(gift.reference, 1000));
    await desk.rose(() => desk.refund(gift.reference, null));
    expect(await desk.rowOf(gift.hash)).toMatchObject({ status: 'refunded', refunded: 3000 });
    await expect(desk.rose(() => desk.refund(gift.reference, 1))).rejects.toMatchObject({
      code: 'not_refundable',
    });
    expect(refundsAt(gift.secret).reduce((sum, { amount }) => sum + Number(amount), 0)).toBe(3000);
    expect(await desk.books()).toEqual([]);
  });

  it('takes the gift first, the add-ons next, and the pot never gives what it did not receive', async () => {
    const { db } = desk.app.services.database;
    const [card] = await db.insert(addon).values({ name: 'Carte', price: 300 }).returning();
    const gift = await desk.prepared(1000);
    await contributionCalls.addAddon({ hash: gift.hash, addon_id: card?.id ?? 0 });
    desk.stripe.pay(gift.secret, 'pm_card_visa');
    for (const event of desk.eventsOf(gift.secret)) await desk.deliver(event);
    const reference = await desk.referenceOf(gift.hash);
    const revenue = await desk.balance('addons:revenue:test');
    await desk.rose(() => desk.refund(reference, 1100));
    expect(await desk.balance('addons:revenue:test')).toBe(revenue - 100);
    await desk.rose(() => desk.refund(reference, null));
    expect(await desk.balance('addons:revenue:test')).toBe(revenue - 300);
    expect((await desk.rowOf(gift.hash)).status).toBe('refunded');
    expect(await desk.books()).toEqual([]);
  });

  it('is refused when it is more than was paid, less than a cent, unexplained, unpaid or of nothing', async () => {
    const gift = await paidOf(2500);
    for (const [amount, code] of [
      [2501, 'refund_too_large'],
      [0, 'refund_too_large'],
      [-1, 'refund_too_large'],
      [0.5, 'invalid_input'],
      [2 ** 53, 'invalid_input'],
    ] as const)
      await expect(
        desk.rose(() => desk.refund(gift.reference, amount)),
        String(amount),
      ).rejects.toMatchObject({
        code,
      });
    const unsaid = { reference: gift.reference, amount: 100, reason: '  ', key: randomUUID() };
    await expect(desk.rose(() => calls.request(unsaid))).rejects.toMatchObject({ code: 'invalid_input' });
    const unpaid = await desk.prepared();
    const reference = await desk.referenceOf(unpaid.hash);
    await expect(desk.rose(() => desk.refund(reference, 100))).rejects.toMatchObject({
      code: 'not_refundable',
    });
    await expect(desk.rose(() => desk.refund(randomUUID(), 100))).rejects.toMatchObject({
      code: 'not_found',
    });
    expect(refundsAt(gift.secret)).toEqual([]);
  });

  it('pressed twice is one refund; its key never serves another', async () => {
    const gift = await paidOf(2000);
    const key = randomUUID();
    const [one, other] = await desk.rose(() =>
      Promise.all([desk.refund(gift.reference, 500, key), desk.refund(gift.reference, 500, key)]),
    );
    expect(one.uuid).toBe(other.uuid);
    await expect(desk.rose(() => desk.refund(gift.reference, 600, key))).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(refundsAt(gift.secret)).toHaveLength(1);
  });

  it('belongs to admins alone', async () => {
    const gift = await paidOf(2000);
    await expect(desk.refund(gift.reference, 500)).rejects.toMatchObject({ status: 401 });
  });
});

describe('a refund above the limit', () => {
  it('waits for another admin; nobody approves their own, and small ones do not get around it', async () => {
    const gift = await paidOf(30_000);
    const asked = await desk.rose(() => desk.refund(gift.reference, 20_000));
    expect(asked.status).toBe('asked');
    expect(refundsAt(gift.secret)).toEqual([]);
    const approve = { refund_uuid: asked.uuid, approve: true };
    await expect(desk.rose(() => calls.decide(approve))).rejects.toMatchObject({ code: 'own_refund' });
    // Waiting refunds count: 20,000 + 100 is above the limit too.
    expect((await desk.rose(() => desk.refund(gift.reference, 100))).status).toBe('asked');
    await expect(desk.rose(() => desk.refund(gift.reference, 9_901))).rejects.toMatchObject({
      code: 'refund_too_large',
    });
    const done = await desk.ines(() => calls.decide(approve));
    expect(done).toMatchObject({ status: 'done', decided_by: 'Inès Benali', asked_by: 'Rose Martin' });
    await expect(desk.ines(() => calls.decide(approve))).rejects.toMatchObject({ code: 'already_decided' });
    expect(await desk.rowOf(gift.hash)).toMatchObject({ refunded: 20_000, status: 'succeeded' });
    expect(await desk.books()).toEqual([]);
  });

  it('is refused with a reason, or taken back by who asked; both are in the audit log', async () => {
    const gift = await paidOf(40_000);
    const asked = await desk.rose(() => desk.refund(gift.reference, null));
    const refuse = { refund_uuid: asked.uuid, approve: false };
    await expect(desk.ines(() => calls.decide(refuse))).rejects.toMatchObject({ code: 'reason_missing' });
    const refused = await desk.ines(() => calls.decide({ ...refuse, reason: 'Les parents ont été livrés' }));
    expect(refused).toMatchObject({ status: 'refused', decision: 'Les parents ont été livrés' });
    const again = await desk.rose(() => desk.refund(gift.reference, null));
    const back = { refund_uuid: again.uuid, approve: false, reason: 'Demandé par erreur' };
    expect((await desk.rose(() => calls.decide(back))).status).toBe('refused');
    const { id } = await desk.rowOf(gift.hash);
    const written = await desk.app.services.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.target, `contribution:${id}`));
    expect(written.map(({ action }) => action)).toEqual([
      'refund.request',
      'refund.refuse',
      'refund.request',
      'refund.refuse',
    ]);
    expect(written[1]?.detail).toMatchObject({ amount: 40_000, reason: 'Les parents ont été livrés' });
    expect(refundsAt(gift.secret)).toEqual([]);
  });
});

describe('a refund while the provider is in trouble', () => {
  it('is given back once when the answer is lost, and carried out by the job when it was down', async () => {
    const gift = await paidOf(4000);
    // The SDK tries twice: the list of refunds is refused both times.
    desk.stripe.faults.push('refused', 'refused');
    const waiting = await desk.rose(() => desk.refund(gift.reference, 1500));
    expect(waiting.status).toBe('ordered');
    desk.app.services.moveClock(5 * 60_000);
    await executeOrdered(desk.app.services);
    desk.app.services.moveClock(0);
    expect(refundsAt(gift.secret)).toHaveLength(1);
    expect(await desk.rowOf(gift.hash)).toMatchObject({ refunded: 1500 });
    const { items } = await desk.rose(() => calls.list({ status: 'done' }));
    expect(items[0]).toMatchObject({ uuid: waiting.uuid, failure: null });
    expect(await desk.books()).toEqual([]);
  });

  it('is told as failed when the provider will not do it', async () => {
    const gift = await paidOf(4000);
    refundAtStripe(desk.stripe.books, desk.intentOf(gift.secret).id, { amount: 3000 });
    const made = await desk.rose(() => desk.refund(gift.reference, 2000));
    expect(made.status).toBe('failed');
    // The refund made in the provider's dashboard was heard of at the same time.
    expect(await desk.rowOf(gift.hash)).toMatchObject({ refunded: 3000, status: 'succeeded' });
    expect(await desk.books()).toEqual([]);
  });
});

describe('a refund that nobody asks for', () => {
  it('gives back once what was sold out meanwhile, and says why', async () => {
    const gift = await paidOf(2200);
    const { id } = await desk.rowOf(gift.hash);
    const { services } = desk.app;
    await Promise.all(
      [1, 2, 3].map(() => refundAutomatically(services, { kind: 'contribution', id }, 'sold_out')),
    );
    await refundAutomatically(services, { kind: 'contribution', id }, 'sold_out');
    expect(refundsAt(gift.secret)).toHaveLength(1);
    expect((await desk.rowOf(gift.hash)).status).toBe('refunded');
    const { items } = await desk.rose(() => calls.list({}));
    expect(items.find(({ reference }) => reference === gift.reference)).toMatchObject({
      cause: 'sold_out',
      status: 'done',
      asked_by: null,
    });
    expect(await desk.books()).toEqual([]);
  });
});
