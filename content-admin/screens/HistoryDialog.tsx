import './compare.css';
import { useCallback, useState } from 'react';
import { editorCalls } from '#src/features/content/content.calls.ts';
import { formatMoment } from '#src/lib/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { restoreRevision } from '../editor/document-actions.ts';
import { edit } from '../editor/store.ts';
import { tell } from '../editor/told.store.ts';
import { editorFr } from '../editor.fr.ts';
import type { EditorState } from '../types/editor-state.ts';
import { Dialog } from './Dialog.tsx';
import { LoadFailed } from './LoadFailed.tsx';
import { useLoaded } from './useLoaded.ts';

const { history: fr } = editorFr;

interface Props {
  state: EditorState;
  onClose(): void;
}

/** Every version that was saved, newest first. What is on the screen can be taken back after a restore. */
export function HistoryDialog({ state, onClose }: Props) {
  const id = state.id ?? 0;
  const [loaded, reload] = useLoaded(useCallback(() => editorCalls.contentRevisions({ id }), [id]));
  async function restore(revision: number) {
    const before = state.text;
    if (await restoreRevision(revision)) tell(editorFr.told.restored, () => edit(before));
    onClose();
  }
  return (
    <Dialog title={fr.title} onClose={onClose}>
      <p className="muted">{fr.note}</p>
      {loaded.state === 'loading' && <p aria-busy="true">{fr.loading}</p>}
      {loaded.state === 'failed' && <LoadFailed retry={reload} />}
      <ol className="plain history">
        {loaded.state === 'ready' &&
          loaded.value.items.map((item) => (
            <li key={item.revision}>
              <p className="history-what">
                <strong>{fr.revision(item.revision)}</strong>
                <span className="muted">
                  {formatMoment(item.at)}
                  {item.author && ` ${fr.by(item.author)}`}
                  {item.revision === state.revision && `, ${fr.current}`}
                </span>
              </p>
              {(item.revision !== state.revision || item.md !== state.text) && (
                <RestoreButton live={state.status === 'published'} onRestore={() => restore(item.revision)} />
              )}
              <details>
                <summary>{fr.show}</summary>
                {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text scrolls, by keyboard too */}
                <pre className="compare-text" tabIndex={0}>
                  {item.md}
                </pre>
              </details>
            </li>
          ))}
      </ol>
    </Dialog>
  );
}

/** On a live page readers see the older version at once: the button asks a second press. */
function RestoreButton({ live, onRestore }: { live: boolean; onRestore: () => void }) {
  const [asked, setAsked] = useState(false);
  return (
    <Button onClick={() => (live && !asked ? setAsked(true) : onRestore())}>
      {asked ? fr.confirm : fr.restore}
    </Button>
  );
}
