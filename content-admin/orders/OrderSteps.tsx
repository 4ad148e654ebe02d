import { orderDeskCalls } from '#src/features/orders/desk.calls.ts';
import type { DeskStep, OrderDetail } from '#src/features/orders/desk.ts';
import { Refused } from '#src/ui/Refused.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { SureButton } from '../shared/SureButton.tsx';
import { ordersFr } from './orders.fr.ts';
import { type Tracking, TrackingForm } from './TrackingForm.tsx';

const { steps: fr } = ordersFr;

interface Props {
  detail: OrderDetail;
  onChanged(words: string): void;
}

/** The one step that comes next, and what it needs. */
export function OrderSteps({ detail, onChanged }: Props) {
  const { run, busy, error } = useCall();
  const { reference, next_step: step } = detail;
  if (!step) return null;

  async function go(parcel: Partial<Tracking>) {
    const done = await orderDeskCalls.advance({ reference, step: step as DeskStep, ...parcel });
    onChanged(fr.done(done.order));
  }
  return (
    <section className="sheet sheet-padded stack" aria-labelledby="suite">
      <h3 id="suite">{fr.title}</h3>
      <Refused says={error} />
      {step === 'send' ? (
        <TrackingForm submit={fr.send} onSend={go} />
      ) : (
        <p>
          <SureButton label={fr[step]} onSure={() => !busy && run(() => go({}))} />
        </p>
      )}
    </section>
  );
}
