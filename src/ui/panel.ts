import { ApiError } from '#src/calls/client.ts';
import { element } from '#src/lib/dom.ts';

const FAILED = 'Une erreur est survenue. Vérifiez votre connexion.';
const OFFLINE = 'Vous ne semblez pas connecté à internet';

/** Fills a menu of the shell: what it shows while it loads stands in the page; a failure is said, with a retry. */
export async function fillPanel<T>(
  panel: HTMLElement,
  load: () => Promise<T>,
  draw: (value: T) => Node[],
): Promise<void> {
  const body = panel.querySelector('[data-panel-body]');
  if (!body) return;
  body.setAttribute('aria-busy', 'true');
  try {
    body.replaceChildren(...draw(await load()));
  } catch (error) {
    const again = element('button', { type: 'button', class: 'button' }, 'Réessayer');
    again.addEventListener('click', () => fillPanel(panel, load, draw));
    const sentence = navigator.onLine ? (error instanceof ApiError ? error.message : FAILED) : OFFLINE;
    body.replaceChildren(element('p', { role: 'alert' }, sentence), again);
  } finally {
    body.removeAttribute('aria-busy');
  }
}
