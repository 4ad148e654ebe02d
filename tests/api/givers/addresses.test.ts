import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { profileCalls } from '#src/features/accounts/profile.calls.ts';
import { addressCalls } from '#src/features/addresses/address.calls.ts';
import { ADDRESSES_MAX } from '#src/features/addresses/address.ts';
import { orderDeskCalls } from '#src/features/orders/desk.calls.ts';
import { orderCalls } from '#src/features/orders/order.calls.ts';
import { shopOrder } from '#src/server/db/schema/index.ts';
import { join, type Member, PASSWORD } from '#tests/cast.ts';
import { HOME } from '#tests/support/buyer-home.ts';
import { mailsTo } from '#tests/support/cagnotte.ts';
import { DETAILS, openShop, payFor, type Shop } from '#tests/support/orders.ts';
import { prove } from '#tests/support/prove.ts';

let shop: Shop;
let ines: Member;
const NEST = {
  recipient: 'Camille Durand',
  line1: '3 impasse du Secret',
  postal_code: '69004',
  city: 'Lyon',
  for_gifts: true,
};
const { address: _own, ...CHOICES } = DETAILS;
const TO_PARENTS = { ...CHOICES, to_parents: true };
const STREET = 'Secret';

beforeAll(async () => {
  shop = await openShop();
  ines = await join(shop.app, 'ines');
});
afterAll(() => shop.app.close());

const asCamille = <T>(work: () => Promise<T>) => shop.app.as(shop.camille.token, work);
const asInes = <T>(work: () => Promise<T>) => shop.app.as(ines.token, work);

describe('a person’s addresses', () => {
  it('cannot be chosen by a giver while there is none', async () => {
    const hash = await shop.prepare();
    await expect(orderCalls.saveDetails({ hash, ...TO_PARENTS })).rejects.toMatchObject({
      code: 'no_parents_address',
    });
    for (const input of [{ ...CHOICES }, { ...TO_PARENTS, address: HOME }])
      await expect(orderCalls.saveDetails({ hash, ...input })).rejects.toMatchObject({
        code: 'invalid_input',
        fields: { address: expect.any(String) },
      });
  });

  it('are the person’s alone, and only one is for gifts', async () => {
    await expect(addressCalls.list()).rejects.toMatchObject({ code: 'unauthenticated' });
    const first = await asInes(() =>
      addressCalls.save({ ...NEST, line2: 'Étage 2', phone: '06 12 34 56 78' }),
    );
    expect(first).toMatchObject({ line2: 'Étage 2', phone: '0612345678', for_gifts: true });
    const second = await asInes(() => addressCalls.save({ ...NEST, city: 'Villeurbanne' }));
    const { items } = await asInes(() => addressCalls.list());
    expect(items.map(({ id, for_gifts }) => [id, for_gifts])).toEqual([
      [second.id, true],
      [first.id, false],
    ]);
    await expect(asCamille(() => addressCalls.save({ ...NEST, id: first.id }))).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(asCamille(() => addressCalls.remove({ id: first.id }))).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(
      asInes(() => addressCalls.save({ ...NEST, postal_code: '97400', line1: '' })),
    ).rejects.toMatchObject({ fields: { postal_code: expect.any(String), line1: expect.any(String) } });
    await asInes(() => addressCalls.remove({ id: first.id }));
    for (let n = 1; n < ADDRESSES_MAX; n++)
      await asInes(() => addressCalls.save({ ...NEST, for_gifts: false }));
    await expect(asInes(() => addressCalls.save(NEST))).rejects.toMatchObject({ code: 'too_many' });
  });
});

describe('a gift sent to the parents', () => {
  it('tells its buyer a name and a town, and the street to the parcels’ desk alone', async () => {
    await asCamille(() => addressCalls.save(NEST));
    const hash = await shop.prepare();
    const filled = await orderCalls.saveDetails({ hash, ...TO_PARENTS });
    expect(filled).toMatchObject({
      to_parents: true,
      address: {
        recipient: 'Camille Durand',
        line1: '',
        line2: '',
        postal_code: '',
        city: 'Lyon',
        phone: '',
      },
    });
    await payFor(shop.app, hash);
    const seen = [
      await orderCalls.get({ hash }),
      await orderCalls.checkStatus({ hash }),
      await mailsTo(shop.app, DETAILS.email),
    ];
    expect(JSON.stringify(seen)).toContain('Lyon');
    expect(JSON.stringify(seen)).not.toContain(STREET);
    expect(JSON.stringify(seen)).not.toContain('69004');
    const rose = await join(shop.app, 'rose');
    const { uuid } = await shop.rowOf(hash);
    const desk = await shop.app.as(rose.token, () => orderDeskCalls.get({ reference: uuid }));
    expect(desk.order.address).toMatchObject({ line1: '3 impasse du Secret', postal_code: '69004' });
    for (const step of ['prepare', 'send', 'deliver'] as const)
      await shop.app.as(rose.token, () =>
        orderDeskCalls.advance({ reference: uuid, step, tracking_number: '8R0042' }),
      );
    // The parcel that arrived is not the buyer's.
    const arrived = (await mailsTo(shop.app, DETAILS.email)).at(-1)?.text ?? '';
    expect(arrived).toContain('est livré chez les parents');
    expect(arrived).not.toContain('Votre colis');
    expect(arrived).not.toContain(STREET);
    expect(await shop.problems()).toEqual([]);
  });

  it('stays hidden in the buyer’s own data, goes with the copy taken, and is forgotten with the account', async () => {
    for (const { id } of (await asInes(() => addressCalls.list())).items)
      await asInes(() => addressCalls.remove({ id }));
    const hash = await asInes(() => shop.prepare());
    await orderCalls.saveDetails({ hash, ...TO_PARENTS });
    await payFor(shop.app, hash);
    await prove(shop.app, ines.token);
    const taken = JSON.stringify(await asInes(() => profileCalls.exportMyData()));
    expect(taken).toContain('Camille Durand');
    expect(taken).toContain('addresses');
    expect(taken).not.toContain(STREET);
    const { items } = await asCamille(() => addressCalls.list());
    await asCamille(() => addressCalls.remove({ id: items[0]?.id ?? 0 }));
    expect((await shop.rowOf(hash)).address).toMatchObject({ line1: '3 impasse du Secret' });
    const { db } = shop.app.services.database;
    const { id } = await shop.rowOf(hash);
    await db.update(shopOrder).set({ status: 'prepared' }).where(eq(shopOrder.id, id));
    await db.update(shopOrder).set({ status: 'sent', sentAt: new Date() }).where(eq(shopOrder.id, id));
    await db.update(shopOrder).set({ status: 'delivered' }).where(eq(shopOrder.id, id));
    await asCamille(() => profileCalls.deleteMyAccount({ password: PASSWORD }));
    expect((await shop.rowOf(hash)).address).toMatchObject({ line1: '', recipient: '' });
  });
});
