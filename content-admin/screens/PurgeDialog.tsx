import { type ContentLine, lifeCalls } from '#src/features/content/life/life.calls.ts';
import { Button } from '#src/ui/Button.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { Dialog } from '../shared/Dialog.tsx';
import { contentsFr } from './contents.fr.ts';

const fr = contentsFr.purge;

interface Props {
  item: ContentLine;
  onDone(): void;
  onClose(): void;
}

/** Asked before it is done: nothing brings it back. The harmless answer has the focus. */
export function PurgeDialog({ item, onDone, onClose }: Props) {
  const { run, busy, message } = useCall();
  async function purge() {
    if (!(await run(() => lifeCalls.purgeContent({ id: item.id })))) return;
    onDone();
    onClose();
  }
  return (
    <Dialog title={fr.title} onClose={onClose} narrow>
      <p>
        <strong>{item.title}</strong>
      </p>
      <p>{fr.lead}</p>
      {message && <p role="alert">{message}</p>}
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
