import { canBeDrafted } from '../document/inspect.ts';
import { editorFr } from '../editor.fr.ts';
import { type EditorState, hasUnpublished, isDirty } from '../types/editor-state.ts';

export type Publication = keyof typeof editorFr.publication;

/** The document's state for its readers. */
export function publicationOf(state: EditorState): Publication {
  if (state.id === null) return 'new';
  return hasUnpublished(state) ? 'changed' : state.status;
}

const clock = new Intl.DateTimeFormat('fr-FR', { hour: '2-digit', minute: '2-digit' });

/** One short sentence on how safe the typed text is: saved, waiting, or in this browser alone. */
export function savingWords(state: EditorState): string {
  const { saving } = editorFr;
  if (state.busy) return saving.saving;
  if (state.remote) return saving.conflict;
  if (state.failure?.offline) return saving.offline;
  if (isDirty(state) && !canBeDrafted(state.text))
    return state.keptText === state.text ? saving.held : saving.unsaved;
  if (state.failure) return saving.failed;
  if (isDirty(state)) return saving.unsaved;
  if (state.id === null) return '';
  return state.savedAt ? saving.savedAt(clock.format(state.savedAt)) : saving.saved;
}
