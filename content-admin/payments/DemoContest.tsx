import { demoDisputeCalls } from '#src/features/money/disputes/demo.calls.ts';
import type { PaymentDetail } from '#src/journeys/payments-desk/desk.ts';
import { Button } from '#src/ui/Button.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { DISPUTE_FR, paymentsFr } from './payments.fr.ts';

const { clock: fr } = paymentsFr;

interface Props {
  payment: Pick<PaymentDetail, 'reference' | 'provider' | 'paid_at' | 'disputes'>;
  /** True while the payment's money is here, so that a bank could take it back. */
  contestable: boolean;
  onChanged(words: string): void;
}

/** Plays the bank in the demonstration: contests a payment and decides the dispute. */
export function DemoContest({ payment, contestable, onChanged }: Props) {
  const { run, busy, error } = useCall();
  if (payment.provider !== 'demo' || !payment.paid_at) return null;
  const [dispute] = payment.disputes;
  const open = dispute && ['needs_response', 'under_review'].includes(dispute.status);
  async function contest() {
    const made = await run(() => demoDisputeCalls.openDispute({ reference: payment.reference }));
    if (made) onChanged(DISPUTE_FR[made.status]);
  }
  async function close(outcome: 'won' | 'lost') {
    if (!dispute) return;
    const made = await run(() => demoDisputeCalls.closeDispute({ dispute_uuid: dispute.uuid, outcome }));
    if (made) onChanged(DISPUTE_FR[made.status]);
  }
  if (dispute ? !open : !contestable) return null;
  return (
    <section className="stack" aria-labelledby="banque">
      <h3 id="banque">{fr.dispute}</h3>
      <Refused says={error} />
      <div className="row">
        {!dispute && contestable && (
          <Button busy={busy} onClick={contest}>
            {fr.contest}
          </Button>
        )}
        {open && (
          <>
            <Button busy={busy} onClick={() => close('won')}>
              {fr.win}
            </Button>
            <Button busy={busy} onClick={() => close('lost')}>
              {fr.lose}
            </Button>
          </>
        )}
      </div>
    </section>
  );
}
