import { ERROR_RELOAD_EVERY_MS, ERROR_RELOAD_MS } from '#src/lib/constants.ts';
import { showHint } from './hint.ts';

/** The generic error of the product (§8): said, then one reload, at most once in 30 s a page (decisions, 24). */
const TEXT = 'Une erreur est survenue. Vérifiez votre connexion. Rechargement de la page en cours...';

const key = () => `reload:${location.pathname}`;

/** Typed text survives in the browser's own form restoration, which a plain reload keeps. */
function reloadOnce(): void {
  const last = Number(sessionStorage.getItem(key()) ?? 0);
  if (Date.now() - last < ERROR_RELOAD_EVERY_MS) return;
  sessionStorage.setItem(key(), String(Date.now()));
  showHint(TEXT);
  setTimeout(() => location.reload(), ERROR_RELOAD_MS);
}

addEventListener('merveille:error', reloadOnce);
if (document.querySelector('[data-reload]')) reloadOnce();
// A module of an older build is gone: the page itself knows where the new one is.
addEventListener('vite:preloadError', (event) => {
  event.preventDefault();
  reloadOnce();
});
