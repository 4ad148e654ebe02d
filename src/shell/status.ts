import { siteName } from '#src/lib/site-name.ts';
import { clearHint, flashHint, showHint } from './hint.ts';
import { readVersion } from './read-version.ts';
import { reloadOnce } from './reload.ts';
import { wouldLoseWork } from './unsaved.ts';

/**
 * docs/spec/product.md §8: what a call's status means to the whole page; islands announce it, whatever they
 * show themselves.
 */
const SENTENCES: Record<number, string> = {
  404: 'Page introuvable (404)',
  429: 'Nombre de connexions trop rapide, veuillez réessayer plus tard\u202f!',
};
const MAINTENANCE = 'est actuellement en maintenance, nous revenons très vite\u202f!';
const LOOK_AGAIN_MS = 10_000;

/** A gateway that finds nobody behind it. The maintenance page takes over, unless something typed would be lost. */
async function maintenance(): Promise<void> {
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
