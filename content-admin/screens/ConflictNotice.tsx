import { useStore } from '@nanostores/react';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { takeTheirs } from '../editor/document-actions.ts';
import { $presence, type Presence } from '../editor/presence.ts';
import { editorFr } from '../editor.fr.ts';
import { type EditorState, isDirty } from '../types/editor-state.ts';

const { conflict } = editorFr;

/** Names who made this version where that is known. One person may have the document open in two tabs. */
function titleOf(revision: number, { saved }: Presence): string {
  if (saved?.revision !== revision) return conflict.title;
  if (saved.self) return conflict.titleSelf;
  return saved.by ? conflict.titleBy(saved.by) : conflict.title;
}

/** Tells that somebody saved: their version is taken when nothing was typed here, and compared otherwise. */
export function ConflictNotice({ state, onCompare }: { state: EditorState; onCompare: () => void }) {
  const presence = useStore($presence);
  if (!state.remote) return null;
  const dirty = isDirty(state);
  return (
    <Notice role="alert" title={titleOf(state.remote.revision, presence)}>
      <p>{dirty ? conflict.dirty : conflict.clean}</p>
      <div className="form-actions">
        {dirty ? (
          <Button look="main" onClick={onCompare}>
            {conflict.compare}
          </Button>
        ) : (
          <Button onClick={takeTheirs}>{conflict.take}</Button>
        )}
      </div>
    </Notice>
  );
}
