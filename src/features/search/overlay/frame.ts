import { RESULTS_PATH } from '#src/features/catalogue/links.ts';
import { adoptStyles, element } from '#src/lib/dom.ts';
import { siteName } from '#src/lib/site-name.ts';
import { overlayFr as fr } from '../overlay.fr.ts';
import { type Actions, createActions } from './actions.ts';
import css from './overlay.css?inline';

/** The fixed parts of the dialog; everything else is filled in as one types. */
export interface Frame {
  dialog: HTMLDialogElement;
  form: HTMLFormElement;
  input: HTMLInputElement;
  close: HTMLButtonElement;
  /** Read out by screen readers as results change. */
  status: HTMLElement;
  /** Seen: offline, slow, failed. */
  notice: HTMLElement;
  list: HTMLElement;
  clear: HTMLButtonElement;
  actions: Actions;
}

/** Not `type=search`: there Escape empties the field instead of closing the dialog. */
function makeInput(): HTMLInputElement {
  return element('input', {
    id: 'so-q',
    name: 'q',
    type: 'text',
    role: 'combobox',
    maxlength: 200,
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    enterkeyhint: 'search',
    'aria-expanded': 'false',
    'aria-controls': 'so-list',
    'aria-autocomplete': 'list',
    placeholder: fr.placeholder,
    class: 'so-input',
  });
}

export function buildFrame(): Frame {
  adoptStyles(css);
  const input = makeInput();
  const close = element('button', { type: 'button', class: 'so-close', 'aria-label': fr.close }, '×');
  const form = element(
    'form',
    { action: RESULTS_PATH, method: 'get', role: 'search', class: 'so-form' },
    element('label', { for: 'so-q', class: 'visually-hidden' }, fr.label),
    input,
    close,
  );
  const status = element('p', { role: 'status', class: 'visually-hidden' });
  const notice = element('p', { role: 'status', class: 'so-notice' });
  const list = element('div', { id: 'so-list', role: 'listbox', 'aria-label': fr.results, class: 'so-list' });
  const clear = element('button', { type: 'button', class: 'so-clear', hidden: true }, fr.clearRecent);
  const actions = createActions();
  const dialog = element(
    'dialog',
    { class: 'so', 'aria-label': fr.dialog(siteName()) },
    form,
    status,
    notice,
    list,
    clear,
    actions.bar,
  );
  document.body.append(dialog);
  return { dialog, form, input, close, status, notice, list, clear, actions };
}
