// node scripts/pinned.mjs <script.ts> [arguments] : runs one of our TypeScript scripts on the pinned Node,
// which strips types by itself, after installing it if it is not there.
import { ensureInstalled } from './setup/install.mjs';
import { inProject } from './setup/paths.mjs';
import { runPinned } from './setup/run.mjs';

const [script = '', ...args] = process.argv.slice(2);
await ensureInstalled();
process.exitCode = await runPinned([inProject(script), ...args]);
