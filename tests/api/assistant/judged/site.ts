import { fillPassages } from '#src/features/assistant/passages/passages.jobs.server.ts';
import { seedContent, seedCovers } from '#src/features/content/seed.server.ts';
import { seedFirstNames } from '#src/features/first-names/seed.server.ts';
import { publishPlaces } from '#src/features/places/places.server.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';

/** The texts, first names and towns of a site with SEED=demo, its passages cut. */
export async function openJudgedSite(): Promise<TestDatabase> {
  const database = await openTestDatabase();
  await database.db.transaction(async (tx) => {
    const db = tx as never;
    await seedFirstNames(db);
    await publishPlaces(db, 1);
    await seedCovers(db);
    await seedContent(db);
  });
  await fillPassages({ database }, Number.POSITIVE_INFINITY);
  return database;
}
