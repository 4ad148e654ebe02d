import { useCallback, useEffect, useState } from 'react';
import { STATUS_FR } from '#src/features/orders/checkout.fr.ts';
import { orderDeskCalls } from '#src/features/orders/desk.calls.ts';
import { ORDER_STATUSES, type OrderStatus } from '#src/features/orders/order.state.ts';
import { SelectField } from '#src/ui/SelectField.tsx';
import { gated, PaymentsFrame } from '../payments/PaymentsFrame.tsx';
import { useLoaded } from '../screens/useLoaded.ts';
import { ALL_OF_DESK, type DeskQuery, readDeskQuery, writeDeskQuery } from '../shared/desk-query.ts';
import { SearchForm } from '../shared/SearchForm.tsx';
import { TwoPanes } from '../shared/TwoPanes.tsx';
import { OrderDesk } from './OrderDesk.tsx';
import { OrderList } from './OrderList.tsx';
import { ordersFr } from './orders.fr.ts';

const { search: fr } = ordersFr;
const SHOWN = { '': fr.every, ...STATUS_FR };
const OPEN = 'commande';

export const OrdersScreen = gated(Orders);

/** `/a/admin/payments/commandes`: what was found and the open order side by side. */
function Orders() {
  const [asked, setAsked] = useState(() => readDeskQuery(location.search, OPEN, ORDER_STATUSES));
  const { query, status, page, open } = asked;
  const load = useCallback(() => orderDeskCalls.search({ query, status, page }), [query, status, page]);
  const [loaded, reload] = useLoaded(load);
  useEffect(() => history.replaceState(null, '', location.pathname + writeDeskQuery(asked, OPEN)), [asked]);
  const change = (changed: Partial<DeskQuery<OrderStatus>>) => setAsked({ ...asked, ...changed });
  return (
    <PaymentsFrame place="orders" title={ordersFr.title} about={ordersFr.about}>
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
          onChange={(wanted) => change({ status: (wanted || null) as OrderStatus | null, page: 1 })}
        />
      </SearchForm>
      <p className="small muted" role="status">
        {loaded.state === 'ready' && fr.count(loaded.value.total)}
      </p>
      <TwoPanes
        loaded={loaded}
        retry={reload}
        onPage={(next) => change({ page: next })}
        empty={{
          text: fr.none,
          clear: query || status ? { label: fr.clear, act: () => setAsked(ALL_OF_DESK) } : null,
        }}
        choose={ordersFr.choose}
        list={(items) => (
          <OrderList items={items} open={open} onOpen={(reference) => change({ open: reference })} />
        )}
      >
        {open && <OrderDesk key={open} reference={open} onChanged={reload} />}
      </TwoPanes>
    </PaymentsFrame>
  );
}
