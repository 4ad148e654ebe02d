import { type SubmitEvent, useCallback, useState } from 'react';
import type { OutputOf } from '#src/calls/contract.ts';
import { accountingCalls } from '#src/features/accounting/accounting.calls.ts';
import { csvEuros, writeCsv } from '#src/lib/csv-write.ts';
import { formatPrice } from '#src/lib/format.ts';
import { saveAs } from '#src/lib/save-as.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { LoadFailed } from '../screens/LoadFailed.tsx';
import { useLoaded } from '../screens/useLoaded.ts';
import { Waiting } from '../shared/Waiting.tsx';
import { accountingScreenFr } from './accounting.fr.ts';
import { SumsHead } from './SumsHead.tsx';

type Balance = OutputOf<typeof accountingCalls.trialBalance>;
const { balance: fr, vat } = accountingScreenFr;

export function TrialBalance({ today }: { today: string }) {
  const [day, setDay] = useState(today);
  const load = useCallback(() => accountingCalls.trialBalance({ day }), [day]);
  const [loaded, reload] = useLoaded(load);
  const balance = loaded.state === 'ready' ? loaded.value : null;
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setDay(String(new FormData(event.currentTarget).get('day')));
  }
  return (
    <section className="stack" aria-labelledby="balance" aria-busy={loaded.state === 'loading'}>
      <h2 id="balance">{fr.title}</h2>
      <form className="desk-filters" onSubmit={submit}>
        <Field label={fr.day} name="day" type="date" required defaultValue={day} />
        <Button type="submit">{fr.show}</Button>
        {balance && balance.items.length > 0 && (
          <Button icon="download" onClick={() => saveAs(fr.file(day), balanceCsv(balance), 'text/csv')}>
            {fr.csv}
          </Button>
        )}
      </form>
      {loaded.state === 'failed' && <LoadFailed retry={reload} />}
      {loaded.state === 'loading' && <Waiting />}
      {balance && <p className="small muted">{vat(balance.vat_percent)}</p>}
      {balance?.items.length === 0 && <p>{fr.empty}</p>}
      {balance && balance.items.length > 0 && <BalanceTable balance={balance} />}
    </section>
  );
}

function BalanceTable({ balance: { items, debits, credits } }: { balance: Balance }) {
  const { columns } = fr;
  return (
    <table className="content-table pay-table pay-balance">
      <SumsHead columns={columns} sums={['debit', 'credit', 'rest']} />
      <tbody>
        {items.map(({ account, label, debit, credit }) => (
          <tr key={account}>
            <th scope="row">{account}</th>
            <td data-label={columns.label}>{label}</td>
            <Sum label={columns.debit} cents={debit} />
            <Sum label={columns.credit} cents={credit} />
            <Sum label={columns.rest} cents={debit - credit} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{fr.total}</th>
          <td />
          <Sum label={columns.debit} cents={debits} />
          <Sum label={columns.credit} cents={credits} />
          <Sum label={columns.rest} cents={debits - credits} />
        </tr>
      </tfoot>
    </table>
  );
}

function Sum({ label, cents }: { label: string; cents: number }) {
  return (
    <td className="pay-sum" data-label={label}>
      {formatPrice(cents)}
    </td>
  );
}

function balanceCsv({ items, debits, credits }: Balance): string {
  const line = (account: string, label: string, [debit, credit]: readonly [number, number]) => [
    account,
    label,
    ...[debit, credit, debit - credit].map(csvEuros),
  ];
  return writeCsv([
    fr.head,
    ...items.map(({ account, label, debit, credit }) => line(account, label, [debit, credit])),
    line('', fr.total, [debits, credits]),
  ]);
}
