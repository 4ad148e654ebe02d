import { existsSync } from 'node:fs';
import { inProject, SERVER_ENTRY } from './paths.mjs';

/**
 * Flags for the command line alone: `--liftoff-only` keeps the embedded database’s code a third of what
 * it would be. A feed import makes mostly short-lived objects: the others let these take 32 MB instead of 128 before
 * a collection, and the heap grow by a third of what lives on. It then holds in 480 MiB instead of 700.
 * `--expose-gc` lets a start give back what it alone needed (src/boot/give-back.ts).
 */
export const SERVER_FLAGS = [
  '--liftoff-only',
  '--max-semi-space-size=16',
  '--heap-growing-percent=35',
  '--expose-gc',
];

/**
 * The arguments that start the built server, for a person, a command or a test alike.
 * @param {string[]} [args] a command of the entry and its arguments; none serves
 */
export function serverArguments(args = []) {
  const settings = existsSync(inProject('.env')) ? ['--env-file=.env'] : [];
  return [...SERVER_FLAGS, ...settings, SERVER_ENTRY, ...args];
}
