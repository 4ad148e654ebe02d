import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { editorCalls } from '#src/features/content/content.calls.ts';
import { lifeCalls } from '#src/features/content/life/life.calls.ts';
import { content, person } from '#src/server/db/schema/index.ts';
import { CAST } from '#tests/cast.ts';
import { type Desk, openDesk, pageMd, postMd } from '#tests/support/desk.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.app.close());

const textOf = async (id: number) => (await desk.asRose(() => editorCalls.contentDetail({ id }))).md;
const tags = { add_tags: ['sommeil'], remove_tags: ['ancien'] };

it('gives several items a category, an author and tags, every other byte left', async () => {
  const one = await desk.publish(postMd('un', 'Un **texte**.', 'tags: [ancien, bain] # à garder\n'));
  const two = await desk.create(postMd('deux', 'Autre.'));
  const set = { category: 'naissance', author: 'anna', ...tags };
  const answer = await desk.asRose(() => lifeCalls.bulkFields({ ids: [one.id, two.id], set }));
  expect(answer).toEqual({ done: [one.id, two.id], refused: [] });
  const md = await textOf(one.id);
  expect(md).toContain('category: naissance\n');
  expect(md).toContain('author: anna\n');
  expect(md).toMatch(/tags:[\s\S]*bain[\s\S]*sommeil/);
  expect(md).not.toContain('ancien');
  expect(md.endsWith('---\n\nUn **texte**.\n')).toBe(true);
  expect(await textOf(two.id)).toContain('sommeil');
});

it('leaves aside what has no such field, what has a draft beside it, and what is gone', async () => {
  const page = await desk.create(pageMd('sans-rubrique'));
  const live = await desk.publish(postMd('avec-brouillon'));
  await desk.asRose(() => editorCalls.saveDraft({ md: live.md.replace('Un texte.', 'Deux textes.') }));
  const ids = [page.id, live.id, 999_999];
  const { done, refused } = await desk.asRose(() =>
    lifeCalls.bulkFields({ ids, set: { category: 'naissance', add_tags: [], remove_tags: [] } }),
  );
  expect(done).toEqual([]);
  expect(refused.map(({ id }) => id)).toEqual(ids);
  expect(refused[0]?.err).toContain('Rubrique');
  expect(refused[1]?.err).toContain('Des modifications attendent');
});

it('lets who only writes change drafts and nothing live, and nobody else anything', async () => {
  await desk.app.services.database.db
    .update(person)
    .set({ rights: ['content'] })
    .where(eq(person.email, CAST.ines.email));
  const draft = await desk.create(postMd('brouillon'));
  const live = await desk.publish(postMd('en-ligne'));
  const set = { category: 'naissance', add_tags: [], remove_tags: [] };
  const { done, refused } = await desk.asInes(() => lifeCalls.bulkFields({ ids: [draft.id, live.id], set }));
  expect(done).toEqual([draft.id]);
  expect(refused).toMatchObject([{ id: live.id }]);
  await expect(lifeCalls.bulkFields({ ids: [draft.id], set })).rejects.toMatchObject({ status: 401 });
  await expect(
    desk.asInes(() => lifeCalls.bulkFields({ ids: [draft.id], set: { ...set, add_tags: ['a'.repeat(61)] } })),
  ).rejects.toMatchObject({ code: 'invalid_input' });
});

it('names the field that is refused, and hides a fault at one of them from none of the others', async () => {
  const whole = await desk.create(postMd('entier'));
  const lacking = await desk.create(postMd('sans-titre-de-champ'));
  const after = await desk.create(postMd('apres'));
  const { db } = desk.app.services.database;
  await db
    .update(content)
    .set({ md: lacking.md.replace('category: grossesse\n', 'cover: "data:rien"\n') })
    .where(eq(content.id, lacking.id));
  const broken = await desk.create(postMd('casse'));
  await db.execute(sql`create function refuse_it() returns trigger language plpgsql as
    $$ begin if new.slug = 'casse' then raise exception 'a fault of ours'; end if; return new; end $$`);
  await db.execute(
    sql`create trigger refuse_it before update on content for each row execute function refuse_it()`,
  );
  const set = { add_tags: ['sommeil'], remove_tags: [] };
  const ids = [whole.id, lacking.id, broken.id, after.id];
  const { done, refused } = await desk.asRose(() => lifeCalls.bulkFields({ ids, set }));
  expect(done).toEqual([whole.id, after.id]);
  expect(refused.map(({ id, err }) => [id, err])).toEqual([
    [lacking.id, expect.stringContaining('Image de couverture')],
    [broken.id, expect.stringContaining('n’a pas changé')],
  ]);
  expect(await textOf(after.id)).toContain('sommeil');
  expect(await textOf(broken.id)).not.toContain('sommeil');
  await db.execute(sql`drop trigger refuse_it on content`);
});
