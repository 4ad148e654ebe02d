import { type SubmitEvent, useState } from 'react';
import { businessCalls } from '#src/features/merchants/business.calls.ts';
import { isSiret } from '#src/features/merchants/merchant.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { useFormCall } from '#src/ui/useFormCall.ts';
import { bareNumber, vatOf } from '../creation-draft.ts';
import { COMPANY_ID } from '../places.ts';
import { completeFr as fr, creationFr as words } from '../seller.fr.ts';

interface Props {
  /** The name it came with. */
  name: string;
  onDone(): void;
}

/** A business that came from a shop elsewhere tells who it is, once: it sells nothing before. */
export function CompleteForm({ name, onDone }: Props) {
  const [draft, setDraft] = useState({ legal_name: name, siret: '', vat_number: '' });
  const { run, busy, error, fields, form } = useFormCall();
  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const told = { ...draft, vat_number: draft.vat_number.trim() || null };
    if (await run(() => businessCalls.complete(told))) onDone();
  }
  const text = (key: keyof typeof draft) => ({
    value: draft[key],
    error: fields[key],
    onChange: ({ target }: { target: { value: string } }) => setDraft({ ...draft, [key]: target.value }),
  });
  const vat = isSiret(bareNumber(draft.siret)) ? vatOf(draft.siret) : null;
  return (
    <form
      ref={form}
      className="sheet sheet-padded stack"
      onSubmit={save}
      noValidate
      aria-labelledby={COMPANY_ID}
    >
      <h2 id={COMPANY_ID}>{fr.title}</h2>
      <p>{fr.lead}</p>
      <Field label={words.legal} hint={words.legalHint} required maxLength={120} {...text('legal_name')} />
      <Field
        label={words.siret}
        hint={words.siretHint}
        required
        inputMode="numeric"
        maxLength={40}
        {...text('siret')}
      />
      <Field
        label={words.vat}
        hint={words.vatHint}
        maxLength={40}
        autoComplete="off"
        {...text('vat_number')}
      />
      {vat && bareNumber(draft.vat_number) !== vat && (
        <div>
          <Button look="quiet" onClick={() => setDraft({ ...draft, vat_number: vat })}>
            {words.withVat(vat)}
          </Button>
        </div>
      )}
      <Refused says={error} />
      <div>
        <Button type="submit" look="main" busy={busy}>
          {fr.save}
        </Button>
      </div>
    </form>
  );
}
