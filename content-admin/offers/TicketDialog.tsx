import { type SubmitEvent, useState } from 'react';
import { offerDeskCalls } from '#src/features/offers/offer.calls.ts';
import { ticketCalls } from '#src/features/tickets/ticket.calls.ts';
import type { Ticket, TicketKind } from '#src/features/tickets/ticket.ts';
import { addDays } from '#src/lib/calendar-day.ts';
import { fromParis } from '#src/lib/paris-time.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { useLoaded } from '../screens/useLoaded.ts';
import { Dialog } from '../shared/Dialog.tsx';
import { offersFr } from './offers.fr.ts';

const { tickets: fr } = offersFr;
const BATCH_MAX = 200;
const loadOffers = () => offerDeskCalls.list();

interface Props {
  /** `wanted`: as many as were asked for; a line that was cut made fewer. */
  onMade(tickets: Ticket[], wanted: number): void;
  onClose(): void;
}

/** One ticket, or a batch of them that differ in their codes alone. */
export function TicketDialog({ onMade, onClose }: Props) {
  const { run, busy, error, fields } = useCall();
  const [kind, setKind] = useState<TicketKind>('invitation');
  const [offer, setOffer] = useState('');
  const [loaded] = useLoaded(loadOffers);
  const offers = loaded.state === 'ready' ? loaded.value.items : [];

  async function make(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? '').trim();
    const count = Math.min(BATCH_MAX, Math.max(1, Number(text('how_many')) || 1));
    const code = count === 1 ? text('code') : '';
    const day = text('expires');
    const input = {
      label: text('label'),
      kind,
      max_uses: text('max_uses') ? Number(text('max_uses')) : null,
      // Good until the end of that day in France.
      expires_at: day ? (fromParis(`${addDays(day, 1)}T00:00`)?.toISOString() ?? null) : null,
      offer_id: offer ? Number(offer) : null,
      ...(code ? { code } : {}),
    };
    const made: Ticket[] = [];
    await run(async () => {
      while (made.length < count) made.push(await ticketCalls.create(input));
      return true;
    });
    if (made.length > 0) onMade(made, count);
  }

  return (
    <Dialog title={fr.create} narrow onClose={onClose}>
      <form className="stack" onSubmit={make}>
        <Refused says={error} />
        <Field
          data-first
          label={fr.label}
          hint={fr.labelHint}
          name="label"
          required
          maxLength={80}
          error={fields.label}
        />
        <SelectField
          label={fr.kind}
          options={fr.kinds}
          value={kind}
          onChange={(value) => setKind(value as TicketKind)}
        />
        <SelectField
          label={fr.offer}
          options={offers.map(({ id, title }) => ({ value: String(id), label: title }))}
          none={fr.noOffer}
          value={offer}
          onChange={setOffer}
        />
        <Field label={fr.code} hint={fr.codeHint} name="code" maxLength={40} error={fields.code} />
        <Field
          label={fr.howMany}
          hint={fr.howManyHint}
          name="how_many"
          type="number"
          min={1}
          max={BATCH_MAX}
          defaultValue="1"
        />
        <Field
          label={fr.maxUses}
          hint={fr.maxUsesHint}
          name="max_uses"
          type="number"
          min={1}
          error={fields.max_uses}
        />
        <Field label={fr.expires} name="expires" type="date" error={fields.expires_at} />
        <div className="row">
          <Button type="submit" look="main" busy={busy}>
            {offersFr.save}
          </Button>
          <Button onClick={onClose}>{offersFr.cancel}</Button>
        </div>
      </form>
    </Dialog>
  );
}
