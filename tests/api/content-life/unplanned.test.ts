// Who may not publish can change what somebody else planned: then it is not published, and its editors are told.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentCalls, editorCalls } from '#src/features/content/content.calls.ts';
import { lifeCalls } from '#src/features/content/life/life.calls.ts';
import { person } from '#src/server/db/schema/index.ts';
import { CAST } from '#tests/cast.ts';
import { type Desk, openDesk, postMd } from '#tests/support/desk.ts';

const MINUTE_MS = 60_000;
let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
  await desk.app.services.database.db
    .update(person)
    .set({ rights: ['content'] })
    .where(eq(person.email, CAST.ines.email));
});
afterAll(() => desk.app.close());

const soon = () => new Date(Date.now() + 10 * MINUTE_MS).toISOString();
const plan = (id: number) => desk.asRose(() => lifeCalls.scheduleContent({ id, at: soon() }));
const mdOf = async (id: number) => (await desk.asRose(() => editorCalls.contentDetail({ id }))).md;
const swapped = async (id: number) => (await mdOf(id)).replace('Un texte.', 'Jamais relu.');
async function pass(): Promise<void> {
  desk.app.services.moveClock(11 * MINUTE_MS);
  await desk.app.runJobs();
  desk.app.services.moveClock(0);
}
const attention = async () => {
  const { items } = await desk.asRose(() => lifeCalls.searchContent({ query: 'article' }));
  return new Map(items.map((item) => [item.id, item]));
};

describe('a change of what is planned, by somebody who may not publish', () => {
  it('is kept and ends the plan of a text', async () => {
    const { id } = await desk.create(postMd('prevu'));
    await plan(id);
    const md = await swapped(id);
    const saved = await desk.asInes(() => editorCalls.updateContent({ md }));
    expect(saved).toMatchObject({ status: 'draft', md: expect.stringContaining('Jamais relu.') });
    await pass();
    await expect(contentCalls.getPost({ slug: 'prevu' })).rejects.toMatchObject({ status: 404 });
    expect((await attention()).get(id)?.schedule_problem).toContain('après sa programmation');
  });

  it('ends the plan of the draft beside what is live, which stays as it is', async () => {
    const live = await desk.publish(postMd('en-ligne'));
    await desk.asRose(() => editorCalls.saveDraft({ md: live.md.replace('Un texte.', 'Relu.') }));
    await plan(live.id);
    const md = (await mdOf(live.id)).replace('Relu.', 'Jamais relu.').replace('Un texte.', 'Jamais relu.');
    await desk.asInes(() => editorCalls.saveDraft({ md }));
    await pass();
    expect((await contentCalls.getPost({ slug: 'en-ligne' })).html).toContain('Un texte.');
    expect((await attention()).get(live.id)).toMatchObject({ status: 'published', scheduled_at: null });
  });

  it('is one, be it of fields in numbers or an older version', async () => {
    const first = await desk.create(postMd('par-lot'));
    const second = await desk.create(postMd('ancien'));
    await desk.asRose(() =>
      editorCalls.updateContent({ md: second.md.replace('Un texte.', 'Un texte relu.') }),
    );
    for (const { id } of [first, second]) await plan(id);
    const set = { category: 'grossesse', add_tags: ['jamais relu'], remove_tags: [] };
    await desk.asInes(() => lifeCalls.bulkFields({ ids: [first.id], set }));
    await desk.asInes(() => editorCalls.restoreRevision({ id: second.id, revision: 1 }));
    const found = await attention();
    for (const { id } of [first, second])
      expect(found.get(id)).toMatchObject({ status: 'draft', scheduled_at: null });
  });
});

it('a change by who may publish keeps the plan, and so does saving the same draft again', async () => {
  const { id } = await desk.create(postMd('corrige'));
  await plan(id);
  const md = (await mdOf(id)).replace('Un texte.', 'Un texte corrigé.');
  expect(await desk.asRose(() => editorCalls.updateContent({ md }))).toMatchObject({ status: 'scheduled' });
  const same = await mdOf(id);
  await desk.asInes(() => editorCalls.saveDraft({ md: same }));
  await pass();
  expect((await contentCalls.getPost({ slug: 'corrige' })).html).toContain('Un texte corrigé.');
});
