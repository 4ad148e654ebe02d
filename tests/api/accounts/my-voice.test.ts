import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { profileCalls } from '#src/features/accounts/profile.calls.ts';
import { contactCalls } from '#src/features/contact/contact.calls.ts';
import { moderationCalls, reviewCalls } from '#src/features/reviews/review.calls.ts';
import { contactMessage, pageOutbox, person, review } from '#src/server/db/schema/index.ts';
import { CAST, join, PASSWORD } from '#tests/cast.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { prove } from '#tests/support/prove.ts';

let app: TestApp;
let ines: string;
let rose: string;

beforeAll(async () => {
  app = await startTestApp();
  ines = (await join(app, 'ines')).token;
  rose = (await join(app, 'rose')).token;
  await prove(app, ines);
  const written = {
    rating: 5,
    text: 'Simple pour mes parents comme pour nous deux.',
    experience_month: '2026-09',
  };
  const { review: own } = await app.as(ines, () => reviewCalls.addReview(written));
  await app.as(rose, () => moderationCalls.moderateReview({ uuid: own.uuid, decision: 'publish' }));
  const { stamp } = await contactCalls.formStamp();
  await db().insert(contactMessage).values({
    kind: 'contact',
    name: 'Inès',
    email: CAST.ines.email,
    topic: 'data',
    message: 'Que savez-vous de moi ?',
    stamp,
    fingerprint: 'inès',
  });
});
afterAll(() => app.close());

const db = () => app.services.database.db;
const verify = () =>
  db().update(person).set({ emailVerifiedAt: new Date() }).where(eq(person.email, CAST.ines.email));
const forget = () =>
  db().update(person).set({ emailVerifiedAt: null }).where(eq(person.email, CAST.ines.email));

it('hands a person their review, and their messages once the address is known to be theirs', async () => {
  await forget();
  const before = await app.as(ines, () => profileCalls.exportMyData());
  expect(before).toMatchObject({ written: { review: { rating: 5, signature: 'Inès B.' }, messages: [] } });
  await verify();
  const after = await app.as(ines, () => profileCalls.exportMyData());
  expect(after).toMatchObject({
    written: { messages: [{ topic: 'data', message: 'Que savez-vous de moi ?' }] },
  });
  expect(JSON.stringify(after)).not.toContain('fingerprint');
});

it('takes them back with the account, and the pages that showed the review are made again', async () => {
  const before = (await db().select().from(pageOutbox)).map(({ id }) => id);
  await app.as(ines, () => profileCalls.deleteMyAccount({ password: PASSWORD }));
  expect(await db().select().from(review)).toEqual([]);
  expect(await db().select().from(contactMessage)).toEqual([]);
  const told = (await db().select().from(pageOutbox)).filter(({ id }) => !before.includes(id));
  expect(told.flatMap(({ tags }) => tags)).toContain('list:review');
});
