import { cpus } from 'node:os';
import { defineConfig } from 'vitest/config';

// PGlite compiles much faster, and in half the memory, with V8's baseline compiler alone; the flag exists
// only on a process's command line, hence forks and not threads.
const execArgv = ['--liftoff-only'];
// Timeouts end what hangs; nothing is measured by them: a machine ten times slower than ours passes.
const include = (folder: string) => [`tests/${folder}/**/*.test.{ts,tsx}`];

export default defineConfig({
  test: {
    allowOnly: false,
    pool: 'forks',
    maxWorkers: Math.min(2, cpus().length),
    env: { NODE_ENV: 'test', TZ: 'Europe/Paris' },
    projects: [
      { extends: true, test: { name: 'unit', include: include('unit'), testTimeout: 30_000 } },
      {
        extends: true,
        test: {
          name: 'api',
          include: include('api'),
          execArgv,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'search',
          include: include('search-index'),
          execArgv,
          testTimeout: 90_000,
          hookTimeout: 120_000,
        },
      },
      {
        // A drill kills servers, fills disks, holds locks: one at a time.
        extends: true,
        test: {
          name: 'drills',
          include: include('drills'),
          execArgv,
          fileParallelism: false,
          testTimeout: 180_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
});
