import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startWatch } from '#src/journeys/operations/database-watch.server.ts';
import type { Services } from '#src/server/services.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ config: { dutyEmail: 'astreinte@exemple.fr' } });
});
afterAll(() => app.close());

/** One process on the same DATA_DIR, whose database answers or not. */
function processOf(state: { up: boolean }): Services {
  const { database } = app.services;
  const query = async (...args: Parameters<typeof database.query>) => {
    if (!state.up) throw new Error('Connection terminated');
    return database.query(...args);
  };
  return { ...app.services, database: { ...database, query } };
}

const mails = () => {
  const folder = join(app.services.config.dataDir, 'mails');
  return existsSync(folder)
    ? readdirSync(folder)
        .sort()
        .map((name) => readFileSync(join(folder, name), 'utf8'))
    : [];
};

it('a database that is gone is written about once, by one process of two, and once when it is back', async () => {
  const state = { up: false };
  const first = startWatch(processOf(state), 20);
  const second = startWatch(processOf(state), 20);
  await expect.poll(() => mails().length, { timeout: 10_000 }).toBe(1);
  await pause(300);
  await first.close();
  const restarted = startWatch(processOf(state), 20);
  await pause(300);
  expect(mails()).toHaveLength(1);
  state.up = true;
  await expect.poll(() => mails().length, { timeout: 10_000 }).toBe(2);
  await pause(300);
  await Promise.all([second.close(), restarted.close()]);
  expect(mails()).toHaveLength(2);
  // The mail's lines are broken where they are long.
  expect(mails()[0]?.replace(/=\r?\n/g, '')).toContain('database-faults.md');
  expect(existsSync(join(app.services.config.dataDir, 'database-trouble'))).toBe(false);
}, 60_000);
