import type { SubmitEvent } from 'react';
import { orderDeskCalls } from '#src/features/orders/desk.calls.ts';
import { type DeskStep, type OrderDetail, TRACKING_MAX } from '#src/features/orders/desk.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { SureButton } from '../shared/SureButton.tsx';
import { ordersFr } from './orders.fr.ts';

const { steps: fr } = ordersFr;

interface Props {
  detail: OrderDetail;
  onChanged(words: string): void;
}

const NEXT: Partial<Record<OrderDetail['order']['status'], DeskStep>> = {
  paid: 'prepare',
  prepared: 'send',
  sent: 'deliver',
};

/** The one step that comes next, and what it needs. */
export function OrderSteps({ detail, onChanged }: Props) {
  const { run, busy, error, fields } = useCall();
  const step = NEXT[detail.order.status];
  if (!step) return null;
  const { reference } = detail;

  async function go(carrier: string, tracking: string) {
    const tracked = { carrier: carrier.trim(), tracking_number: tracking.trim() };
    const done = await run(() => orderDeskCalls.advance({ reference, step: step as DeskStep, ...tracked }));
    if (done) onChanged(fr.done(done.order));
  }
  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    go(String(given.get('carrier') ?? ''), String(given.get('tracking') ?? ''));
  }
  return (
    <section className="sheet sheet-padded stack" aria-labelledby="suite">
      <h3 id="suite">{fr.title}</h3>
      <Refused says={error} />
      {step === 'send' ? (
        <form className="stack" onSubmit={send} noValidate>
          <Field label={fr.carrier} name="carrier" maxLength={TRACKING_MAX} autoComplete="off" />
          <Field
            label={fr.tracking}
            name="tracking"
            maxLength={TRACKING_MAX}
            autoComplete="off"
            required
            error={fields.tracking_number}
          />
          <p>
            <Button type="submit" look="main" busy={busy}>
              {fr.send}
            </Button>
          </p>
        </form>
      ) : (
        <p>
          <SureButton label={fr[step]} onSure={() => !busy && go('', '')} />
        </p>
      )}
    </section>
  );
}
