import type { EditorView } from '@codemirror/view';

/** Puts the cursor at a line and column, from 1, in the middle of what is seen. */
export function goTo(view: EditorView, { line, column }: { line: number; column: number }): void {
  const { doc } = view.state;
  const at = doc.line(Math.max(1, Math.min(line, doc.lines)));
  const anchor = Math.min(at.from + Math.max(0, column - 1), at.to);
  view.dispatch({ selection: { anchor }, scrollIntoView: true });
  view.focus();
}
