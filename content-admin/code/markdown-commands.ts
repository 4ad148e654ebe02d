import { indentLess, indentMore } from '@codemirror/commands';
import { EditorSelection, type EditorState, type TransactionSpec } from '@codemirror/state';
import type { EditorView, Command as KeyCommand } from '@codemirror/view';
import { applyTool, type Tool, toolOf } from '../editor/markdown-tools.ts';
import type { Mark } from '../types/writer.ts';

const LIST_LINE = /^[ \t]*(?:[-*+]|\d+[.)])[ \t]/;

/** Writes a tool's marks around or before what is selected; the text's own undo takes it back. */
export function writeTool(view: EditorView, name: Mark): void {
  view.dispatch(marked(view.state, toolOf(name)));
  view.focus();
}

function marked(state: EditorState, tool: Tool): TransactionSpec {
  const { from, to } = state.selection.main;
  const text = state.doc.toString();
  const { insert, selection, ...place } = applyTool(tool, text, [from, to]);
  return {
    changes: { ...place, insert },
    selection: EditorSelection.range(...selection),
    scrollIntoView: true,
    userEvent: 'input.format',
  };
}

/** Replaces what is selected by a block of its own: blank lines before and after it. */
export function insertBlock(view: EditorView, block: string): void {
  const { state } = view;
  const { to } = state.selection.main;
  const line = state.doc.lineAt(to);
  const at = line.text.trim() === '' ? line.from : line.to;
  const before = state.sliceDoc(0, at).replace(/[ \t]+$/, '');
  const lead = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n';
  const after = state.sliceDoc(at);
  const end = /^[ \t]*\n[ \t]*(?:\n|$)/.test(after)
    ? ''
    : after.startsWith('\n') || after === ''
      ? '\n'
      : '\n\n';
  view.dispatch({
    changes: { from: at, insert: lead + block + end },
    selection: { anchor: at + lead.length + block.length },
    scrollIntoView: true,
    userEvent: 'input.insert',
  });
  view.focus();
}

/** Tab belongs to the list it is pressed in; anywhere else it leaves the text, as on the rest of the page. */
const inList =
  (command: KeyCommand): KeyCommand =>
  (view) => {
    const { main } = view.state.selection;
    const line = view.state.doc.lineAt(main.head);
    return LIST_LINE.test(line.text) ? command(view) : false;
  };

export const listKeys = [{ key: 'Tab', run: inList(indentMore), shift: inList(indentLess) }];
