import type { PaymentDetail } from '#src/journeys/payments-desk/desk.ts';
import { paymentsFr, refundState, sumGiven, waitsFor } from './payments.fr.ts';
import { PAYMENT_PLACES } from './places.ts';
import { State } from './State.tsx';

/** The refunds of one payment, with their reasons; nothing when there is none. */
export function RefundsMade({ refunds }: Pick<PaymentDetail, 'refunds'>) {
  if (refunds.length === 0) return null;
  return (
    <section aria-labelledby="rendus">
      <h3 id="rendus">{paymentsFr.detail.refunds}</h3>
      <ul className="plain stack">
        {refunds.map((one) => (
          <li key={one.uuid}>
            {sumGiven(one)} <State of={refundState(one)} /> {one.reason}
            {waitsFor(one) && <span className="content-by small">{waitsFor(one)}</span>}
          </li>
        ))}
      </ul>
      <p>
        <a href={PAYMENT_PLACES.refunds}>{paymentsFr.refunds.title}</a>
      </p>
    </section>
  );
}
