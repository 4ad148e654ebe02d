import type { Content } from '#src/features/content/content.ts';

/** One document under an editor's hands. Texts are without `id` and `revision`. */
export interface EditorState {
  phase: 'loading' | 'ready' | 'missing' | 'failed' | 'deleted';
  /** Null until the first save. */
  id: number | null;
  revision: number;
  status: Content['status'];
  /** The text on the screen. */
  text: string;
  /** The text on the server: the draft when there is one. */
  savedText: string;
  /** The text that was opened, or last taken from the server: an undo comes back to its bytes. */
  openedText: string;
  /** The newest revision's text, which readers see when it is live; null until it is known. */
  liveText: string | null;
  savedAt: number | null;
  /** The text that this browser is known to keep; null before the first. */
  keptText: string | null;
  busy: boolean;
  /** The reason the last save failed; null when it went through. `gone`: somebody put the document into the bin. */
  failure: { message: string; offline: boolean; gone?: boolean } | null;
  /** The server's own refusals by field, until the next change. */
  refused: Record<string, string>;
  /** The free address that the server proposed where the title's own was another document's. */
  proposedSlug: string | null;
  /** Somebody else's newer version. */
  remote: Content | null;
}

export const EMPTY_STATE: EditorState = {
  phase: 'loading',
  id: null,
  revision: 0,
  status: 'draft',
  text: '',
  savedText: '',
  openedText: '',
  liveText: null,
  savedAt: null,
  keptText: null,
  busy: false,
  failure: null,
  refused: {},
  proposedSlug: null,
  remote: null,
};

export const isDirty = (state: EditorState) => state.phase === 'ready' && state.text !== state.savedText;

/** Live, with something that readers do not see yet. */
export function hasUnpublished(state: EditorState): boolean {
  return state.status === 'published' && state.liveText !== null && state.text !== state.liveText;
}
