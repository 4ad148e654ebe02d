import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createMainList,
  findMainList,
  finishListSetup,
  renameList,
} from '#src/features/lists/setup.server.ts';
import { checkSlug } from '#src/features/lists/slug.server.ts';
import type { Database } from '#src/server/db/connect.ts';
import { person } from '#src/server/db/schema/index.ts';
import { openEmbedded } from '#tests/support/embedded-database.ts';

let database: Database;

beforeAll(async () => {
  database = await openEmbedded();
}, 60_000);
afterAll(() => database.close());

async function newPerson(email: string): Promise<number> {
  const [row] = await database.db.insert(person).values({ email }).returning({ id: person.id });
  return row?.id ?? 0;
}

describe('the main list of a person', () => {
  it('exists once, with a provisional slug, however often it is made', async () => {
    const personId = await newPerson('camille@exemple.fr');
    const first = await createMainList(database.db, { personId });
    const again = await createMainList(database.db, { personId });
    expect(first.slug).toMatch(/^ma-liste-[0-9a-f]{12}$/);
    expect(again.id).toBe(first.id);
  });

  it('gets its chosen slug and birth date at the end of the start screen', async () => {
    const personId = await newPerson('alix@exemple.fr');
    const made = await createMainList(database.db, { personId });
    const row = await finishListSetup(database.db, {
      personId,
      slug: 'alix-et-sam',
      birthdate: '2027-06-03',
    });
    expect(row).toMatchObject({ id: made.id, slug: 'alix-et-sam', birthdate: '2027-06-03' });
    expect((await findMainList(database.db, personId))?.slug).toBe('alix-et-sam');
  });

  it('refuses a slug that is taken, and offers one that is free', async () => {
    const personId = await newPerson('louise@exemple.fr');
    await createMainList(database.db, { personId });
    const refused = finishListSetup(database.db, { personId, slug: 'alix-et-sam' });
    await expect(refused).rejects.toMatchObject({
      code: 'slug_taken',
      extra: { reason: 'taken', suggestion: 'alix-et-sam-2' },
      fields: { list_slug: expect.stringContaining('alix-et-sam-2') },
    });
  });
});

describe('the slug of a list that changes', () => {
  it('keeps the old one taken for everyone else, for ever, and free for its own list', async () => {
    const personId = await newPerson('sacha@exemple.fr');
    const { id: listId } = await createMainList(database.db, { personId, slug: 'sacha-premier' });
    await renameList(database.db, { listId, slug: 'sacha-second' });
    expect(await checkSlug(database.db, 'sacha-premier')).toEqual({
      available: false,
      reason: 'taken',
      suggestion: 'sacha-premier-2',
    });
    expect((await checkSlug(database.db, 'sacha-premier', listId)).available).toBe(true);
    const back = await renameList(database.db, { listId, slug: 'sacha-premier' });
    expect(back.slug).toBe('sacha-premier');
    expect((await checkSlug(database.db, 'sacha-second')).reason).toBe('taken');
  });
});
