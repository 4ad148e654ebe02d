import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { editorFr } from './editor.fr.ts';
import { say } from './editor.store.ts';
import { $history, undoLast } from './history.ts';
import { $selected } from './selection.ts';

const fr = editorFr.tools;
/** Below so many rows one sees them all. */
const FILTER_FROM = 13;

function undo(): void {
  const done = undoLast();
  if (done) say(fr.undone(done.text));
}

interface Props {
  count: number;
  filter: string;
  onFilter: (text: string) => void;
}

/** Undo, choosing several, and finding one among many. */
export function EditorTools({ count, filter, onFilter }: Props) {
  const history = useStore($history);
  const selected = useStore($selected);
  useEffect(() => {
    const byKey = (event: KeyboardEvent) => {
      const typing = event.target instanceof Element && event.target.closest('input, textarea, select');
      if (typing || event.shiftKey || event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey))
        return;
      event.preventDefault();
      undo();
    };
    addEventListener('keydown', byKey);
    return () => removeEventListener('keydown', byKey);
  }, []);
  if (count === 0 && history.length === 0) return null;
  return (
    <div className="editor-bar">
      <div className="row">
        <Button
          icon="undo"
          aria-disabled={history.length === 0}
          onClick={undo}
          aria-keyshortcuts="Control+Z Meta+Z"
        >
          {fr.undo}
          <span className="visually-hidden"> {history.at(-1)?.text}</span>
        </Button>
        <Button
          icon={selected ? 'close' : 'check'}
          aria-pressed={selected !== null}
          onClick={() => $selected.set(selected ? null : new Set())}
        >
          {selected ? fr.stopSelecting : fr.select}
        </Button>
      </div>
      {(count >= FILTER_FROM || filter !== '') && (
        <Field
          label={fr.filter}
          type="search"
          value={filter}
          maxLength={100}
          onChange={(event) => onFilter(event.target.value)}
        />
      )}
    </div>
  );
}
