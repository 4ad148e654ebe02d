import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DatabaseFault } from '#src/server/db/faults.ts';
import { type JobKind, type Jobs, startJobs } from '#src/server/jobs.ts';
import { startTestApp, type TestApp } from '../support/app.ts';

const seen: string[] = [];
let failures = 1;
let sick = 0;
const greet: JobKind<{ name: string }> = {
  name: 'test-greet',
  async run(_services, { name }) {
    seen.push(name);
  },
};
const stubborn: JobKind<{ name: string }> = {
  name: 'test-stubborn',
  async run(_services, { name }) {
    failures -= 1;
    if (failures >= 0) throw new Error('not yet');
    seen.push(name);
  },
};
const nightly: JobKind = {
  name: 'test-nightly',
  cron: '0 3 * * *',
  async run() {
    seen.push('nightly');
  },
};

const sickly: JobKind = {
  name: 'test-sickly',
  cron: '0 4 * * *',
  async run() {
    sick -= 1;
    if (sick >= 0) throw new Error('an engine that is slow to start');
    seen.push('recovered');
  },
};
const last: JobKind = {
  name: 'test-last',
  cron: '0 5 * * *',
  async run({ database }) {
    seen.push('last');
    const { rows } = await database.query(`select current_setting('statement_timeout') as most`);
    seen.push(`patience ${rows[0]?.most}`);
  },
};

let app: TestApp;
let jobs: Jobs;
const until = async (what: string) => {
  for (let n = 0; n < 150 && !seen.includes(what); n += 1)
    await new Promise((resolve) => setTimeout(resolve, 100));
  expect(seen).toContain(what);
};

beforeAll(async () => {
  app = await startTestApp();
  jobs = await startJobs(app.services, [
    greet,
    stubborn,
    nightly,
    sickly,
    last,
  ] as unknown as JobKind<never>[]);
  await jobs.begin();
}, 60_000);
afterAll(async () => {
  await jobs.stop();
  await app.close();
});

describe('the job queue', () => {
  it('runs each piece of work it was given', async () => {
    await jobs.send(greet, { name: 'Camille' });
    await jobs.send(greet, { name: 'Noé' });
    await until('Camille');
    await until('Noé');
  });

  it('begins when told: the first start is filling the tables until then', async () => {
    const ran: string[] = [];
    const daily: JobKind = { name: 'test-daily', cron: '0 5 * * *', run: async () => void ran.push('daily') };
    const asked: JobKind = { name: 'test-asked', run: async () => void ran.push('asked') };
    const own = await startJobs(app.services, [daily, asked] as unknown as JobKind<never>[]);
    await own.send(asked, {});
    own.wake(daily.name);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(ran).toEqual([]);
    await own.begin();
    await expect.poll(() => ran.toSorted(), { timeout: 15_000 }).toEqual(['asked', 'daily']);
    await own.stop();
  });

  it('tries again what failed', async () => {
    await jobs.send(stubborn, { name: 'enfin' });
    await until('enfin');
  });

  it('gives up after eight more tries, each longer after the one before', async () => {
    await jobs.send(greet, { name: 'borné' }, { startAfter: new Date(Date.now() + 86_400_000) });
    const { rows } = await app.services.database.query(
      `select retry_limit, retry_delay, retry_backoff, retry_delay_max from pgboss.job
       where data ->> 'name' = 'borné'`,
    );
    expect(rows).toEqual([{ retry_limit: 8, retry_delay: 2, retry_backoff: true, retry_delay_max: 600 }]);
  });

  it('keeps work for later until its time', async () => {
    await jobs.send(greet, { name: 'demain' }, { startAfter: new Date(Date.now() + 86_400_000) });
    await jobs.send(greet, { name: 'repère' });
    await until('repère');
    expect(seen).not.toContain('demain');
  });

  it('finds by itself what falls due, though nobody tells this process', async () => {
    await app.services.database.query(
      `update pgboss.job set start_after = now() where data ->> 'name' = 'demain'`,
    );
    await until('demain');
  });

  it('runs what comes back by itself when asked to', async () => {
    await jobs.runDue();
    expect(seen).toContain('nightly');
  });

  it('runs the rest of what is due when a piece of it fails, and tries that piece again by itself', async () => {
    sick = 1;
    seen.length = 0;
    await jobs.runDue();
    expect(seen.slice(0, 2)).toEqual(['nightly', 'last']);
    // As long as the queue would let it: not cut short as a request is.
    if (app.services.database.engine === 'postgres') expect(seen).toContain('patience 1h');
    await until('recovered');
  });

  it('tells a database that is away instead of leaving the day half done', async () => {
    const away: JobKind = {
      name: 'test-away',
      cron: '0 6 * * *',
      run: () => Promise.reject(new DatabaseFault('down', 'nobody answers')),
    };
    const own = await startJobs(app.services, [away] as unknown as JobKind<never>[]);
    await own.begin();
    await expect(own.runDue()).rejects.toMatchObject({ fault: 'down' });
    await own.stop();
  });

  it('names the work that was given up, and tries it once more', async () => {
    await jobs.send(greet, { name: 'abandon' }, { startAfter: new Date(Date.now() + 86_400_000) });
    await app.services.database.query(
      `update pgboss.job set state = 'failed', completed_on = now(), start_after = now(),
       output = '{"message": "no answer\\nat greet"}' where data ->> 'name' = 'abandon'`,
    );
    const { total, items } = await jobs.failures();
    expect(total).toBe(1);
    expect(items).toMatchObject([{ name: 'test-greet', message: 'no answer', at: expect.any(Date) }]);
    await jobs.retry({ id: items[0]?.id ?? '', name: 'test-greet' });
    await until('abandon');
    expect((await jobs.failures()).total).toBe(0);
  });

  it('refuses work nobody registered', async () => {
    await expect(jobs.send({ ...greet, name: 'unknown' }, { name: 'x' })).rejects.toThrow('not registered');
  });

  it('never hangs when the first send on a queue is inside a transaction', async () => {
    await app.services.database.db.transaction(async (tx) => {
      await tx.execute('select 1');
      void jobs.send(greet, { name: 'pendant' });
    });
    await until('pendant');
  });
});
