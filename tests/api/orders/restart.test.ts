import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { titleOf } from '#src/features/orders/checkout.fr.ts';
import { loadCheckout, submitCheckout } from '#src/features/orders/checkout-page.server.ts';
import { orderCalls } from '#src/features/orders/order.calls.ts';
import { endExpired } from '#src/features/orders/orders.jobs.server.ts';
import { systemCtx } from '#src/server/calls/system-ctx.ts';
import { product } from '#src/server/db/schema/index.ts';
import { HOME } from '#tests/support/buyer-home.ts';
import { CARDS } from '#tests/support/cagnotte.ts';
import { DETAILS, openShop, payFor, type Shop } from '#tests/support/orders.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ stock: 3 });
});
afterAll(() => shop.app.close());

const ctx = () => systemCtx(shop.app.services);
const restart = (hash: string) => submitCheckout(ctx(), hash, (name) => (name === 'action' ? 'restart' : ''));
const setLamp = (change: Partial<typeof product.$inferInsert>) =>
  shop.app.services.database.db.update(product).set(change).where(eq(product.id, shop.shelf.lamp.id));

/** Filled in, and left for half an hour. */
async function expired(): Promise<string> {
  const hash = await shop.prepare();
  await orderCalls.saveDetails({ hash, ...DETAILS, words: 'Bienvenue !' });
  shop.app.services.moveClock(31 * 60_000);
  await endExpired(shop.app.services);
  shop.app.services.moveClock(0);
  return hash;
}

describe('an order begun again after its half hour', () => {
  it('is a new one with all that was typed, and only its consent is asked again', async () => {
    const old = await expired();
    const seen = await loadCheckout(ctx(), old);
    expect(titleOf(seen?.order as never)).toBe('Le temps de cette commande est passé');
    const { result } = await restart(old);
    const to = 'done' in result ? result.done : '';
    expect(to).toMatch(/^\/i\/marketplace\/checkout\/[\w-]{22}$/);
    const hash = to.split('/').at(-1) ?? '';
    expect(hash).not.toBe(old);
    const again = await loadCheckout(ctx(), hash);
    expect(again).toMatchObject({
      ready: false,
      form: { line1: HOME.line1, words: 'Bienvenue !', terms: false },
    });
    await orderCalls.saveDetails({ hash, ...DETAILS });
    await payFor(shop.app, hash);
    expect(await orderCalls.get({ hash })).toMatchObject({ status: 'paid' });
    expect(await shop.stock()).toBe(2);
  });

  it('keeps what was being typed when the half hour ran out, right or wrong', async () => {
    const old = await shop.prepare();
    shop.app.services.moveClock(31 * 60_000);
    const typed: Record<string, string> = {
      action: 'details',
      name: 'Odile D.',
      email: 'pas une adresse',
      recipient: 'Camille',
      line1: '3 quai\u0000 des Brumes',
      line2: '',
      postal_code: '760',
      city: 'Le Havre',
      phone: '',
      delivery: 'express',
      words: 'Bonne\nnuit',
      accept_terms: '1',
    };
    const post = (values: Record<string, string>) => submitCheckout(ctx(), old, (name) => values[name] ?? '');
    expect((await post(typed)).result).toMatchObject({ refused: { code: 'invalid_input' } });
    const right = { email: 'odile@exemple.fr', postal_code: '76600', line1: '3 quai des Brumes' };
    const late = await post({ ...typed, ...right });
    expect(late.result).toMatchObject({ refused: { code: 'order_expired' } });
    expect(late.form).toMatchObject({ line1: right.line1, words: typed.words });
    await loadCheckout(ctx(), old);
    const { result } = await post({ ...typed, action: 'restart' });
    const hash = 'done' in result ? (result.done.split('/').at(-1) ?? '') : '';
    const again = await loadCheckout(ctx(), hash);
    shop.app.services.moveClock(0);
    expect(again).toMatchObject({
      ready: false,
      form: {
        name: 'Odile D.',
        email: DETAILS.email,
        line1: '3 quai des Brumes',
        postal_code: '760',
        city: 'Le Havre',
        delivery: 'express',
        words: 'Bonne\nnuit',
        terms: false,
      },
    });
    await expect(orderCalls.pay({ hash })).rejects.toMatchObject({ code: 'details_missing' });
    await orderCalls.cancel({ hash });
  });

  it('says which price it has by now', async () => {
    const old = await expired();
    await setLamp({ priceCents: 3990 });
    const { result } = await restart(old);
    const to = 'done' in result ? result.done : '';
    expect(to).toMatch(/\?avant=3550$/);
    expect(await orderCalls.get({ hash: /checkout\/([\w-]+)/.exec(to)?.[1] ?? '' })).toMatchObject({
      unit_price: 3990,
    });
  });

  it('is refused in French when it is sold out, sold elsewhere, or not one that expired', async () => {
    const old = await expired();
    for (const [change, code] of [
      [{ stock: 0, availability: 'out_of_stock' as const }, /épuisé/],
      [{ stock: 5, availability: 'in_stock' as const, soldHere: false }, /ne se commande pas ici/],
    ] as const) {
      await setLamp(change);
      const { result } = await restart(old);
      expect('refused' in result && result.refused.err).toMatch(code);
    }
    await setLamp({ soldHere: true });
    const hash = await shop.prepare();
    const { result } = await restart(hash);
    expect('refused' in result && result.refused.err).toMatch(/ne peut plus être modifiée/);
    const nobody = await restart('x'.repeat(22));
    expect('refused' in nobody.result && nobody.result.refused.err).toMatch(/introuvable/);
  });
});

describe('a card sent twice', () => {
  const send = (hash: string) =>
    submitCheckout(ctx(), hash, (name) => ({ action: 'pay', card_number: CARDS.good })[name] ?? '');

  it('by two presses at once, or after going back, is one payment and no refusal', async () => {
    await setLamp({ soldHere: true, stock: 5, availability: 'in_stock' });
    const hash = await shop.prepare({ contributor_email: 'presse@exemple.fr' });
    await orderCalls.saveDetails({ hash, ...DETAILS });
    const answers = await Promise.all([send(hash), send(hash)]);
    await shop.app.runJobs();
    answers.push(await send(hash));
    const here = `/i/marketplace/checkout/${hash}`;
    expect(answers.map(({ result }) => result)).toEqual([{ done: here }, { done: here }, { done: here }]);
    expect(await orderCalls.get({ hash })).toMatchObject({ status: 'paid', total: 4480 });
    expect(await shop.problems()).toEqual([]);
  });

  it('after its half hour pays nothing: the page says that its time is over', async () => {
    const hash = await shop.prepare({ contributor_email: 'tard@exemple.fr' });
    await orderCalls.saveDetails({ hash, ...DETAILS });
    await orderCalls.pay({ hash });
    shop.app.services.moveClock(31 * 60_000);
    expect((await send(hash)).result).toMatchObject({ done: expect.stringContaining(hash) });
    const page = await loadCheckout(ctx(), hash);
    shop.app.services.moveClock(0);
    expect(page?.order).toMatchObject({ status: 'cancelled', cancel_cause: 'expired', paid_at: null });
  });
});
