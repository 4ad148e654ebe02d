import '../shared/two-panes.css';
import { type SubmitEvent, useRef, useState } from 'react';
import { businessCalls } from '#src/features/merchants/business.calls.ts';
import { COMMISSION_PERCENT, isSiret } from '#src/features/merchants/merchant.ts';
import { forget } from '#src/lib/kept.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field, TextField } from '#src/ui/Field.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { useFormCall } from '#src/ui/useFormCall.ts';
import {
  bareNumber,
  type CreationDraft,
  faultsOf,
  numberFaults,
  useCreationDraft,
  vatOf,
} from './creation-draft.ts';
import { RANKING, TERMS } from './places.ts';
import { creationFr as fr } from './seller.fr.ts';

const numbers: ReadonlySet<string> = new Set(['siret', 'vat_number']);

interface Props {
  onMade(token: string, name: string): void;
}

/** The form of a new business. What is typed is kept on this device until the business is made. */
export function CreationForm({ onMade }: Props) {
  const [draft, change] = useCreationDraft();
  const [own, setOwn] = useState<Partial<Record<keyof CreationDraft, string>>>({});
  const { run, busy, error, fields, form, showFirst } = useFormCall();
  // The same at each try: a shop is made once, however bad the line is.
  const onceKey = useRef(crypto.randomUUID());
  const faults = { ...fields, ...own } as Partial<Record<string, string>>;
  async function create(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const found = faultsOf(draft);
    setOwn(found);
    if (Object.keys(found).length > 0) {
      showFirst();
      return;
    }
    const { terms: _, ...asked } = draft;
    const made = await run(
      async () => {
        const { merchant } = await businessCalls.create(
          { ...asked, vat_number: draft.vat_number || null, contact_phone: draft.contact_phone || null },
          { onceKey: onceKey.current },
        );
        return businessCalls.openSession({ merchant_uuid: merchant.uuid });
      },
      ({ answered }) => {
        if (answered) onceKey.current = crypto.randomUUID();
      },
    );
    if (!made) return;
    forget('business_draft');
    onMade(made.token, made.session.merchant.name);
  }
  const text = (key: Exclude<keyof CreationDraft, 'terms'>) => ({
    name: key,
    value: draft[key],
    error: faults[key],
    onChange: ({ target }: { target: { value: string } }) => {
      setOwn(({ [key]: _, ...others }) => others);
      change({ [key]: target.value });
    },
    onBlur: numbers.has(key) ? () => setOwn((before) => ({ ...before, ...numberFaults(draft) })) : undefined,
  });
  const vat = isSiret(bareNumber(draft.siret)) ? vatOf(draft.siret) : null;
  return (
    <form ref={form} className="sheet sheet-padded stack" onSubmit={create} noValidate>
      <Field
        label={fr.name}
        hint={fr.nameHint}
        required
        maxLength={80}
        autoComplete="organization"
        {...text('name')}
      />
      <Field label={fr.legal} hint={fr.legalHint} required maxLength={120} {...text('legal_name')} />
      <Field
        label={fr.siret}
        hint={fr.siretHint}
        required
        inputMode="numeric"
        maxLength={40}
        {...text('siret')}
      />
      <Field label={fr.vat} hint={fr.vatHint} maxLength={40} autoComplete="off" {...text('vat_number')} />
      {vat && bareNumber(draft.vat_number) !== vat && (
        <div>
          <Button look="quiet" onClick={() => change({ vat_number: vat })}>
            {fr.withVat(vat)}
          </Button>
        </div>
      )}
      <Field label={fr.url} hint={fr.urlHint} required type="url" maxLength={500} {...text('shop_url')} />
      <Field
        label={fr.phone}
        hint={fr.phoneHint}
        type="tel"
        maxLength={30}
        autoComplete="tel"
        {...text('contact_phone')}
      />
      <TextField label={fr.about} hint={fr.aboutHint} rows={4} maxLength={2000} {...text('description')} />
      <Terms on={draft.terms} fault={faults.terms} onChange={(terms) => change({ terms })} />
      <Refused says={error} />
      <div>
        <Button type="submit" look="main" size="large" busy={busy}>
          {fr.submit}
        </Button>
      </div>
    </form>
  );
}

interface TermsProps {
  on: boolean;
  fault: string | undefined;
  onChange(on: boolean): void;
}

function Terms({ on, fault, onChange }: TermsProps) {
  return (
    <div className="field">
      <p>
        <a href={TERMS} target="_blank" rel="noopener">
          {fr.terms}
        </a>{' '}
        ·{' '}
        <a href={RANKING} target="_blank" rel="noopener">
          {fr.ranking}
        </a>
      </p>
      <p className="small muted">{fr.commission(COMMISSION_PERCENT)}</p>
      <label className="desk-check">
        <input
          type="checkbox"
          required
          checked={on}
          aria-invalid={fault && !on ? true : undefined}
          aria-describedby="conditions-error"
          onChange={({ target }) => onChange(target.checked)}
        />
        <span>{fr.accept}</span>
      </label>
      <p className="field-error" id="conditions-error" aria-live="polite">
        {on ? '' : fault}
      </p>
    </div>
  );
}
