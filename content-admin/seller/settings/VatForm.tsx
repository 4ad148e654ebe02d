import { type SubmitEvent, useState } from 'react';
import { businessCalls } from '#src/features/merchants/business.calls.ts';
import type { VatPercent } from '#src/lib/vat-rates.ts';
import { SelectField } from '#src/ui/SelectField.tsx';
import { useFormCall } from '#src/ui/useFormCall.ts';
import { SaveLine } from '../SaveLine.tsx';
import { vatFr as fr } from '../seller.fr.ts';
import { VAT_CHOICES, vatOfChoice } from '../vat-choice.ts';

/** The rate of VAT of the products that have none of their own; a business without a VAT number has none. */
export function VatForm({ percent }: { percent: VatPercent | null }) {
  const [chosen, setChosen] = useState(String(percent ?? ''));
  const [told, setTold] = useState<string | null>(null);
  const { run, busy, error, fields, form } = useFormCall();
  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setTold(null);
    if (await run(() => businessCalls.update({ vat_percent: vatOfChoice(chosen) }))) setTold(fr.saved);
  }
  return (
    <form ref={form} className="sheet sheet-padded stack" onSubmit={save} noValidate aria-labelledby="tva">
      <h2 id="tva">{fr.title}</h2>
      <SelectField
        label={fr.rate}
        hint={fr.hint}
        none={fr.usual}
        value={chosen}
        options={VAT_CHOICES}
        error={fields.vat_percent}
        onChange={setChosen}
      />
      <SaveLine label={fr.save} busy={busy} error={error} told={told} />
    </form>
  );
}
