import { VERSION_CHECK_MS } from '#src/lib/constants.ts';
import { keepInTab, readInTab } from '#src/lib/kept-in-tab.ts';
import { wouldLoseWork } from '#src/ui/unsaved.ts';
import { showHint } from './hint.ts';
import { readVersion } from './read-version.ts';

export const LATER = 'Une nouvelle version du site est prête\u202f: elle s’affichera à la prochaine page.';

/** Session storage: the version this tab last reloaded for. */
const RELOADED_FOR = 'version';

let known: string | undefined;
let stale = false;

/**
 * A stored page may outlive a build, and stay so until it is made again: one reload a version, never a loop.
 */
async function check(): Promise<void> {
  if (stale || document.hidden) return;
  const version = await readVersion();
  if (version === undefined) return;
  known ??= document.documentElement.dataset.build ?? version;
  if (version === known || readInTab(RELOADED_FOR) === version) return;
  stale = true;
  if (wouldLoseWork()) return showHint(LATER);
  if (keepInTab(RELOADED_FOR, version)) location.reload();
  else showHint(LATER);
}

setInterval(check, VERSION_CHECK_MS);
addEventListener('pageshow', check);
// This came after the page itself was shown.
if (document.readyState === 'complete') check();
