import { type SubmitEvent, useState } from 'react';
import type { MerchantOrder } from '#src/features/merchants/merchant.ts';
import { sellerOrderCalls } from '#src/features/merchants/orders.calls.ts';
import { TRACKING_MAX } from '#src/features/orders/desk.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { useFormCall } from '#src/ui/useFormCall.ts';
import { Tick } from '../../catalogue/list/Tick.tsx';
import { sellerOrdersFr as fr } from '../seller-orders.fr.ts';
import type { Line } from './line.ts';

/** Carriers one may pick; any other is typed. */
const CARRIERS = ['Colissimo', 'Chronopost', 'Mondial Relay', 'Relais Colis', 'UPS', 'DHL', 'DPD', 'GLS'];

interface Props {
  order: MerchantOrder;
  lines: readonly Line[];
  onSent(): void;
}

/** One parcel: what is in it, who carries it, under which number. Its buyer is told at once. */
export function SendLines({ order, lines, onSent }: Props) {
  const [chosen, setChosen] = useState(() => lines.map(({ id }) => id));
  const [carrier, setCarrier] = useState('');
  const [tracking, setTracking] = useState('');
  const { run, busy, error, fields, refuse, form } = useFormCall();
  const ids = chosen.filter((id) => lines.some((line) => line.id === id));
  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (ids.length === 0) return refuse(fr.send.nothing);
    const parcel = { carrier, tracking_number: tracking, line_ids: ids };
    if (await run(() => sellerOrderCalls.send({ reference: order.reference, ...parcel }))) onSent();
  }
  return (
    <form ref={form} className="stack" onSubmit={send} noValidate aria-labelledby="envoyer">
      <h3 id="envoyer">{fr.send.title}</h3>
      {lines.length > 1 && (
        <fieldset className="seller-ticks">
          <legend>{fr.send.which}</legend>
          {lines.map(({ id, name }) => (
            <Tick
              key={id}
              label={name}
              checked={ids.includes(id)}
              onChange={(on) => setChosen(on ? [...chosen, id] : chosen.filter((one) => one !== id))}
            />
          ))}
        </fieldset>
      )}
      <Field
        label={fr.send.carrier}
        list="transporteurs"
        maxLength={TRACKING_MAX}
        value={carrier}
        error={fields.carrier}
        onChange={({ target }) => setCarrier(target.value)}
      />
      <datalist id="transporteurs">
        {CARRIERS.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
      <Field
        label={fr.send.tracking}
        hint={fr.send.trackingHint}
        required
        maxLength={TRACKING_MAX}
        autoComplete="off"
        value={tracking}
        error={fields.tracking_number}
        onChange={({ target }) => setTracking(target.value)}
      />
      <Refused says={error} />
      <div>
        <Button type="submit" look="main" busy={busy}>
          {fr.send.submit}
        </Button>
      </div>
    </form>
  );
}
