import { type SubmitEvent, useState } from 'react';
import { parseAmount } from '#src/features/money/amount.ts';
import { addonCalls } from '#src/journeys/payments-desk/desk.calls.ts';
import type { AddonRow } from '#src/journeys/payments-desk/desk.ts';
import { priceText } from '#src/lib/price-text.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field, TextField } from '#src/ui/Field.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { Dialog } from '../shared/Dialog.tsx';
import { paymentsFr } from './payments.fr.ts';

const { addons: fr } = paymentsFr;

interface Props {
  /** The add-on to change; null for a new one. */
  addon: AddonRow | null;
  onSaved(saved: AddonRow): void;
  onClose(): void;
}

export function AddonDialog({ addon, onSaved, onClose }: Props) {
  const { run, busy, error, fields } = useCall();
  const [wrong, setWrong] = useState<string | null>(null);
  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const price = parseAmount(String(form.get('price')));
    if (price === null) return setWrong(fr.priceWrong);
    setWrong(null);
    const saved = await run(() =>
      addonCalls.save({
        id: addon?.id ?? null,
        name: String(form.get('name')),
        description: String(form.get('description')),
        price,
        once_per_list: form.has('once'),
        posted: form.has('posted'),
        enabled: form.has('enabled'),
      }),
    );
    if (saved) onSaved(saved);
  }
  return (
    <Dialog title={addon ? fr.edit(addon.name) : fr.create} narrow onClose={onClose}>
      <form className="stack" onSubmit={save}>
        <Refused says={error} />
        <Field
          data-first
          label={fr.name}
          name="name"
          required
          minLength={2}
          maxLength={80}
          defaultValue={addon?.name}
          error={fields.name}
        />
        <Field
          label={fr.price}
          hint={fr.priceHint}
          name="price"
          required
          inputMode="decimal"
          unit="€"
          defaultValue={addon ? priceText(addon.price) : ''}
          error={wrong ?? fields.price}
        />
        <TextField
          label={fr.description}
          name="description"
          rows={3}
          maxLength={500}
          defaultValue={addon?.description}
          error={fields.description}
        />
        <label className="desk-check">
          <input type="checkbox" name="once" defaultChecked={addon?.once_per_list ?? true} /> {fr.once}
        </label>
        <label className="desk-check">
          <input type="checkbox" name="posted" defaultChecked={addon?.posted ?? false} /> {fr.posted}
        </label>
        <label className="desk-check">
          <input type="checkbox" name="enabled" defaultChecked={addon?.enabled ?? true} /> {fr.enabled}
        </label>
        <div className="row">
          <Button type="submit" look="main" busy={busy}>
            {paymentsFr.save}
          </Button>
          <Button onClick={onClose}>{paymentsFr.cancel}</Button>
        </div>
      </form>
    </Dialog>
  );
}
