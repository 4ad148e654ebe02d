import { useState } from 'react';
import { REFUND_STATUSES, type Refund } from '#src/features/money/refunds/refund.ts';
import { refundCalls } from '#src/journeys/payments-desk/desk.calls.ts';
import { Refused } from '#src/ui/Refused.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { PagedByState } from '../shared/PagedByState.tsx';
import { usePagedByState } from '../shared/usePagedByState.ts';
import { gated, PaymentsFrame } from './PaymentsFrame.tsx';
import { paymentsFr, REFUND_FR } from './payments.fr.ts';
import { ReasonDialog } from './ReasonDialog.tsx';
import { RefundsTable } from './RefundsTable.tsx';

const { refunds: fr } = paymentsFr;
const SHOWN = { '': fr.every, ...REFUND_FR };

export const RefundsScreen = gated(Refunds);

/** `/a/admin/payments/remboursements`: what waits for a second person first, then everything. */
function Refunds() {
  const all = usePagedByState(REFUND_STATUSES, refundCalls.list);
  const [told, setTold] = useState<string | null>(null);
  const [refusing, setRefusing] = useState<Refund | null>(null);
  const { run, busy, error } = useCall();

  async function decide(one: Refund, approve: boolean, reason = '') {
    const decided = await refundCalls.decide({ refund_uuid: one.uuid, approve, reason });
    setTold(fr.told[decided.status]);
    all.reload();
    return decided;
  }
  return (
    <PaymentsFrame
      place="refunds"
      title={fr.title}
      {...(all.found && { about: fr.about(all.found.two_admins_above) })}
      told={told}
      onToldGone={() => setTold(null)}
    >
      <Refused says={error} />
      <PagedByState of={all} label={fr.show} words={SHOWN} none={fr.empty}>
        {(items) => (
          <RefundsTable
            items={items}
            busy={busy}
            onApprove={(one) => run(() => decide(one, true))}
            onRefuse={setRefusing}
          />
        )}
      </PagedByState>
      {refusing && (
        <ReasonDialog
          title={refusing.mine ? fr.takeBack : fr.refuseTitle}
          submit={refusing.mine ? fr.takeBack : fr.refuse}
          onSure={(reason) => decide(refusing, false, reason)}
          onClose={() => setRefusing(null)}
        />
      )}
    </PaymentsFrame>
  );
}
