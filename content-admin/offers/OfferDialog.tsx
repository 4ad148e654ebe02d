import { type SubmitEvent, useState } from 'react';
import { offerDeskCalls } from '#src/features/offers/offer.calls.ts';
import type { Offer } from '#src/features/offers/offer.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field, TextField } from '#src/ui/Field.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { Dialog } from '../shared/Dialog.tsx';
import { OfferTargetsFields } from './OfferTargetsFields.tsx';
import { isOf, type OfferChoices, type OWN, offerInputOf, typedOffer } from './offer-form.ts';
import { offersFr } from './offers.fr.ts';
import { useOfferTargets } from './useOfferTargets.ts';

const { offers: fr } = offersFr;

interface Props {
  /** The offer to change; null for a new one. */
  offer: Offer | null;
  onSaved(saved: Offer): void;
  onClose(): void;
}

/** All of an offer; the fields that its kind has no use for are hidden, and left out. */
export function OfferDialog({ offer, onSaved, onClose }: Props) {
  const { run, busy, error, fields } = useCall();
  const [choices, setChoices] = useState<OfferChoices>({
    kind: offer?.kind ?? 'coupon',
    audience: offer?.audience ?? 'all',
  });
  const [targets, aim] = useOfferTargets(offer);
  const known = typedOffer(offer);
  const { kind } = choices;

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? '').trim();
    const input = offerInputOf(offer, { choices, targets, text });
    const saved = await run(() => offerDeskCalls.save(input));
    if (saved) onSaved(saved);
  }

  const text = (name: keyof typeof known & keyof typeof fr.fields, more: object = {}) => (
    <Field
      label={fr.fields[name]}
      name={name}
      defaultValue={known[name]}
      error={fields[fr.paths[name] ?? name]}
      {...more}
    />
  );
  /** A field of some kinds alone: hidden for the others, it keeps what was typed, and is neither checked nor sent. */
  const own = (name: keyof typeof known & keyof typeof OWN, more: object = {}) => {
    const disabled = !isOf(name, kind);
    return <div hidden={disabled}>{text(name, { ...more, disabled })}</div>;
  };
  const euros = { inputMode: 'decimal' as const, unit: '€' };

  return (
    <Dialog title={offer ? fr.editOf(offer.title) : fr.create} onClose={onClose}>
      <form className="stack" onSubmit={save} noValidate>
        <Refused says={error} />
        {text('title', { 'data-first': true, required: true, maxLength: 120 })}
        <TextField label={fr.fields.text} name="text" rows={2} maxLength={2000} defaultValue={known.text} />
        <div className="offers-two fields-level">
          <SelectField
            label={fr.fields.kind}
            options={fr.kinds}
            value={choices.kind}
            onChange={(kind) => setChoices({ ...choices, kind: kind as OfferChoices['kind'] })}
          />
          <SelectField
            label={fr.fields.audience}
            options={fr.audiences}
            value={choices.audience}
            error={fields.audience}
            onChange={(audience) =>
              setChoices({ ...choices, audience: audience as OfferChoices['audience'] })
            }
          />
          {text('starts', { type: 'datetime-local', required: true })}
          {text('ends', { type: 'datetime-local', required: true })}
          {own('percent', { type: 'number', min: 1, max: 100, unit: '%' })}
          {own('amount', euros)}
          {own('price', euros)}
          {own('code', { maxLength: 30, hint: fr.codeHint })}
          {own('min', euros)}
          {own('path', { maxLength: 300, required: true })}
        </div>
        <OfferTargetsFields kind={kind} targets={targets} errors={fields} onChange={aim} />
        <div className="offers-two fields-level">
          {text('stock', { type: 'number', min: 0 })}
          {text('person', { type: 'number', min: 1 })}
          {text('year', { type: 'number', min: 2020, max: 2100 })}
          {text('day', { type: 'number', min: 1, max: 24 })}
          {text('picture', { maxLength: 300 })}
        </div>
        <TextField
          label={fr.fields.consolation}
          name="consolation"
          rows={2}
          maxLength={500}
          defaultValue={known.consolation}
        />
        <label className="desk-check">
          <input type="checkbox" name="enabled" defaultChecked={offer?.enabled ?? true} /> {fr.fields.enabled}
        </label>
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
