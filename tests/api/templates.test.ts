import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { editorCalls } from '#src/features/content/content.calls.ts';
import { templateCalls } from '#src/features/content/template.calls.ts';
import { join } from '../cast.ts';
import { startTestApp, type TestApp } from '../support/app.ts';

let app: TestApp;
let rose: string;
const asRose = <T>(work: () => Promise<T>) => app.as(rose, work);
const recipe = {
  name: 'recette',
  namespace: 'page' as const,
  fields: [
    { name: 'duree', label: 'Durée', type: 'number' as const, required: true },
    { name: 'difficulte', label: 'Difficulté', type: 'select' as const, options: ['facile', 'longue'] },
  ],
};
const page = (lines: string) =>
  `---\nnamespace: page\nslug: tarte\ntitle: Tarte\ntemplate: recette\n${lines}---\n`;

beforeAll(async () => {
  app = await startTestApp();
  rose = (await join(app, 'rose')).token;
});
afterAll(() => app.close());

describe('a template', () => {
  it('holds the content that uses it to its fields', async () => {
    await asRose(() => templateCalls.saveNewTemplate(recipe));
    const missing = asRose(() => editorCalls.createContent({ md: page('') }));
    await expect(missing).rejects.toMatchObject({
      code: 'field_invalid',
      fields: { duree: expect.any(String) },
    });
    const wrong = asRose(() =>
      editorCalls.createContent({ md: page('duree: 40\ndifficulte: impossible\n') }),
    );
    await expect(wrong).rejects.toMatchObject({ fields: { difficulte: expect.stringContaining('facile') } });
    const made = await asRose(() =>
      editorCalls.createContent({ md: page('duree: 40\ndifficulte: facile\n') }),
    );
    expect(made).toMatchObject({ template: 'recette', fields: { duree: 40 } });
  });

  it('is made once, and not deleted or moved while content uses it', async () => {
    await expect(asRose(() => templateCalls.saveNewTemplate(recipe))).rejects.toMatchObject({
      code: 'conflict',
    });
    const { items } = await asRose(() => templateCalls.listTemplates());
    const id = items.find((item) => item.name === 'recette')?.id ?? -1;
    const refused = { code: 'template_in_use' };
    await expect(asRose(() => templateCalls.deleteTemplate({ id }))).rejects.toMatchObject(refused);
    const moved = { id, namespace: 'post' as const, fields: recipe.fields };
    await expect(asRose(() => templateCalls.editTemplate(moved))).rejects.toMatchObject(refused);
    const edited = await asRose(() =>
      templateCalls.editTemplate({ ...moved, namespace: 'page', fields: [] }),
    );
    expect(edited.template.fields).toEqual([]);
  });

  it('is found on a page of the list, with what uses it, and opened from any page', async () => {
    const all = await asRose(() => templateCalls.browseTemplates({ per_page: 60 }));
    const { items } = await asRose(() => templateCalls.listTemplates());
    expect(all.total).toBe(items.length);
    const second = await asRose(() =>
      templateCalls.browseTemplates({ page: 2, per_page: 5, shown: 'page/recette' }),
    );
    expect(second.items).toEqual(all.items.slice(5, 10));
    expect(second.shown).toMatchObject({ name: 'recette', namespace: 'page', builtin: false, uses: 1 });
    const found = await asRose(() =>
      templateCalls.browseTemplates({ query: ' Recette ', shown: 'page/rien' }),
    );
    expect(found).toMatchObject({ total: 1, items: [{ name: 'recette' }], shown: null });
  });

  it('is built in for every namespace', async () => {
    const { items } = await asRose(() => templateCalls.listTemplates());
    expect(items.filter((item) => item.builtin).map((item) => item.name)).toEqual(
      expect.arrayContaining(['post', 'page', 'faq', 'author', 'category', 'landing']),
    );
  });
});

describe('the fault calls', () => {
  it('fail with a reference and no detail, and redirect', async () => {
    const failed = await app.send('/api/content/test_error', '{}');
    expect(failed).toMatchObject({
      status: 500,
      body: { code: 'internal', ref: expect.stringMatching(/^[0-9a-f-]{36}$/) },
    });
    expect(JSON.stringify(failed.body)).not.toContain('asked for by a test');
    expect(await app.send('/api/content/test_redirect', '{}')).toMatchObject({
      status: 301,
      headers: { location: '/' },
    });
  });
});
