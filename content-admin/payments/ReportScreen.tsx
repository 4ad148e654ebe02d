import { type SubmitEvent, useCallback, useState } from 'react';
import { reportCalls } from '#src/features/money/reconciliation/report.calls.ts';
import { formatPrice } from '#src/lib/format.ts';
import { saveAs } from '#src/lib/save-as.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { LoadFailed } from '../screens/LoadFailed.tsx';
import { useLoaded } from '../screens/useLoaded.ts';
import { Waiting } from '../shared/Waiting.tsx';
import { DaysTable } from './DaysTable.tsx';
import { DifferencesTable } from './DifferencesTable.tsx';
import { gated, PaymentsFrame } from './PaymentsFrame.tsx';
import { paymentsFr } from './payments.fr.ts';
import { reportCsv } from './report-csv.ts';

const { report: fr } = paymentsFr;
const DAY_MS = 86_400_000;
const dayAt = (ms: number) => new Date(ms).toISOString().slice(0, 10);

export const ReportScreen = gated(ReportOfMoney);

/** `/a/admin/payments/rapprochement`: the ledger beside the provider's account, a month by default. */
function ReportOfMoney() {
  const [range, setRange] = useState(() => ({
    from: dayAt(Date.now() - 30 * DAY_MS),
    to: dayAt(Date.now() + DAY_MS),
  }));
  const [told, setTold] = useState<string | null>(null);
  const { run, busy, error } = useCall();
  const load = useCallback(() => reportCalls.get(range), [range]);
  const [loaded, reload] = useLoaded(load);
  const report = loaded.state === 'ready' ? loaded.value : null;

  async function again() {
    const done = await run(() => reportCalls.run());
    if (!done) return;
    setTold(fr.ran(done.imported, done.asked));
    reload();
  }
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setRange({ from: String(form.get('from')), to: String(form.get('to')) });
  }
  return (
    <PaymentsFrame place="report" title={fr.title} about={fr.about}>
      <form className="desk-filters" onSubmit={submit}>
        <Field label={fr.from} name="from" type="date" required defaultValue={range.from} />
        <Field label={fr.to} name="to" type="date" required defaultValue={range.to} />
        <Button type="submit">{fr.show}</Button>
        <Button busy={busy} onClick={again}>
          {fr.run}
        </Button>
        {report && (
          <Button icon="download" onClick={() => saveAs(fr.file, reportCsv(report), 'text/csv')}>
            {fr.csv}
          </Button>
        )}
      </form>
      <p role="status">{told}</p>
      <Refused says={error} />
      {loaded.state === 'failed' && <LoadFailed retry={reload} />}
      {loaded.state === 'loading' && <Waiting />}
      {report && (
        <>
          <p className="small muted">{report.last_line_at ? fr.last(report.last_line_at) : fr.never}</p>
          <section className="stack" aria-labelledby="differences">
            <h2 id="differences">{fr.differences}</h2>
            {report.differences.length === 0 ? (
              <Notice tone="sage">
                <p>{fr.noDifference}</p>
              </Notice>
            ) : (
              <DifferencesTable items={report.differences} />
            )}
          </section>
          <section className="stack" aria-labelledby="jours">
            <h2 id="jours">{fr.days}</h2>
            {report.days.length === 0 ? <p>{fr.noDay}</p> : <DaysTable days={report.days} />}
            {report.others !== 0 && <p className="small">{fr.others(formatPrice(report.others))}</p>}
          </section>
        </>
      )}
    </PaymentsFrame>
  );
}
