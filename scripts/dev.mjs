// npm run dev : the same server as in production, built again and restarted when a source changes. Our own
// adapter, page store and call registry are then what a developer looks at, not an imitation of them.
import { spawn } from 'node:child_process';
import { existsSync, watch } from 'node:fs';
import { buildIfChanged, SOURCES } from './setup/build.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { inProject, PINNED_NODE, ROOT, SERVER_ENTRY, say } from './setup/paths.mjs';
import { onNpmGone } from './setup/run.mjs';
import { serverArguments } from './setup/serve.mjs';

const QUIET_MS = 150;

await ensureInstalled();

/** @type {import('node:child_process').ChildProcess | null} */
let server = null;
let working = false;
let changedMeanwhile = false;

function startServer() {
  const env = { ENABLE_TEST_CALLS: '1', ...process.env };
  server = spawn(PINNED_NODE, serverArguments(), { cwd: ROOT, env, stdio: 'inherit' });
}

/** One process per database folder: the old server is gone before the new one starts. */
async function stopServer() {
  const old = server;
  server = null;
  if (!old || old.exitCode !== null) return;
  const gone = new Promise((resolve) => old.once('exit', resolve));
  old.kill('SIGTERM');
  await gone;
}

async function refresh() {
  if (working) {
    changedMeanwhile = true;
    return;
  }
  working = true;
  do {
    changedMeanwhile = false;
    // A build that fails leaves the last good server running; its messages are on the screen.
    const good = (await buildIfChanged()) === 0;
    if (good && !changedMeanwhile) {
      await stopServer();
      if (existsSync(SERVER_ENTRY)) startServer();
    }
  } while (changedMeanwhile);
  working = false;
}

/** @type {NodeJS.Timeout | undefined} */
let soon;
for (const path of SOURCES.filter((source) => existsSync(inProject(source)))) {
  watch(inProject(path), { recursive: true }, () => {
    clearTimeout(soon);
    soon = setTimeout(refresh, QUIET_MS);
  });
}
const quit = () => stopServer().then(() => process.exit(0));
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, quit);
onNpmGone(quit);
say('→ Développement : le site se reconstruit et redémarre à chaque changement (Ctrl-C pour arrêter).');
await refresh();
