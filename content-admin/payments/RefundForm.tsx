import { type SubmitEvent, useState } from 'react';
import { parseAmount } from '#src/features/money/amount.ts';
import { refundCalls } from '#src/journeys/payments-desk/desk.calls.ts';
import type { PaymentDetail } from '#src/journeys/payments-desk/desk.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { useFormCall } from '#src/ui/useFormCall.ts';
import { paymentsFr } from './payments.fr.ts';
import { ReasonField } from './ReasonField.tsx';

const { refund: fr } = paymentsFr;

interface Props {
  payment: Pick<PaymentDetail, 'reference' | 'left'>;
  onChanged(words: string): void;
}

/**
 * Gives back all that is left or a part. The key stays the same until it is done: a second press makes no second
 * refund.
 */
export function RefundForm({ payment, onChanged }: Props) {
  const { run, busy, error, fields, form, clear, showFirst } = useFormCall();
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const amount = typed.trim() === '' ? null : parseAmount(typed);
    if (typed.trim() !== '' && amount === null) {
      setWrong(fr.amountWrong);
      clear();
      return showFirst();
    }
    setWrong(null);
    const { reference } = payment;
    const made = await run(() => refundCalls.request({ reference, amount, reason, key }));
    if (!made) return;
    setKey(crypto.randomUUID());
    setTyped('');
    setReason('');
    onChanged(fr.done(made));
  }
  return (
    <form ref={form} className="sheet sheet-padded stack" onSubmit={send} aria-labelledby="rembourser">
      <h3 id="rembourser">{fr.title}</h3>
      <Refused says={error} />
      <Field
        label={fr.amount}
        hint={fr.amountHint(payment.left)}
        error={wrong ?? fields.amount}
        inputMode="decimal"
        autoComplete="off"
        unit="€"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <ReasonField error={fields.reason} value={reason} onChange={setReason} />
      <p>
        <Button type="submit" look="danger" busy={busy}>
          {fr.submit}
        </Button>
      </p>
    </form>
  );
}
