import { useCallback, useEffect, useState } from 'react';
import type { MerchantOrder } from '#src/features/merchants/merchant.ts';
import { sellerOrderCalls } from '#src/features/merchants/orders.calls.ts';
import { STATUS_FR } from '#src/features/orders/checkout.fr.ts';
import { ORDER_STATUSES, type OrderStatus } from '#src/features/orders/order.state.ts';
import { formatPrice, formatSiteMoment } from '#src/lib/format.ts';
import { SelectField } from '#src/ui/SelectField.tsx';
import { useLoaded } from '../../screens/useLoaded.ts';
import { DeskList } from '../../shared/DeskList.tsx';
import { readDeskQuery, writeDeskQuery } from '../../shared/desk-query.ts';
import { TwoPanes } from '../../shared/TwoPanes.tsx';
import { SellerFrame } from '../SellerFrame.tsx';
import { sellerOrdersFr as fr } from '../seller-orders.fr.ts';
import { OrderView } from './OrderView.tsx';

const NAME = 'commande';
/** Nothing shows before it is paid. */
const SHOWN = ORDER_STATUSES.filter((status) => status !== 'pending');
const WORDS = Object.fromEntries(SHOWN.map((status) => [status, STATUS_FR[status]]));

/** `/i/business/commandes` */
export function OrdersScreen() {
  return <SellerFrame place="orders">{() => <Orders />}</SellerFrame>;
}

function Orders() {
  const [asked, setAsked] = useState(() => readDeskQuery<OrderStatus>(location.search, NAME, SHOWN));
  const { status, page, open } = asked;
  const [loaded, reload] = useLoaded(
    useCallback(() => sellerOrderCalls.list({ status, page }), [status, page]),
  );
  useEffect(() => history.replaceState(null, '', location.pathname + writeDeskQuery(asked, NAME)), [asked]);
  const change = (changed: Partial<typeof asked>) => setAsked({ ...asked, ...changed });
  return (
    <>
      <div className="seller-narrow">
        <SelectField
          label={fr.status}
          value={status ?? ''}
          options={{ '': fr.every, ...WORDS }}
          onChange={(wanted) => change({ status: (wanted || null) as OrderStatus | null, page: 1 })}
        />
      </div>
      <TwoPanes
        loaded={loaded}
        retry={reload}
        onPage={(next) => change({ page: next })}
        empty={{ text: status ? fr.noneSuch : fr.none }}
        choose={fr.choose}
        list={(items) => (
          <List items={items} open={open} onOpen={(reference) => change({ open: reference })} />
        )}
      >
        {open && <OrderView key={open} reference={open} onChanged={reload} />}
      </TwoPanes>
    </>
  );
}

interface ListProps {
  items: readonly MerchantOrder[];
  open: string | null;
  onOpen(reference: string): void;
}

function List({ items, open, onOpen }: ListProps) {
  return (
    <DeskList
      label={fr.list}
      items={items}
      keyOf={({ reference }) => reference}
      open={open}
      onOpen={({ reference }) => onOpen(reference)}
    >
      {(one) => (
        <>
          <span>
            {one.lines
              .map(({ name, quantity }) => `${quantity > 1 ? `${quantity} × ` : ''}${name}`)
              .join(', ')}
          </span>
          <strong>{formatPrice(one.total)}</strong>
          <span className="small muted">
            {one.number} · {one.paid_at && formatSiteMoment(one.paid_at)}
          </span>
          <span className={`state ${one.late ? 'state-deleted' : ''}`}>
            {one.late ? fr.late : (STATUS_FR[one.status as OrderStatus] ?? one.status)}
          </span>
        </>
      )}
    </DeskList>
  );
}
