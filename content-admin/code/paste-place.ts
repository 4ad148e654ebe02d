import { type ChangeSet, StateEffect, StateField } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';

interface Place {
  id: number;
  from: number;
  to: number;
}

const opened = StateEffect.define<Place>();
const closed = StateEffect.define<number>();

/** Words typed at the place come after the paste, as they did after its keys; those typed over it are kept. */
function moved({ id, from, to }: Place, changes: ChangeSet): Place {
  let written = false;
  changes.iterChangedRanges((start, end) => {
    written ||= start < to && end > from;
  });
  const begins = changes.mapPos(from, -1);
  return { id, from: begins, to: written ? begins : changes.mapPos(to, -1) };
}

/** The places of pastes that are being made, as they move while somebody writes on. */
export const pastePlaces = StateField.define<readonly Place[]>({
  create: () => [],
  update(before, { changes, docChanged, effects }) {
    let places = before;
    if (docChanged) places = places.map((place) => moved(place, changes));
    for (const effect of effects) {
      if (effect.is(opened)) places = [...places, effect.value];
      if (effect.is(closed)) places = places.filter(({ id }) => id !== effect.value);
    }
    return places;
  },
});

let last = 0;

/** Keeps the selection's place; the answer gives where it is by then, once. */
export function keepPlace(view: EditorView): () => { from: number; to: number } {
  last += 1;
  const id = last;
  const { from, to } = view.state.selection.main;
  view.dispatch({ effects: opened.of({ id, from, to }) });
  return () => {
    const place = view.state.field(pastePlaces).find((one) => one.id === id) ?? view.state.selection.main;
    view.dispatch({ effects: closed.of(id) });
    return { from: place.from, to: place.to };
  };
}
