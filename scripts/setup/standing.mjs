import { existsSync } from 'node:fs';
import { isOlder } from './build.mjs';
import { hasPinnedNode, SERVER_ENTRY } from './paths.mjs';

/**
 * True when a command runs on the build that stands, as every one does where there is a build: another in the folder of
 * a process that runs takes away files that it still needs, and whoever is woken wants to wait for none. Where the
 * sources are newer, that is said.
 */
export function runsOnWhatStands() {
  if (!hasPinnedNode() || !existsSync(SERVER_ENTRY)) return false;
  if (isOlder())
    process.stderr.write(
      '→ La construction en place est plus ancienne que les sources\u202f: elle sert telle quelle. « npm run build » la refait.\n',
    );
  return true;
}
