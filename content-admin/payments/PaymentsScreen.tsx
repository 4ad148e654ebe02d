import { useCallback, useEffect, useState } from 'react';
import { STATUSES, type Status } from '#src/features/cagnotte/contribution.state.ts';
import { paymentCalls } from '#src/features/cagnotte/desk/desk.calls.ts';
import { SelectField } from '#src/ui/SelectField.tsx';
import { useLoaded } from '../screens/useLoaded.ts';
import { ALL_OF_DESK, type DeskQuery, readDeskQuery, writeDeskQuery } from '../shared/desk-query.ts';
import { SearchForm } from '../shared/SearchForm.tsx';
import { TwoPanes } from '../shared/TwoPanes.tsx';
import { ExportButton } from './ExportButton.tsx';
import { PaymentList } from './PaymentList.tsx';
import { gated, PaymentsFrame } from './PaymentsFrame.tsx';
import { PaymentView } from './PaymentView.tsx';
import { paymentsFr, STATUS_FR } from './payments.fr.ts';

const { search: fr } = paymentsFr;
const SHOWN = { '': fr.every, ...STATUS_FR };
const OPEN = 'paiement';

export const PaymentsScreen = gated(Payments);

/** `/a/admin/payments`: what was found and the open payment side by side. */
function Payments() {
  const [asked, setAsked] = useState(() => readDeskQuery(location.search, OPEN, STATUSES));
  const { query, status, page, open } = asked;
  const [told, setTold] = useState<string | null>(null);
  const load = useCallback(() => paymentCalls.search({ query, status, page }), [query, status, page]);
  const [loaded, reload] = useLoaded(load);
  useEffect(() => history.replaceState(null, '', location.pathname + writeDeskQuery(asked, OPEN)), [asked]);
  const change = (changed: Partial<DeskQuery<Status>>) => setAsked({ ...asked, ...changed });
  const total = loaded.state === 'ready' ? loaded.value.total : null;
  return (
    <PaymentsFrame
      place="payments"
      title={paymentsFr.title}
      about={paymentsFr.noCard}
      told={told}
      onToldGone={() => setTold(null)}
    >
      <SearchForm
        query={query}
        label={fr.label}
        hint={fr.hint}
        onSearch={(words) => change({ query: words, page: 1 })}
      >
        <SelectField
          label={fr.status}
          value={status ?? ''}
          options={SHOWN}
          onChange={(wanted) => change({ status: (wanted || null) as Status | null, page: 1 })}
        />
      </SearchForm>
      <div className="row">
        <p className="small muted" role="status">
          {total !== null && fr.count(total)}
        </p>
        {total !== null && total > 0 && <ExportButton asked={asked} onTold={setTold} />}
      </div>
      <TwoPanes
        loaded={loaded}
        retry={reload}
        onPage={(next) => change({ page: next })}
        empty={{
          text: fr.none,
          clear: query || status ? { label: fr.clear, act: () => setAsked(ALL_OF_DESK) } : null,
        }}
        choose={paymentsFr.choose}
        list={(items) => (
          <PaymentList items={items} open={open} onOpen={(reference) => change({ open: reference })} />
        )}
      >
        {open && <PaymentView key={open} reference={open} onChanged={reload} />}
      </TwoPanes>
    </PaymentsFrame>
  );
}
