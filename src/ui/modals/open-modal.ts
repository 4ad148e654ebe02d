import { adoptStyles, element } from '#src/lib/dom.ts';
import css from './modal.css?inline';
import type { BuildModal, ModalName, Modals } from './names.ts';
import { showDialog } from './show-dialog.ts';

const BUILDERS: { [N in ModalName]: () => Promise<{ build: BuildModal<N> }> } = {
  confirm: () => import('./confirm.ts'),
  'howto-01': () => import('./howto.ts'),
};

export const isModalName = (name: string): name is ModalName => Object.hasOwn(BUILDERS, name);

/** The last one asked for wins, however long each takes to be fetched. */
let newest = 0;

/**
 * Opens a modal by its name (docs/spec/product.md §2). One at a time: what was open closes without an answer,
 * and so do the menus. Native: Escape and a click on the veil close it, the page behind is inert, focus goes
 * back where it was. Resolves to the answer, or null when it was closed without one.
 */
export async function openModal<N extends ModalName>(
  name: N,
  params: Modals[N]['params'],
): Promise<Modals[N]['answer'] | null> {
  newest += 1;
  const mine = newest;
  const { build } = await BUILDERS[name]();
  if (mine !== newest) return null;
  adoptStyles(css);
  return new Promise((resolve) => {
    const dialog = element('dialog', { class: 'modal', 'aria-labelledby': 'modal-title' });
    let given: Modals[N]['answer'] | null = null;
    const { title, body } = build(params, (value) => {
      given = value;
      dialog.close();
    });
    dialog.append(element('h2', { id: 'modal-title' }, title), ...body);
    // A click on the dialog itself, not in what it holds, is a click on its veil.
    dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(given);
    });
    document.body.append(dialog);
    showDialog(dialog);
  });
}

/** A question before what cannot be taken back; false as well when it is closed without an answer. */
export async function confirm(params: Modals['confirm']['params']): Promise<Modals['confirm']['answer']> {
  return (await openModal('confirm', params)) ?? { yes: false, fields: {} };
}
