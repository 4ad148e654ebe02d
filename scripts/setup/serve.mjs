import { existsSync } from 'node:fs';
import { inProject, SERVER_ENTRY } from './paths.mjs';

/**
 * What can only be given on the command line: `--liftoff-only` keeps the embedded database's start at 395 MB instead
 * of 1 GB. An import of a feed makes little but short-lived objects: they may take 32 MB instead of 128 before they
 * are looked through, and all of them a third of what lives on. It then holds in 480 MiB instead of 700.
 */
export const SERVER_FLAGS = ['--liftoff-only', '--max-semi-space-size=16', '--heap-growing-percent=35'];

/**
 * How the built server is started, for a person, a command or a test alike.
 * @param {string[]} [args] a command of the entry and its arguments; none serves
 */
export function serverArguments(args = []) {
  const settings = existsSync(inProject('.env')) ? ['--env-file=.env'] : [];
  return [...SERVER_FLAGS, ...settings, SERVER_ENTRY, ...args];
}
