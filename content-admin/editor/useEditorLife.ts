import { useEffect } from 'react';
import { activeToken } from '#src/features/accounts/session.store.ts';
import { isDirty } from '../types/editor-state.ts';
import { saveOnLeaving } from './leaving.ts';
import { sayGone, sayPresence, watchPresence } from './presence.ts';
import { autosave } from './saving.ts';
import { $editor } from './store.ts';
import { watchTemplates } from './template-news.ts';
import { watchText } from './watch-text.ts';

const RETRY_EVERY_MS = 15_000;

/** Tries again to save a text that could not be saved. */
function tryAgain(): void {
  if (!document.hidden && isDirty($editor.get())) autosave();
}

/** Keeps the document safe while it is open: on the way, on leaving, and against what others save. */
export function useEditorLife(namespace: string): void {
  useEffect(() => watchText(namespace), [namespace]);
  useEffect(watchPresence, []);
  useEffect(watchTemplates, []);
  useEffect(() => {
    const onHide = () => {
      saveOnLeaving(namespace);
      sayGone();
    };
    const onVisibility = () => (document.hidden ? autosave() : sayPresence());
    // Somebody signed in again over the open text: it is saved at once.
    const signedIn = activeToken.listen((token) => void (token && autosave()));
    const look = setInterval(tryAgain, RETRY_EVERY_MS);
    addEventListener('pagehide', onHide);
    addEventListener('online', autosave);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      signedIn();
      clearInterval(look);
      removeEventListener('pagehide', onHide);
      removeEventListener('online', autosave);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [namespace]);
}
