// Owners of one business who take its ownership from each other at that moment. On the embedded database statements take
// turns: the race is a real one with TEST_DATABASE_URL.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { businessCalls } from '#src/features/merchants/business.calls.ts';
import { merchant, merchantMember, person } from '#src/server/db/schema/index.ts';
import { CAST, join } from '#tests/cast.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { BUSINESS } from '#tests/support/business.ts';
import { prove } from '#tests/support/prove.ts';

const WHO = ['ines', 'camille', 'rose'] as const;
let app: TestApp;
let businessId = 0;
const tokens: string[] = [];
const idOf = async (name: (typeof WHO)[number]) => {
  const { db } = app.services.database;
  const [found] = await db.select({ id: person.id }).from(person).where(eq(person.email, CAST[name].email));
  return found?.id ?? 0;
};

beforeAll(async () => {
  app = await startTestApp();
  const members = [];
  for (const name of WHO) members.push(await join(app, name));
  const { merchant: made } = await app.as(members[0]?.token ?? '', () => businessCalls.create(BUSINESS));
  const { db } = app.services.database;
  const [row] = await db.select().from(merchant).where(eq(merchant.uuid, made.uuid));
  businessId = row?.id ?? 0;
  for (const name of ['camille', 'rose'] as const)
    await db
      .insert(merchantMember)
      .values({ merchantId: businessId, personId: await idOf(name), role: 'owner' });
  for (const { token } of members) {
    await app.as(token, async () => {
      const session = await businessCalls.openSession({ merchant_uuid: made.uuid });
      tokens.push(session.token);
    });
    await prove(app, tokens.at(-1) ?? '');
  }
});
afterAll(() => app.close());

it.each<[string, (by: string, of: string) => Promise<unknown>]>([
  ['makes a member of', (by, email) => app.as(by, () => businessCalls.setRole({ email, role: 'member' }))],
  ['takes out', (by, email) => app.as(by, () => businessCalls.removeMember({ email }))],
])('whoever is no longer an owner by then no longer %s another', async (_, take) => {
  const [first = '', second = ''] = tokens;
  const { db } = app.services.database;
  await db.update(merchantMember).set({ role: 'owner' }).where(eq(merchantMember.merchantId, businessId));
  const said = await Promise.allSettled([take(first, CAST.camille.email), take(second, CAST.ines.email)]);
  expect(said.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const left = await db.select().from(merchantMember).where(eq(merchantMember.merchantId, businessId));
  expect(left.filter(({ role }) => role === 'owner')).toHaveLength(2);
});
