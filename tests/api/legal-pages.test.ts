// What the law asks of whoever opens a site: named while it is not there, begun from a model, never published by itself.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { editorCalls } from '#src/features/content/content.calls.ts';
import { legalPageCalls } from '#src/features/content/legal-pages.calls.ts';
import { LEGAL_SLUGS } from '#src/features/content/legal-pages.ts';
import { newsroomCalls } from '#src/journeys/newsroom/newsroom.calls.ts';
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
const legal = async () => (await asRose(() => newsroomCalls.siteState())).legal;

it('on a site without any text all are missing', async () => {
  expect(await legal()).toEqual(
    LEGAL_SLUGS.map((slug) => ({ slug, state: 'missing', passages: 0, id: null })),
  );
});

it('each begins as a draft from our model, once, that nobody reads', async () => {
  for (const slug of LEGAL_SLUGS) {
    const made = await Promise.all([1, 2, 3].map(() => asRose(() => legalPageCalls.begin({ slug }))));
    expect(new Set(made.map(({ id }) => id)).size, slug).toBe(1);
  }
  const pages = await legal();
  expect(pages.map(({ slug, state }) => [slug, state])).toEqual(LEGAL_SLUGS.map((slug) => [slug, 'draft']));
  expect(pages.find(({ slug }) => slug === 'mentions-legales')?.passages).toBeGreaterThan(5);
});

it('one that is published with passages left is incomplete, and leaves the list once they are written', async () => {
  const { id } = await asRose(() => legalPageCalls.begin({ slug: 'mentions-legales' }));
  const show = () => asRose(() => editorCalls.enableContent({ id, enable: true }));
  await show();
  expect((await legal())[0]).toMatchObject({ slug: 'mentions-legales', state: 'incomplete', id });
  const { md } = await asRose(() => editorCalls.contentDetail({ id }));
  await asRose(() =>
    editorCalls.updateContent({ md: md.replaceAll(/\[à compléter par[^\]]*\]/g, 'Maison Exemple') }),
  );
  expect((await legal()).map(({ slug }) => slug)).not.toContain('mentions-legales');
  // In the bin it is missing again.
  await asRose(() => editorCalls.deleteContent({ id }));
  expect((await legal())[0]).toMatchObject({ slug: 'mentions-legales', state: 'missing', id: null });
});

it('is begun by who writes, and is no other page', async () => {
  const begin = (slug: string) => legalPageCalls.begin({ slug: slug as 'cookies' });
  await expect(app.as(null, () => begin('cookies'))).rejects.toMatchObject({ code: 'unauthenticated' });
  const ines = await join(app, 'ines');
  await expect(app.as(ines.token, () => begin('cookies'))).rejects.toMatchObject({ code: 'forbidden' });
  for (const slug of ['../post/x', 'a-propos', ''])
    await expect(asRose(() => begin(slug))).rejects.toMatchObject({ code: 'invalid_input' });
});
