import { type EditorState, isDirty } from '../types/editor-state.ts';
import { dropBackup, keepBackup } from './backup.ts';
import { autosave } from './saving.ts';
import { $editor, patch } from './store.ts';

/** After the last key, and at the latest while somebody types without a pause. */
const AUTOSAVE_MS = 2_500;
const AUTOSAVE_AT_MOST_MS = 10_000;
const BACKUP_MS = 400;

/**
 * Keeps what is typed: in this browser at once, on the server every few seconds. Answers the function that stops
 * it.
 */
export function watchText(namespace: string): () => void {
  let soon: ReturnType<typeof setTimeout> | undefined;
  let kept: ReturnType<typeof setTimeout> | undefined;
  let dirtySince = 0;
  let last = $editor.get();

  const settle = (state: EditorState) => {
    clearTimeout(soon);
    clearTimeout(kept);
    if (dirtySince === 0) return;
    dirtySince = 0;
    dropBackup(last.id, namespace);
    dropBackup(state.id, namespace);
  };
  const typed = ({ id, text, savedText: base, revision }: EditorState) => {
    dirtySince ||= Date.now();
    clearTimeout(soon);
    clearTimeout(kept);
    kept = setTimeout(async () => {
      const done = await keepBackup(id, namespace, { text, base, revision, at: Date.now() });
      if (done) patch({ keptText: text });
    }, BACKUP_MS);
    const left = AUTOSAVE_AT_MOST_MS - (Date.now() - dirtySince);
    soon = setTimeout(autosave, Math.max(0, Math.min(AUTOSAVE_MS, left)));
  };
  const stop = $editor.listen((state) => {
    if (!isDirty(state)) settle(state);
    else if (state.text !== last.text) typed(state);
    // A new document got its number: the copy kept while it had none is dropped.
    if (state.id !== last.id) dropBackup(last.id, namespace);
    last = state;
  });
  return () => {
    stop();
    clearTimeout(soon);
    clearTimeout(kept);
  };
}
