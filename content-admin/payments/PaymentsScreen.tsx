import { type SubmitEvent, useCallback, useEffect, useState } from 'react';
import type { Status } from '#src/features/cagnotte/contribution.state.ts';
import { paymentCalls } from '#src/features/cagnotte/desk/desk.calls.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { LoadFailed } from '../screens/LoadFailed.tsx';
import { useLoaded } from '../screens/useLoaded.ts';
import { Pager } from '../shared/Pager.tsx';
import { ExportButton } from './ExportButton.tsx';
import { PaymentList } from './PaymentList.tsx';
import { gated, PaymentsFrame } from './PaymentsFrame.tsx';
import { PaymentView } from './PaymentView.tsx';
import { paymentsFr, STATUS_FR } from './payments.fr.ts';
import { ALL_PAYMENTS, type PaymentsQuery, readPaymentsQuery, writePaymentsQuery } from './payments-query.ts';

const { search: fr } = paymentsFr;
const SHOWN = { '': fr.every, ...STATUS_FR };

export const PaymentsScreen = gated(Payments);

/** `/a/admin/payments`: what was found and the open payment side by side. */
function Payments() {
  const [asked, setAsked] = useState(() => readPaymentsQuery(location.search));
  const { query, status, page, open } = asked;
  const [told, setTold] = useState<string | null>(null);
  const load = useCallback(() => paymentCalls.search({ query, status, page }), [query, status, page]);
  const [loaded, reload] = useLoaded(load);
  useEffect(() => history.replaceState(null, '', location.pathname + writePaymentsQuery(asked)), [asked]);
  const found = loaded.state === 'ready' ? loaded.value : null;
  return (
    <PaymentsFrame
      place="payments"
      title={paymentsFr.title}
      about={paymentsFr.noCard}
      told={told}
      onToldGone={() => setTold(null)}
    >
      <Filters asked={asked} onChange={(change) => setAsked({ ...asked, page: 1, ...change })} />
      <div className="row">
        <p className="small muted" role="status">
          {found && fr.count(found.total)}
        </p>
        {found && found.total > 0 && <ExportButton asked={asked} onTold={setTold} />}
      </div>
      {loaded.state === 'failed' && <LoadFailed retry={reload} />}
      <div className="desk" aria-busy={loaded.state === 'loading'}>
        <div className="stack">
          {found?.items.length === 0 && (
            <p>
              {fr.none} <Button onClick={() => setAsked(ALL_PAYMENTS)}>{fr.clear}</Button>
            </p>
          )}
          {found && found.items.length > 0 && (
            <PaymentList
              items={found.items}
              open={open}
              onOpen={(reference) => setAsked({ ...asked, open: reference })}
            />
          )}
          {found && (
            <Pager
              page={found.page}
              perPage={found.per_page}
              total={found.total}
              onPage={(next) => setAsked({ ...asked, page: next })}
            />
          )}
        </div>
        {open ? (
          <PaymentView key={open} reference={open} onChanged={reload} />
        ) : (
          <p className="muted">{paymentsFr.choose}</p>
        )}
      </div>
    </PaymentsFrame>
  );
}

interface FiltersProps {
  asked: PaymentsQuery;
  onChange(change: Partial<PaymentsQuery>): void;
}

function Filters({ asked, onChange }: FiltersProps) {
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    onChange({ query: String(new FormData(event.currentTarget).get('q') ?? '').trim() });
  }
  return (
    <search>
      <form className="desk-filters" onSubmit={submit}>
        <Field
          key={asked.query}
          label={fr.label}
          hint={fr.hint}
          type="search"
          name="q"
          maxLength={200}
          autoComplete="off"
          defaultValue={asked.query}
        />
        <SelectField
          label={fr.status}
          value={asked.status ?? ''}
          options={SHOWN}
          onChange={(status) => onChange({ status: (status || null) as Status | null })}
        />
        <Button type="submit" icon="search">
          {fr.label}
        </Button>
      </form>
    </search>
  );
}
