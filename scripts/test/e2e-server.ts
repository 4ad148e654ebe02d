// The server of the browser tests: the built one, on demonstration data, in a folder of its own that goes
// with it. Playwright starts it and ends it with SIGTERM.
import { createWriteStream, mkdirSync, rmSync } from 'node:fs';
import { CAST, PASSWORD } from '#tests/cast.ts';
import { exited, newDataDir, spawnEntry } from '#tests/support/built-server.ts';
import { inProject } from '../setup/paths.mjs';
import { onParentGone } from '../setup/run.mjs';

// Given by the configuration, so that tests can read the mails that are left there.
const folder = process.env.E2E_DATA_DIR ?? newDataDir();
mkdirSync(inProject('test-results'), { recursive: true });
const log = createWriteStream(inProject('test-results/e2e-server.log'));

const port = process.env.PORT ?? '4390';
const server = spawnEntry({
  PORT: port,
  PUBLIC_URL: `http://127.0.0.1:${port}`,
  DATA_DIR: folder,
  SEED: 'demo',
  CHECK_ANSWERS: '1',
  LOG_LEVEL: 'info',
  // Rose of the cast, who edits.
  ADMIN_EMAIL: CAST.rose.email,
  ADMIN_PASSWORD: PASSWORD,
});
server.stdout?.pipe(log);
server.stderr?.on('data', (chunk: Buffer) => {
  log.write(chunk);
  process.stderr.write(chunk);
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => server.kill('SIGTERM'));
onParentGone(() => server.kill('SIGTERM'));
const code = await exited(server);
rmSync(folder, { recursive: true, force: true });
process.exit(code ?? 0);
