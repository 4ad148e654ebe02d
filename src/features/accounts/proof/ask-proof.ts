import type { Method } from '#src/calls/proof.ts';
import { adoptStyles, element } from '#src/lib/dom.ts';
import fieldCss from '#src/ui/css/field.css?inline';
import modalCss from '#src/ui/modals/modal.css?inline';
import { showOver } from '#src/ui/modals/show-dialog.ts';
import { proofFr as fr } from './proof.fr.ts';
import { noWayForm, type ProofForm, proofForm } from './proof-form.ts';

/** Calls that want a proof at the same time wait for the one answer. */
let asked: Promise<boolean> | null = null;

/**
 * Asks the person to prove who they are, over whatever is open and without touching it; true once they did, false when
 * they close the question.
 */
export function askProof(methods: readonly Method[]): Promise<boolean> {
  asked ??= open(methods).finally(() => {
    asked = null;
  });
  return asked;
}

const HEADING = 'proof-title';

function open(methods: readonly Method[]): Promise<boolean> {
  adoptStyles(fieldCss);
  adoptStyles(modalCss);
  const before = document.activeElement;
  return new Promise((resolve) => {
    const dialog = element('dialog', { class: 'modal', 'aria-labelledby': HEADING });
    let proved = false;
    const done = (given: boolean) => {
      proved = given;
      dialog.close();
    };
    fill(dialog, methods, done);
    // A click on the dialog itself, not in what it holds, is a click on its veil.
    dialog.addEventListener('click', ({ target }) => target === dialog && done(false));
    dialog.addEventListener('close', () => {
      dialog.remove();
      if (before instanceof HTMLElement) before.focus();
      resolve(proved);
    });
    document.body.append(dialog);
    showOver(dialog);
  });
}

/** One way at a time; the others are buttons that lead to them. */
function fill(dialog: HTMLDialogElement, methods: readonly Method[], done: (given: boolean) => void): void {
  const heading = element('h2', { id: HEADING }, fr.title);
  const show = (form: ProofForm, others: readonly Method[]) => {
    const ways = others.map((method) => {
      const way = element('button', { type: 'button', class: 'button button-quiet' }, fr.other[method]);
      way.addEventListener('click', () => choose(method));
      return way;
    });
    dialog.replaceChildren(heading, ...form.nodes, ...(ways.length > 0 ? [element('p', {}, ...ways)] : []));
    if (dialog.open) form.first?.focus();
  };
  const choose = (method: Method) =>
    show(
      proofForm(method, done),
      methods.filter((other) => other !== method),
    );
  const [first] = methods;
  if (first) choose(first);
  else show(noWayForm(done), []);
}
