// The codes and the words of the order's own page.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkoutFr, LINE_FR, reductionName } from '#src/features/orders/checkout.fr.ts';
import { loadCheckout, submitCheckout } from '#src/features/orders/checkout-page.server.ts';
import { orderCalls } from '#src/features/orders/order.calls.ts';
import { LINE_STATES } from '#src/features/orders/order.state.ts';
import { piecesOf } from '#src/features/orders/order.ts';
import { voucherCalls } from '#src/features/vouchers/voucher.calls.ts';
import { systemCtx } from '#src/server/calls/system-ctx.ts';
import { mailsTo } from '#tests/support/cagnotte.ts';
import { DETAILS, openShop, type Shop } from '#tests/support/orders.ts';
import { type Counter, codeIn, openCounter } from '#tests/support/vouchers.ts';

let shop: Shop;
let counter: Counter;
beforeAll(async () => {
  shop = await openShop({ stock: 9 });
  counter = await openCounter(shop.app);
});
afterAll(() => shop.app.close());

const ctx = () => systemCtx(shop.app.services);
const use = (hash: string, code: string) =>
  submitCheckout(ctx(), hash, (name) => ({ action: 'use', code })[name] ?? '');

it('keeps a code that was refused as it was typed, and forgets one that was taken', async () => {
  const hash = await shop.prepare();
  await orderCalls.saveDetails({ hash, ...DETAILS });
  const typed = 'O0O0-1111-ABCD-EFG';
  const wrong = await use(hash, typed);
  expect(wrong).toMatchObject({ code: typed, result: { refused: { fields: { code: expect.any(String) } } } });
  expect(await use(hash, await counter.given(1500))).toMatchObject({ result: { done: expect.any(String) } });
});

it('says that a voucher is one on the receipt, whoever gave it, and elides its giver’s name', async () => {
  await counter.bought({ recipient: { email: 'elise@exemple.fr', name: 'Élise' } });
  const code = codeIn(await mailsTo(shop.app, 'elise@exemple.fr'));
  const hash = await shop.prepare({ quantity: 2 });
  await orderCalls.saveDetails({ hash, ...DETAILS });
  await use(hash, code);
  const page = await loadCheckout(ctx(), hash);
  expect(page?.order.reductions.map(reductionName)).toEqual(['Bon d’achat (De la part d’Odile)']);
  expect(checkoutFr.forList('Notre liste', piecesOf(page?.order ?? { lines: [] }))).toMatch(
    /^Des cadeaux pour/,
  );
  expect((await counter.asRose(() => voucherCalls.claim({ code }))).voucher.label).toBe('De la part d’Odile');
});

it('speaks of an article as of one', () => {
  for (const state of LINE_STATES) expect(LINE_FR[state]).not.toMatch(/ée\b/);
});
