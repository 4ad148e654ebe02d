// npm run export | client | reindex | datatourisme:import | backup | restore | ledger:* | accounting:* : a command of the built server's entry.
import { resolve } from 'node:path';
import { ensureBuilt } from './setup/build.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { runPinned } from './setup/run.mjs';
import { serverArguments } from './setup/serve.mjs';
import { runsOnWhatStands } from './setup/standing.mjs';

const TAKES_A_PATH = [
  'export',
  'backup',
  'restore',
  'content:export',
  'content:import',
  'datatourisme:import',
  'accounting:verify',
  'client',
];

const [command = '', ...rest] = process.argv.slice(2);
// npm changes to the project's folder before it runs us; a relative path means where the person typed it.
const typedIn = process.env.INIT_CWD ?? process.cwd();
/** @param {string} arg @param {string | undefined} before */
function resolved(arg, before) {
  const file = /^--key-file=(.+)$/.exec(arg)?.[1];
  if (file) return `--key-file=${resolve(typedIn, file)}`;
  return arg.startsWith('-') || before === '--key' ? arg : resolve(typedIn, arg);
}
const args = TAKES_A_PATH.includes(command) ? rest.map((arg, n) => resolved(arg, rest[n - 1])) : rest;

if (!runsOnWhatStands()) {
  await ensureInstalled({ dev: process.env.NODE_ENV !== 'production' });
  await ensureBuilt();
}
process.exitCode = await runPinned(serverArguments([command, ...args]));
