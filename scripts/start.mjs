// npm start : installs if needed, builds if sources changed, then serves; in production, again after a crash. Plain JavaScript without a
// dependency, because on a fresh clone nothing but the machine's own Node (20 or newer) exists.
import { ensureBuilt } from './setup/build.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { runPinned } from './setup/run.mjs';
import { serverArguments } from './setup/serve.mjs';
import { keepRunning } from './setup/supervise.mjs';

await ensureInstalled({ dev: process.env.NODE_ENV !== 'production' });
await ensureBuilt();
process.exitCode =
  process.env.NODE_ENV === 'production'
    ? await keepRunning(() => runPinned(serverArguments()))
    : await runPinned(serverArguments());
