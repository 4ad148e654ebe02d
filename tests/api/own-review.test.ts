import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { editorCalls } from '#src/features/content/content.calls.ts';
import { reviewCalls } from '#src/features/content/review/review.calls.ts';
import { person } from '#src/server/db/schema/index.ts';
import { CAST } from '#tests/cast.ts';
import { type Desk, openDesk, pageMd } from '#tests/support/desk.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
  const rights = ['content' as const, 'publish' as const];
  await desk.app.services.database.db.update(person).set({ rights }).where(eq(person.email, CAST.ines.email));
});
afterAll(() => desk.app.close());

it('a reading is not approved by who asked it, who may take it back or publish without it', async () => {
  const { id } = await desk.create(pageMd('relu-par-soi'));
  const ask = () => desk.asInes(() => reviewCalls.askReview({ id }));
  const answer = (decision: 'approved' | 'changes') =>
    desk.asInes(() => reviewCalls.answerReview({ id, decision, words: 'Je la reprends.' }));
  await ask();
  await expect(answer('approved')).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('quelqu’un d’autre'),
  });
  expect((await desk.asInes(() => reviewCalls.listComments({ id }))).items).toEqual([]);
  expect((await answer('changes')).review).toBe('changes');
  await ask();
  const read = await desk.asRose(() => reviewCalls.answerReview({ id, decision: 'approved', words: '' }));
  expect(read.review).toBe('approved');
  await ask();
  const live = await desk.asInes(() => editorCalls.enableContent({ id, enable: true }));
  expect(live).toMatchObject({ status: 'published', review: 'none' });
});
