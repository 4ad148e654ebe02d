import { type SubmitEvent, useState } from 'react';
import { sellerMoneyCalls } from '#src/features/merchants/orders.calls.ts';
import type { StatementLine } from '#src/features/withdrawals/withdrawal.calls.ts';
import { addMonths, parisDay, parisDayOf } from '#src/lib/calendar-day.ts';
import { csvEuros, writeCsv } from '#src/lib/csv-write.ts';
import { formatDate, formatPrice } from '#src/lib/format.ts';
import { saveAs } from '#src/lib/save-as.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { useFormCall } from '#src/ui/useFormCall.ts';
import { sellerPaymentsFr } from '../seller-payments.fr.ts';

const { statement: fr } = sellerPaymentsFr;

/** Every movement between two days; as a table, a spreadsheet, or lines for an accountant. */
export function Statement() {
  const [days, setDays] = useState(() => {
    const to = parisDay(new Date());
    return { from: addMonths(to, -3), to };
  });
  const [lines, setLines] = useState<StatementLine[] | null>(null);
  const { run, busy, error, fields, form } = useFormCall();
  async function show(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const found = await run(() => sellerMoneyCalls.statement(days));
    if (found) setLines(found.lines);
  }
  async function fec() {
    const file = await run(() => sellerMoneyCalls.fec(days));
    if (file) saveAs(file.filename, file.content, 'text/plain');
  }
  const day = (key: 'from' | 'to') => ({
    type: 'date',
    value: days[key],
    error: fields[key],
    onChange: ({ target }: { target: { value: string } }) => setDays({ ...days, [key]: target.value }),
  });
  return (
    <section className="stack" aria-labelledby="releve">
      <h2 id="releve">{fr.title}</h2>
      <form ref={form} className="desk-filters" onSubmit={show}>
        <Field label={fr.from} required {...day('from')} />
        <Field label={fr.to} required {...day('to')} />
        <Button type="submit" busy={busy}>
          {fr.show}
        </Button>
        <Button icon="download" busy={busy} onClick={() => void fec()}>
          {fr.fec}
        </Button>
        {lines && lines.length > 0 && (
          <Button icon="download" onClick={() => saveAs(fr.file, csvOf(lines), 'text/csv;charset=utf-8')}>
            {fr.csv}
          </Button>
        )}
      </form>
      <p className="small muted">{fr.fecAbout}</p>
      <Refused says={error} />
      {lines && (lines.length === 0 ? <p role="status">{fr.none}</p> : <Lines lines={lines} />)}
    </section>
  );
}

const csvOf = (lines: readonly StatementLine[]) =>
  writeCsv([
    fr.head,
    ...lines.map(({ at, what, amount, balance }) => [
      parisDayOf(at),
      what,
      csvEuros(amount),
      csvEuros(balance),
    ]),
  ]);

function Lines({ lines }: { lines: readonly StatementLine[] }) {
  return (
    <table className="content-table" aria-label={fr.title}>
      <thead>
        <tr>
          {fr.head.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ at, what, amount, balance }, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two movements may be alike, and none moves
          <tr key={n}>
            <th scope="row">{formatDate(at)}</th>
            <td>{what}</td>
            <td className="numbers">{formatPrice(amount)}</td>
            <td className="numbers">{formatPrice(balance)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
