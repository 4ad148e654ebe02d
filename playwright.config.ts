import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { findTestBrowser } from './scripts/browser.mjs';

const port = Number(process.env.E2E_PORT ?? 4390);
// In the shell's place: the server then sees when Playwright is gone, and ends too.
const exec = process.platform === 'win32' ? '' : 'exec ';
// Workers are children of this process: they inherit the folder the server writes to.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'merveille-e2e-'));
const baseURL = `http://127.0.0.1:${port}`;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // A second chance for what a busy machine made late; the summary names each test that took it.
  retries: 1,
  timeout: 90_000,
  expect: { timeout: 7_000 },
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL,
    locale: 'fr-FR',
    // Drawing what moves took a quarter of the machine's time; the journeys that cross pages and open panels are
    // followed in motion (IN_MOTION in tests/support/e2e.ts).
    contextOptions: { reducedMotion: 'reduce' },
    // It would answer before the routes that tests lay; those about it let it be.
    serviceWorkers: 'block',
    timezoneId: 'Europe/Paris',
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: findTestBrowser() ?? undefined,
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-quic',
        // Nothing of ours may depend on another site: every other name fails to resolve.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
      ],
    },
  },
  webServer: {
    command: `${exec}"${process.execPath}" scripts/test/e2e-server.ts`,
    url: `${baseURL}/readyz`,
    env: { PORT: String(port), E2E_DATA_DIR: process.env.E2E_DATA_DIR },
    timeout: 300_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
