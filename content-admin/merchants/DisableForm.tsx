import { type SubmitEvent, useState } from 'react';
import { merchantDeskCalls } from '#src/features/merchants/business.calls.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { Dialog } from '../shared/Dialog.tsx';
import { merchantsFr as fr } from './merchants.fr.ts';

interface Props {
  uuid: string;
  name: string;
  onDone(): void;
}

/** Closes a business, with a reason that its seller reads. */
export function DisableForm({ uuid, name, onDone }: Props) {
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const { run, busy, error, fields } = useCall();
  async function disable(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!(await run(() => merchantDeskCalls.disable({ uuid, reason })))) return;
    setOpen(false);
    onDone();
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>{fr.disable}</Button>
      {open && (
        <Dialog title={fr.disableTitle(name)} onClose={() => setOpen(false)} narrow>
          <form className="stack" onSubmit={disable} noValidate>
            <p>{fr.disableAbout}</p>
            <Field
              label={fr.reason}
              hint={fr.reasonHint}
              required
              minLength={3}
              maxLength={500}
              data-first
              value={reason}
              error={fields.reason}
              onChange={({ target }) => setReason(target.value)}
            />
            <Refused says={error} />
            <div>
              <Button type="submit" look="danger" busy={busy}>
                {fr.disable}
              </Button>
            </div>
          </form>
        </Dialog>
      )}
    </>
  );
}
