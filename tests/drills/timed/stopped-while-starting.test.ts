// A process that takes another's place is still starting when all are told to stop: it hears it too.
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { exited, startBuiltServer } from '../../support/built-server.ts';
import { createEmptyDatabase } from '../../support/empty-database.ts';
import { workersOf } from '../../support/workers.ts';

const url = process.env.TEST_DATABASE_URL ?? '';

describe.runIf(url)('told to stop while one of two processes starts again', () => {
  it('all end by themselves, and nobody is served by one that outlives the others', async () => {
    const database = await createEmptyDatabase(url, 'starting');
    const env = {
      DATABASE_URL: database.url,
      WORKERS: '2',
      SEED: 'demo',
      INTERNAL_PORT: '0',
      LOG_LEVEL: 'info',
    };
    const site = await startBuiltServer({ ...env, DRAIN_SECONDS: '1' });
    const until = async (holds: () => boolean) => {
      for (let n = 0; n < 1200 && !holds(); n += 1) await pause(50);
      expect(holds(), site.output()).toBe(true);
    };
    try {
      await until(() => site.output().includes('"worker":2') && workersOf(site.process.pid).length === 2);
      const [victim = 0] = workersOf(site.process.pid);
      process.kill(victim, 'SIGKILL');
      await until(() => !workersOf(site.process.pid).includes(victim));
      await until(() => workersOf(site.process.pid).length === 2);
      // It has begun, and serves nobody yet.
      await pause(200);
      site.process.kill('SIGTERM');
      expect(await exited(site.process)).toBe(0);
      const stopped = site.output().match(/"worker":\d,.*"signal":"the first process"/g) ?? [];
      expect(stopped, site.output()).toHaveLength(2);
    } finally {
      await site.remove();
      await database.drop();
    }
  }, 240_000);
});
