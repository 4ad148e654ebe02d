import { useState } from 'react';
import { formatPrice } from '#src/lib/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { poolCalls } from './pool.calls.ts';
import { ownPoolFr as fr, poolFr } from './pool.fr.ts';
import type { Pool } from './pool.ts';

interface Props {
  pool: Pool;
  listUuid: string;
  /** The surprise holds: what was given is not here. */
  hidden: boolean;
  onClosed: () => unknown;
}

/** One gift that several pay, as its owner sees it; stopping it is asked twice. */
export function OwnPoolRow({ pool, listUuid, hidden, onClosed }: Props) {
  const { run, busy, error } = useCall();
  const [sure, setSure] = useState(false);

  async function close() {
    if (!sure) return setSure(true);
    const done = await run(() => poolCalls.closePool({ list_uuid: listUuid, pool_uuid: pool.uuid }));
    if (done) await onClosed();
  }

  return (
    <li className="sheet sheet-padded own-pool">
      <p>
        <strong>{pool.name}</strong> · <span className="numbers">{formatPrice(pool.target)}</span>
      </p>
      <p className="small muted">{fr.state[pool.status](pool.deadline)}</p>
      {!hidden && pool.givers > 0 && (
        <p>
          {poolFr.progress(pool.paid, pool.target)} · {fr.givers(pool.givers)}
        </p>
      )}
      {error && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
      {pool.status === 'open' && (
        <div className="form-actions">
          <Button
            look={sure ? 'danger' : 'plain'}
            busy={busy}
            onClick={close}
            aria-label={sure ? undefined : fr.closeOf(pool.name)}
          >
            {sure ? fr.sure : fr.close}
          </Button>
        </div>
      )}
    </li>
  );
}
