import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { editorCalls } from '#src/features/content/content.calls.ts';
import { templateCalls } from '#src/features/content/template.calls.ts';
import { templateChangeCalls } from '#src/features/content/template-change/template-change.calls.ts';
import { content } from '#src/server/db/schema/index.ts';
import { join } from '../cast.ts';
import { startTestApp, type TestApp } from '../support/app.ts';

let app: TestApp;
let rose: string;
let camille: string;
let id: number;
const asRose = <T>(work: () => Promise<T>) => app.as(rose, work);
const duree = { name: 'duree', label: 'Durée', type: 'text' as const };
const temps = { ...duree, name: 'temps', type: 'number' as const, was: 'duree' };
const page = (n: number) =>
  `---\nnamespace: page\nslug: recette-${n}\ntitle: Recette ${n}\ntemplate: recette\nduree:  '${n}0' # minutes\n---\n\nTexte ${n}.\n`;

beforeAll(async () => {
  app = await startTestApp();
  rose = (await join(app, 'rose')).token;
  camille = (await join(app, 'camille')).token;
  const given = { name: 'recette', namespace: 'page' as const, fields: [duree] };
  id = (await asRose(() => templateCalls.saveNewTemplate(given))).template.id;
  for (let n = 1; n <= 45; n += 1) await asRose(() => editorCalls.createContent({ md: page(n) }));
});
afterAll(() => app.close());

describe('a template in use', () => {
  it('shows what a change would do before it is made', async () => {
    const seen = await asRose(() =>
      templateChangeCalls.previewTemplateChange({ id, fields: [temps], removed: [] }),
    );
    expect(seen).toMatchObject({
      uses: 45,
      rewrites: true,
      effects: [
        { kind: 'rename', name: 'duree', to: 'temps', count: 45, problems: 0 },
        { kind: 'retype', count: 45 },
      ],
    });
    expect(seen.effects[0]?.examples).toHaveLength(3);
  });

  it('has its contents rewritten in the background, each as a new revision, drafts and bin too', async () => {
    const { items } = await asRose(() => editorCalls.contentList());
    const [first, second, third] = items.map((item) => item.id);
    await asRose(() => editorCalls.enableContent({ id: first ?? 0, enable: true }));
    await asRose(() => editorCalls.deleteContent({ id: second ?? 0 }));
    const { md } = await asRose(() => editorCalls.contentDetail({ id: third ?? 0 }));
    await asRose(() => editorCalls.saveDraft({ md: md.replace('Texte', 'Brouillon') }));

    const { migration, template } = await asRose(() =>
      templateChangeCalls.changeTemplate({ id, fields: [temps], removed: [] }),
    );
    expect(template.fields).toEqual([{ name: 'temps', label: 'Durée', type: 'number' }]);
    expect(migration).toMatchObject({ state: 'running', total: 45, done: 0 });
    const again = asRose(() => templateChangeCalls.changeTemplate({ id, fields: [temps], removed: [] }));
    await expect(again).rejects.toMatchObject({ code: 'conflict' });

    await app.runJobs();
    const after = await asRose(() => templateChangeCalls.templateMigration({ id: migration?.id ?? 0 }));
    expect(after).toEqual({
      id: migration?.id,
      state: 'done',
      total: 45,
      done: 45,
      changed: 45,
      problems: [],
    });
    const rows = await app.services.database.db
      .select()
      .from(content)
      .where(eq(content.templateName, 'recette'));
    for (const row of rows) {
      const n = row.slug.replace('recette-', '');
      expect(row.md).toBe(page(Number(n)).replace(`duree:  '${n}0'`, `temps:  ${n}0`));
      expect(row).toMatchObject({ revision: row.id === third ? 3 : 2, fields: { temps: Number(`${n}0`) } });
    }
    const draft = await asRose(() => editorCalls.contentDetail({ id: third ?? 0 }));
    expect(draft.md).toContain('Brouillon');
    expect(draft.md).toMatch(/temps: {2}\d+ # minutes/);
  });

  it('tells an editor who had a content open that it changed', async () => {
    const [{ id: open } = { id: 0 }] = (await asRose(() => editorCalls.contentList())).items;
    const stale = page(45).replace('---\n', `---\nid: ${open}\nrevision: 1\n`);
    await expect(asRose(() => editorCalls.saveDraft({ md: stale }))).rejects.toMatchObject({
      code: 'revision_conflict',
    });
  });

  it('names who uses it when it cannot be deleted', async () => {
    await expect(asRose(() => templateCalls.deleteTemplate({ id }))).rejects.toMatchObject({
      code: 'template_in_use',
      message: expect.stringMatching(/^Ce modèle sert à 44 contenus, dont «\u202fRecette/),
      body: { uses: 44, users: [{ id: expect.any(Number) }, {}, {}] },
    });
    const uses = await asRose(() =>
      templateChangeCalls.templateUses({ namespace: 'page', name: 'recette', page: 3 }),
    );
    expect(uses).toMatchObject({ total: 44, page: 3, items: { length: 4 } });
  });

  it('is refused fields that make no sense, and kept from anyone but an admin', async () => {
    const twice = asRose(() =>
      templateChangeCalls.changeTemplate({ id, fields: [temps, { ...temps, was: null }], removed: [] }),
    );
    await expect(twice).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { 'fields.1.name': expect.any(String) },
    });
    const preview = app.as(camille, () => templateChangeCalls.previewTemplateChange({ id, fields: [] }));
    await expect(preview).rejects.toMatchObject({ status: 403 });
    await expect(
      asRose(() => templateChangeCalls.previewTemplateChange({ id: 9999, fields: [] })),
    ).rejects.toMatchObject({ code: 'not_found' });
  });
});
