import { type SubmitEvent, useState } from 'react';
import { sellerOrderCalls } from '#src/features/merchants/orders.calls.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { Dialog } from '../../shared/Dialog.tsx';
import { sellerOrdersFr } from '../seller-orders.fr.ts';
import type { Line } from './line.ts';

const { refuse: fr } = sellerOrdersFr;

interface Props {
  reference: string;
  line: Line;
  onRefused(): void;
}

/** Gives back a thing that is no longer there, for a reason that its buyer reads. */
export function RefuseLine({ reference, line, onRefused }: Props) {
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const { run, busy, error, fields } = useCall();
  async function refuse(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const done = await run(() => sellerOrderCalls.refuse({ reference, line_id: line.id, reason }));
    if (!done) return;
    setOpen(false);
    onRefused();
  }
  return (
    <div>
      <Button look="quiet" aria-label={fr.of(line.name)} onClick={() => setOpen(true)}>
        {fr.label}
      </Button>
      {open && (
        <Dialog title={fr.title(line.name)} onClose={() => setOpen(false)} narrow>
          <form className="stack" onSubmit={refuse} noValidate>
            <p>{fr.about}</p>
            <Field
              label={fr.reason}
              hint={fr.reasonHint}
              required
              maxLength={500}
              data-first
              value={reason}
              error={fields.reason}
              onChange={({ target }) => setReason(target.value)}
            />
            <Refused says={error} />
            <div>
              <Button type="submit" look="danger" busy={busy}>
                {fr.submit}
              </Button>
            </div>
          </form>
        </Dialog>
      )}
    </div>
  );
}
