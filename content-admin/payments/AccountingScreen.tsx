import { type SubmitEvent, useState } from 'react';
import { accountingCalls } from '#src/features/accounting/accounting.calls.ts';
import { commissionDeskCalls } from '#src/features/merchants/commission/commission.calls.ts';
import { parisDay } from '#src/lib/calendar-day.ts';
import { saveAs } from '#src/lib/save-as.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { accountingScreenFr } from './accounting.fr.ts';
import { CommissionInvoices } from './CommissionInvoices.tsx';
import { commissionInvoicesFr } from './commission-invoices.fr.ts';
import { gated, PaymentsFrame } from './PaymentsFrame.tsx';
import { SignedDays } from './SignedDays.tsx';
import { TrialBalance } from './TrialBalance.tsx';

export const AccountingScreen = gated(Accounting);

/** `/a/admin/payments/comptabilite`: the trial balance at a date, the FEC of a period, our invoices to sellers, the signed days. */
function Accounting() {
  const [today] = useState(() => parisDay(new Date()));
  return (
    <PaymentsFrame place="accounting" title={accountingScreenFr.title} about={accountingScreenFr.about}>
      <TrialBalance today={today} />
      <Fec today={today} />
      <CommissionInvoices source={commissionDeskCalls} about={commissionInvoicesFr.ofAll} named />
      <SignedDays />
    </PaymentsFrame>
  );
}

function Fec({ today }: { today: string }) {
  const { fec: fr } = accountingScreenFr;
  const { run, busy, error, fields } = useCall();
  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const range = { from: String(form.get('from')), to: String(form.get('to')) };
    const file = await run(() => accountingCalls.exportFec(range));
    if (file) saveAs(file.name, file.text, 'text/plain');
  }
  return (
    <section className="stack" aria-labelledby="fec">
      <h2 id="fec">{fr.title}</h2>
      <p className="pay-narrow">{fr.hint}</p>
      <form className="desk-filters" onSubmit={submit}>
        <Field label={fr.from} name="from" type="date" required defaultValue={`${today.slice(0, 4)}-01-01`} />
        <Field label={fr.to} name="to" type="date" required defaultValue={today} error={fields.to} />
        <Button type="submit" icon="download" busy={busy}>
          {fr.save}
        </Button>
      </form>
      {!fields.to && <Refused says={error} />}
    </section>
  );
}
