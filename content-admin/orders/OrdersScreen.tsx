import { STATUS_FR } from '#src/features/orders/checkout.fr.ts';
import { orderDeskCalls } from '#src/features/orders/desk.calls.ts';
import { gated, PaymentsFrame } from '../payments/PaymentsFrame.tsx';
import { SearchDesk } from '../shared/SearchDesk.tsx';
import { OrderDesk } from './OrderDesk.tsx';
import { OrderList } from './OrderList.tsx';
import { ordersFr } from './orders.fr.ts';

export const OrdersScreen = gated(Orders);

/** `/a/admin/payments/commandes` */
function Orders() {
  return (
    <PaymentsFrame place="orders" title={ordersFr.title} about={ordersFr.about}>
      <SearchDesk
        name="commande"
        statuses={STATUS_FR}
        words={ordersFr.search}
        choose={ordersFr.choose}
        search={orderDeskCalls.search}
        list={(items, open, onOpen) => <OrderList items={items} open={open} onOpen={onOpen} />}
        view={(reference, onChanged) => (
          <OrderDesk key={reference} reference={reference} onChanged={onChanged} />
        )}
      />
    </PaymentsFrame>
  );
}
