// The line that short reads share (src/server/db/read-line.ts), on PostgreSQL: TEST_DATABASE_URL.
import { Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectDatabase, type Database } from '#src/server/db/connect.ts';
import { lineBeside, type ReadLine } from '#src/server/db/read-line.ts';

const url = process.env.TEST_DATABASE_URL ?? null;
type Answer = { rows: Record<string, unknown>[] };

describe.runIf(url)('short reads on one line', () => {
  let database: Database;
  let other: Database;
  let line: ReadLine;
  beforeAll(async () => {
    [database, other] = [
      await connectDatabase({ url, dataDir: '' }),
      await connectDatabase({ url, dataDir: '' }),
    ];
    line = lineBeside(
      (database.db as unknown as { session: { client: unknown } }).session.client,
    ) as ReadLine;
    await other.query('create table if not exists read_line (n int)');
  });
  afterAll(async () => {
    await other.query('drop table read_line');
    await database.close();
    await other.close();
  });

  const texts: string[] = [];
  /** A text has one name, as prepared statements do. */
  const nameOf = (text: string) =>
    `line_${texts.includes(text) ? texts.indexOf(text) : texts.push(text) - 1}`;
  const read = async (text: string, values: unknown[] = []) =>
    ((await line.query({ name: nameOf(text), text, values })) as Answer).rows[0];
  const me = 'select pg_backend_pid() as pid, $1::int as n';
  const pidOfName =
    "select pid from pg_stat_activity where application_name = 'merveille reads' and pid = $1";
  const isOnLine = async (pid: unknown) => (await other.query(pidOfName, [pid])).rows.length === 1;
  /** The line is opened at the first read; that one goes elsewhere. */
  const untilOpen = () =>
    vi.waitFor(
      async () => {
        const pid = (await read(me, [0]))?.pid;
        expect(await isOnLine(pid)).toBe(true);
        return pid;
      },
      { timeout: 20_000, interval: 50 },
    );
  beforeEach(async () => void (await untilOpen()));

  it('answers each its own, from one connection, the same text asked many times before its first answer', async () => {
    const text = `${me}, 'new' as word`;
    const rows = await Promise.all(Array.from({ length: 300 }, (_, n) => read(text, [n])));
    expect(rows.map((row) => row?.n)).toEqual(Array.from({ length: 300 }, (_, n) => n));
    expect(new Set(rows.map((row) => row?.pid)).size).toBe(1);
  });

  it('sends what is asked in one turn of the loop in one writing', async () => {
    const writings = vi.spyOn(Socket.prototype as unknown as { _writev(): void }, '_writev');
    const soon = new Promise<unknown>((resolve) => process.nextTick(() => resolve(read(me, [20]))));
    await Promise.all([...Array.from({ length: 20 }, (_, n) => read(me, [n])), soon]);
    expect(writings).toHaveBeenCalledTimes(1);
    await read(me, [21]);
    expect(writings).toHaveBeenCalledTimes(2);
    writings.mockRestore();
  });

  it('tells who asks wrongly alone', async () => {
    const answers = await Promise.allSettled([
      read(me, [1]),
      read('select 1 / $1::int as n', [0]),
      read(me, [2]),
      read('select nothing'),
      read(me, ['no number']),
      read(me, [3]),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'rejected',
      'rejected',
      'fulfilled',
    ]);
  });

  it('sees what was committed before, whoever did', async () => {
    for (let n = 0; n < 50; n += 1) {
      await database.db.transaction(async (tx) => tx.execute(`insert into read_line values (${n})`));
      expect(await read('select max(n) as n from read_line')).toEqual({ n });
    }
  });

  it('lets nobody wait behind a slow one', async () => {
    const ended: string[] = [];
    const slow = await other.db.transaction(async (tx) => {
      await tx.execute('select pg_advisory_xact_lock(77)');
      const waiting = read('select pg_advisory_xact_lock(77)').then(() => ended.push('slow'));
      await new Promise((resolve) => setTimeout(resolve, 150));
      await read(me, [1]).then(() => ended.push('quick'));
      expect(ended).toEqual(['quick']);
      return { waiting };
    });
    await slow.waiting;
  });

  it('asks again what a lost line left without answer, and is there again later', async () => {
    const lost = await untilOpen();
    const reads = Array.from({ length: 40 }, (_, n) => read(`${me}, pg_sleep(0.02)`, [n]));
    await other.query('select pg_terminate_backend($1)', [lost]);
    expect((await Promise.all(reads)).map((row) => row?.n)).toEqual(Array.from({ length: 40 }, (_, n) => n));
    expect(await untilOpen()).not.toBe(lost);
  });

  it('leaves a line whose plans are of a table as it was', async () => {
    await read('select * from read_line limit 1');
    const before = await untilOpen();
    await other.query('alter table read_line add column more int');
    await read('select * from read_line limit 1').catch(() => undefined);
    await vi.waitFor(async () => expect(await untilOpen()).not.toBe(before));
    expect(await read('select * from read_line limit 1')).toHaveProperty('more');
  });

  it('is closed with the database, after the answers that were under way', async () => {
    const third = await connectDatabase({ url, dataDir: '' });
    const its = lineBeside(
      (third.db as unknown as { session: { client: unknown } }).session.client,
    ) as ReadLine;
    const text = 'select pg_backend_pid() as pid, pg_sleep(0.05)';
    const pid = await vi.waitFor(
      async () => {
        const found = ((await its.query({ name: 'closing', text })) as Answer).rows[0]?.pid;
        expect(await isOnLine(found)).toBe(true);
        return found;
      },
      { timeout: 20_000 },
    );
    const last = its.query({ name: 'closing', text }) as Promise<Answer>;
    await third.close();
    expect((await last).rows[0]?.pid).toBe(pid);
    await vi.waitFor(async () => expect(await isOnLine(pid)).toBe(false), { timeout: 10_000 });
  });
});
