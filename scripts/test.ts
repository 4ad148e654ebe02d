// npm test : the whole suite, on a fresh clone too. Its last line is the total.
import { ensureBrowser } from './browser.mjs';
import { buildIfChanged } from './setup/build.mjs';
import { say } from './setup/paths.mjs';
import { freePort } from './test/free-port.ts';
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

say(
  process.env.TEST_DATABASE_URL
    ? '→ PostgreSQL : TEST_DATABASE_URL'
    : '→ PostgreSQL : sans TEST_DATABASE_URL, les essais qui lui sont propres ne tournent pas',
);
const stages = [
  build,
  ...staticStages(),
  vitest('api', 600),
  vitest('search', 300),
  vitest('drills', 600),
  e2e,
];
process.exitCode = (await runStages(stages)) ? 0 : 1;
