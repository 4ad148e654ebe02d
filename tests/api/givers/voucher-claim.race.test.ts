// A voucher that two people want at once: one has it, and no cent of it is spent twice. On PostgreSQL the races are real.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountCalls } from '#src/features/accounts/account.calls.ts';
import { orderCalls } from '#src/features/orders/order.calls.ts';
import { reductionCalls } from '#src/features/orders/reductions/reductions.calls.ts';
import { voucherCalls } from '#src/features/vouchers/voucher.calls.ts';
import { PASSWORD } from '#tests/cast.ts';
import { DETAILS, openShop, payFor, type Shop } from '#tests/support/orders.ts';
import { type Counter, openCounter } from '#tests/support/vouchers.ts';

let shop: Shop;
let counter: Counter;
const tokens: string[] = [];
beforeAll(async () => {
  shop = await openShop({ stock: 60 });
  counter = await openCounter(shop.app);
  for (const name of ['un', 'deux', 'trois', 'quatre']) {
    const email = `${name}@exemple.fr`;
    tokens.push((await accountCalls.registerWithEmail({ email, password: PASSWORD })).token);
  }
});
afterAll(() => shop.app.close());

async function filled(email: string) {
  const hash = await shop.prepare({ contributor_email: email });
  await orderCalls.saveDetails({ hash, ...DETAILS, email });
  return hash;
}
const totals = () =>
  Promise.all(tokens.map(async (token) => (await shop.app.as(token, () => voucherCalls.list())).total));

it('claimed by four at once, it is one’s; the others hear that it is taken', async () => {
  const code = await counter.given(5000);
  const said = await Promise.allSettled(
    tokens.map((token) => shop.app.as(token, () => voucherCalls.claim({ code }))),
  );
  expect(said.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const one of said)
    if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'voucher_taken' });
  expect((await totals()).toSorted((one, other) => one - other)).toEqual([0, 0, 0, 5000]);
});

it('at two checkouts and a claim at once, then paid at once, it is spent no further than it goes', async () => {
  const before = (await totals()).reduce((sum, one) => sum + one, 0);
  const code = await counter.given(6000);
  const hashes = [await filled('a@exemple.fr'), await filled('b@exemple.fr')];
  const token = tokens[0] ?? '';
  await Promise.allSettled([
    ...hashes.map((order_hash) => reductionCalls.apply({ order_hash, code })),
    shop.app.as(token, () => voucherCalls.claim({ code })),
  ]);
  await Promise.allSettled(
    hashes.map(async (hash) => {
      const { order } = await orderCalls.pay({ hash });
      if (order.status === 'pending') await payFor(shop.app, hash);
    }),
  );
  await shop.app.runJobs();
  const orders = await Promise.all(hashes.map((hash) => shop.rowOf(hash)));
  expect(orders.map(({ status }) => status)).toEqual(['paid', 'paid']);
  const spent = orders.reduce((sum, { vouched }) => sum + vouched, 0);
  const left = (await totals()).reduce((sum, one) => sum + one, 0) - before;
  expect(spent).toBeLessThanOrEqual(6000);
  expect(left).toBe(6000 - spent);
  expect(await shop.problems()).toEqual([]);
});
