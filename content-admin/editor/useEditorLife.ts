import { useEffect } from 'react';
import { isDirty } from '../types/editor-state.ts';
import { saveOnLeaving } from './leaving.ts';
import { autosave, lookElsewhere } from './saving.ts';
import { $editor } from './store.ts';
import { watchText } from './watch-text.ts';

const LOOK_EVERY_MS = 15_000;

/** What could not be saved is tried again; otherwise it is time to see what others did. */
function lookAround(): void {
  if (document.hidden) return;
  if (isDirty($editor.get())) autosave();
  else lookElsewhere();
}

/** Keeps the document safe while it is open: on the way, on leaving, and against what others save. */
export function useEditorLife(namespace: string): void {
  useEffect(() => watchText(namespace), [namespace]);
  useEffect(() => {
    const onHide = () => saveOnLeaving(namespace);
    const onVisibility = () => (document.hidden ? autosave() : lookElsewhere());
    const look = setInterval(lookAround, LOOK_EVERY_MS);
    addEventListener('pagehide', onHide);
    addEventListener('online', autosave);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      clearInterval(look);
      removeEventListener('pagehide', onHide);
      removeEventListener('online', autosave);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [namespace]);
}
