// What is said of money that goes back by several means.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orderDeskCalls } from '#src/features/orders/desk.calls.ts';
import { orderCalls } from '#src/features/orders/order.calls.ts';
import { reductionCalls } from '#src/features/orders/reductions/reductions.calls.ts';
import { refundCalls } from '#src/journeys/payments-desk/desk.calls.ts';
import { mailsTo } from '#tests/support/cagnotte.ts';
import { DETAILS, openShop, payFor, type Shop } from '#tests/support/orders.ts';
import { type Counter, openCounter } from '#tests/support/vouchers.ts';

let shop: Shop;
let counter: Counter;
beforeAll(async () => {
  shop = await openShop({ stock: 60 });
  counter = await openCounter(shop.app);
});
afterAll(() => shop.app.close());

/** A paid order, in part by a voucher of 15 €, and how to read the mails its buyer got. */
async function bought(quantity = 1) {
  const email = `${randomUUID().slice(0, 8)}@exemple.fr`;
  const hash = await shop.prepare({ quantity, contributor_email: email });
  await orderCalls.saveDetails({ hash, ...DETAILS, email });
  await reductionCalls.apply({ order_hash: hash, code: await counter.given(1500) });
  const { to_pay } = await orderCalls.get({ hash });
  await payFor(shop.app, hash);
  const { uuid: reference } = await shop.rowOf(hash);
  const mails = async () => (await mailsTo(shop.app, email)).map(({ text }) => text);
  return { hash, reference, to_pay, mails };
}

const euros = (cents: number) => `${(cents / 100).toFixed(2).replace('.', ',')} €`;
/** With plain spaces. */
const said = (text: string | undefined) => (text ?? '').replaceAll(/[\u00a0\u202f]/g, ' ');

it('a cancelled order says what goes back to the card and what to vouchers', async () => {
  const { hash, to_pay, mails } = await bought();
  await orderCalls.cancel({ hash });
  const text = said((await mails()).find((one) => one.includes('est annulée')));
  expect(text).toContain(`${euros(to_pay)} sur la carte qui a payé`);
  expect(text).toContain('15,00 € sur vos bons d’achat');
});

it('a refund that goes to a voucher first announces the rest, and the desk sees both', async () => {
  const { hash, reference, mails } = await bought();
  const made = await counter.asRose(() =>
    refundCalls.request({ reference, amount: 2000, reason: 'Un défaut', key: randomUUID() }),
  );
  expect(made).toMatchObject({ amount: 500, by_vouchers: 1500 });
  const first = said((await mails()).find((one) => one.includes('Sur vos bons d’achat')));
  expect(first).toContain('Il reste 5,00 € à vous rendre sur votre carte');
  expect((await orderCalls.get({ hash })).given_back).toEqual({ card: 500, vouchers: 1500 });
  const { items } = await counter.asRose(() => refundCalls.list({}));
  expect(items.find(({ uuid }) => uuid === made.uuid)).toMatchObject({ amount: 500, by_vouchers: 1500 });
});

it('what is too much is refused with all that may be given back, by whatever means', async () => {
  const { reference } = await bought();
  const asked = counter.asRose(() =>
    refundCalls.request({ reference, amount: 9000, reason: 'Un défaut', key: randomUUID() }),
  );
  await expect(asked).rejects.toMatchObject({
    code: 'refund_too_large',
    message: expect.stringMatching(/40,40/),
  });
});

it('a whole refund counts what goes to vouchers with it, a part of the card alone does not', async () => {
  const { reference } = await bought();
  const refund = (amount: number | null) =>
    counter.asRose(() => refundCalls.request({ reference, amount, reason: 'Un défaut', key: randomUUID() }));
  expect(await refund(1500)).toMatchObject({ amount: 1500, by_vouchers: 0 });
  expect(await refund(100)).toMatchObject({ amount: 100, by_vouchers: 0 });
  const other = await bought();
  const whole = await counter.asRose(() =>
    refundCalls.request({ reference: other.reference, amount: null, reason: 'Un défaut', key: randomUUID() }),
  );
  expect(whole).toMatchObject({ amount: other.to_pay, by_vouchers: 1500 });
});

it('a parcel that came back says by which means its price does', async () => {
  const { reference, mails } = await bought();
  for (const step of ['prepare', 'send'] as const)
    await counter.asRose(() => orderDeskCalls.advance({ reference, step, tracking_number: '8R0042' }));
  await counter.asRose(() =>
    orderDeskCalls.takeBack({ reference, restock: true, reason: 'Revenu', key: randomUUID() }),
  );
  const text = said((await mails()).find((one) => one.includes('est revenu')));
  expect(text).toContain('par les moyens qui ont payé');
});

it('several gifts of one order are said to be several', async () => {
  const text = said((await (await bought(2)).mails()).find((one) => one.includes('est confirmée')));
  expect(text).toMatch(/Vos cadeaux pour « .* » sont payés/);
});
