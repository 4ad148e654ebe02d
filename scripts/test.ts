// npm test : the whole suite, on a fresh clone too. It ends with what took longest, and the total as the last line.
import { freePort } from '#tests/support/free-port.ts';
import { startPostgres } from '#tests/support/postgres.ts';
import { quickFolder } from '#tests/support/quick-folder.ts';
import { findVarnish } from '#tests/support/varnish.ts';
import { ensureBrowser } from './browser.mjs';
import { inProject, say } from './setup/paths.mjs';
import { interrupt, playwright, type Stage, single, vitest } from './test/stages.ts';
import { STATIC_STAGES } from './test/static.ts';
import { runSuite } from './test/suite.ts';

// Databases, stored pages and browsers' profiles: what the suite writes is read for minutes and thrown away.
process.env.TMPDIR = quickFolder(4e9);

const build = single('build', { args: [inProject('scripts/build.mjs'), '--if-changed'], seconds: 600 });

const e2e: Stage = {
  name: 'e2e',
  run: async (sink) => {
    const browser = await ensureBrowser();
    if (!browser) return { passed: 0, failed: 1 };
    const env = { CHROME_PATH: browser, E2E_PORT: String(await freePort()) };
    return playwright(env, 3000).run(sink);
  },
};

/** The tests of races need a real PostgreSQL: the one named, else a throw-away one where it is installed. */
async function providePostgres() {
  const named = process.env.TEST_DATABASE_URL;
  if (named) return { url: named, socketUrl: named, release: async () => {} };
  const cluster = await startPostgres();
  say(`→ PostgreSQL : ${cluster?.version ?? 'absent de cette machine, ses essais ne tournent pas'}`);
  const { url = null, socketUrl = null } = cluster ?? {};
  return { url, socketUrl, release: async () => cluster?.stop() };
}

const { url, socketUrl, release } = await providePostgres();
say(`→ Varnish : ${findVarnish() ? 'présent' : 'absent de cette machine, son exercice ne tourne pas'}`);
let stopping = false;
/** A terminal sends each signal twice, to this script and to what started it: the second one must not leave a cluster behind. */
function stop(): void {
  if (stopping) return;
  stopping = true;
  void interrupt()
    .then(release)
    .finally(() => process.exit(130));
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
const embedded = { TEST_DATABASE_URL: '', RACES: url ? 'elsewhere' : '' };
const onPostgres = { TEST_DATABASE_URL: url ?? '' };
const bySocket = { TEST_DATABASE_URL: socketUrl ?? '', EMBEDDED: 'elsewhere' };
const plan = [
  // The build leaves a processor to the others most of the time.
  [build, ...STATIC_STAGES.map(({ stage }) => stage)],
  vitest('api', { seconds: 1200, env: embedded, label: 'api, PGlite' }),
  // The same files again, and the races, which one connection cannot have.
  ...(url ? [vitest('api', { seconds: 1200, env: bySocket, label: 'api, PostgreSQL' })] : []),
  vitest('search', { seconds: 600, env: bySocket }),
  vitest('drills', { seconds: 1200, env: onPostgres }),
  vitest('timed drills', { seconds: 1200, env: onPostgres }),
  e2e,
];
process.exitCode = (await runSuite(plan, { release, sayLongest: true })) ? 0 : 1;
