import { cpus } from 'node:os';
import { defineConfig } from 'vitest/config';
import { quickFolder } from './tests/support/quick-folder.ts';

// PGlite compiles much faster, and in half the memory, with V8's baseline compiler alone; the flag exists
// only on a process's command line, hence forks and not threads.
const execArgv = ['--liftoff-only'];
// Timeouts end what hangs; nothing is measured by them: a machine ten times slower than ours passes.
/** Files follow each other in one process; what that asks for is in scripts/test/between-files.ts. */
const oneAfterTheOther = { isolate: false, setupFiles: ['scripts/test/between-files.ts'] };

const drill = { execArgv, testTimeout: 180_000, hookTimeout: 240_000 };

const include = (folder: string) => [`tests/${folder}/**/*.test.{ts,tsx}`];

/**
 * Races are none on the one connection of PGlite: where PostgreSQL runs them, they are not run there too. Nor is what
 * looks at the embedded database itself run again on PostgreSQL.
 */
const exclude = [
  ...(process.env.RACES === 'elsewhere' ? ['**/*.race.test.ts'] : []),
  ...(process.env.EMBEDDED === 'elsewhere' ? ['**/embedded-*.test.ts'] : []),
];

export default defineConfig({
  test: {
    allowOnly: false,
    pool: 'forks',
    maxWorkers: Math.min(2, cpus().length),
    env: { NODE_ENV: 'test', TZ: 'Europe/Paris' },
    projects: [
      {
        extends: true,
        test: {
          ...oneAfterTheOther,
          name: 'unit',
          include: include('unit'),
          // The page store's own tests write thousands of files.
          env: { TMPDIR: quickFolder() },
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          ...oneAfterTheOther,
          name: 'api',
          include: include('api'),
          exclude,
          // Both compilers here: what a hundred files run in one process pays for the better one (a fifth of the time).
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
        // A drill kills servers, fills disks, holds locks, all of them its own: two go side by side.
        extends: true,
        test: {
          ...drill,
          name: 'drills',
          include: include('drills'),
          exclude: include('drills/timed'),
        },
      },
      {
        // What these drills count is time: one at a time.
        extends: true,
        test: {
          ...drill,
          name: 'timed drills',
          include: include('drills/timed'),
          fileParallelism: false,
        },
      },
    ],
  },
});
