import {
  ERROR_RELOAD_EVERY_MS,
  GATEWAY_RETURN_KEY,
  GATEWAY_RETURN_MS,
  SITE_LOOK_MS,
} from '#src/lib/constants.ts';
import { keepInTab, readInTab } from '#src/lib/kept-in-tab.ts';
import { siteName } from '#src/lib/site-name.ts';
import { wouldLoseWork } from '#src/ui/unsaved.ts';
import { clearHint, flashHint, showHint, showHintWith } from './hint.ts';
import { readVersion } from './read-version.ts';
import { reloadOnce } from './reload.ts';

/**
 * docs/spec/product.md §8: what a call's status means to the whole page; islands announce it, whatever they
 * show themselves.
 */
const SENTENCES: Record<number, string> = {
  404: 'Page introuvable (404)',
  429: 'Nombre de connexions trop rapide, veuillez réessayer plus tard\u202f!',
};
const MAINTENANCE = 'est actuellement en maintenance, nous revenons très vite\u202f!';
const STILL = 'Une partie du site ne répond pas encore. Ce que vous avez enregistré est bien gardé.';
const LOOK_AGAIN_MS = 10_000;

const sayStill = () => showHintWith(STILL, 'Recharger la page', () => location.reload());

/**
 * The maintenance page led back here not long ago (docs/spec/decisions.md §24), or to any page a moment ago. It is not
 * gone to again by itself: the two would lead to each other for ever.
 */
function cameBack(): boolean {
  const [at, path] = (readInTab(GATEWAY_RETURN_KEY) ?? '').split(' ');
  const ago = Date.now() - Number(at || 0);
  return ago < ERROR_RELOAD_EVERY_MS || (path === location.pathname && ago < GATEWAY_RETURN_MS);
}
/** As this page came, for as long as it stays open. */
const wasLedBack = cameBack();

/** The maintenance page, when the gateway has it and this tab can remember that it came back from there. */
async function hasMaintenancePage(): Promise<boolean> {
  if (!keepInTab('gateway', '1')) return false;
  const page = await fetch('/gatewayerr', { signal: AbortSignal.timeout(SITE_LOOK_MS) }).catch(() => null);
  return page?.ok ?? false;
}

let away = false;
// Back from the maintenance page by the browser's own button.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) away = false;
});

/** A gateway that finds nobody behind it. The maintenance page takes over, unless something typed would be lost. */
async function maintenance(): Promise<void> {
  if (wasLedBack) return sayStill();
  // Many calls may fail at once: one of them is enough to look after the site.
  if (away) return;
  away = true;
  const sentence = `${siteName()} ${MAINTENANCE}`;
  showHint(sentence);
  if ((await hasMaintenancePage()) && !wouldLoseWork()) {
    const { pathname, search, hash } = location;
    return location.assign(`/gatewayerr?next=${encodeURIComponent(pathname + search + hash)}`);
  }
  let answers = (await readVersion()) !== undefined;
  if (answers) sayStill();
  while (!answers) {
    await new Promise((after) => setTimeout(after, LOOK_AGAIN_MS));
    answers = (await readVersion()) !== undefined;
  }
  clearHint(sentence);
  away = false;
}

addEventListener('merveille:status', (event) => {
  const { detail: status } = event as CustomEvent<number>;
  const sentence = SENTENCES[status];
  if (sentence) flashHint(sentence);
  else if (status > 501 && status < 505) maintenance();
  else if (status > 499) reloadOnce();
});
