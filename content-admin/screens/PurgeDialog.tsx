import { useState } from 'react';
import { type ContentLine, lifeCalls } from '#src/features/content/life/life.calls.ts';
import { Button } from '#src/ui/Button.tsx';
import { contentsFr } from './contents.fr.ts';
import { Dialog } from './Dialog.tsx';

const fr = contentsFr.purge;

interface Props {
  item: ContentLine;
  onDone(): void;
  onClose(): void;
}

/** Asked before it is done: nothing brings it back. The harmless answer has the focus. */
export function PurgeDialog({ item, onDone, onClose }: Props) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  async function purge() {
    setBusy(true);
    try {
      await lifeCalls.purgeContent({ id: item.id });
      onDone();
      onClose();
    } catch (failed) {
      setError((failed as Error).message);
      setBusy(false);
    }
  }
  return (
    <Dialog title={fr.title} onClose={onClose} narrow>
      <p>
        <strong>{item.title}</strong>
      </p>
      <p>{fr.lead}</p>
      {error && <p role="alert">{error}</p>}
      <div className="form-actions">
        <Button data-first onClick={onClose}>
          {fr.keep}
        </Button>
        <Button look="danger" icon="trash" busy={busy} onClick={purge}>
          {fr.confirm}
        </Button>
      </div>
    </Dialog>
  );
}
