// npm test : the whole suite, on a fresh clone too. Its last line is the total.
import { freePort } from '#tests/support/free-port.ts';
import { startPostgres } from '#tests/support/postgres.ts';
import { ensureBrowser } from './browser.mjs';
import { buildIfChanged } from './setup/build.mjs';
import { say } from './setup/paths.mjs';
import { playwright, runStages, type Stage, vitest } from './test/stages.ts';
import { staticStages } from './test/static.ts';

const build: Stage = {
  name: 'build',
  run: async () => ((await buildIfChanged()) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }),
};

const e2e: Stage = {
  name: 'e2e',
  run: async () => {
    const browser = await ensureBrowser();
    if (!browser) return { passed: 0, failed: 1 };
    const env = { CHROME_PATH: browser, E2E_PORT: String(await freePort()) };
    return playwright(env, 900).run();
  },
};

/** The tests of races need a real PostgreSQL: the one named, else a throw-away one where it is installed. */
async function providePostgres(): Promise<() => Promise<void>> {
  const none = async () => {};
  if (process.env.TEST_DATABASE_URL) return none;
  const cluster = await startPostgres();
  say(`→ PostgreSQL : ${cluster?.version ?? 'absent de cette machine, ses essais ne tournent pas'}`);
  if (!cluster) return none;
  process.env.TEST_DATABASE_URL = cluster.url;
  return cluster.stop;
}

const stages = [
  build,
  ...staticStages(),
  vitest('api', 600),
  vitest('search', 300),
  vitest('drills', 600),
  e2e,
];
const release = await providePostgres();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => void release().finally(() => process.exit(130)));
}
const good = await runStages(stages, release);
process.exitCode = good ? 0 : 1;
