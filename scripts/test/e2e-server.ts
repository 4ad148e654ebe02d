// The server of the browser tests: the built one, on demonstration data, in a folder of its own that goes
// with it. Playwright starts it and ends it with SIGTERM.
import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inProject, PINNED_NODE, ROOT, SERVER_ENTRY } from '../setup/paths.mjs';

const folder = mkdtempSync(join(tmpdir(), 'merveille-e2e-'));
mkdirSync(inProject('test-results'), { recursive: true });
const log = createWriteStream(inProject('test-results/e2e-server.log'));

const port = process.env.PORT ?? '4390';
const server = spawn(PINNED_NODE, ['--liftoff-only', SERVER_ENTRY], {
  cwd: ROOT,
  env: {
    ...process.env,
    HOST: '127.0.0.1',
    PORT: port,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: folder,
    SEED: 'demo',
    CHECK_ANSWERS: '1',
    RATE_LIMIT_FACTOR: '100',
    ENABLE_TEST_CALLS: '1',
    // The suite runs on the embedded default: what a developer exported must not leak into it.
    DATABASE_URL: '',
    MEILI_URL: '',
    STRIPE_SECRET_KEY: '',
    SMTP_URL: '',
  },
  stdio: ['ignore', 'pipe', 'pipe'],
});

server.stdout.pipe(log);
server.stderr.on('data', (chunk: Buffer) => {
  log.write(chunk);
  process.stderr.write(chunk);
});
server.once('exit', (code) => {
  rmSync(folder, { recursive: true, force: true });
  process.exit(code ?? 0);
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => server.kill('SIGTERM'));
