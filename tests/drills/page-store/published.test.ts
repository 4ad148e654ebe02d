import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectDatabase, type Database } from '#src/server/db/connect.ts';
import { migrate } from '#src/server/db/migrate.ts';
import { recordPublish } from '#src/server/page-store/outbox.ts';
import { createEmptyDatabase, type EmptyDatabase } from '#tests/support/empty-database.ts';
import { MIGRATIONS } from '#tests/support/migrations.ts';

const url = process.env.TEST_DATABASE_URL ?? '';

describe.runIf(url)('a process on PostgreSQL knows that it published', () => {
  let own: EmptyDatabase;
  let database: Database;
  let other: Database;
  const times = () => database.timesPublished?.();

  beforeAll(async () => {
    own = await createEmptyDatabase(url, 'published');
    // An operator who wants to hear of less: the trigger speaks all the same.
    const server = await connectDatabase({ url, dataDir: '' });
    await server.query(`alter database ${own.name} set client_min_messages = 'error'`);
    await server.close();
    database = await connectDatabase({ url: own.url, dataDir: '' });
    other = await connectDatabase({ url: own.url, dataDir: '' });
    await migrate(database.db, MIGRATIONS);
    await database.query(`insert into person (email) values ('rose@exemple.test')`);
    await database.query(
      `insert into list (slug, owner_id, birthdate) select 'rose', id, '2999-01-01' from person limit 1`,
    );
  });
  afterAll(async () => {
    await other?.close();
    await database?.close();
    await own?.drop();
  });

  it('as soon as its commit is answered: by a trigger, by hand, on each of its pools', async () => {
    const before = times() ?? 0;
    await database.query(`update list set title = 'Pour Jade'`);
    expect(times()).toBe(before + 1);
    await database.patient.query(`update list set title = 'Pour Léo'`);
    expect(times()).toBe(before + 2);
    await database.db.transaction(async (tx) => {
      await tx.execute(sql`update list set title = 'Pour Ana'`);
      await tx.execute(sql`update list set slug = 'ana'`);
      expect(times()).toBe(before + 2);
    });
    expect(times()).toBe(before + 3);
    await recordPublish({ query: database.query }, ['site']);
    expect(times()).toBe(before + 4);
  });

  it('and of nothing that it did not publish: other processes, what shows nowhere, what was undone', async () => {
    const before = times();
    await other.query(`update list set title = 'Pour Max'`);
    await database.query(`update list set updated_at = now()`);
    const undone = database.db.transaction(async (tx) => {
      await tx.execute(sql`update list set title = 'Jamais'`);
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    expect(times()).toBe(before);
  });
});
