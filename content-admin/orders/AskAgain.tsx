import { type SubmitEvent, useState } from 'react';
import type { OrderDetail } from '#src/features/orders/desk.ts';
import { refundCalls } from '#src/journeys/payments-desk/desk.calls.ts';
import { formatPrice } from '#src/lib/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { useFormCall } from '#src/ui/useFormCall.ts';
import { ReasonField } from '../payments/ReasonField.tsx';
import { ordersFr } from './orders.fr.ts';

const { askAgain: fr } = ordersFr;

interface Props {
  detail: OrderDetail;
  onChanged(words: string): void;
}

/** Vouchers of an order whose bank took the rest, that another administrator refused to give back; nothing where none are. */
export function AskAgain({ detail, onChanged }: Props) {
  const { run, busy, error, fields, form } = useFormCall();
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [reason, setReason] = useState('');
  const { reference, vouchers_refused: cents = 0 } = detail;
  if (cents === 0) return null;
  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!(await run(() => refundCalls.request({ reference, amount: null, reason, key })))) return;
    setKey(crypto.randomUUID());
    onChanged(fr.done);
  }
  return (
    <form ref={form} className="sheet sheet-padded stack" onSubmit={send} aria-labelledby="redemander">
      <h3 id="redemander">{fr.title}</h3>
      <p>{fr.about(formatPrice(cents))}</p>
      <Refused says={error} />
      <ReasonField error={fields.reason} value={reason} onChange={setReason} />
      <p>
        <Button type="submit" look="main" busy={busy}>
          {fr.submit}
        </Button>
      </p>
    </form>
  );
}
