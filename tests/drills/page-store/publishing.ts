import { sql } from 'drizzle-orm';
import type { Database } from '#src/server/db/connect.ts';
import { querierOf } from '#src/server/db/querier.ts';
import { recordPublish } from '#src/server/page-store/outbox.ts';

/** The tables a drill needs, in a database that has nothing else. */
export async function createTables(database: Database, documents: number): Promise<void> {
  await database.query(
    `create table page_outbox (
       id bigint generated always as identity primary key,
       tags text[] not null,
       created_at timestamptz not null default now()
     )`,
  );
  await database.query('create table document (id int primary key, version int not null)');
  await database.query('insert into document select id, 0 from generate_series(0, $1::int) as id', [
    documents,
  ]);
}

/** Content and outbox row in one transaction; `slowly` holds it open, to let others try to overtake it. */
export async function publish(
  database: Database,
  document: number,
  slowly: () => Promise<void> = async () => undefined,
): Promise<{ version: number; row: number }> {
  return database.db.transaction(async (tx) => {
    const { rows } = (await tx.execute(
      sql`update document set version = version + 1 where id = ${document} returning version`,
    )) as unknown as { rows: { version: number }[] };
    const row = await recordPublish(querierOf(tx), [`doc:${document}`]);
    await slowly();
    return { version: Number(rows[0]?.version), row };
  });
}
