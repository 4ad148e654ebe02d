import { wouldLoseWork } from '#src/ui/unsaved.ts';
import { showHint } from './hint.ts';
import { readVersion } from './read-version.ts';
import { LATER } from './version.ts';

/** Session storage: the version this tab last reloaded for because a module was gone. */
const KEY = 'modules';

/**
 * A module of an older build may be gone: the page itself knows where the new one is
 * (docs/spec/product.md §8). One reload a version, never a loop; none without a connection, and none that
 * would cost what was typed. A link whose overlay cannot be had leads to its page instead (see who imports).
 */
async function reloadForModule(): Promise<void> {
  const version = await readVersion();
  if (version === undefined || sessionStorage.getItem(KEY) === version) return;
  if (wouldLoseWork()) return showHint(LATER);
  sessionStorage.setItem(KEY, version);
  location.reload();
}

addEventListener('vite:preloadError', reloadForModule);
addEventListener('astro:hydration-error', reloadForModule);
