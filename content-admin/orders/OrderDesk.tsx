import { useCallback } from 'react';
import { STATUS_FR } from '#src/features/orders/checkout.fr.ts';
import { orderDeskCalls } from '#src/features/orders/desk.calls.ts';
import type { OrderDetail } from '#src/features/orders/desk.ts';
import { formatPrice } from '#src/lib/format.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { DemoContest } from '../payments/DemoContest.tsx';
import { DeskFile } from '../payments/DeskFile.tsx';
import { paymentsFr } from '../payments/payments.fr.ts';
import { disputeHref } from '../payments/places.ts';
import { RefundForm } from '../payments/RefundForm.tsx';
import { RefundsMade } from '../payments/RefundsMade.tsx';
import { State } from '../payments/State.tsx';
import { Timeline } from '../payments/Timeline.tsx';
import { AskAgain } from './AskAgain.tsx';
import { ClosedSellers } from './ClosedSellers.tsx';
import { EndOrder } from './EndOrder.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderSteps } from './OrderSteps.tsx';
import { ordersFr as fr } from './orders.fr.ts';
import { ToTransfer } from './ToTransfer.tsx';

interface Props {
  reference: string;
  onChanged(): void;
}

/** One order: the step that comes next, its facts, the acts that end it, and its history. */
export function OrderDesk({ reference, onChanged }: Props) {
  const load = useCallback(() => orderDeskCalls.get({ reference }), [reference]);
  return (
    <DeskFile
      id="commande"
      load={load}
      titleOf={({ order }) => `${order.product.name}, ${formatPrice(order.total)}`}
      stateOf={({ order }) => <State of={order.status} words={STATUS_FR} />}
      onChanged={onChanged}
    >
      {(detail, changed) => (
        <>
          <Contested detail={detail} />
          <OrderSteps detail={detail} onChanged={changed} />
          <ClosedSellers detail={detail} onChanged={changed} />
          <OrderFacts detail={detail} />
          <EndOrder detail={detail} onChanged={changed} />
          <ToTransfer detail={detail} onChanged={changed} />
          {detail.left > 0 && <RefundForm payment={detail} onChanged={changed} />}
          <AskAgain detail={detail} onChanged={changed} />
          <RefundsMade refunds={detail.refunds} />
          <DemoContest
            payment={{ ...detail, paid_at: detail.order.paid_at }}
            contestable={detail.left > 0}
            onChanged={changed}
          />
          <Timeline moments={detail.timeline} />
        </>
      )}
    </DeskFile>
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
        <a href={disputeHref(last.uuid)}>{paymentsFr.detail.openDispute}</a>
      </p>
      {order.contested && <p>{fr.contested}</p>}
    </Notice>
  );
}
