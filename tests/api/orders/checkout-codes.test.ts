// The codes and the words of the order's own page.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoCalls } from '#src/features/cagnotte/demo.calls.ts';
import { offerDeskCalls } from '#src/features/offers/offer.calls.ts';
import { checkoutFr, LINE_FR, reductionName } from '#src/features/orders/checkout.fr.ts';
import { loadCheckout, submitCheckout } from '#src/features/orders/checkout-page.server.ts';
import { orderCalls } from '#src/features/orders/order.calls.ts';
import { LINE_STATES } from '#src/features/orders/order.state.ts';
import { piecesOf } from '#src/features/orders/order.ts';
import { voucherCalls } from '#src/features/vouchers/voucher.calls.ts';
import { systemCtx } from '#src/server/calls/system-ctx.ts';
import { CARDS, mailsTo } from '#tests/support/cagnotte.ts';
import { offerOf } from '#tests/support/offers.ts';
import { DETAILS, openShop, payFor, type Shop } from '#tests/support/orders.ts';
import { type Counter, codeIn, openCounter } from '#tests/support/vouchers.ts';

const LONG = { starts_at: '2020-01-01T00:00:00Z', ends_at: '2099-01-01T00:00:00Z' };
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

it('charges no card more than its button said when a coupon ends in between, and says what went', async () => {
  const save = (more: Parameters<typeof offerOf>[0]) =>
    counter.asRose(() => offerDeskCalls.save(offerOf({ ...LONG, code: 'FINIT', percent: 50, ...more })));
  const { id } = await save({});
  const hash = await shop.prepare();
  await orderCalls.saveDetails({ hash, ...DETAILS });
  await use(hash, 'FINIT');
  const shown = (await loadCheckout(ctx(), hash))?.order.to_pay ?? 0;
  expect(shown).toBe(2265);
  await save({ id, enabled: false });
  const pay = (due: number) =>
    submitCheckout(
      ctx(),
      hash,
      (name) => ({ action: 'pay', card_number: CARDS.good, shown: String(due) })[name] ?? '',
    );
  expect(await pay(shown)).toMatchObject({
    result: {
      refused: {
        code: 'conflict',
        err: expect.stringMatching(/^FINIT ne s’applique plus.*40,40\s€ à payer, au lieu de 22,65\s€/),
      },
    },
    // What was typed is there again.
    card: CARDS.good,
  });
  // The word stays beside the field, with the code as it was typed, at whatever look.
  for (const _ of [1, 2])
    expect((await loadCheckout(ctx(), hash))?.changed).toEqual({
      gone: ['FINIT'],
      lowered: [],
      code: 'FINIT',
    });
  expect((await loadCheckout(ctx(), hash))?.order).toMatchObject({ status: 'pending', to_pay: 4040 });
  await save({ id });
  await use(hash, 'FINIT');
  await save({ id, enabled: false });
  expect(await loadCheckout(ctx(), hash)).toMatchObject({
    changed: { gone: ['FINIT'] },
    order: { to_pay: 4040 },
  });
  expect(await pay(4040)).toMatchObject({ result: { done: expect.any(String) } });
  expect(await orderCalls.checkStatus({ hash })).toMatchObject({ status: 'paid', to_pay: 4040 });
});

it('says which coupon went while the delivery was changed, or with a gift that was taken out', async () => {
  const save = (more: Parameters<typeof offerOf>[0]) =>
    counter.asRose(() => offerDeskCalls.save(offerOf({ ...LONG, code: 'DEUX', percent: 50, ...more })));
  const { id } = await save({ min_total: 5000 });
  const hash = await shop.prepare({ quantity: 2 });
  await orderCalls.saveDetails({ hash, ...DETAILS });
  await use(hash, 'DEUX');
  await save({ id, min_total: 8000 });
  await orderCalls.saveDetails({ hash, ...DETAILS, delivery: 'express' });
  expect(await loadCheckout(ctx(), hash)).toMatchObject({
    changed: { gone: ['DEUX'], lowered: [], code: 'DEUX' },
    order: { reductions: [] },
  });
  // Another code, or the same one again, ends the word.
  await save({ id, min_total: null });
  await use(hash, 'DEUX');
  expect((await loadCheckout(ctx(), hash))?.changed).toEqual({ gone: [], lowered: [], code: null });
  await save({ id, min_total: null, percent: 10 });
  expect((await loadCheckout(ctx(), hash))?.changed).toMatchObject({ gone: [], lowered: ['DEUX'] });
  await save({ id, enabled: false });
  await loadCheckout(ctx(), hash);
  await payFor(shop.app, hash);
  expect(await orderCalls.checkStatus({ hash })).toMatchObject({ status: 'paid', reductions: [] });
  expect(await shop.problems()).toEqual([]);
});

it('a card form that is open elsewhere charges nothing once a look at the order found a coupon ended', async () => {
  const save = (more: object) =>
    counter.asRose(() => offerDeskCalls.save(offerOf({ ...LONG, code: 'ONGLETS', percent: 50, ...more })));
  const { id } = await save({});
  const hash = await shop.prepare();
  await orderCalls.saveDetails({ hash, ...DETAILS });
  await use(hash, 'ONGLETS');
  // Its button says 22,65 €.
  const open = (await loadCheckout(ctx(), hash))?.payment?.client_secret ?? '';
  await save({ id, enabled: false });
  expect(await loadCheckout(ctx(), hash)).toMatchObject({
    changed: { gone: ['ONGLETS'] },
    order: { to_pay: 4040 },
  });
  await expect(demoCalls.confirm({ client_secret: open, card_number: CARDS.good })).rejects.toMatchObject({
    code: 'conflict',
  });
  await shop.app.runJobs();
  expect(await orderCalls.checkStatus({ hash })).toMatchObject({ status: 'pending', to_pay: 4040 });
  await payFor(shop.app, hash);
  expect(await orderCalls.checkStatus({ hash })).toMatchObject({ status: 'paid', to_pay: 4040 });
  expect(await shop.problems()).toEqual([]);
});

it('a card that was sent for a coupon that ends before its bank answers is charged what was said', async () => {
  const save = (more: object) =>
    counter.asRose(() => offerDeskCalls.save(offerOf({ ...LONG, code: 'BANQUE', percent: 50, ...more })));
  const { id } = await save({});
  const hash = await shop.prepare();
  await orderCalls.saveDetails({ hash, ...DETAILS });
  await use(hash, 'BANQUE');
  const { payment } = await orderCalls.pay({ hash });
  await demoCalls.confirm({ client_secret: payment?.client_secret ?? '', card_number: CARDS.good });
  await save({ id, enabled: false });
  // Looked at and asked for again before the bank's word is heard.
  await loadCheckout(ctx(), hash);
  await orderCalls.pay({ hash }).catch(() => undefined);
  await shop.app.runJobs();
  expect(await orderCalls.checkStatus({ hash })).toMatchObject({ status: 'paid', to_pay: 2265 });
  expect(await shop.problems()).toEqual([]);
});

it('speaks of an article as of one', () => {
  for (const state of LINE_STATES) expect(LINE_FR[state]).not.toMatch(/ée\b/);
});
