import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentCalls, editorCalls } from '#src/features/content/content.calls.ts';
import { lifeCalls } from '#src/features/content/life/life.calls.ts';
import { join, type Member } from '#tests/cast.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';

let app: TestApp;
let rose: Member;
beforeAll(async () => {
  app = await startTestApp();
  rose = await join(app, 'rose');
});
afterAll(() => app.close());

const asRose = <T>(work: () => Promise<T>) => app.as(rose.token, work);

async function written(namespace: string, slug: string, body: string): Promise<number> {
  const md = `---\nnamespace: ${namespace}\nslug: ${slug}\ntitle: ${slug}\n---\n\n${body}\n`;
  const { id } = await asRose(() => editorCalls.createContent({ md }));
  return id;
}
const publish = (id: number, enable = true) => asRose(() => editorCalls.enableContent({ id, enable }));
const shown = async (slug: string) => (await contentCalls.getPage({ slug })).html;

/** Saves another body of a published item, and publishes it. */
async function rewrite(id: number, was: string, is: string): Promise<void> {
  const { md } = await asRose(() => editorCalls.contentDetail({ id }));
  await asRose(() => editorCalls.updateContent({ md: md.replace(was, is) }));
}

describe('a reusable block', () => {
  it('shows in every text that names it, and changes in all of them at once', async () => {
    const block = await written('block', 'avis', 'Parlez-en à **votre médecin**.');
    await publish(block);
    for (const slug of ['un', 'deux'])
      await publish(await written('page', slug, `Avant.\n\n::bloc{nom=avis}\n\nAprès.`));
    for (const slug of ['un', 'deux'])
      expect(await shown(slug)).toBe(
        '<p>Avant.</p>\n<p>Parlez-en à <strong>votre médecin</strong>.</p>\n<p>Après.</p>\n',
      );
    await rewrite(block, '**votre médecin**', 'votre sage-femme');
    for (const slug of ['un', 'deux']) expect(await shown(slug)).toContain('votre sage-femme');
  });

  it('shows nothing before it is published, nor after, and leaves the text as it was written', async () => {
    const block = await written('block', 'bientot', 'Bientôt.');
    await publish(await written('page', 'trois', 'Avant.\n\n::bloc{nom=bientot}\n\n::bloc{nom=jamais}\n'));
    expect(await shown('trois')).toBe('<p>Avant.</p>\n');
    await publish(block);
    expect(await shown('trois')).toContain('Bientôt.');
    await publish(block, false);
    const page = await contentCalls.getPage({ slug: 'trois' });
    expect(page.html).toBe('<p>Avant.</p>\n');
    expect(page.md).toContain('::bloc{nom=bientot}');
  });

  it('names no other block, so that none can go round in circles', async () => {
    await publish(await written('block', 'oeuf', 'Œuf.\n\n::bloc{nom=poule}'));
    await publish(await written('block', 'poule', 'Poule.\n\n::bloc{nom=oeuf}\n\n::bloc{nom=poule}'));
    await publish(await written('page', 'quatre', '::bloc{nom=oeuf}\n\n::bloc{nom=poule}'));
    expect(await shown('quatre')).toBe('<p>Œuf.</p>\n<p>Poule.</p>\n');
  });

  it('brings nothing that a text could not say itself', async () => {
    await publish(
      await written('block', 'ruse', '<script>alert(1)</script><img src=x onerror=alert(1)>$&$1'),
    );
    await publish(await written('page', 'cinq', '::bloc{nom=ruse}'));
    const html = await shown('cinq');
    expect(html).not.toMatch(/script|onerror/);
    expect(html).toContain('$&amp;$1');
  });

  it('says which texts name it, and a text says which block is not there', async () => {
    const block = await written('block', 'nomme', 'Un bloc.');
    const naming = await written('page', 'six', '::bloc{nom=nomme}\n\n::bloc{nom=absent}');
    const links = () => asRose(() => lifeCalls.contentLinks({ id: naming }));
    expect((await links()).items).toEqual([
      { kind: 'reference', target: 'block:absent', broken: true },
      { kind: 'reference', target: 'block:nomme', broken: true },
    ]);
    await publish(block);
    expect((await links()).items.map(({ broken }) => broken)).toEqual([true, false]);
    const { items, total } = await asRose(() => lifeCalls.contentBacklinks({ id: block }));
    expect([total, items[0]?.id]).toEqual([1, naming]);
  });

  it('fills no memory, however often it is named', async () => {
    await publish(await written('block', 'long', 'Un bloc assez long. '.repeat(2000)));
    await publish(await written('page', 'sept', '::bloc{nom=long}\n\n'.repeat(2000)));
    const html = await shown('sept');
    expect(html.length).toBeGreaterThan(400_000);
    expect(html.length).toBeLessThan(510_000);
  });

  it('has no page of its own', async () => {
    await publish(await written('block', 'sans-page', 'Rien.'));
    await expect(contentCalls.getPage({ slug: 'sans-page' })).rejects.toMatchObject({ status: 404 });
  });
});
