import { existsSync } from 'node:fs';
import { inProject, SERVER_ENTRY } from './paths.mjs';

/**
 * How the built server is started, for a person, a command or a test alike. `--liftoff-only` keeps the
 * embedded database's start at 395 MB instead of 1 GB and can only be given on the command line.
 * @param {string[]} [args] a command of the entry and its arguments; none serves
 */
export function serverArguments(args = []) {
  const settings = existsSync(inProject('.env')) ? ['--env-file=.env'] : [];
  return ['--liftoff-only', ...settings, SERVER_ENTRY, ...args];
}
