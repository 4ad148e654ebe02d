import { useCallback, useState } from 'react';
import { paymentCalls } from '#src/journeys/payments-desk/desk.calls.ts';
import type { PaymentDetail } from '#src/journeys/payments-desk/desk.ts';
import { formatPrice } from '#src/lib/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { LoadFailed } from '../screens/LoadFailed.tsx';
import { useLoaded } from '../screens/useLoaded.ts';
import { DemoContest } from './DemoContest.tsx';
import { PaymentFacts } from './PaymentFacts.tsx';
import { paymentsFr } from './payments.fr.ts';
import { PAYMENT_PLACES } from './places.ts';
import { RefundForm } from './RefundForm.tsx';
import { State } from './State.tsx';
import { Timeline } from './Timeline.tsx';

const { detail: fr } = paymentsFr;

interface Props {
  reference: string;
  onChanged(): void;
}

/** One payment: what it is, what may be done, what happened to it. */
export function PaymentView({ reference, onChanged }: Props) {
  const load = useCallback(() => paymentCalls.get({ reference }), [reference]);
  const [loaded, reload] = useLoaded(load);
  const [told, setTold] = useState<string | null>(null);
  if (loaded.state === 'failed') return <LoadFailed retry={reload} />;
  if (loaded.state === 'loading') return <div className="content-loading" aria-busy="true" />;
  const payment = loaded.value;
  function changed(words: string) {
    setTold(words);
    reload();
    onChanged();
  }
  return (
    <section className="stack" aria-labelledby="paiement">
      <h2 id="paiement">
        {payment.giver ?? paymentsFr.unnamed}, {formatPrice(payment.total)}
      </h2>
      <p className="row">
        <State of={payment.status} />
      </p>
      <p role="status">{told}</p>
      {payment.held_reason !== null && (
        <Notice tone="alert">
          <p>{fr.held(payment.held_reason)}</p>
        </Notice>
      )}
      <PaymentFacts payment={payment} />
      <Receipt payment={payment} onChanged={changed} />
      {payment.left > 0 && <RefundForm payment={payment} onChanged={changed} />}
      <Refunds payment={payment} />
      {payment.disputes.length > 0 && (
        <p>
          <a href={`${PAYMENT_PLACES.disputes}?contestation=${payment.disputes[0]?.uuid}`}>
            {fr.openDispute}
          </a>
        </p>
      )}
      <DemoContest payment={payment} contestable={payment.status === 'succeeded'} onChanged={changed} />
      <Timeline moments={payment.timeline} />
    </section>
  );
}

interface PartProps {
  payment: PaymentDetail;
  onChanged(words: string): void;
}

function Receipt({ payment, onChanged }: PartProps) {
  const { run, busy, error } = useCall();
  if (!payment.paid_at || !payment.email) return null;
  async function send() {
    const key = crypto.randomUUID();
    if (await run(() => paymentCalls.resendReceipt({ reference: payment.reference, key })))
      onChanged(fr.resent);
  }
  return (
    <>
      <Refused says={error} />
      <p>
        <Button icon="mail" busy={busy} onClick={send}>
          {fr.resend}
        </Button>
      </p>
    </>
  );
}

function Refunds({ payment: { refunds } }: Pick<PartProps, 'payment'>) {
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
