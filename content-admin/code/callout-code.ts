import type { EditorState, Line } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { calloutOpenedBy, calloutOpening } from '#src/features/content/pieces/fence.ts';
import type { Callout } from '../types/writer.ts';

const CLOSING = /^:::[ \t]*$/;

interface Around {
  callout: Callout;
  opening: Line;
  closing: Line;
}

/** The callout around the cursor, between its two lines. */
function around({ doc, selection }: EditorState): Around | null {
  const here = doc.lineAt(selection.main.head).number;
  for (let n = here; n > 0; n -= 1) {
    const opening = doc.line(n);
    const callout = calloutOpenedBy(opening.text);
    if (callout) {
      const closing = closingUnder({ doc }, n);
      return closing && closing.number >= here ? { callout, opening, closing } : null;
    }
    if (n < here && CLOSING.test(opening.text)) return null;
  }
  return null;
}

function closingUnder({ doc }: Pick<EditorState, 'doc'>, from: number): Line | null {
  for (let n = from + 1; n <= doc.lines; n += 1) if (CLOSING.test(doc.line(n).text)) return doc.line(n);
  return null;
}

export const calloutIn = (state: EditorState): Callout | null => around(state)?.callout ?? null;

/** Changes the callout around the cursor, or frames the lines that are selected; null takes the frame away. */
export function writeCallout(view: EditorView, wanted: Callout | null): void {
  const found = around(view.state);
  if (found && wanted) rewrite(view, found, calloutOpening(wanted));
  else if (found) unframe(view, found);
  else if (wanted) frame(view, calloutOpening(wanted));
  view.focus();
}

function rewrite(view: EditorView, { opening }: Around, insert: string): void {
  view.dispatch({ changes: { from: opening.from, to: opening.to, insert }, userEvent: 'input.format' });
}

function unframe(view: EditorView, { opening, closing }: Around): void {
  const isBlank = (n: number) =>
    n < 1 || n > view.state.doc.lines || view.state.doc.line(n).text.trim() === '';
  // A line of the frame between two lines of words becomes a blank one: they would be read as one paragraph.
  const opens = isBlank(opening.number - 1) || isBlank(opening.number + 1);
  const closes = isBlank(closing.number - 1) || isBlank(closing.number + 1);
  const changes = [
    { from: opening.from, to: opens ? opening.to + 1 : opening.to },
    { from: closes ? closing.from - 1 : closing.from, to: closing.to },
  ];
  // With nothing between, the two would meet in the one line end they share.
  const alone = closing.number === opening.number + 1;
  const whole = { from: opening.from, to: closing.to };
  view.dispatch({ changes: alone ? whole : changes, userEvent: 'input.format' });
}

function frame(view: EditorView, opening: string): void {
  const { doc, selection } = view.state;
  const { from } = doc.lineAt(selection.main.from);
  const { to } = doc.lineAt(selection.main.to);
  const words = view.state.sliceDoc(from, to);
  const lead = from === 0 || /\n[ \t]*\n$/.test(view.state.sliceDoc(0, from)) ? '' : '\n';
  const tail = to === doc.length || /^\n[ \t]*(?:\n|$)/.test(view.state.sliceDoc(to)) ? '' : '\n';
  const before = `${lead}${opening}\n`;
  view.dispatch({
    changes: { from, to, insert: `${before}${words}\n:::${tail}` },
    selection: { anchor: from + before.length, head: from + before.length + words.length },
    scrollIntoView: true,
    userEvent: 'input.format',
  });
}
