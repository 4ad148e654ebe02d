import { useCallback, useState } from 'react';
import { STATUS_FR } from '#src/features/orders/checkout.fr.ts';
import { orderDeskCalls } from '#src/features/orders/desk.calls.ts';
import type { OrderDetail } from '#src/features/orders/desk.ts';
import { formatPrice } from '#src/lib/format.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { DemoContest } from '../payments/DemoContest.tsx';
import { paymentsFr } from '../payments/payments.fr.ts';
import { PAYMENT_PLACES } from '../payments/places.ts';
import { RefundForm } from '../payments/RefundForm.tsx';
import { State } from '../payments/State.tsx';
import { Timeline } from '../payments/Timeline.tsx';
import { LoadFailed } from '../screens/LoadFailed.tsx';
import { useLoaded } from '../screens/useLoaded.ts';
import { EndOrder } from './EndOrder.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderSteps } from './OrderSteps.tsx';
import { ordersFr as fr } from './orders.fr.ts';

interface Props {
  reference: string;
  onChanged(): void;
}

/** One order: what it is, what comes next, what happened to it. */
export function OrderDesk({ reference, onChanged }: Props) {
  const load = useCallback(() => orderDeskCalls.get({ reference }), [reference]);
  const [loaded, reload] = useLoaded(load);
  const [told, setTold] = useState<string | null>(null);
  if (loaded.state === 'failed') return <LoadFailed retry={reload} />;
  if (loaded.state === 'loading') return <div className="content-loading" aria-busy="true" />;
  const detail = loaded.value;
  const { order } = detail;
  function changed(words: string) {
    setTold(words);
    reload();
    onChanged();
  }
  return (
    <section className="stack" aria-labelledby="commande">
      <h2 id="commande">
        {order.product.name}, {formatPrice(order.total)}
      </h2>
      <p className="row">
        <State of={order.status} words={STATUS_FR} />
      </p>
      <p role="status">{told}</p>
      <Contested detail={detail} />
      <OrderSteps detail={detail} onChanged={changed} />
      <OrderFacts detail={detail} />
      <EndOrder detail={detail} onChanged={changed} />
      {detail.left > 0 && <RefundForm payment={detail} onChanged={changed} />}
      <Refunds detail={detail} />
      <DemoContest
        payment={{ ...detail, paid_at: order.paid_at }}
        contestable={detail.left > 0}
        onChanged={changed}
      />
      <Timeline moments={detail.timeline} />
    </section>
  );
}

function Refunds({ detail: { refunds } }: { detail: OrderDetail }) {
  if (refunds.length === 0) return null;
  return (
    <section aria-labelledby="rendus">
      <h3 id="rendus">{fr.refunds}</h3>
      <ul className="plain stack">
        {refunds.map((one) => (
          <li key={one.uuid}>
            {formatPrice(one.amount)} <State of={one.status} /> {one.reason}
          </li>
        ))}
      </ul>
      <p>
        <a href={PAYMENT_PLACES.refunds}>{paymentsFr.refunds.title}</a>
      </p>
    </section>
  );
}

/** A bank wants the money back: the parcel waits, and the answer is written among the disputes. */
function Contested({ detail: { order, disputes } }: { detail: OrderDetail }) {
  const [last] = disputes;
  if (!last) return null;
  return (
    <Notice tone={order.contested ? 'alert' : 'cream'}>
      <p className="row">
        <State of={last.status} />
        <a href={`${PAYMENT_PLACES.disputes}?contestation=${last.uuid}`}>{paymentsFr.detail.openDispute}</a>
      </p>
      {order.contested && <p>{fr.contested}</p>}
    </Notice>
  );
}
