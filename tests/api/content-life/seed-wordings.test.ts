import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WORDINGS_OF } from '#src/boot/seed.server.ts';
import { parseContentDocument } from '#src/features/content/document.ts';
import { seedContent, seedCovers, seedDocuments } from '#src/features/content/seed.server.ts';
import { bringWordings } from '#src/features/content/seed-wordings.server.ts';
import { content, contentRevision } from '#src/server/db/schema/index.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';

const LIST = /^asked:\n(?: {2}- .*\n)+/m;
const NOW = new Date('2026-11-29T07:00:00Z');

let database: TestDatabase;
const row = async (slug: string) => {
  const [one] = await database.db.select().from(content).where(eq(content.slug, slug));
  return one ?? expect.fail(slug);
};
/** As a site that was seeded when the seed had no wordings, or fewer. */
async function olden(slug: string, keep = 0, edit = (md: string) => md) {
  const { md, fields } = await row(slug);
  const asked = (fields.asked as string[]).slice(0, keep);
  const list = asked.length === 0 ? '' : `asked:\n${asked.map((one) => `  - "${one}"\n`).join('')}`;
  const older = edit(md.replace(LIST, list));
  const { asked: _asked, ...others } = fields;
  await database.db
    .update(content)
    .set({ md: older, fields: asked.length === 0 ? others : { ...others, asked } })
    .where(eq(content.slug, slug));
}

beforeAll(async () => {
  database = await openTestDatabase();
  await seedCovers(database.db);
  await seedContent(database.db);
});
afterAll(() => database.close());

it('changes nothing of a site that was just seeded', async () => {
  expect(await bringWordings(database.db, NOW)).toBe(0);
});

it('gives wordings to texts that nobody touched, whether they had none or the first of them', async () => {
  await olden('les-examens-de-sante-de-bebe');
  await olden('choisir-une-poussette', 5);
  expect(await bringWordings(database.db, NOW)).toBe(2);
  for (const slug of ['choisir-une-poussette', 'les-examens-de-sante-de-bebe']) {
    const { md, fields, revision, id } = await row(slug);
    const written = parseContentDocument(md);
    expect((fields.asked as string[]).length).toBeGreaterThan(10);
    expect(written.fields.asked).toEqual(fields.asked);
    expect(revision).toBe(2);
    const kept = await database.db.select().from(contentRevision).where(eq(contentRevision.contentId, id));
    expect(kept.map((one) => one.md).at(-1)).toBe(md);
  }
  expect(await bringWordings(database.db, NOW)).toBe(0);
});

it('leaves a text of the site’s own, wordings of its own, a draft, and what was thrown away', async () => {
  await olden('choisir-un-prenom', 0, (md) => md.replace('Un prénom est un vœu', 'Un prénom est un souhait'));
  await olden('la-pmi-pour-tous');
  const own = ['nos mots à nous'];
  const pmi = await row('la-pmi-pour-tous');
  await database.db
    .update(content)
    .set({ fields: { ...pmi.fields, asked: own } })
    .where(eq(content.id, pmi.id));
  await olden('voyager-avec-un-bebe');
  await database.db.update(content).set({ draftMd: 'x' }).where(eq(content.slug, 'voyager-avec-un-bebe'));
  await olden('cookies');
  await database.db.update(content).set({ deletedAt: NOW }).where(eq(content.slug, 'cookies'));
  expect(await bringWordings(database.db, NOW)).toBe(0);
  expect((await row('la-pmi-pour-tous')).fields.asked).toEqual(own);
  expect((await row('choisir-un-prenom')).fields.asked).toBeUndefined();
});

it('is run again when the seed’s wordings change: then their day is another one too', () => {
  const lists = seedDocuments().map((md) => parseContentDocument(md).fields.asked ?? []);
  const digest = createHash('sha256').update(JSON.stringify(lists)).digest('hex').slice(0, 12);
  expect({ [WORDINGS_OF]: digest }).toMatchInlineSnapshot(`
    {
      "2026-12-01": "d3773dd289d4",
    }
  `);
});
