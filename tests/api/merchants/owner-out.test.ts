// One owner of a business takes another one out of it.
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountCalls } from '#src/features/accounts/account.calls.ts';
import { businessCalls } from '#src/features/merchants/business.calls.ts';
import { merchant, merchantMember, person } from '#src/server/db/schema/index.ts';
import { CAST, join, PASSWORD } from '#tests/cast.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { BUSINESS } from '#tests/support/business.ts';
import { prove } from '#tests/support/prove.ts';

let app: TestApp;
let shop = '';
let theirs = '';
beforeAll(async () => {
  app = await startTestApp();
  const [ines, camille] = [await join(app, 'ines'), await join(app, 'camille')];
  const { uuid } = (await app.as(ines.token, () => businessCalls.create(BUSINESS))).merchant;
  const { db } = app.services.database;
  const [row] = await db.select().from(merchant).where(eq(merchant.uuid, uuid));
  const [who] = await db.select().from(person).where(eq(person.email, CAST.camille.email));
  await db.insert(merchantMember).values({
    merchantId: row?.id ?? 0,
    personId: who?.id ?? 0,
    role: 'owner',
  });
  const open = (token: string) =>
    app.as(token, async () => (await businessCalls.openSession({ merchant_uuid: uuid })).token);
  shop = await open(ines.token);
  theirs = await open(camille.token);
});
afterAll(() => app.close());

const takeOut = (email: string) => app.as(shop, () => businessCalls.removeMember({ email }));
const roles = async () =>
  (await app.as(shop, () => businessCalls.me())).members.map(({ email, role }) => `${email} ${role}`);

it('only after a fresh proof, as one who makes them a member does', async () => {
  const before = await roles();
  await expect(takeOut(CAST.camille.email)).rejects.toMatchObject({
    code: 'proof_required',
    body: { methods: ['password'] },
  });
  expect(await roles()).toEqual(before);
  expect(await app.as(theirs, () => businessCalls.me())).toMatchObject({ role: 'owner' });
  await prove(app, shop, PASSWORD);
  await takeOut(CAST.camille.email);
  expect(await roles()).toEqual([`${CAST.ines.email} owner`]);
  await expect(app.as(theirs, () => businessCalls.me())).rejects.toMatchObject({ status: 401 });
});

it('without one, an invitation that is out and somebody who is no owner', async () => {
  const { db } = app.services.database;
  const [row] = await db.select().from(merchant);
  const [who] = await db.select().from(person).where(eq(person.email, CAST.camille.email));
  await db
    .insert(merchantMember)
    .values({ merchantId: row?.id ?? 0, personId: who?.id ?? 0, role: 'member' });
  const { token } = await accountCalls.loginWithPassword({ email: CAST.ines.email, password: PASSWORD });
  shop = await app.as(
    token,
    async () => (await businessCalls.openSession({ merchant_uuid: row?.uuid ?? '' })).token,
  );
  await app.as(shop, () => businessCalls.inviteMember({ email: 'x@exemple.fr' }));
  await takeOut('x@exemple.fr');
  await takeOut(CAST.camille.email);
  const left = await db
    .select()
    .from(merchantMember)
    .where(and(eq(merchantMember.merchantId, row?.id ?? 0), eq(merchantMember.role, 'member')));
  expect(left).toEqual([]);
});
