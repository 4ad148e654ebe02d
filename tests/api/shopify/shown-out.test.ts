// An owner who is shown out, or made less, on the way to Shopify that they began for their business.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { businessCalls } from '#src/features/merchants/business.calls.ts';
import { merchantMember, session, shopifyLink } from '#src/server/db/schema/index.ts';
import { join, type Member } from '#tests/cast.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { createVisitor, openBusiness, settingsOf, stateIn } from '#tests/support/shopify.ts';
import { type ShopifyDouble, startShopify } from '#tests/support/shopify-double/server.ts';

const SHOP = 'nuage.myshopify.com';
let double: ShopifyDouble;
let app: TestApp;
let ines: Member;
let mine: { token: string; uuid: string; id: number };

beforeAll(async () => {
  double = await startShopify();
  double.open(SHOP);
  app = await startTestApp({ config: settingsOf(double) });
  ines = await join(app, 'ines');
  mine = await openBusiness(app, { owner: ines, rose: await join(app, 'rose') });
});
afterAll(async () => {
  await app.close();
  await double.close();
});

const db = () => app.services.database.db;
const become = (role: 'owner' | 'member') =>
  db().update(merchantMember).set({ role }).where(eq(merchantMember.merchantId, mine.id));

async function comesBack(meanwhile: () => Promise<unknown>) {
  const open = () => businessCalls.openSession({ merchant_uuid: mine.uuid });
  const { token } = await app.as(ines.token, open);
  const answer = await app.send('/api/business/shopify_link', JSON.stringify({ shop: SHOP }), {
    authorization: `Bearer ${token}`,
  });
  const browser = createVisitor(app);
  for (const line of answer.cookies ?? []) browser.keep(line);
  const { url } = (answer.body as { result: { url: string } }).result;
  await meanwhile();
  const query = double.signedQuery({ shop: SHOP, code: double.consent(SHOP), state: stateIn(url) });
  return browser.comeBack(query);
}
const rows = () => db().select().from(shopifyLink);

it('whoever is no owner any more links no shop to the business', async () => {
  expect(await comesBack(() => become('member'))).toMatchObject({ kind: 'refused' });
  expect(await rows()).toEqual([]);
  await become('owner');
});

it('nor does whoever was shown out: the shop waits for a business that is theirs', async () => {
  const out = () => db().delete(session).where(eq(session.merchantId, mine.id));
  expect((await comesBack(out)).kind).toBe('finish');
  expect(await rows()).toEqual([]);
});

it('an owner who is still one does', async () => {
  expect((await comesBack(async () => {})).kind).toBe('go');
  expect(await rows()).toHaveLength(1);
});
