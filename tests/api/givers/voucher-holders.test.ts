// A voucher between two people: who holds it on an order, who binds it to an account, and who leaves.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountCalls } from '#src/features/accounts/account.calls.ts';
import { profileCalls } from '#src/features/accounts/profile.calls.ts';
import { orderCalls } from '#src/features/orders/order.calls.ts';
import { reductionCalls } from '#src/features/orders/reductions/reductions.calls.ts';
import { voucherCalls } from '#src/features/vouchers/voucher.calls.ts';
import { CAST, join, PASSWORD } from '#tests/cast.ts';
import { mailsTo } from '#tests/support/cagnotte.ts';
import { DETAILS, openShop, type Shop } from '#tests/support/orders.ts';
import { prove } from '#tests/support/prove.ts';
import { type Counter, codeIn, openCounter } from '#tests/support/vouchers.ts';

let shop: Shop;
let counter: Counter;
beforeAll(async () => {
  shop = await openShop({ stock: 60 });
  counter = await openCounter(shop.app);
});
afterAll(() => shop.app.close());

async function filled() {
  const hash = await shop.prepare();
  await orderCalls.saveDetails({ hash, ...DETAILS });
  return hash;
}

it('bound to an account while an order of somebody else holds a part of it, it gives that order nothing more', async () => {
  const ines = await join(shop.app, 'ines');
  const code = await counter.given(9000);
  const hash = await filled();
  await reductionCalls.apply({ order_hash: hash, code });
  const { voucher } = await shop.app.as(ines.token, () => voucherCalls.claim({ code }));
  expect(voucher.balance).toBe(9000 - 4040);
  await orderCalls.saveDetails({ hash, ...DETAILS, delivery: 'express' });
  const after = await orderCalls.get({ hash });
  expect(after.total - after.to_pay).toBe(4040);
  const { items } = await shop.app.as(ines.token, () => voucherCalls.list());
  expect(items[0]?.balance).toBe(9000 - 4040);
  await orderCalls.cancel({ hash });
  expect((await shop.app.as(ines.token, () => voucherCalls.list())).items[0]?.balance).toBe(9000);
  expect(await shop.problems()).toEqual([]);
});

/** Sami pays 40,40 € with a voucher of an account, which then is nobody's. */
async function leftAfter(email: string, { paid }: { paid: boolean }) {
  const { token } = await accountCalls.registerWithEmail({ email, password: PASSWORD });
  const old = await counter.given(4040);
  const { voucher } = await shop.app.as(token, () => voucherCalls.claim({ code: old }));
  const hash = await shop.prepare({ contributor_email: email });
  await orderCalls.saveDetails({ hash, ...DETAILS, email });
  await shop.app.as(token, () => reductionCalls.apply({ order_hash: hash, voucher_id: voucher.id }));
  if (paid) await orderCalls.pay({ hash });
  await prove(shop.app, token);
  await shop.app.as(token, () => profileCalls.deleteMyAccount());
  return { hash, old };
}

it.each([
  ['paid with it', true],
  ['still held it', false],
])('of an account that left while an order %s whole, it comes back by a new code', async (_, paid) => {
  const email = `part-${paid}@exemple.fr`;
  const { hash, old } = await leftAfter(email, { paid });
  await orderCalls.cancel({ hash });
  await shop.app.runJobs();
  const told = (await mailsTo(shop.app, email)).filter(({ subject }) =>
    subject.includes('de nouveau crédité'),
  );
  expect(told).toHaveLength(1);
  expect(told[0]?.text).toContain('40,40');
  const order_hash = await filled();
  await expect(reductionCalls.apply({ order_hash, code: old })).rejects.toMatchObject({
    code: 'voucher_invalid',
  });
  expect(await reductionCalls.apply({ order_hash, code: codeIn(told) })).toMatchObject({ to_pay: 0 });
  await orderCalls.cancel({ hash: order_hash });
  await shop.app.runJobs();
  // Its code is known by now: it is told no second time.
  expect((await mailsTo(shop.app, email)).filter(({ subject }) => subject.includes('crédité'))).toHaveLength(
    1,
  );
  expect(await shop.problems()).toEqual([]);
});

it.each([
  ['the first of them first', [0, 1]],
  ['the last of them first', [1, 0]],
])(
  'of an account that left after two orders, what both give back is on one code, %s',
  async (name, turns) => {
    const email = `deux-${turns.join('')}@exemple.fr`;
    const { token } = await accountCalls.registerWithEmail({ email, password: PASSWORD });
    const code = await counter.given(2 * 4040);
    const { voucher } = await shop.app.as(token, () => voucherCalls.claim({ code }));
    const hashes: string[] = [];
    for (const _ of turns) {
      const hash = await shop.prepare({ contributor_email: email });
      await orderCalls.saveDetails({ hash, ...DETAILS, email });
      await shop.app.as(token, () => reductionCalls.apply({ order_hash: hash, voucher_id: voucher.id }));
      await orderCalls.pay({ hash });
      hashes.push(hash);
    }
    await prove(shop.app, token);
    await shop.app.as(token, () => profileCalls.deleteMyAccount());
    const owed = await counter.owed();
    for (const n of turns) await orderCalls.cancel({ hash: hashes[n] ?? '' });
    await shop.app.runJobs();
    expect((await counter.owed()) - owed, name).toBe(2 * 4040);
    const told = (await mailsTo(shop.app, email)).filter(({ subject }) => subject.includes('crédité'));
    expect(told).toHaveLength(1);
    const { token: next } = await accountCalls.registerWithEmail({ email, password: PASSWORD });
    const { voucher: again } = await shop.app.as(next, () => voucherCalls.claim({ code: codeIn(told) }));
    expect(again.balance).toBe(2 * 4040);
    expect(await shop.problems()).toEqual([]);
  },
);

it('is warned of again where what came back made it good for longer', async () => {
  const ines = await accountCalls.loginWithPassword({ email: CAST.ines.email, password: PASSWORD });
  const code = await counter.given(4040, counter.day(5));
  const { voucher } = await shop.app.as(ines.token, () => voucherCalls.claim({ code }));
  const warned = async () =>
    (await mailsTo(shop.app, CAST.ines.email)).filter(({ subject }) => subject.includes('se termine'));
  const hash = await filled();
  await shop.app.runJobs();
  const before = (await warned()).length;
  await shop.app.as(ines.token, () => reductionCalls.apply({ order_hash: hash, voucher_id: voucher.id }));
  await orderCalls.pay({ hash });
  await orderCalls.cancel({ hash });
  await counter.later(25);
  expect((await warned()).length).toBeGreaterThan(before);
  await counter.later(-25);
  expect(await shop.problems()).toEqual([]);
});
