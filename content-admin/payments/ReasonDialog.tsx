import { type ReactNode, type SubmitEvent, useState } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { Dialog } from '../shared/Dialog.tsx';
import { paymentsFr } from './payments.fr.ts';
import { ReasonField } from './ReasonField.tsx';

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
export function ReasonDialog({ title, submit, hint, about, children, onSure, onClose }: Props) {
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
        <ReasonField first hint={hint} rows={3} error={fields.reason} value={reason} onChange={setReason} />
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
