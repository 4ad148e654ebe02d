import { useCallback, useState } from 'react';
import type { CommissionInvoice } from '#src/features/merchants/commission/commission.ts';
import { formatDate, formatPrice } from '#src/lib/format.ts';
import { saveBase64 } from '#src/lib/save-as.ts';
import { Button } from '#src/ui/Button.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { LoadFailed } from '../screens/LoadFailed.tsx';
import { useLoaded } from '../screens/useLoaded.ts';
import { Pager } from '../shared/Pager.tsx';
import { Waiting } from '../shared/Waiting.tsx';
import { commissionInvoicesFr as fr } from './commission-invoices.fr.ts';

/** The calls that answer the papers of one business, or of all. */
export interface CommissionSource {
  list(input: { page: number }): Promise<{ items: CommissionInvoice[]; per_page: number; total: number }>;
  get(input: { id: string }): Promise<{ name: string; base64: string }>;
}

interface Props {
  source: CommissionSource;
  about: string;
  /** True where papers are of several businesses. */
  named?: boolean;
}

/** Our invoices of commission, the newest first, each as a file. */
export function CommissionInvoices({ source, about, named = false }: Props) {
  const [page, setPage] = useState(1);
  const [loaded, reload] = useLoaded(useCallback(() => source.list({ page }), [source, page]));
  const { run, busy, error } = useCall();
  async function save(id: string) {
    const file = await run(() => source.get({ id }));
    if (file) saveBase64(file.name, file.base64, 'application/pdf');
  }
  const list = loaded.state === 'ready' ? loaded.value : null;
  return (
    <section className="stack" aria-labelledby="commissions">
      <h2 id="commissions">{fr.title}</h2>
      <p className="pay-narrow seller-narrow">{about}</p>
      {loaded.state === 'failed' && <LoadFailed retry={reload} />}
      {loaded.state === 'loading' && <Waiting />}
      <Refused says={error} />
      {list && list.total === 0 && <p>{fr.none}</p>}
      {list && list.total > 0 && <Table items={list.items} named={named} busy={busy} onSave={save} />}
      {list && <Pager page={page} perPage={list.per_page} total={list.total} onPage={setPage} />}
    </section>
  );
}

interface TableProps {
  items: readonly CommissionInvoice[];
  named: boolean;
  busy: boolean;
  onSave(id: string): Promise<void>;
}

function Table({ items, named, busy, onSave }: TableProps) {
  const { number, seller, issued, total, file } = fr.columns;
  const heads = [number, ...(named ? [seller] : []), issued, total, file];
  return (
    <table className="content-table" aria-label={fr.title}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((paper) => (
          <tr key={paper.id}>
            <th scope="row">
              {fr.kinds[paper.kind]} {paper.number}
            </th>
            {named && <td data-label={seller}>{paper.seller}</td>}
            <td data-label={issued}>{formatDate(paper.issued_at)}</td>
            <td className="numbers" data-label={total}>
              {formatPrice(paper.total)}
            </td>
            <td>
              <Button
                icon="download"
                busy={busy}
                aria-label={fr.saveOf(paper.number)}
                onClick={() => void onSave(paper.id)}
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
