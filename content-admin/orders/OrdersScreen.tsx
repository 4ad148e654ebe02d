import { type SubmitEvent, useCallback, useEffect, useState } from 'react';
import { STATUS_FR } from '#src/features/orders/checkout.fr.ts';
import { orderDeskCalls } from '#src/features/orders/desk.calls.ts';
import type { OrderStatus } from '#src/features/orders/order.state.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { gated, PaymentsFrame } from '../payments/PaymentsFrame.tsx';
import { LoadFailed } from '../screens/LoadFailed.tsx';
import { useLoaded } from '../screens/useLoaded.ts';
import { Pager } from '../shared/Pager.tsx';
import { OrderDesk } from './OrderDesk.tsx';
import { OrderList } from './OrderList.tsx';
import { ordersFr } from './orders.fr.ts';
import { ALL_ORDERS, type OrdersQuery, readOrdersQuery, writeOrdersQuery } from './orders-query.ts';

const { search: fr } = ordersFr;
const SHOWN = { '': fr.every, ...STATUS_FR };

export const OrdersScreen = gated(Orders);

/** `/a/admin/payments/commandes`: what was found and the open order side by side. */
function Orders() {
  const [asked, setAsked] = useState(() => readOrdersQuery(location.search));
  const { query, status, page, open } = asked;
  const load = useCallback(() => orderDeskCalls.search({ query, status, page }), [query, status, page]);
  const [loaded, reload] = useLoaded(load);
  useEffect(() => history.replaceState(null, '', location.pathname + writeOrdersQuery(asked)), [asked]);
  const found = loaded.state === 'ready' ? loaded.value : null;
  return (
    <PaymentsFrame place="orders" title={ordersFr.title} about={ordersFr.about}>
      <Filters asked={asked} onChange={(change) => setAsked({ ...asked, page: 1, ...change })} />
      <p className="small muted" role="status">
        {found && fr.count(found.total)}
      </p>
      {loaded.state === 'failed' && <LoadFailed retry={reload} />}
      <div className="desk" aria-busy={loaded.state === 'loading'}>
        <div className="stack">
          {found?.items.length === 0 && (
            <p>
              {fr.none} <Button onClick={() => setAsked(ALL_ORDERS)}>{fr.clear}</Button>
            </p>
          )}
          {found && found.items.length > 0 && (
            <OrderList
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
          <OrderDesk key={open} reference={open} onChanged={reload} />
        ) : (
          <p className="muted">{ordersFr.choose}</p>
        )}
      </div>
    </PaymentsFrame>
  );
}

interface FiltersProps {
  asked: OrdersQuery;
  onChange(change: Partial<OrdersQuery>): void;
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
          onChange={(status) => onChange({ status: (status || null) as OrderStatus | null })}
        />
        <Button type="submit" icon="search">
          {fr.label}
        </Button>
      </form>
    </search>
  );
}
