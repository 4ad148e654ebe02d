import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountCalls } from '#src/features/accounts/account.calls.ts';
import { securityCalls } from '#src/features/accounts/security.calls.ts';
import { itemCalls } from '#src/features/lists/list.calls.ts';
import { businessCalls, merchantDeskCalls } from '#src/features/merchants/business.calls.ts';
import { sellerMoneyCalls } from '#src/features/merchants/orders.calls.ts';
import { sellerProductCalls } from '#src/features/merchants/products.calls.ts';
import { orderCalls } from '#src/features/orders/order.calls.ts';
import { auditLog } from '#src/server/db/schema/index.ts';
import { join, type Member } from '#tests/cast.ts';
import { BUSINESS, OTHER_SIRET, PRODUCT } from '#tests/support/business.ts';
import { mailsTo } from '#tests/support/cagnotte.ts';
import { DETAILS, openShop, type Shop } from '#tests/support/orders.ts';
import { prove } from '#tests/support/prove.ts';

let shop: Shop;
let ines: Member;
let rose: Member;
/** A token of Inès's business. */
let mine: string;
let uuid: string;
let mobile: number;

beforeAll(async () => {
  shop = await openShop({ stock: 30 });
  ines = await join(shop.app, 'ines');
  rose = await join(shop.app, 'rose');
});
afterAll(() => shop.app.close());

const db = () => shop.app.services.database.db;
const as = <T>(token: string, work: () => Promise<T>) => shop.app.as(token, work);
const create = (fields: object) => businessCalls.create({ ...BUSINESS, ...fields });

describe('a business', () => {
  it('is made once for a SIRET and a name, waits for its approval, and opens a session of its own', async () => {
    await as(ines.token, async () => {
      await expect(create({ siret: '73282932000075' })).rejects.toMatchObject({ code: 'siret_invalid' });
      await expect(create({ vat_number: 'FR99732829320' })).rejects.toMatchObject({ code: 'invalid_input' });
      await expect(create({ name: 'Merveille' })).rejects.toMatchObject({ code: 'slug_taken' });
      const made = (await create({})).merchant;
      expect(made).toMatchObject({
        status: 'pending',
        siret: '73282932000074',
        commission_percent: 12,
        members: [{ email: 'ines@exemple.fr', role: 'owner' }],
      });
      uuid = made.uuid;
      await expect(create({ name: 'Autre' })).rejects.toMatchObject({ code: 'siret_taken' });
      await expect(create({ siret: OTHER_SIRET, vat_number: null })).rejects.toMatchObject({
        code: 'slug_taken',
      });
      mine = (await businessCalls.openSession({ merchant_uuid: uuid })).token;
    });
    await as(shop.camille.token, async () => {
      await expect(businessCalls.openSession({ merchant_uuid: uuid })).rejects.toMatchObject({
        code: 'not_found',
      });
    });
    await as(mine, async () => {
      expect(await accountCalls.getMyInfo()).toMatchObject({
        session_type: 'merchant',
        merchant: { uuid, slug: 'atelier-nuage', status: 'pending' },
      });
      await expect(itemCalls.getFavorites()).rejects.toMatchObject({ status: 403 });
      await expect(securityCalls.listSessions()).rejects.toMatchObject({ status: 403 });
    });
  });

  it('sells nothing before it is approved, everything after, and nothing again once it is disabled', async () => {
    const made = await as(mine, () => sellerProductCalls.save(PRODUCT));
    mobile = made.id;
    expect(made).toMatchObject({ status: 'withheld', sold_here: true, availability: 'in_stock' });
    const wish = () => as(shop.camille.token, () => itemCalls.addItemToMain({ product_id: mobile }));
    await expect(wish()).rejects.toMatchObject({ code: 'not_found' });
    await as(rose.token, () => merchantDeskCalls.approve({ uuid }));
    expect((await mailsTo(shop.app, 'ines@exemple.fr')).at(-1)?.subject).toContain('est ouverte');
    await wish();
    await as(shop.camille.token, () => itemCalls.updateProduct({ product_id: mobile, quantity: 20 }));
    const hash = await shop.prepare();
    await orderCalls.addLine({ hash, list_uuid: shop.camille.listUuid, product_id: mobile });
    await orderCalls.saveDetails({ hash, ...DETAILS });
    await as(rose.token, () => merchantDeskCalls.disable({ uuid, reason: 'Pièce manquante' }));
    // Its sessions ended, and an order that was under way is not paid any more.
    await expect(as(mine, () => businessCalls.me())).rejects.toMatchObject({ status: 401 });
    await expect(orderCalls.pay({ hash })).rejects.toMatchObject({ code: 'not_sold_here' });
    await expect(
      as(ines.token, () => businessCalls.openSession({ merchant_uuid: uuid })),
    ).rejects.toMatchObject({ code: 'business_disabled' });
    await orderCalls.cancel({ hash });
    await as(rose.token, () => merchantDeskCalls.approve({ uuid }));
    await as(rose.token, () => merchantDeskCalls.setCommission({ uuid, percent: 10 }));
    mine = (await as(ines.token, () => businessCalls.openSession({ merchant_uuid: uuid }))).token;
    expect((await as(mine, () => sellerProductCalls.list())).items).toMatchObject([
      { id: mobile, status: 'active', stock: 9 },
    ]);
  });

  it('puts a product away and takes it out again; its stock is to the piece', async () => {
    await as(mine, async () => {
      expect(await sellerProductCalls.setStock({ product_id: mobile, stock: 0 })).toMatchObject({
        status: 'out_of_stock',
      });
      expect(await sellerProductCalls.setStock({ product_id: mobile, stock: 9 })).toMatchObject({ stock: 9 });
      await sellerProductCalls.archive({ product_id: mobile, archived: true });
    });
    await as(mine, async () => {
      // Its form was opened with nine; six are left when it is saved.
      await sellerProductCalls.setStock({ product_id: mobile, stock: 6 });
      const form = { ...PRODUCT, id: mobile, name: 'Mobile en bois', stock_before: 9 };
      expect(await sellerProductCalls.save({ ...form, stock: 9 })).toMatchObject({ stock: 6 });
      await expect(sellerProductCalls.save({ ...form, stock: 12 })).rejects.toMatchObject({
        code: 'field_invalid',
        fields: { stock: expect.stringContaining('il est de 6') },
      });
      expect(await sellerProductCalls.save({ ...form, stock: 12, stock_before: 6 })).toMatchObject({
        stock: 12,
      });
      expect(await sellerProductCalls.save({ ...PRODUCT, id: mobile, stock: 9 })).toMatchObject({ stock: 9 });
    });
    const hash = await shop.prepare();
    const add = () => orderCalls.addLine({ hash, list_uuid: shop.camille.listUuid, product_id: mobile });
    await expect(add()).rejects.toMatchObject({ code: 'not_sold_here' });
    await as(mine, () => sellerProductCalls.archive({ product_id: mobile, archived: false }));
    await add();
    await orderCalls.cancel({ hash });
  });
});

/** An owner shares the shop with a proof of who they are, may then be made a member by the other, and back again. */
async function rolesChange(member: string) {
  const camille = 'camille@exemple.fr';
  const set = (email: string, role: 'owner' | 'member') => () => businessCalls.setRole({ email, role });
  await expect(as(member, set(camille, 'owner'))).rejects.toMatchObject({ code: 'proof_required' });
  await prove(shop.app, member);
  await expect(as(member, set(camille, 'owner'))).rejects.toMatchObject({ code: 'forbidden', status: 403 });
  await expect(as(mine, set(camille, 'owner'))).rejects.toMatchObject({ code: 'proof_required' });
  await prove(shop.app, mine);
  await expect(as(mine, set('ines@exemple.fr', 'member'))).rejects.toMatchObject({ code: 'conflict' });
  await expect(as(mine, set('personne@exemple.fr', 'owner'))).rejects.toMatchObject({ code: 'not_found' });
  expect((await as(mine, set(camille, 'owner'))).members).toMatchObject([
    { role: 'owner' },
    { role: 'owner' },
  ]);
  expect((await mailsTo(shop.app, camille)).at(-1)?.text).toMatch(/propriétaire de la boutique/);
  // In the session that was open already.
  expect(await as(member, () => sellerMoneyCalls.overview())).toMatchObject({ pending: expect.any(Number) });
  await as(member, set('ines@exemple.fr', 'member'));
  await expect(as(mine, () => sellerMoneyCalls.overview())).rejects.toMatchObject({ code: 'forbidden' });
  await as(member, set('ines@exemple.fr', 'owner'));
  const told = (await mailsTo(shop.app, camille)).length;
  await as(mine, set(camille, 'owner'));
  expect(await mailsTo(shop.app, camille)).toHaveLength(told);
  await as(mine, set(camille, 'member'));
  await expect(as(member, () => sellerMoneyCalls.overview())).rejects.toMatchObject({ code: 'forbidden' });
}

describe('its members', () => {
  it('come by a mailed link, once, see no money, and leave with their sessions', async () => {
    await as(mine, () => businessCalls.inviteMember({ email: 'camille@exemple.fr' }));
    const [mail] = (await mailsTo(shop.app, 'camille@exemple.fr')).slice(-1);
    const token = /\/i\/business\/invitation\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    await as(shop.camille.token, () => businessCalls.acceptInvitation({ token }));
    await expect(as(rose.token, () => businessCalls.acceptInvitation({ token }))).rejects.toMatchObject({
      code: 'token_invalid',
    });
    const member = (await as(shop.camille.token, () => businessCalls.openSession({ merchant_uuid: uuid })))
      .token;
    await as(member, async () => {
      expect((await sellerProductCalls.list()).total).toBe(1);
      await expect(sellerMoneyCalls.overview()).rejects.toMatchObject({ code: 'forbidden', status: 403 });
      await expect(businessCalls.inviteMember({ email: 'x@exemple.fr' })).rejects.toMatchObject({
        code: 'forbidden',
      });
    });
    await expect(
      as(mine, () => businessCalls.removeMember({ email: 'ines@exemple.fr' })),
    ).rejects.toMatchObject({ code: 'conflict' });
    await rolesChange(member);
    await as(mine, () => businessCalls.removeMember({ email: 'camille@exemple.fr' }));
    await expect(as(member, () => businessCalls.me())).rejects.toMatchObject({ status: 401 });
    await as(mine, () => businessCalls.inviteMember({ email: 'camille@exemple.fr' }));
    const [again] = (await mailsTo(shop.app, 'camille@exemple.fr')).slice(-1);
    const second = /\/i\/business\/invitation\/([\w-]+)/.exec(again?.text ?? '')?.[1] ?? '';
    await as(shop.camille.token, () => businessCalls.acceptInvitation({ token: second }));
    const back = (await as(shop.camille.token, () => businessCalls.openSession({ merchant_uuid: uuid })))
      .token;
    // By themselves too; its last owner stays.
    expect(await as(back, () => businessCalls.leave())).toEqual({});
    await expect(as(back, () => businessCalls.me())).rejects.toMatchObject({ status: 401 });
    await expect(
      as(shop.camille.token, () => businessCalls.openSession({ merchant_uuid: uuid })),
    ).rejects.toMatchObject({ code: 'not_found' });
    await expect(as(mine, () => businessCalls.leave())).rejects.toMatchObject({ code: 'conflict' });
    const actions = (await db().select({ action: auditLog.action }).from(auditLog)).map(
      ({ action }) => action,
    );
    expect(actions).toEqual(
      expect.arrayContaining([
        'merchant.create',
        'merchant.approve',
        'merchant.session',
        'merchant.member_removed',
      ]),
    );
  });

  it('ends with the person’s own session', async () => {
    await as(ines.token, () => accountCalls.logout());
    await expect(as(mine, () => businessCalls.me())).rejects.toMatchObject({ status: 401 });
  });
});
