import { ERROR_RELOAD_EVERY_MS, GATEWAY_RETURN_KEY } from '#src/lib/constants.ts';
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

/**
 * The maintenance page has just led back here (docs/spec/decisions.md §24). As long as this page stays open, it does
 * not go there again by itself: the two would lead to each other for ever.
 */
const cameBack = Date.now() - Number(sessionStorage.getItem(GATEWAY_RETURN_KEY) ?? 0) < ERROR_RELOAD_EVERY_MS;

/** A gateway that finds nobody behind it. The maintenance page takes over, unless something typed would be lost. */
async function maintenance(): Promise<void> {
  if (cameBack) return showHintWith(STILL, 'Recharger la page', () => location.reload());
  const page = await fetch('/gatewayerr').catch(() => null);
  if (page?.ok && !wouldLoseWork()) {
    location.assign(`/gatewayerr?next=${encodeURIComponent(location.pathname + location.search)}`);
    return;
  }
  const sentence = `${siteName()} ${MAINTENANCE}`;
  showHint(sentence);
  while ((await readVersion()) === undefined) await new Promise((after) => setTimeout(after, LOOK_AGAIN_MS));
  clearHint(sentence);
}

addEventListener('merveille:status', (event) => {
  const { detail: status } = event as CustomEvent<number>;
  const sentence = SENTENCES[status];
  if (sentence) flashHint(sentence);
  else if (status > 501 && status < 505) maintenance();
  else if (status > 499) reloadOnce();
});
