import { existsSync } from 'node:fs';
import { isOlder } from './build.mjs';
import { hasPinnedNode, SERVER_ENTRY } from './paths.mjs';

/**
 * Commands for whoever is woken: they run on the build that stands. A build in the folder of a process that runs takes
 * away files that it still needs, and nobody who looks at the money wants to wait for one.
 */
const ON_WHAT_STANDS = [
  'ledger:check',
  'ledger:reverse',
  'accounting:balance',
  'accounting:fec',
  'accounting:export',
  'accounting:verify',
  'accounting:key',
  'backup',
];

/**
 * True when a command runs on the build that stands, which is said where the sources are newer.
 * @param {string} command
 */
export function runsOnWhatStands(command) {
  if (!ON_WHAT_STANDS.includes(command) || !hasPinnedNode() || !existsSync(SERVER_ENTRY)) return false;
  if (isOlder())
    process.stderr.write(
      '→ La construction en place est plus ancienne que les sources : elle sert telle quelle.\n',
    );
  return true;
}
