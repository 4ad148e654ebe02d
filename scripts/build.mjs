// npm run build : a build whether or not sources changed; with --if-changed, only when they did.
import { build, buildIfChanged } from './setup/build.mjs';
import { ensureInstalled } from './setup/install.mjs';

await ensureInstalled({ dev: process.env.NODE_ENV !== 'production' });
process.exitCode = await (process.argv.includes('--if-changed') ? buildIfChanged() : build());
