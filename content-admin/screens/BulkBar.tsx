import '#src/ui/css/button.css';
import { useState } from 'react';
import { lifeCalls } from '#src/features/content/life/life.calls.ts';
import type { BulkAction } from '#src/features/content/life/life.ts';
import { Button } from '#src/ui/Button.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { mayHere } from '../held-rights.ts';
import { RemoveDialog } from '../life/RemoveDialog.tsx';
import { ChosenBar } from '../shared/ChosenBar.tsx';
import { SureButton } from '../shared/SureButton.tsx';
import { BulkFieldsDialog } from './BulkFieldsDialog.tsx';
import type { BulkDone } from './bulk-done.ts';
import { bulkFieldsFr as fieldsFr } from './bulk-fields.fr.ts';
import { contentsFr } from './contents.fr.ts';
import { inParts } from './in-parts.ts';

const fr = contentsFr.bulk;

interface Props {
  /** The chosen lines. */
  items: readonly { id: number; title: string }[];
  inBin: boolean;
  onDone(result: BulkDone): void;
  /** The list is read again: where the answer was lost, some may be done. A dialog says its message itself. */
  onFailed(message: string | null): void;
  /** The number that the search found, where all of the page is chosen and there are more; null: no need. */
  more: number | null;
  /** Chooses them all. */
  onMore(): Promise<unknown>;
  onClear(): void;
}

export function BulkBar({ items, inBin, more, onMore, onDone, onFailed, onClear }: Props) {
  const call = useCall();
  const [reading, setReading] = useState(false);
  const [editing, setEditing] = useState(false);
  const [removing, setRemoving] = useState<Props['items'] | null>(null);
  const ids = items.map(({ id }) => id);
  const actions: BulkAction[] = inBin
    ? ['restore', 'purge']
    : mayHere('publish')
      ? ['publish', 'unpublish', 'bin']
      : [];

  async function readMore() {
    setReading(true);
    await onMore();
    setReading(false);
  }
  function press(action: BulkAction) {
    if (action === 'bin') setRemoving(items);
    else void run(action);
  }
  async function run(action: BulkAction) {
    const result = await call.run(
      () => inParts(ids, (part) => lifeCalls.bulkContent({ ids: part, action })),
      ({ message }) => onFailed(message),
    );
    if (result) onDone({ action, ...result });
  }

  return (
    <>
      <ChosenBar label={fr.label} says={fr.chosen(ids.length)}>
        {more !== null && (
          <Button busy={reading} onClick={() => void readMore()}>
            {fr.more(more)}
          </Button>
        )}
        {actions.map((action) =>
          // It cannot be taken back: a second press is asked for.
          action === 'purge' ? (
            <SureButton
              key={action}
              look="danger"
              label={fr.actions[action]}
              question={fr.confirm}
              busy={call.busy}
              onSure={() => void run(action)}
            />
          ) : (
            <Button key={action} busy={call.busy} onClick={() => press(action)}>
              {fr.actions[action]}
            </Button>
          ),
        )}
        {!inBin && <Button onClick={() => setEditing(true)}>{fieldsFr.open}</Button>}
        <Button look="quiet" onClick={onClear}>
          {fr.clear}
        </Button>
      </ChosenBar>
      {editing && (
        <BulkFieldsDialog
          ids={ids}
          onDone={(result) => {
            setEditing(false);
            onDone({ action: 'fields', ...result });
          }}
          onFailed={() => onFailed(null)}
          onClose={() => setEditing(false)}
        />
      )}
      {removing && (
        <RemoveDialog items={removing} onConfirm={() => run('bin')} onClose={() => setRemoving(null)} />
      )}
    </>
  );
}
