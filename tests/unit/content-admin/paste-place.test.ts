import { EditorState, type TransactionSpec } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { describe, expect, it } from 'vitest';
import { keepPlace, pastePlaces } from '#admin/code/paste-place.ts';

/** As much of a view as a place needs. */
function viewOf(doc: string, anchor: number, head = anchor) {
  const view = {
    state: EditorState.create({ doc, selection: { anchor, head }, extensions: [pastePlaces] }),
    dispatch(change: TransactionSpec) {
      view.state = view.state.update(change).state;
    },
  };
  return view;
}
const keep = (view: ReturnType<typeof viewOf>) => keepPlace(view as unknown as EditorView);

describe('the place of a paste that is being made', () => {
  it('moves with what is written before it, and comes before what is written at it', () => {
    const view = viewOf('Un deux.', 3);
    const place = keep(view);
    view.dispatch({ changes: { from: 0, insert: 'Zéro. ' } });
    view.dispatch({ changes: { from: 9, insert: 'suite ' } });
    expect(place()).toEqual({ from: 9, to: 9 });
    expect(view.state.field(pastePlaces)).toEqual([]);
  });

  it('takes the place of what was selected, unless that was written over', () => {
    const view = viewOf('Un deux trois.', 3, 7);
    const [first, second] = [keep(view), keep(view)];
    expect(first()).toEqual({ from: 3, to: 7 });
    view.dispatch({ changes: { from: 3, to: 7, insert: 'mille' } });
    expect(second()).toEqual({ from: 3, to: 3 });
  });
});
