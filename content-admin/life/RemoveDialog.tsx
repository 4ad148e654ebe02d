import './life.css';
import { useCallback } from 'react';
import { lifeCalls } from '#src/features/content/life/life.calls.ts';
import { Button } from '#src/ui/Button.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { LoadFailed } from '../screens/LoadFailed.tsx';
import { useLoaded } from '../screens/useLoaded.ts';
import { Dialog } from '../shared/Dialog.tsx';
import { Backlinks, type Found } from './Backlinks.tsx';
import { lifeFr } from './life.fr.ts';

const fr = lifeFr.remove;

interface Props {
  items: readonly { id: number; title: string }[];
  onConfirm(): Promise<unknown>;
  onClose(): void;
}

/** Asks which links the removal of each item would break: one call at a time, for the server limits their number. */
async function lookAt(items: Props['items']): Promise<{ id: number; title: string; found: Found }[]> {
  const all: { id: number; title: string; found: Found }[] = [];
  for (const { id, title } of items) all.push({ id, title, found: await lifeCalls.contentBacklinks({ id }) });
  return all;
}

/** Shows what leads to these items before they go to the bin. */
export function RemoveDialog({ items, onConfirm, onClose }: Props) {
  const [loaded, reload] = useLoaded(useCallback(() => lookAt(items), [items]));
  const { run, busy } = useCall();
  const many = items.length > 1;
  async function confirm() {
    await run(onConfirm);
    onClose();
  }
  return (
    <Dialog title={many ? fr.many(items.length) : fr.title} onClose={onClose}>
      <p className="muted">{fr.back}</p>
      {loaded.state === 'loading' && <p aria-busy="true">{fr.looking}</p>}
      {loaded.state === 'failed' && <LoadFailed retry={reload} />}
      {loaded.state === 'ready' &&
        loaded.value.map(({ id, title, found }) => (
          <section key={id} className="stack">
            <h3>{title}</h3>
            {found.path && <p>{fr.gone(found.path)}</p>}
            <Backlinks found={found} />
          </section>
        ))}
      <div className="form-actions">
        <Button look="danger" icon="trash" busy={busy || loaded.state === 'loading'} onClick={confirm}>
          {fr.confirm}
        </Button>
        <Button onClick={onClose}>{fr.cancel}</Button>
      </div>
    </Dialog>
  );
}
