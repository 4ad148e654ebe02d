import { STATUS_FR } from '#src/features/orders/checkout.fr.ts';
import { orderDeskCalls } from '#src/features/orders/desk.calls.ts';
import { gated, PaymentsFrame } from '../payments/PaymentsFrame.tsx';
import { SearchDesk } from '../shared/SearchDesk.tsx';
import { OrderDesk } from './OrderDesk.tsx';
import { OrderList } from './OrderList.tsx';
import { ordersFr } from './orders.fr.ts';

const STATUSES = { ...STATUS_FR, late: ordersFr.search.late };

const searchOrders = ({
  status,
  ...asked
}: {
  query: string;
  status: keyof typeof STATUSES | null;
  page: number;
}) =>
  status === 'late'
    ? orderDeskCalls.search({ ...asked, late: true })
    : orderDeskCalls.search({ ...asked, status });

export const OrdersScreen = gated(Orders);

/** `/a/admin/payments/commandes` */
function Orders() {
  return (
    <PaymentsFrame place="orders" title={ordersFr.title} about={ordersFr.about}>
      <SearchDesk
        name="commande"
        statuses={STATUSES}
        words={ordersFr.search}
        choose={ordersFr.choose}
        search={searchOrders}
        list={(items, open, onOpen) => <OrderList items={items} open={open} onOpen={onOpen} />}
        view={(reference, onChanged) => (
          <OrderDesk key={reference} reference={reference} onChanged={onChanged} />
        )}
      />
    </PaymentsFrame>
  );
}
