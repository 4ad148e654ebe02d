import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type JobKind, type Jobs, startJobs } from '#src/server/jobs.ts';
import { startTestApp, type TestApp } from '../support/app.ts';

const seen: string[] = [];
let failures = 1;
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

let app: TestApp;
let jobs: Jobs;
const until = async (what: string) => {
  for (let n = 0; n < 150 && !seen.includes(what); n += 1)
    await new Promise((resolve) => setTimeout(resolve, 100));
  expect(seen).toContain(what);
};

beforeAll(async () => {
  app = await startTestApp();
  jobs = await startJobs(app.services, [greet, stubborn, nightly] as unknown as JobKind<never>[]);
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
