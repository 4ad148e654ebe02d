import { element } from '#src/lib/dom.ts';
import { ofName } from '#src/lib/of-name.ts';
import { siteName } from '#src/lib/site-name.ts';
import { closeMenus } from './close-menus.ts';
import { closeDialogs } from './modals/show-dialog.ts';

/** An error that no reload of ours can mend: the page's content gives way to it, until the person asks again. */
export function showUnrecoverable(): void {
  closeMenus();
  closeDialogs();
  const again = element('button', { type: 'button', class: 'button button-main' }, 'Recharger la page');
  again.addEventListener('click', () => location.reload());
  const screen = element(
    'section',
    { class: 'wrap-narrow page-top stack', role: 'alert' },
    element('h1', {}, 'Le site n’est pas prêt'),
    element(
      'p',
      { class: 'lead' },
      `Les rubriques ${ofName(siteName())} n’ont pas pu être chargées\u202f: rien ne peut être affiché sans elles.`,
    ),
    element('p', {}, 'Vos listes et vos cagnottes sont bien gardées. Réessayez dans quelques minutes.'),
    element('p', {}, again),
  );
  const main = document.getElementById('contenu');
  main?.replaceChildren(screen);
  main?.focus();
}
