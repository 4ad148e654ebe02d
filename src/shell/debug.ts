import { readInTab } from '#src/lib/kept-in-tab.ts';

/**
 * docs/spec/product.md §4: ctrl+shift+A, for administrators alone; the panel itself asks the server who they
 * are.
 */
const KEY = 'debug';
const { classList } = document.documentElement;

const load = () => import('./debug-panel.ts').catch(() => null);

addEventListener('keydown', (event) => {
  if (!event.ctrlKey || !event.shiftKey || event.code !== 'KeyA' || !classList.contains('is-admin')) return;
  event.preventDefault();
  load().then((panel) => panel?.toggleDebug(KEY));
});
if (classList.contains('is-admin') && readInTab(KEY)) load().then((panel) => panel?.showDebug(KEY));
