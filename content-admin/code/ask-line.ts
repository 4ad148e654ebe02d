import { type EditorView, getDialog, showDialog } from '@codemirror/view';
import { goTo } from './go-to.ts';

const NAME = 'cm-goto-line';

/** Asks for a line (12, or 12:3 with a column) and goes there; the focus comes back to the text either way. */
export function askLine(view: EditorView): boolean {
  const open = getDialog(view, NAME)?.dom.querySelector('input');
  if (open) {
    open.select();
    return true;
  }
  const { state } = view;
  const { close, result } = showDialog(view, {
    class: NAME,
    label: state.phrase('Go to line'),
    input: { type: 'text', name: 'line', value: String(state.doc.lineAt(state.selection.main.head).number) },
    focus: true,
    submitLabel: state.phrase('go'),
  });
  void result.then((form) => {
    view.dispatch({ effects: close });
    const field = form?.elements.namedItem('line');
    const typed = field instanceof HTMLInputElement ? field.value : '';
    const [, line, column = '1'] = /^\s*(\d+)(?::(\d+))?\s*$/.exec(typed) ?? [];
    if (line) goTo(view, { line: Number(line), column: Number(column) });
    else view.focus();
  });
  return true;
}
