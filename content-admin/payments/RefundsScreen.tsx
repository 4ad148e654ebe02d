import { useCallback, useState } from 'react';
import { REFUND_STATUSES, type Refund } from '#src/features/money/refunds/refund.ts';
import { refundCalls } from '#src/journeys/payments-desk/desk.calls.ts';
import { Refused } from '#src/ui/Refused.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { LoadFailed } from '../screens/LoadFailed.tsx';
import { useLoaded } from '../screens/useLoaded.ts';
import { Pager } from '../shared/Pager.tsx';
import { gated, PaymentsFrame } from './PaymentsFrame.tsx';
import { paymentsFr, REFUND_FR } from './payments.fr.ts';
import { ReasonDialog } from './ReasonDialog.tsx';
import { RefundsTable } from './RefundsTable.tsx';

const { refunds: fr } = paymentsFr;
type Status = Refund['status'];
const SHOWN = { '': fr.every, ...REFUND_FR };

/** The state of refunds that the address names: the first screen links to those that wait. */
const askedFor = () =>
  REFUND_STATUSES.find((one) => one === new URLSearchParams(location.search).get('etat')) ?? null;

export const RefundsScreen = gated(Refunds);

/** `/a/admin/payments/remboursements`: what waits for a second person first, then everything. */
function Refunds() {
  const [status, setStatus] = useState<Status | null>(askedFor);
  const [page, setPage] = useState(1);
  const [told, setTold] = useState<string | null>(null);
  const [refusing, setRefusing] = useState<Refund | null>(null);
  const load = useCallback(() => refundCalls.list({ status, page }), [status, page]);
  const [loaded, reload] = useLoaded(load);
  const { run, busy, error } = useCall();
  const found = loaded.state === 'ready' ? loaded.value : null;

  async function decide(one: Refund, approve: boolean, reason = '') {
    const decided = await refundCalls.decide({ refund_uuid: one.uuid, approve, reason });
    setTold(fr.told[decided.status]);
    reload();
    return decided;
  }
  return (
    <PaymentsFrame
      place="refunds"
      title={fr.title}
      {...(found && { about: fr.about(found.two_admins_above) })}
      told={told}
      onToldGone={() => setTold(null)}
    >
      <div className="pay-narrow">
        <SelectField
          label={fr.show}
          value={status ?? ''}
          options={SHOWN}
          onChange={(next) => {
            setPage(1);
            setStatus((next || null) as Status | null);
          }}
        />
      </div>
      <Refused says={error} />
      {loaded.state === 'failed' && <LoadFailed retry={reload} />}
      {found?.items.length === 0 && <p>{fr.empty}</p>}
      {found && found.items.length > 0 && (
        <RefundsTable
          items={found.items}
          busy={busy}
          onApprove={(one) => run(() => decide(one, true))}
          onRefuse={setRefusing}
        />
      )}
      {found && <Pager page={page} perPage={found.per_page} total={found.total} onPage={setPage} />}
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
