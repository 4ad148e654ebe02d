import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { editorCalls } from '#src/features/content/content.calls.ts';
import { lifeCalls } from '#src/features/content/life/life.calls.ts';
import { findShared } from '#src/features/content/life/share.server.ts';
import { reviewCalls } from '#src/features/content/review/review.calls.ts';
import { contentComment, person, previewLink } from '#src/server/db/schema/index.ts';
import { CAST } from '#tests/cast.ts';
import { type Desk, openDesk, pageMd } from '#tests/support/desk.ts';

const DAY_MS = 86_400_000;
let desk: Desk;
let id: number;
let other: number;
beforeAll(async () => {
  desk = await openDesk();
  await db()
    .update(person)
    .set({ rights: ['content'] })
    .where(eq(person.email, CAST.ines.email));
  ({ id } = await desk.create(pageMd('partage')));
  ({ id: other } = await desk.create(pageMd('pas-partage', 'Un secret.')));
});
afterAll(() => desk.app.close());

const db = () => desk.app.services.database.db;
const share = async (may_comment: boolean, of = id) => {
  const { url, link_id } = await desk.asInes(() => lifeCalls.createPreviewLink({ id: of, may_comment }));
  return { token: url.split('/').at(-1) ?? '', link_id };
};
const remark = (token: string) => reviewCalls.commentByLink({ token, name: 'Marie', text: 'Un mot.' });
const remarks = async () => (await db().select().from(contentComment)).length;
const ended = { code: 'not_found' };

it('no token that is near one, cut, longer or of another case opens anything', async () => {
  const { token } = await share(true);
  const swapped = [...token].map((one) =>
    one === one.toLowerCase() ? one.toUpperCase() : one.toLowerCase(),
  );
  const near = [
    token.slice(0, -1),
    `${token}A`,
    `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
    swapped.join(''),
    encodeURIComponent(`${token}/`),
    `${token}\u200b`,
    '%',
    "' or 1=1 --",
    '*'.repeat(43),
  ];
  for (const guess of near) {
    expect(await findShared(db(), guess, new Date()), guess).toBeNull();
    const refused = await remark(guess).catch((error: { code?: string }) => error.code);
    expect(['not_found', 'invalid_input'], guess).toContain(refused);
  }
  expect(await remarks()).toBe(0);
});

it('a link of one text opens no other, and takes no remark on another', async () => {
  const { token } = await share(true);
  expect((await findShared(db(), token, new Date()))?.content.id).toBe(id);
  const body = JSON.stringify({ token, name: 'Marie', text: 'Un mot.', id: other, content_id: other });
  const answer = await desk.app.send('/api/content/comment_by_link', body);
  expect(answer.body).toMatchObject({ code: 'invalid_input' });
  await remark(token);
  const rows = await db().select({ of: contentComment.contentId }).from(contentComment);
  expect(new Set(rows.map((row) => row.of))).toEqual(new Set([id]));
});

it('a link that ended by its day, by a hand or with its text takes no remark, told as one that never was', async () => {
  const [late, taken, gone] = [await share(true), await share(true), await share(true, other)];
  await db()
    .update(previewLink)
    .set({ expiresAt: new Date(Date.now() - DAY_MS) })
    .where(eq(previewLink.id, late.link_id));
  await desk.asRose(() => lifeCalls.revokePreviewLink({ link_id: taken.link_id }));
  await desk.asRose(() => editorCalls.deleteContent({ id: other }));
  const before = await remarks();
  for (const { token } of [late, taken, gone]) {
    await expect(remark(token)).rejects.toMatchObject(ended);
    expect(await findShared(db(), token, new Date())).toBeNull();
  }
  expect(await remarks()).toBe(before);
  await desk.asRose(() => editorCalls.restoreContent({ id: other }));
});

it('a link that takes no remark takes none by its call, and the one that does answers nothing of the team', async () => {
  const { token } = await share(false);
  const before = await remarks();
  await expect(remark(token)).rejects.toMatchObject({ status: 403 });
  expect(await remarks()).toBe(before);
  const open = await share(true);
  expect(await remark(open.token)).toEqual({});
});

it('a link that somebody made ends with their place in the team', async () => {
  const { token } = await share(true);
  await db().update(person).set({ rights: [] }).where(eq(person.email, CAST.ines.email));
  expect(await findShared(db(), token, new Date())).toBeNull();
  await expect(remark(token)).rejects.toMatchObject(ended);
  await db()
    .update(person)
    .set({ rights: ['content'] })
    .where(eq(person.email, CAST.ines.email));
  await db().update(person).set({ disabledAt: new Date() }).where(eq(person.email, CAST.ines.email));
  expect(await findShared(db(), token, new Date())).toBeNull();
  await db().update(person).set({ disabledAt: null }).where(eq(person.email, CAST.ines.email));
  expect((await findShared(db(), token, new Date()))?.content.id).toBe(id);
});
