import { type ChangeSet, Compartment, EditorState, type Extension, type Text } from '@codemirror/state';

/** A paragraph is read again as a whole at each key in it: past so many characters, that takes too long to type. */
export const LONG_LINE_CHARS = 50_000;

const NONE: Extension = [];

function hasLongLine(doc: Text): boolean {
  for (const line of doc.iterLines()) if (line.length > LONG_LINE_CHARS) return true;
  return false;
}

/** Looks at the lines that a change wrote, and at no other. */
function writesLongLine(changes: ChangeSet, doc: Text): boolean {
  let found = false;
  changes.iterChangedRanges((...[, , from, to]) => {
    for (let at = from; at <= to && !found; ) {
      const line = doc.lineAt(at);
      found = line.length > LONG_LINE_CHARS;
      at = line.to + 1;
    }
  });
  return found;
}

/**
 * A language, but while a line is too long for its parser: the text is then shown without its colours, and keys stay
 * quick. It comes back with the last long line.
 */
export function languageOfShortLines(language: Extension, text: string): Extension {
  const place = new Compartment();
  const follow = EditorState.transactionExtender.of(({ changes, docChanged, newDoc, startState }) => {
    if (!docChanged) return null;
    const isOff = place.get(startState) === NONE;
    const isLong = isOff ? hasLongLine(newDoc) : writesLongLine(changes, newDoc);
    return isLong === isOff ? null : { effects: place.reconfigure(isLong ? NONE : language) };
  });
  const isLong = text.split('\n').some((line) => line.length > LONG_LINE_CHARS);
  return [place.of(isLong ? NONE : language), follow];
}
