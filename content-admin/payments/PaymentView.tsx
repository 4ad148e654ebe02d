import { useCallback } from 'react';
import { paymentCalls } from '#src/journeys/payments-desk/desk.calls.ts';
import type { PaymentDetail } from '#src/journeys/payments-desk/desk.ts';
import { formatPrice } from '#src/lib/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { DemoContest } from './DemoContest.tsx';
import { DeskFile } from './DeskFile.tsx';
import { PaymentFacts } from './PaymentFacts.tsx';
import { paymentsFr } from './payments.fr.ts';
import { disputeHref } from './places.ts';
import { RefundForm } from './RefundForm.tsx';
import { RefundsMade } from './RefundsMade.tsx';
import { State } from './State.tsx';
import { Timeline } from './Timeline.tsx';

const { detail: fr } = paymentsFr;

interface Props {
  reference: string;
  onChanged(): void;
}

/** One payment: its facts, the acts that are open on it, and its history. */
export function PaymentView({ reference, onChanged }: Props) {
  const load = useCallback(() => paymentCalls.get({ reference }), [reference]);
  return (
    <DeskFile
      id="paiement"
      load={load}
      titleOf={({ giver, total }) => `${giver ?? paymentsFr.unnamed}, ${formatPrice(total)}`}
      stateOf={({ status }) => <State of={status} />}
      onChanged={onChanged}
    >
      {(payment, changed) => (
        <>
          {payment.held_reason !== null && (
            <Notice tone="alert">
              <p>{fr.held(payment.held_reason)}</p>
            </Notice>
          )}
          <PaymentFacts payment={payment} />
          <Receipt payment={payment} onChanged={changed} />
          {payment.left > 0 && <RefundForm payment={payment} onChanged={changed} />}
          <RefundsMade refunds={payment.refunds} />
          {payment.disputes[0] && (
            <p>
              <a href={disputeHref(payment.disputes[0].uuid)}>{fr.openDispute}</a>
            </p>
          )}
          <DemoContest payment={payment} contestable={payment.status === 'succeeded'} onChanged={changed} />
          <Timeline moments={payment.timeline} />
        </>
      )}
    </DeskFile>
  );
}

interface ReceiptProps {
  payment: PaymentDetail;
  onChanged(words: string): void;
}

function Receipt({ payment, onChanged }: ReceiptProps) {
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
