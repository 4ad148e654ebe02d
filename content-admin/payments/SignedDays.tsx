import { useCallback, useState } from 'react';
import { accountingCalls, type SignedExport } from '#src/features/accounting/accounting.calls.ts';
import { formatDate, formatNumber, formatPrice } from '#src/lib/format.ts';
import { saveAs } from '#src/lib/save-as.ts';
import { Button } from '#src/ui/Button.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { LoadFailed } from '../screens/LoadFailed.tsx';
import { useLoaded } from '../screens/useLoaded.ts';
import { Pager } from '../shared/Pager.tsx';
import { Waiting } from '../shared/Waiting.tsx';
import { accountingScreenFr } from './accounting.fr.ts';
import { SumsHead } from './SumsHead.tsx';

const { signed: fr } = accountingScreenFr;

/** The days of the ledger that were written out and signed, newest first. */
export function SignedDays() {
  const [page, setPage] = useState(1);
  const load = useCallback(() => accountingCalls.listExports({ page }), [page]);
  const [loaded, reload] = useLoaded(load);
  const { run, busy, error } = useCall();
  const list = loaded.state === 'ready' ? loaded.value : null;
  async function save(day: string) {
    const file = await run(() => accountingCalls.getExport({ day }));
    if (file) saveAs(file.name, file.text, 'application/jsonl');
  }
  return (
    <section className="stack" aria-labelledby="jours">
      <h2 id="jours">{fr.title}</h2>
      <p className="pay-narrow">{fr.about}</p>
      {loaded.state === 'failed' && <LoadFailed retry={reload} />}
      {loaded.state === 'loading' && <Waiting />}
      <Refused says={error} />
      {list && (
        <>
          <p className="pay-narrow pay-key">
            {fr.key} <code>{list.public_key}</code>
            <br />
            <span className="small muted">{fr.keyHint}</span>
          </p>
          {list.total === 0 ? <p>{fr.none}</p> : <Days items={list.items} busy={busy} save={save} />}
          <Pager page={list.page} perPage={list.per_page} total={list.total} onPage={setPage} />
        </>
      )}
    </section>
  );
}

interface Props {
  items: SignedExport[];
  busy: boolean;
  save(day: string): void;
}

function Days({ items, busy, save }: Props) {
  const { columns } = fr;
  return (
    <table className="content-table pay-table pay-balance">
      <SumsHead columns={columns} sums={['entries', 'debits']} />
      <tbody>
        {items.map(({ day, entries, debits }) => (
          <tr key={day}>
            <th scope="row">{formatDate(day)}</th>
            <td className="pay-sum" data-label={columns.entries}>
              {formatNumber(entries)}
            </td>
            <td className="pay-sum" data-label={columns.debits}>
              {formatPrice(debits)}
            </td>
            <td>
              <Button
                icon="download"
                busy={busy}
                aria-label={fr.saveOf(formatDate(day))}
                onClick={() => save(day)}
              >
                {fr.save}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
