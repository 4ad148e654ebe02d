import { useCallback, useState } from 'react';
import { type DeskVoucher, voucherDeskCalls } from '#src/features/vouchers/desk.calls.ts';
import { DESK_PER_PAGE, type VoucherStatus } from '#src/features/vouchers/voucher.ts';
import { writeCsv } from '#src/lib/csv-write.ts';
import { formatDate, formatPrice } from '#src/lib/format.ts';
import { saveAs } from '#src/lib/save-as.ts';
import { Button } from '#src/ui/Button.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { gated } from '../payments/PaymentsFrame.tsx';
import { ReasonDialog } from '../payments/ReasonDialog.tsx';
import { LoadFailed } from '../screens/LoadFailed.tsx';
import { useLoaded } from '../screens/useLoaded.ts';
import { Pager } from '../shared/Pager.tsx';
import { SearchForm } from '../shared/SearchForm.tsx';
import { Waiting } from '../shared/Waiting.tsx';
import { OffersFrame } from './OffersFrame.tsx';
import { offersFr } from './offers.fr.ts';
import { VoucherBatch } from './VoucherBatch.tsx';

const { vouchers: fr } = offersFr;

export const VouchersScreen = gated(Vouchers);

interface Asked {
  query: string;
  status: VoucherStatus | null;
  page: number;
}

/** `/a/admin/offers/bons`: vouchers made, found and taken back; a code is told only as its batch is made. */
function Vouchers() {
  const [asked, setAsked] = useState<Asked>({ query: '', status: null, page: 1 });
  const load = useCallback(() => voucherDeskCalls.search(asked), [asked]);
  const [loaded, reload] = useLoaded(load);
  const [making, setMaking] = useState(false);
  const [leaving, setLeaving] = useState<DeskVoucher | null>(null);
  const [told, setTold] = useState<string | null>(null);
  const found = loaded.state === 'ready' ? loaded.value : null;

  function made(codes: string[]) {
    setMaking(false);
    setTold(fr.made(codes.length));
    if (codes.length > 0)
      saveAs(fr.csvName, writeCsv([fr.csvHead, ...codes.map((code) => [code])]), 'text/csv');
    reload();
  }

  async function cancel(reason: string) {
    if (!leaving) return;
    await voucherDeskCalls.cancel({ id: leaving.id, reason });
    setTold(fr.canceled);
    reload();
  }

  return (
    <OffersFrame
      place="vouchers"
      title={fr.title}
      about={fr.about}
      actions={
        <Button look="main" onClick={() => setMaking(true)}>
          {fr.create}
        </Button>
      }
      told={told}
      onToldGone={() => setTold(null)}
    >
      <SearchForm
        query={asked.query}
        label={fr.search}
        submit={offersFr.search}
        onSearch={(query) => setAsked({ ...asked, query, page: 1 })}
      >
        <SelectField
          label={fr.columns.state}
          options={fr.status}
          none={fr.every}
          value={asked.status ?? ''}
          onChange={(status) => setAsked({ ...asked, status: (status || null) as Asked['status'], page: 1 })}
        />
      </SearchForm>
      {loaded.state === 'failed' && <LoadFailed retry={reload} />}
      {loaded.state === 'loading' && <Waiting />}
      {found && (
        <p className="small muted" role="status">
          {fr.count(found.total)}
        </p>
      )}
      {found?.items.length === 0 && <p>{asked.query || asked.status ? fr.none : fr.first}</p>}
      {found && found.items.length > 0 && <VouchersTable items={found.items} onCancel={setLeaving} />}
      {found && (
        <Pager
          page={asked.page}
          perPage={DESK_PER_PAGE}
          total={found.total}
          onPage={(page) => setAsked({ ...asked, page })}
        />
      )}
      {making && <VoucherBatch onMade={made} onClose={() => setMaking(false)} />}
      {leaving && (
        <ReasonDialog
          title={fr.cancelTitle(leaving.code_end)}
          about={fr.cancelAbout}
          submit={fr.cancel}
          onSure={cancel}
          onClose={() => setLeaving(null)}
        />
      )}
    </OffersFrame>
  );
}

interface TableProps {
  items: readonly DeskVoucher[];
  onCancel(one: DeskVoucher): void;
}

function VouchersTable({ items, onCancel }: TableProps) {
  return (
    <table className="content-table offers-table">
      <thead>
        <tr>
          <th scope="col">{fr.columns.label}</th>
          <th scope="col">{fr.columns.balance}</th>
          <th scope="col">{fr.columns.holder}</th>
          <th scope="col">{fr.columns.until}</th>
          <th scope="col">{fr.columns.state}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((one) => (
          <tr key={one.id}>
            <th scope="row">
              {one.label} <span className="small muted offers-code">{one.code_end}</span>
            </th>
            <td className="offers-whole">{fr.of(formatPrice(one.balance), formatPrice(one.initial))}</td>
            <td>{one.holder ?? fr.nobody}</td>
            <td className="offers-whole">{formatDate(one.expires_on)}</td>
            <td>
              {fr.status[one.status]}{' '}
              {one.status === 'active' && (
                <Button look="quiet" aria-label={fr.cancelOf(one.code_end)} onClick={() => onCancel(one)}>
                  {fr.cancel}
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
