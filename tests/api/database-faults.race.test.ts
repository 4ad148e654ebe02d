import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { systemCtx } from '#src/server/calls/system-ctx.ts';
import { connectDatabase, type Database } from '#src/server/db/connect.ts';
import { faultOf } from '#src/server/db/faults.ts';
import { LIMITS_OF } from '#src/server/db/limits-of-use.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';

/** Faults that only a server of its own has. */
describe.runIf(process.env.TEST_DATABASE_URL)('a PostgreSQL whose connections break', () => {
  let app: TestApp;
  let database: Database;
  let other: Database;
  beforeAll(async () => {
    app = await startTestApp();
    database = app.services.database;
    other = await connectDatabase({ url: app.services.config.databaseUrl, dataDir: '' });
    await database.query('create table pair (id int primary key, n int not null)');
    await database.query('insert into pair values (1, 0), (2, 0)');
  });
  afterAll(async () => {
    await other?.close();
    await app?.close();
  });
  const ctx = (): Ctx => systemCtx(app.services);
  const pidOf = async (tx: Ctx['db']) =>
    Number(
      ((await tx.execute(sql`select pg_backend_pid() as pid`)) as unknown as { rows: { pid: number }[] })
        .rows[0]?.pid,
    );

  it('tells its caller that the connection was lost, and gives the place of the lost one back', async () => {
    for (let n = 0; n < LIMITS_OF.site.max + 2; n += 1) {
      const lost = database.db.transaction(async (tx) => {
        await other.query('select pg_terminate_backend($1)', [await pidOf(tx as unknown as Ctx['db'])]);
        await tx.execute(sql`insert into pair values (99, 0)`);
      });
      expect(await lost.then(() => 'none', faultOf)).toBe('lost');
    }
    expect((await database.query('select 1 from pair where id = 99')).rows).toEqual([]);
  });

  it('survives a connection that is lost while its transaction asks nothing', async () => {
    const lost = database.db.transaction(async (tx) => {
      await other.query('select pg_terminate_backend($1)', [await pidOf(tx as unknown as Ctx['db'])]);
      await new Promise((resolve) => setTimeout(resolve, 200));
    });
    expect(await lost.then(() => 'none', faultOf)).toBe('lost');
    expect((await database.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  it('does a transaction again that stood in the way of another', async () => {
    let tries = 0;
    const both = (first: number, second: number) =>
      inTransaction(ctx(), async ({ db }) => {
        tries += 1;
        await db.execute(sql`update pair set n = n + 1 where id = ${first}`);
        await new Promise((resolve) => setTimeout(resolve, 100));
        await db.execute(sql`update pair set n = n + 1 where id = ${second}`);
      });
    await Promise.all([both(1, 2), both(2, 1)]);
    // The one that is done again may meet the other once more on a slow machine.
    expect(tries).toBeGreaterThanOrEqual(3);
    expect((await database.query('select n from pair where id < 3 order by id')).rows).toEqual([
      { n: 2 },
      { n: 2 },
    ]);
  });

  it('gives up a lock that is not given within its time, and long before the browser does', async () => {
    const started = performance.now();
    await other.db.transaction(async (tx) => {
      await tx.execute(sql`select 1 from pair where id = 1 for update`);
      const waiting = database.query('update pair set n = 9 where id = 1');
      expect(await waiting.then(() => 'none', faultOf)).toBe('slow');
    });
    expect(performance.now() - started).toBeLessThan(9000);
  });

  it('has other times for patient work, and says who asks', async () => {
    const shown = async (query: Database['query']) =>
      (
        await query(
          `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
           current_setting('idle_in_transaction_session_timeout') as idle, current_setting('application_name') as name`,
        )
      ).rows[0];
    expect(await shown(database.query)).toEqual({
      statement: '8s',
      lock: '5s',
      idle: '10s',
      name: 'merveille site',
    });
    expect(await shown(database.patient.query)).toMatchObject({
      statement: '1h',
      lock: '10min',
      name: 'merveille patient',
    });
  });

  it('hears again after its line was lost, and is told that it missed something', async () => {
    const heard: string[] = [];
    const stop = await database.listen(
      'news_of_a_test',
      (word) => heard.push(word),
      () => heard.push('missed'),
    );
    await other.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'merveille listen' and datname = current_database() and query like '%news_of_a_test%'`,
    );
    for (let n = 0; n < 100 && !heard.includes('missed'); n += 1)
      await new Promise((resolve) => setTimeout(resolve, 50));
    await other.query(`select pg_notify('news_of_a_test', 'again')`);
    for (let n = 0; n < 100 && !heard.includes('again'); n += 1)
      await new Promise((resolve) => setTimeout(resolve, 50));
    expect(heard).toEqual(['missed', 'again']);
    await stop();
  });
});
