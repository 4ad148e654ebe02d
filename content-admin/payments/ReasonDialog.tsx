import { type ReactNode, type SubmitEvent, useState } from 'react';
import { REASON_MAX, REASON_MIN } from '#src/features/money/desk.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/ui/Field.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { Dialog } from '../shared/Dialog.tsx';
import { paymentsFr } from './payments.fr.ts';

interface Props {
  title: string;
  submit: string;
  hint?: string;
  /** The matter, in one sentence above the reason. */
  about?: string;
  /** Further fields, above the reason. */
  children?: ReactNode;
  onSure(reason: string): Promise<unknown>;
  onClose(): void;
}

/** Asks for the reason of an act on money; nothing is done before it is given. */
export function ReasonDialog({
  title,
  submit,
  hint = paymentsFr.reasonHint,
  about,
  children,
  onSure,
  onClose,
}: Props) {
  const { run, busy, error, fields } = useCall();
  const [reason, setReason] = useState('');
  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (await run(async () => (await onSure(reason.trim())) ?? true)) onClose();
  }
  return (
    <Dialog title={title} narrow onClose={onClose}>
      <form className="stack" onSubmit={send}>
        {about && <p>{about}</p>}
        <Refused says={error} />
        {children}
        <TextField
          data-first
          label={paymentsFr.reason}
          hint={hint}
          error={fields.reason}
          value={reason}
          minLength={REASON_MIN}
          maxLength={REASON_MAX}
          required
          rows={3}
          onChange={(event) => setReason(event.target.value)}
        />
        <div className="row">
          <Button type="submit" look="main" busy={busy}>
            {submit}
          </Button>
          <Button onClick={onClose}>{paymentsFr.cancel}</Button>
        </div>
      </form>
    </Dialog>
  );
}
