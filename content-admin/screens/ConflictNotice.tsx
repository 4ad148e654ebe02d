import { useStore } from '@nanostores/react';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { takeTheirs } from '../editor/document-actions.ts';
import { $presence } from '../editor/presence.ts';
import { editorFr } from '../editor.fr.ts';
import { type EditorState, isDirty } from '../types/editor-state.ts';

const { conflict } = editorFr;

/** Tells that somebody saved: their version is taken when nothing was typed here, and compared otherwise. */
export function ConflictNotice({ state, onCompare }: { state: EditorState; onCompare: () => void }) {
  const { savedBy } = useStore($presence);
  if (!state.remote) return null;
  const dirty = isDirty(state);
  return (
    <Notice role="alert" title={savedBy ? conflict.titleBy(savedBy) : conflict.title}>
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
