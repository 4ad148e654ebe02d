// A business whose owner's account is erased.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { profileCalls } from '#src/features/accounts/profile.calls.ts';
import { merchantDeskCalls } from '#src/features/merchants/business.calls.ts';
import { sellerOrderCalls } from '#src/features/merchants/orders.calls.ts';
import { notificationCalls } from '#src/features/notifications/notification.calls.ts';
import { orderCalls } from '#src/features/orders/order.calls.ts';
import { merchant, merchantMember, person, product } from '#src/server/db/schema/index.ts';
import { join, type Member, PASSWORD } from '#tests/cast.ts';
import { openBusinesses } from '#tests/support/business.ts';
import { DETAILS, openShop, payFor, type Shop } from '#tests/support/orders.ts';

let shop: Shop;
let ines: Member;
let rose: Member;
let uuid: string;
let mobile: number;
let mine: string;

beforeAll(async () => {
  shop = await openShop({ stock: 30 });
  ines = await join(shop.app, 'ines');
  rose = await join(shop.app, 'rose');
  ({ mine, uuid, mobile } = await openBusinesses(shop, { ines, rose }));
});
afterAll(() => shop.app.close());

const db = () => shop.app.services.database.db;
const as = <T>(token: string, work: () => Promise<T>) => shop.app.as(token, work);
const erase = (token: string) => as(token, () => profileCalls.deleteMyAccount({ password: PASSWORD }));
const business = async () => (await db().select().from(merchant).where(eq(merchant.uuid, uuid)))[0];

it('keeps its owner while it has goods to send, says so, and leaves everything as it was', async () => {
  const hash = await shop.prepare();
  await orderCalls.addLine({ hash, list_uuid: shop.camille.listUuid, product_id: mobile, quantity: 1 });
  await orderCalls.saveDetails({ hash, ...DETAILS });
  await payFor(shop.app, hash);
  await expect(erase(ines.token)).rejects.toMatchObject({
    code: 'withdrawal_pending',
    message: expect.stringContaining('Votre boutique'),
  });
  expect(await business()).toMatchObject({ status: 'active', email: 'ines@exemple.fr' });
  // What it sold goes back to its buyer: nothing is owed any more.
  const { uuid: reference } = await shop.rowOf(hash);
  const order = await as(mine, () => sellerOrderCalls.get({ reference }));
  for (const { id } of order.lines)
    await as(mine, () => sellerOrderCalls.refuse({ reference, line_id: id, reason: 'Rupture de stock' }));
});

it('goes on under the member whose account is the oldest, who is told', async () => {
  const [row] = await db()
    .select({ id: person.id })
    .from(person)
    .where(eq(person.email, 'camille@exemple.fr'));
  const owner = await business();
  if (!row || !owner) throw new Error('no such person');
  await db().insert(merchantMember).values({ merchantId: owner.id, personId: row.id, role: 'member' });
  await erase(ines.token);
  expect(await business()).toMatchObject({ status: 'active', email: 'camille@exemple.fr' });
  const members = await db().select().from(merchantMember).where(eq(merchantMember.merchantId, owner.id));
  expect(members).toMatchObject([{ personId: row.id, role: 'owner' }]);
  const { items } = await as(shop.camille.token, () => notificationCalls.getNotifications({}));
  expect(items.map(({ text }) => text)).toContainEqual(expect.stringContaining('est désormais à votre nom'));
});

it('closes with its last owner: nothing of it is for sale, and no address of theirs is left', async () => {
  const members = await db().select().from(merchantMember);
  const owned = await business();
  expect(members.filter(({ merchantId }) => merchantId === owned?.id)).toHaveLength(1);
  await erase(shop.camille.token);
  expect(await business()).toMatchObject({ status: 'disabled', email: '', contactPhone: null });
  const [sold] = await db().select().from(product).where(eq(product.id, mobile));
  expect(sold).toMatchObject({ enabled: false, withheld: true });
  const { items } = await as(rose.token, () => merchantDeskCalls.search({ query: '' }));
  expect(items.map(({ status }) => status)).toEqual(['disabled', 'disabled']);
});
