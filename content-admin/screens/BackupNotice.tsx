import { useEffect, useState } from 'react';
import { editorCalls } from '#src/features/content/content.calls.ts';
import { formatMoment } from '#src/lib/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { type Backup, dropBackup, findBackup } from '../editor/backup.ts';
import { $editor, edit, patch } from '../editor/store.ts';
import { editorFr } from '../editor.fr.ts';
import { isDirty } from '../types/editor-state.ts';

const { backup: fr } = editorFr;

/** The copy that this browser kept of a text the server never got. */
function useBackup(namespace: string): [Backup | null, () => void] {
  const [backup, setBackup] = useState<Backup | null>(null);
  useEffect(() => {
    const { id, text, phase } = $editor.get();
    if (phase !== 'ready' || isDirty($editor.get())) return;
    findBackup(id, namespace).then((found) => {
      // Somebody typed meanwhile: the kept copy is now that text.
      if (isDirty($editor.get())) return;
      if (found && found.text !== text) setBackup(found);
      else dropBackup(id, namespace);
    });
  }, [namespace]);
  return [backup, () => setBackup(null)];
}

/** Takes the kept copy; one written from an older version than the server's becomes a conflict to settle. */
async function take(backup: Backup): Promise<void> {
  const { id, savedText, revision } = $editor.get();
  edit(backup.text);
  if (id === null || (backup.base === savedText && backup.revision === revision)) return;
  const remote = await editorCalls.contentDetail({ id }).catch(() => null);
  if (remote) patch({ savedText: backup.base, remote });
}

export function BackupNotice({ namespace }: { namespace: string }) {
  const [backup, close] = useBackup(namespace);
  if (!backup) return null;
  return (
    <Notice title={fr.title} role="status">
      <p>{fr.text(formatMoment(new Date(backup.at)))}</p>
      <div className="form-actions">
        <Button
          look="main"
          onClick={() => {
            take(backup);
            close();
          }}
        >
          {fr.take}
        </Button>
        <Button
          onClick={() => {
            dropBackup($editor.get().id, namespace);
            close();
          }}
        >
          {fr.drop}
        </Button>
      </div>
    </Notice>
  );
}
