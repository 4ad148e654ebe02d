import { type SubmitEvent, useState } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { Dialog } from './Dialog.tsx';

interface Props {
  says: { title: string; about: string; reason: string; reasonHint: string; submit: string };
  minLength?: number;
  /** Red, unless it gives back rather than takes away. */
  look?: 'danger' | 'main';
  /** The call that takes the reason; its refusal stands next to the field. */
  act(reason: string): Promise<unknown>;
  onClose(): void;
  onDone(): void;
}

/** Asks for the reason of what cannot be taken back: somebody reads it. */
export function ReasonDialog({ says, minLength, look = 'danger', act, onClose, onDone }: Props) {
  const [reason, setReason] = useState('');
  const { run, busy, error, fields } = useCall();
  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!(await run(() => act(reason)))) return;
    onClose();
    onDone();
  }
  return (
    <Dialog title={says.title} onClose={onClose} narrow>
      <form className="stack" onSubmit={submit} noValidate>
        <p>{says.about}</p>
        <Field
          label={says.reason}
          hint={says.reasonHint}
          required
          minLength={minLength}
          maxLength={500}
          data-first
          value={reason}
          error={fields.reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <Refused says={error} />
        <div>
          <Button type="submit" look={look} busy={busy}>
            {says.submit}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
