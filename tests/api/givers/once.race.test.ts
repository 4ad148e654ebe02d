// Two at once, or one after the other, at what may be had once. On the embedded database statements take turns: the
// races are real ones with TEST_DATABASE_URL.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { businessCalls } from '#src/features/merchants/business.calls.ts';
import { BUSINESSES_MAX } from '#src/features/merchants/merchant.ts';
import { offerCalls, offerDeskCalls } from '#src/features/offers/offer.calls.ts';
import { orderCalls } from '#src/features/orders/order.calls.ts';
import { reductionCalls } from '#src/features/orders/reductions/reductions.calls.ts';
import { merchantMember, person } from '#src/server/db/schema/index.ts';
import { join, type Member } from '#tests/cast.ts';
import { offerOf } from '#tests/support/offers.ts';
import { DETAILS, openShop, payFor, type Shop } from '#tests/support/orders.ts';
import { type Counter, openCounter } from '#tests/support/vouchers.ts';

let shop: Shop;
let counter: Counter;
let rose: Member;
let ines: Member;
beforeAll(async () => {
  shop = await openShop({ stock: 60 });
  counter = await openCounter(shop.app);
  [rose, ines] = [counter.rose, await join(shop.app, 'ines')];
  shop.app.services.moveClock(Date.parse('2026-12-05T11:00:00Z') - Date.now());
});
afterAll(() => shop.app.close());

const save = (more: Parameters<typeof offerOf>[0]) =>
  shop.app.as(rose.token, () => offerDeskCalls.save(offerOf(more)));
const bought = async (hash: string) => {
  await orderCalls.pay({ hash });
  await payFor(shop.app, hash);
};
const filled = async (email: string) => {
  const hash = await shop.prepare({ contributor_email: email });
  await orderCalls.saveDetails({ hash, ...DETAILS, email });
  return hash;
};
/** The orders of these that kept their reduction. */
const reduced = async (hashes: readonly string[]) => {
  const orders = await Promise.all(hashes.map((hash) => orderCalls.get({ hash })));
  return orders.filter(({ reductions }) => reductions.length > 0).length;
};

describe('a coupon', () => {
  it('of a door is one order’s, though two were filled in with it', async () => {
    await save({ percent: 10, audience: 'users', door: { year: 2026, day: 5 } });
    const { claim } = await shop.app.as(ines.token, () => offerCalls.openDoor({ year: 2026, day: 5 }));
    const hashes = [await filled('une@exemple.fr'), await filled('deux@exemple.fr')];
    const code = claim.code ?? '';
    await Promise.allSettled(hashes.map((order_hash) => reductionCalls.apply({ order_hash, code })));
    for (const hash of hashes) await bought(hash);
    expect(await reduced(hashes)).toBe(1);
    expect(await shop.problems()).toEqual([]);
  });

  it('of one piece goes to one of many who take it at once', async () => {
    await save({ code: 'DERNIER', percent: 10, stock: 1 });
    const hashes = await Promise.all([1, 2, 3, 4].map((n) => filled(`course-${n}@exemple.fr`)));
    const said = await Promise.allSettled(
      hashes.map((order_hash) => reductionCalls.apply({ order_hash, code: 'DERNIER' })),
    );
    expect(await reduced(hashes)).toBe(1);
    // Whoever came too late hears so, rather than pay the whole price in the belief of a reduction.
    const late = said.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(late).toHaveLength(3);
    for (const reason of late)
      expect(reason).toMatchObject({ code: 'coupon_not_for_this', fields: { code: expect.any(String) } });
  });

  it('for once a person is once, at once, and under an address that is changed afterwards', async () => {
    await save({ code: 'UNEFOIS', percent: 10, per_person: 1 });
    const hashes = await Promise.all([1, 2, 3].map(() => filled('meme@exemple.fr')));
    const apply = (order_hash: string) => reductionCalls.apply({ order_hash, code: 'UNEFOIS' });
    await Promise.allSettled(hashes.map(apply));
    expect(await reduced(hashes)).toBe(1);
    const other = await filled('autre@exemple.fr');
    expect((await apply(other)).reductions).toHaveLength(1);
    const moved = await orderCalls.saveDetails({ hash: other, ...DETAILS, email: 'meme@exemple.fr' });
    expect(moved.reductions).toEqual([]);
  });
});

describe('a coupon for once a person', () => {
  const tryIt = async (code: string, email: string, by: string | null = null) =>
    shop.app.as(by, async () => {
      const order_hash = await filled(email);
      const said = await reductionCalls.apply({ order_hash, code }).then(
        () => 'taken',
        (error: { code: string }) => error.code,
      );
      if (said !== 'taken') await orderCalls.cancel({ hash: order_hash });
      return said;
    });

  it('knows a mailbox under its other names, and takes none for another', async () => {
    await save({ code: 'BOITE', percent: 10, per_person: 1 });
    const said: string[] = [];
    for (const email of [
      'mamie.odile@gmail.com',
      'mamieodile+b@googlemail.com',
      'mamie@exemple.fr',
      'mamie+noel@exemple.fr',
      'm.amie@exemple.fr',
    ])
      said.push(await tryIt('BOITE', email));
    const again = 'coupon_not_for_this';
    expect(said).toEqual(['taken', again, 'taken', again, 'taken']);
  });

  it('knows an account at another address', async () => {
    await save({ code: 'COMPTE', percent: 10, per_person: 1 });
    expect(await tryIt('COMPTE', 'ines-un@exemple.fr', ines.token)).toBe('taken');
    expect(await tryIt('COMPTE', 'ines-deux@exemple.fr', ines.token)).toBe('coupon_not_for_this');
  });
});

describe('a voucher', () => {
  it('that another order holds whole is refused, not passed over', async () => {
    const code = await counter.given(3000);
    const [first, second, cheap] = [
      await filled('a@exemple.fr'),
      await filled('b@exemple.fr'),
      await filled('c@exemple.fr'),
    ];
    await reductionCalls.apply({ order_hash: first, code });
    await expect(reductionCalls.apply({ order_hash: second, code })).rejects.toMatchObject({
      code: 'voucher_invalid',
      fields: { code: expect.stringContaining('Une autre commande') },
    });
    // The same code on the order that holds it changes nothing.
    expect((await reductionCalls.apply({ order_hash: first, code })).reductions).toHaveLength(1);
    const whole = await counter.given(20_000);
    expect((await reductionCalls.apply({ order_hash: cheap, code: whole })).to_pay).toBe(0);
    await expect(
      reductionCalls.apply({ order_hash: cheap, code: await counter.given(2000) }),
    ).rejects.toMatchObject({ fields: { code: expect.stringContaining('rien à payer') } });
    expect(await shop.problems()).toEqual([]);
  });
});

it('a price for few is the price of few, and the others pay what it costs', async () => {
  await save({ kind: 'price', percent: null, price: 3000, product_id: shop.shelf.lamp.id, stock: 1 });
  const hashes = [await filled('premiere@exemple.fr'), await filled('suivante@exemple.fr')];
  expect(await reduced(hashes)).toBe(1);
  for (const hash of hashes) await bought(hash);
  expect(await shop.problems()).toEqual([]);
});

it('a person has no more businesses than one may, however many are made at once', async () => {
  const sirets = ['73282932000074', '55208131766522', '70000000300009', '70000001100002', '70000002900004'];
  const rest = ['70000003700007', '70000004500018', '70000005200006'];
  const made = [...sirets, ...rest].map((siret, n) =>
    shop.app.as(ines.token, () =>
      businessCalls.create({
        name: `Atelier ${n}`,
        legal_name: 'Nuage SARL',
        siret,
        shop_url: 'https://nuage.exemple',
      }),
    ),
  );
  await Promise.allSettled(made);
  const [who] = await shop.app.services.database.db
    .select({ id: person.id })
    .from(person)
    .where(eq(person.uuid, ines.uuid));
  const count = await shop.app.services.database.db.$count(
    merchantMember,
    eq(merchantMember.personId, who?.id ?? 0),
  );
  expect(count).toBe(BUSINESSES_MAX);
});
