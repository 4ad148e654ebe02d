import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { contentCalls, editorCalls } from '#src/features/content/content.calls.ts';
import { lifeCalls } from '#src/features/content/life/life.calls.ts';
import { type Desk, openDesk, pageMd } from '../../support/desk.ts';

const MINUTE_MS = 60_000;
let desk: Desk;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS).toISOString();
const plan = (id: number, at: string | null) => desk.asRose(() => lifeCalls.scheduleContent({ id, at }));
const planEnd = (id: number, at: string | null) => desk.asRose(() => lifeCalls.scheduleUnpublish({ id, at }));
const page = (slug: string) => contentCalls.getPage({ slug });
async function pass(minutes: number): Promise<void> {
  desk.app.services.moveClock(minutes * MINUTE_MS);
  await desk.app.runJobs();
}

beforeAll(async () => {
  desk = await openDesk();
});
afterEach(() => desk.app.services.moveClock(0));
afterAll(() => desk.app.close());

describe('a planned publication', () => {
  it('happens at its minute, dated of it, and not before', async () => {
    const { id } = await desk.create(pageMd('prevue'));
    const at = inMinutes(10);
    expect(await plan(id, at)).toMatchObject({ status: 'scheduled', revision: 1 });
    await pass(9);
    await expect(page('prevue')).rejects.toMatchObject({ status: 404 });
    await pass(12);
    expect(await page('prevue')).toMatchObject({ status: 'published', published_at: at, revision: 1 });
  });

  it('of a draft beside a live page replaces it then, and readers wait until then', async () => {
    const live = await desk.publish(pageMd('a-remplacer'));
    await desk.asRose(() => editorCalls.saveDraft({ md: live.md.replace('Un texte', 'La suite') }));
    expect(await plan(live.id, inMinutes(10))).toMatchObject({ status: 'published' });
    await pass(5);
    expect((await page('a-remplacer')).html).toContain('Un texte');
    await pass(11);
    expect((await page('a-remplacer')).html).toContain('La suite');
    const { items } = await desk.asRose(() => lifeCalls.contentHistory({ id: live.id }));
    expect(items[0]).toMatchObject({ kind: 'save', author: 'Rose' });
  });

  it('is forgotten on demand, and by a publication at once or the bin', async () => {
    const { id } = await desk.create(pageMd('oubliee'));
    await plan(id, inMinutes(10));
    expect(await plan(id, null)).toMatchObject({ status: 'draft' });
    await plan(id, inMinutes(10));
    await desk.asRose(() => editorCalls.deleteContent({ id }));
    await pass(20);
    expect((await desk.asRose(() => editorCalls.restoreContent({ id }))).status).toBe('draft');
  });

  it('that cannot happen any more leaves a draft and says why', async () => {
    const { id } = await desk.create(pageMd('convoitee'));
    const moved = await desk.create(pageMd('autre'));
    await plan(moved.id, inMinutes(10));
    await desk.asRose(() =>
      editorCalls.saveDraft({ md: moved.md.replace('slug: autre', 'slug: convoitee') }),
    );
    await pass(11);
    const { items } = await desk.asRose(() => lifeCalls.searchContent({ query: 'autre' }));
    expect(items[0]).toMatchObject({
      status: 'draft',
      scheduled_at: null,
      schedule_problem: expect.stringContaining('déjà prise'),
    });
    const overview = await desk.asRose(() => lifeCalls.contentOverview({}));
    expect(overview.schedule_problems.total).toBe(1);
    expect(id).toBeGreaterThan(0);
  });

  it('is refused in the past, without anything to publish, or of an item that is not complete', async () => {
    const { id } = await desk.create('---\nnamespace: post\nslug: nue\ntitle: Nue\n---\n');
    await expect(plan(id, inMinutes(-1))).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { at: expect.any(String) },
    });
    await expect(plan(id, 'demain')).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(plan(id, inMinutes(5))).rejects.toMatchObject({ code: 'field_invalid' });
    await expect(plan(999_999, inMinutes(5))).rejects.toMatchObject({ code: 'not_found' });
    const live = await desk.publish(pageMd('complete'));
    await expect(plan(live.id, inMinutes(5))).rejects.toMatchObject({ code: 'conflict' });
    const stranger = desk.asInes(() => lifeCalls.scheduleContent({ id, at: null }));
    await expect(stranger).rejects.toMatchObject({ status: 403 });
  });
});

describe('a planned withdrawal', () => {
  it('takes the page off at its minute', async () => {
    const { id } = await desk.publish(pageMd('ephemere'));
    await planEnd(id, inMinutes(10));
    await pass(9);
    expect((await page('ephemere')).status).toBe('published');
    await pass(11);
    await expect(page('ephemere')).rejects.toMatchObject({ status: 404 });
  });

  it('follows a planned publication, never the other way round', async () => {
    const { id } = await desk.create(pageMd('campagne'));
    await expect(planEnd(id, inMinutes(5))).rejects.toMatchObject({ code: 'conflict' });
    await plan(id, inMinutes(10));
    await expect(planEnd(id, inMinutes(5))).rejects.toMatchObject({ code: 'invalid_input' });
    await planEnd(id, inMinutes(20));
    await pass(15);
    expect((await page('campagne')).status).toBe('published');
    await pass(21);
    await expect(page('campagne')).rejects.toMatchObject({ status: 404 });
    const stranger = desk.asInes(() => lifeCalls.scheduleUnpublish({ id, at: null }));
    await expect(stranger).rejects.toMatchObject({ status: 403 });
  });
});
