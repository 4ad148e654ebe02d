import { afterAll, beforeAll, expect, it } from 'vitest';
import { articlePage } from '#src/features/content/article-page.server.ts';
import { editorCalls } from '#src/features/content/content.calls.ts';
import { lifeCalls } from '#src/features/content/life/life.calls.ts';
import { type Desk, openDesk, postMd } from '#tests/support/desk.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
  await desk.publish(
    '---\nnamespace: author\nslug: anna\ntitle: Anna Roy\nrole: Sage-femme\nkind: personne\nbio: Elle lit.\n---\n',
  );
  await desk.publish('---\nnamespace: author\nslug: equipe\ntitle: L’équipe\nkind: redaction\n---\n');
});
afterAll(() => desk.app.close());

const READ = 'reviewed_by: anna\nreviewed_on: 2026-01-12\n';
const said = async (slug: string) => (await articlePage(slug, 'grossesse'))?.view?.reviewed;
const told = async (slug: string) => JSON.stringify((await articlePage(slug, 'grossesse'))?.head?.jsonLd);

it('tells who read a text and when, to its readers and to programs, until its words change', async () => {
  const { id } = await desk.publish(postMd('relu', 'Le bain.', READ));
  expect(await said('relu')).toEqual({
    name: 'Anna Roy',
    slug: 'anna',
    role: 'Sage-femme',
    on: '2026-01-12',
  });
  expect(await told('relu')).toContain('"lastReviewed":"2026-01-12","reviewedBy":{"@type":"Person"');

  await desk.rewrite(id, 'title: "Un article"', 'title: "Un bain"');
  expect(await said('relu')).not.toBeNull();
  await desk.rewrite(id, 'Le bain.', 'Le grand bain.');
  expect(await said('relu')).toBeNull();
  expect(await told('relu')).not.toContain('reviewedBy');
  // The words come back, the reading does not by itself.
  await desk.rewrite(id, 'Le grand bain.', 'Le bain.');
  expect(await said('relu')).toBeNull();
  await desk.rewrite(id, '2026-01-12', '2026-01-13');
  expect(await said('relu')).toMatchObject({ on: '2026-01-13' });
});

it('holds for the words of a block only as they were read', async () => {
  const block = (name: string) => `---\nnamespace: block\nslug: ${name}\ntitle: Un avis\n---\nUn avis lu.\n`;
  const [named, other] = [await desk.publish(block('avis-lu')), await desk.publish(block('avis-lu-2'))];
  const md = (slug: string) => postMd(slug, 'Le bain.\n\n::bloc{nom=avis-lu}', READ);
  await desk.publish(md('relu-avec-bloc'));
  await desk.rewrite(other.id, 'Un avis lu.', 'Un autre avis.');
  await desk.rewrite(named.id, 'title: Un avis', 'title: Un conseil');
  expect(await said('relu-avec-bloc')).not.toBeNull();
  await desk.rewrite(named.id, 'Un avis lu.', 'Un avis que personne n’a lu.');
  expect(await said('relu-avec-bloc')).toBeNull();
  expect(await told('relu-avec-bloc')).not.toContain('reviewedBy');

  await desk.publish(md('relu-puis-sans'));
  expect(await said('relu-puis-sans')).not.toBeNull();
  await desk.asRose(() => editorCalls.deleteContent({ id: named.id }));
  expect(await said('relu-puis-sans')).toBeNull();
});

it('says nothing without a day, without a person, or for who has no page', async () => {
  await desk.publish(postMd('sans-jour', 'Le bain.', 'reviewed_by: anna\n'));
  await desk.publish(postMd('equipe', 'Le bain.', 'reviewed_by: equipe\nreviewed_on: 2026-01-12\n'));
  await desk.publish(postMd('personne', 'Le bain.', 'reviewed_by: personne\nreviewed_on: 2026-01-12\n'));
  for (const slug of ['sans-jour', 'equipe', 'personne']) expect(await said(slug)).toBeNull();
});

it('refuses a reading on a day to come, and a day that does not exist', async () => {
  for (const day of ['2099-01-01', '2026-02-31'])
    await expect(
      desk.asRose(() =>
        editorCalls.createContent({ md: postMd('demain', 'a', `reviewed_by: anna\nreviewed_on: ${day}\n`) }),
      ),
    ).rejects.toMatchObject({ code: 'field_invalid', fields: { reviewed_on: expect.any(String) } });
});

it('lists what is live and has to be looked at again, once its day has come', async () => {
  const due = await desk.publish(postMd('a-verifier', 'Le tarif.', 'review_before: 2026-01-01\n'));
  await desk.publish(postMd('plus-tard', 'Le tarif.', 'review_before: 2099-01-01\n'));
  await desk.create(postMd('pas-en-ligne', 'Le tarif.', 'review_before: 2026-01-01\n'));
  const { to_recheck } = await desk.asRose(() => lifeCalls.contentOverview({}));
  expect(to_recheck).toMatchObject({ total: 1, items: [{ id: due.id, detail: '2026-01-01' }] });
  const { items } = await desk.asRose(() => lifeCalls.searchContent({ state: 'recheck' }));
  expect(items.map(({ id }) => id)).toEqual([due.id]);
});
