import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectDatabase, type Database } from '#src/server/db/connect.ts';

const url = process.env.TEST_DATABASE_URL ?? null;

describe.runIf(url)('one line for all who listen', () => {
  let database: Database;
  let admin: Database;
  beforeAll(async () => {
    database = await connectDatabase({ url, dataDir: '' });
    admin = await connectDatabase({ url, dataDir: '' });
  });
  afterAll(async () => {
    await database.close();
    await admin.close();
  });

  /** The test's own line: other files may listen at the same moment. */
  const lines = async () =>
    (
      await admin.query(
        "select pid from pg_stat_activity where application_name = 'merveille listen' and query like '%line_%'",
      )
    ).rows;
  const until = async (holds: () => boolean) => {
    for (let n = 0; n < 400 && !holds(); n += 1) await pause(25);
    expect(holds()).toBe(true);
  };

  it('tells each what is said to it, and comes back to all when it is cut', async () => {
    const heard: string[] = [];
    let missed = 0;
    const stopFirst = await database.listen(
      'line_one',
      (said) => heard.push(`first ${said}`),
      () => (missed += 1),
    );
    await database.listen(
      'line_one',
      (said) => heard.push(`second ${said}`),
      () => (missed += 1),
    );
    await database.listen(
      'line_two',
      (said) => heard.push(`other ${said}`),
      () => (missed += 1),
    );
    expect(await lines()).toHaveLength(1);
    await admin.query("select pg_notify('line_one', 'a'), pg_notify('line_two', 'b')");
    await until(() => heard.length === 3);
    expect(heard.toSorted()).toEqual(['first a', 'other b', 'second a']);

    const [{ pid } = { pid: 0 }] = await lines();
    await admin.query('select pg_terminate_backend($1)', [pid]);
    await until(() => missed === 3);
    await stopFirst();
    await admin.query("select pg_notify('line_one', 'c'), pg_notify('line_two', 'd')");
    await until(() => heard.length === 5);
    expect(heard.slice(3).toSorted()).toEqual(['other d', 'second c']);
  });
});
