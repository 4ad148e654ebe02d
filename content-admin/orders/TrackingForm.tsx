import type { SubmitEvent } from 'react';
import { TRACKING_MAX } from '#src/features/orders/desk.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { ordersFr } from './orders.fr.ts';

const { steps: fr } = ordersFr;

export interface Tracking {
  carrier: string;
  tracking_number: string;
}

interface Props {
  submit: string;
  /** Says that the parcel left; what it raises is told above the fields, and beside the number. */
  onSend(tracking: Tracking): Promise<unknown>;
}

/** The carrier and the number of a parcel that leaves. */
export function TrackingForm({ submit, onSend }: Props) {
  const { run, busy, error, fields } = useCall();
  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const typed = (name: string) => String(given.get(name) ?? '').trim();
    run(() => onSend({ carrier: typed('carrier'), tracking_number: typed('tracking') }));
  }
  return (
    <form className="stack" onSubmit={send} noValidate>
      <Refused says={error} />
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
          {submit}
        </Button>
      </p>
    </form>
  );
}
