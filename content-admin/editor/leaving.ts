import { activeToken } from '#src/features/accounts/session.store.ts';
import { editorCalls } from '#src/features/content/content.calls.ts';
import { withIdentity } from '#src/features/content/document.ts';
import { canBeDrafted } from '../document/inspect.ts';
import { isDirty } from '../types/editor-state.ts';
import { keepBackup } from './backup.ts';
import { $editor } from './store.ts';

/** A request that outlives its page may carry 64 KiB in all. */
const KEPT_ALIVE_BYTES = 60_000;

/** Saves as the page closes: into this browser, and into the server's draft when the text is short enough. */
export function saveOnLeaving(namespace: string): void {
  const state = $editor.get();
  if (!isDirty(state)) return;
  const { id, text, savedText: base, revision } = state;
  void keepBackup(id, namespace, { text, base, revision, at: Date.now() });
  if (id === null || state.remote || !canBeDrafted(text)) return;
  const body = JSON.stringify({ md: withIdentity(text, id, revision) });
  if (new Blob([body]).size > KEPT_ALIVE_BYTES) return;
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${activeToken.get()}` };
  fetch(editorCalls.saveDraft.contract.path, { method: 'POST', headers, body, keepalive: true }).catch(
    () => undefined,
  );
}
