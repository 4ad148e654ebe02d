import { ERROR_RELOAD_EVERY_MS, ERROR_RELOAD_MS } from '#src/lib/constants.ts';
import { keepInTab, readInTab } from '#src/lib/kept-in-tab.ts';
import { cannotBeKept } from '#src/ui/unsaved.ts';
import { flashHint, showHint } from './hint.ts';
import { readVersion } from './read-version.ts';

/**
 * The generic error (docs/spec/product.md §8): said, then one reload, at most once in 30 s a page
 * (docs/spec/decisions.md §24).
 */
const STAY = 'Une erreur est survenue. Vérifiez votre connexion.';
const TEXT = `${STAY} Rechargement de la page en cours...`;

const reloadKey = () => `reload:${location.pathname}`;
const fieldsKey = () => `fields:${location.pathname}`;

/** Reloads, keeping what was typed. If that can't be kept, or the server does not answer, the page stays. */
export async function reloadOnce(): Promise<void> {
  const last = Number(readInTab(reloadKey()) ?? 0);
  if (Date.now() - last < ERROR_RELOAD_EVERY_MS || cannotBeKept()) return flashHint(STAY);
  // A browser that keeps nothing would reload for ever.
  if (!keepInTab(reloadKey(), String(Date.now()))) return flashHint(STAY);
  showHint(TEXT);
  await new Promise((after) => setTimeout(after, ERROR_RELOAD_MS));
  if ((await readVersion()) === undefined) return flashHint(STAY);
  const { keepFields } = await import('#src/ui/fields.ts');
  if (keepFields(fieldsKey())) location.reload();
  else flashHint(STAY);
}

if (document.querySelector('[data-reload]')) reloadOnce();
if (readInTab(fieldsKey()))
  import('#src/ui/fields.ts').then(({ restoreFields }) => restoreFields(fieldsKey()));
