import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { profileCalls } from '#src/features/accounts/profile.calls.ts';
import { checklistCalls } from '#src/features/content/checklist/checklist.calls.ts';
import { editorCalls } from '#src/features/content/content.calls.ts';
import { lifeCalls } from '#src/features/content/life/life.calls.ts';
import { join, type Member } from '#tests/cast.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { prove } from '#tests/support/prove.ts';

let app: TestApp;
let rose: Member;
let camille: Member;
const PAGES = { namespace: 'page', template: 'page' } as const;
const md = (slug: string) => `---\nnamespace: page\nslug: ${slug}\ntitle: "${slug}"\n---\n\nUn texte.\n`;
const asRose = <T>(work: () => Promise<T>) => app.as(rose.token, work);
const write = (slug: string) => asRose(() => editorCalls.createContent({ md: md(slug) }));
const enable = (id: number) => asRose(() => editorCalls.enableContent({ id, enable: true }));

beforeAll(async () => {
  app = await startTestApp();
  [camille, rose] = [await join(app, 'camille'), await join(app, 'rose')];
});
afterAll(() => app.close());

describe('a list of what to look at', () => {
  it('holds back what lacks a required line, by whichever way it goes live, and says which', async () => {
    const waiting = await write('a-relire');
    const saved = await asRose(() =>
      checklistCalls.save({
        ...PAGES,
        lines: [
          { text: 'Les chiffres ont leur source', required: true },
          { text: 'Une image illustre le texte', required: false },
        ],
      }),
    );
    expect(saved).toMatchObject({ held: 1, examples: ['a-relire'] });
    const open = { code: 'checklist_open', message: expect.stringContaining('Les chiffres ont leur source') };
    await expect(enable(waiting.id)).rejects.toMatchObject(open);
    await expect(asRose(() => editorCalls.publishDraft({ id: waiting.id }))).rejects.toMatchObject(open);
    const at = new Date(Date.now() + 86_400_000).toISOString();
    await expect(asRose(() => lifeCalls.scheduleContent({ id: waiting.id, at }))).rejects.toMatchObject(open);
    const [figures] = saved.lines;
    const ticked = await asRose(() =>
      checklistCalls.tick({ id: waiting.id, key: figures?.key ?? '', done: true }),
    );
    expect(ticked.lines).toMatchObject([
      { done: true, by: expect.any(String) },
      { done: false, by: null },
    ]);
    expect(await enable(waiting.id)).toMatchObject({ status: 'published' });
    // Whoever ticked takes it along with what is held on them; nobody else does.
    await prove(app, rose.token);
    await prove(app, camille.token);
    const { ticks } = await asRose(() => profileCalls.exportMyData());
    expect(ticks).toEqual([
      { title: 'a-relire', line: 'Les chiffres ont leur source', at: expect.any(String) },
    ]);
    const others = await app.as(camille.token, () => profileCalls.exportMyData());
    expect(others).toMatchObject({ ticks: [] });
    expect(await asRose(() => checklistCalls.read(PAGES))).toMatchObject({ held: 0 });
  });

  it('keeps its ticks while its words change, and loses those of a line that goes', async () => {
    const { lines } = await asRose(() => checklistCalls.read(PAGES));
    const one = await write('autre');
    for (const { key } of lines) await asRose(() => checklistCalls.tick({ id: one.id, key, done: true }));
    const [figures] = lines;
    await asRose(() =>
      checklistCalls.save({
        ...PAGES,
        lines: [{ key: figures?.key, text: 'Chaque chiffre a sa source', required: true }],
      }),
    );
    const { lines: now } = await asRose(() => checklistCalls.get({ id: one.id }));
    expect(now).toMatchObject([{ text: 'Chaque chiffre a sa source', done: true }]);
    await asRose(() => checklistCalls.tick({ id: one.id, key: figures?.key ?? '', done: false }));
    await expect(enable(one.id)).rejects.toMatchObject({ code: 'checklist_open' });
  });

  it('is ticked by the newsroom alone, in lines that exist, and is bounded', async () => {
    const one = await write('encore');
    const tick = (token: string, key: string) =>
      app.as(token, () => checklistCalls.tick({ id: one.id, key, done: true }));
    await expect(tick(camille.token, 'rien')).rejects.toMatchObject({ status: 403 });
    await expect(tick(rose.token, 'rien')).rejects.toMatchObject({ code: 'not_found' });
    const many = Array.from({ length: 21 }, (_, n) => ({ text: `Ligne ${n}`, required: false }));
    await expect(asRose(() => checklistCalls.save({ ...PAGES, lines: many }))).rejects.toMatchObject({
      code: 'invalid_input',
    });
    await expect(
      asRose(() => checklistCalls.save({ ...PAGES, lines: [{ text: ' ', required: true }] })),
    ).rejects.toMatchObject({ fields: { 'lines.0.text': expect.any(String) } });
  });
});
