import { type SubmitEvent, useState } from 'react';
import { orderDeskCalls } from '#src/features/orders/desk.calls.ts';
import type { OrderDetail } from '#src/features/orders/desk.ts';
import { formatPrice } from '#src/lib/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { useFormCall } from '#src/ui/useFormCall.ts';
import { ordersFr } from './orders.fr.ts';

const { transfer: fr } = ordersFr;

interface Props {
  detail: OrderDetail;
  onChanged(words: string): void;
}

/** The sum that our own bank has to give back of an order, and the words that say it did; nothing where none is owed. */
export function ToTransfer({ detail, onChanged }: Props) {
  const { run, busy, error, fields, form } = useFormCall();
  const [answer, setAnswer] = useState('');
  const cents = detail.to_transfer ?? 0;
  if (cents === 0) return null;
  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { reference } = detail;
    if (await run(() => orderDeskCalls.settle({ reference, answer: answer.trim() }))) onChanged(fr.done);
  }
  return (
    <form ref={form} className="sheet sheet-padded stack" onSubmit={send}>
      <h3>{fr.title}</h3>
      <p>{fr.about(formatPrice(cents))}</p>
      <Refused says={error} />
      <Field
        label={fr.how}
        hint={fr.hint}
        error={fields.answer}
        value={answer}
        required
        maxLength={500}
        onChange={({ target }) => setAnswer(target.value)}
      />
      <Button type="submit" look="main" busy={busy}>
        {fr.submit}
      </Button>
    </form>
  );
}
