import '#src/ui/css/button.css';
import { useState } from 'react';
import { lifeCalls } from '#src/features/content/life/life.calls.ts';
import type { BulkAction } from '#src/features/content/life/life.ts';
import { Button } from '#src/ui/Button.tsx';
import { contentsFr } from './contents.fr.ts';

const fr = contentsFr.bulk;

export interface BulkDone {
  action: BulkAction;
  done: number[];
  refused: { id: number; title: string; err: string }[];
}

interface Props {
  ids: number[];
  inBin: boolean;
  onDone(result: BulkDone): void;
  onFailed(message: string): void;
  onClear(): void;
}

/** Asked for twice before it is done: it cannot be taken back. */
const ASKS = new Set<BulkAction>(['purge']);

export function BulkBar({ ids, inBin, onDone, onFailed, onClear }: Props) {
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState<BulkAction | null>(null);
  const actions: BulkAction[] = inBin ? ['restore', 'purge'] : ['publish', 'unpublish', 'bin'];

  async function run(action: BulkAction) {
    if (ASKS.has(action) && asked !== action) return setAsked(action);
    setAsked(null);
    setBusy(true);
    await lifeCalls.bulkContent({ ids, action }).then(
      (result) => onDone({ action, ...result }),
      (error: Error) => onFailed(error.message),
    );
    setBusy(false);
  }

  return (
    <fieldset className="bulk-bar" aria-label={fr.label}>
      <p role="status">{fr.chosen(ids.length)}</p>
      {actions.map((action) => (
        <Button
          key={action}
          look={action === 'purge' ? 'danger' : 'plain'}
          busy={busy}
          onClick={() => run(action)}
        >
          {asked === action ? fr.confirm : fr.actions[action]}
        </Button>
      ))}
      <Button look="quiet" onClick={onClear}>
        {fr.clear}
      </Button>
    </fieldset>
  );
}
