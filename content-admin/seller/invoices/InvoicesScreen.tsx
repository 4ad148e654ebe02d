import { useCallback, useState } from 'react';
import { sellerCommissionCalls } from '#src/features/merchants/commission/commission.calls.ts';
import { sellerInvoiceCalls } from '#src/features/orders/invoices/invoice.calls.ts';
import { formatDate, formatPrice } from '#src/lib/format.ts';
import { saveBase64 } from '#src/lib/save-as.ts';
import { Button } from '#src/ui/Button.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { CommissionInvoices } from '../../payments/CommissionInvoices.tsx';
import { commissionInvoicesFr } from '../../payments/commission-invoices.fr.ts';
import { NotLoaded } from '../../screens/NotLoaded.tsx';
import { useLoaded } from '../../screens/useLoaded.ts';
import { Pager } from '../../shared/Pager.tsx';
import { SellerFrame } from '../SellerFrame.tsx';
import { sellerInvoicesFr as fr } from '../seller-orders.fr.ts';
import { NoAddress } from '../settings/NoAddress.tsx';

type Listed = Awaited<ReturnType<typeof sellerInvoiceCalls.list>>['items'][number];

/** `/i/business/factures`: every invoice and credit in the name of the business, and ours to it. */
export function InvoicesScreen() {
  return (
    <SellerFrame place="invoices">
      {(_, { owner }) => (
        <>
          <Invoices />
          {owner && (
            <CommissionInvoices source={sellerCommissionCalls} about={commissionInvoicesFr.ofSeller} />
          )}
        </>
      )}
    </SellerFrame>
  );
}

function Invoices() {
  const [page, setPage] = useState(1);
  const [loaded, reload] = useLoaded(useCallback(() => sellerInvoiceCalls.list({ page }), [page]));
  const { run, busy, message } = useCall();
  async function get(id: string) {
    const file = await run(() => sellerInvoiceCalls.get({ id }));
    if (file) saveBase64(file.name, file.base64, 'application/pdf');
  }
  if (loaded.state !== 'ready') return <NotLoaded loaded={loaded} retry={reload} />;
  const { items, per_page, total } = loaded.value;
  return (
    <>
      <p className="seller-narrow">{fr.about}</p>
      <NoAddress>{fr.noAddress}</NoAddress>
      <Refused says={message} />
      {items.length === 0 ? <p>{fr.none}</p> : <Table items={items} busy={busy} onGet={get} />}
      <Pager page={page} perPage={per_page} total={total} onPage={setPage} />
    </>
  );
}

interface TableProps {
  items: readonly Listed[];
  busy: boolean;
  onGet(id: string): Promise<void>;
}

function Table({ items, busy, onGet }: TableProps) {
  return (
    <table className="content-table" aria-label={fr.table}>
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
        {items.map(({ id, number, kind, order_number, issued_at, total }) => (
          <tr key={id}>
            <th scope="row">
              {fr.kinds[kind]} {number}
            </th>
            <td>{order_number}</td>
            <td>{formatDate(issued_at)}</td>
            <td className="numbers">{formatPrice(total)}</td>
            <td>
              <Button
                icon="download"
                busy={busy}
                aria-label={fr.getOf(number)}
                onClick={() => void onGet(id)}
              >
                {fr.get}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
