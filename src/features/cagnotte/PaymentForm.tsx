import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { closedPath } from '#src/features/money/closed-payment.ts';
import { leaveFor } from '#src/lib/leave.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { focusFirstFault } from '#src/ui/first-fault.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { useCall } from '#src/ui/useCall.ts';
import type { Payment } from './cagnotte.ts';
import { DemoCards } from './DemoCards.tsx';
import { demoCalls } from './demo.calls.ts';
import { payFr as fr } from './pay.fr.ts';

interface Props {
  /** Without `#` of a part of the page, at which a browser would open the refusal. */
  action: string;
  payment: Payment;
  /** Cents the card pays, fee included. */
  total: number;
  /** The day of a delayed gift: then the card is only saved today. */
  chargeOn: string | null;
  error: string | null;
  typed?: string;
}

function fillCard(number: string) {
  const field = document.getElementById('card_number');
  if (field instanceof HTMLInputElement) field.value = number;
}

/**
 * The card form of the demo provider. What the server renders is already a plain form that pays without
 * JavaScript; the island keeps the page in place, and what was typed, when the card is refused.
 */
export function PaymentForm({ action, payment, total, chargeOn, error: first, typed }: Props) {
  const call = useCall();
  const form = useRef<HTMLFormElement>(null);
  const [error, setError] = useState(first);
  // The button that was pressed is far from what it says: the cursor goes to the card.
  useEffect(() => {
    if (error) focusFirstFault(form.current);
  }, [error]);
  // Given up in another tab: no card pays it, and the page it leads to knows where it is.
  const closed = call.code === 'conflict';
  const busy = call.busy || closed;
  const failure = closed || call.fields.card_number ? null : call.message;

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    // Read from the form, not from state: what was typed before the island was there counts.
    const card = String(new FormData(event.currentTarget).get('card_number') ?? '');
    setError(null);
    const input = { client_secret: payment.client_secret, card_number: card };
    await call.run(
      async () => {
        const { next_action } = await demoCalls.confirm(input);
        return leaveFor(next_action?.url ?? location.pathname);
      },
      ({ code, fields }) => {
        if (code === 'conflict') location.assign(closedPath(location.pathname));
        setError(fields.card_number ?? null);
      },
    );
  }

  return (
    <form
      className="form sheet sheet-padded"
      method="post"
      action={action}
      ref={form}
      onSubmit={submit}
      noValidate
    >
      <input type="hidden" name="action" value="pay" />
      <input type="hidden" name="shown" value={total} />
      {chargeOn && <p>{fr.saveExplained(total, chargeOn)}</p>}
      <Field
        label={fr.card}
        name="card_number"
        id="card_number"
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        required
        maxLength={40}
        defaultValue={typed}
        hint={fr.cardHint}
        error={error}
      />
      <DemoCards choose={fillCard} />
      {failure && <Notice tone="alert" role="alert" title={failure} />}
      <Button type="submit" look="plum" size="large" wide icon="card" busy={busy}>
        {busy ? fr.paying : chargeOn ? fr.save : fr.pay(total)}
      </Button>
    </form>
  );
}
