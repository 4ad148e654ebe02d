import { useCallback } from 'react';
import { adminProductCalls as calls } from '#src/features/catalogue/admin/products.calls.ts';
import { Button } from '#src/ui/Button.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { LoadFailed } from '../../screens/LoadFailed.tsx';
import { useLoaded } from '../../screens/useLoaded.ts';
import { Dialog } from '../../shared/Dialog.tsx';
import { Waiting } from '../../shared/Waiting.tsx';
import { productsFr } from '../catalogue.fr.ts';

const { remove: fr } = productsFr;

interface Props {
  ids: number[];
  onOver(done: { changed: number } | null): void;
}

/** Says where products are used before they leave the catalogue. */
export function RemoveProducts({ ids, onOver }: Props) {
  const load = useCallback(() => calls.productUses({ ids }), [ids]);
  const [loaded, reload] = useLoaded(load);
  const { run, busy, error } = useCall();
  const uses = loaded.state === 'ready' ? loaded.value : null;
  async function remove() {
    const done = await run(() => calls.deleteProducts({ ids, confirmed_lists: uses?.lists ?? 0 }));
    if (done) onOver(done);
    // Somebody added one to a list meanwhile: the new number is shown before it is asked again.
    else reload();
  }
  return (
    <Dialog title={fr.title} narrow onClose={() => onOver(null)}>
      <div className="stack">
        {loaded.state === 'failed' && <LoadFailed retry={reload} />}
        {loaded.state === 'loading' && <Waiting />}
        <p role="status">{uses === null ? fr.loading : fr.uses(uses) || fr.unused}</p>
        {uses !== null && <p className="muted">{fr.kept}</p>}
        <Refused says={error} />
        <div className="row">
          {uses !== null && (
            <Button look="danger" icon="trash" busy={busy} onClick={() => void remove()}>
              {fr.confirm(ids.length)}
            </Button>
          )}
          <Button onClick={() => onOver(null)}>{fr.keep}</Button>
        </div>
      </div>
    </Dialog>
  );
}
