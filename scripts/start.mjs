// npm start : installs if needed, builds if sources changed, then serves. Plain JavaScript without a
// dependency, because on a fresh clone nothing but the machine's own Node (20 or newer) exists.
import { ensureBuilt } from './setup/build.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { runPinned } from './setup/run.mjs';
import { serverArguments } from './setup/serve.mjs';

await ensureInstalled({ dev: process.env.NODE_ENV !== 'production' });
await ensureBuilt();
process.exitCode = await runPinned(serverArguments());
