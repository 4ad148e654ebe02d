import { useEffect, useState } from 'react';
import { editorCalls } from '#src/features/content/content.calls.ts';
import { formatMoment } from '#src/lib/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { type Found, findBackups, forgetBackup, forgetOldBackups, keepBackup } from '../editor/backup.ts';
import { $editor, edit, patch } from '../editor/store.ts';
import { editorFr } from '../editor.fr.ts';
import { isDirty } from '../types/editor-state.ts';

const { backup: fr } = editorFr;

/** The copies that this browser kept of a text the server never got, the newest first. */
function useBackups(namespace: string): [Found[], (next: Found[]) => void] {
  const [backups, setBackups] = useState<Found[]>([]);
  useEffect(() => {
    const { id, text, phase } = $editor.get();
    if (phase !== 'ready' || isDirty($editor.get())) return;
    findBackups(id, namespace).then((found) => {
      for (const { name } of found.filter((one) => one.text === text)) forgetBackup(name);
      // Somebody typed meanwhile: the copies wait for the next time.
      if (!isDirty($editor.get())) setBackups(found.filter((one) => one.text !== text));
      void forgetOldBackups();
    });
  }, [namespace]);
  return [backups, setBackups];
}

/** Takes the kept copy; one written from an older version than the server's becomes a conflict to settle. */
async function take(backup: Found, namespace: string): Promise<void> {
  const { id, savedText, revision } = $editor.get();
  edit(backup.text);
  // From now on it is this page's.
  if (await keepBackup(id, namespace, { ...backup, at: Date.now() })) forgetBackup(backup.name);
  if (id === null || (backup.base === savedText && backup.revision === revision)) return;
  const remote = await editorCalls.contentDetail({ id }).catch(() => null);
  if (remote) patch({ savedText: backup.base, remote });
}

export function BackupNotice({ namespace }: { namespace: string }) {
  const [[backup, ...others], setBackups] = useBackups(namespace);
  if (!backup) return null;
  return (
    <Notice title={fr.title} role="status">
      <p>{fr.text(formatMoment(new Date(backup.at)))}</p>
      {others.length > 0 && <p>{fr.others(others.length)}</p>}
      <div className="form-actions">
        <Button
          look="main"
          onClick={() => {
            void take(backup, namespace);
            // What is left is offered again where the text is opened next: it would take this one's place.
            setBackups([]);
          }}
        >
          {fr.take}
        </Button>
        <Button
          onClick={() => {
            forgetBackup(backup.name);
            setBackups(others);
          }}
        >
          {fr.drop}
        </Button>
      </div>
    </Notice>
  );
}
