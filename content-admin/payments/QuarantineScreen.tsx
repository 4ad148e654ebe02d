import { useCallback, useState } from 'react';
import type { Quarantined } from '#src/features/money/quarantine/quarantined.ts';
import { quarantineCalls } from '#src/journeys/payments-desk/desk.calls.ts';
import { Refused } from '#src/ui/Refused.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { LoadFailed } from '../screens/LoadFailed.tsx';
import { useLoaded } from '../screens/useLoaded.ts';
import { Pager } from '../shared/Pager.tsx';
import { Waiting } from '../shared/Waiting.tsx';
import { gated, PaymentsFrame } from './PaymentsFrame.tsx';
import { paymentsFr } from './payments.fr.ts';
import { QuarantineCard } from './QuarantineCard.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';

const { quarantine: fr } = paymentsFr;
type Status = Quarantined['status'];

export const QuarantineScreen = gated(Quarantine);

/** `/a/admin/payments/quarantaine`: what did not match and why, with what the provider said. */
function Quarantine() {
  const [status, setStatus] = useState<Status>('open');
  const [page, setPage] = useState(1);
  const [told, setTold] = useState<string | null>(null);
  const [aside, setAside] = useState<Quarantined | null>(null);
  const { run, busy, error } = useCall();
  const load = useCallback(() => quarantineCalls.list({ status, page }), [status, page]);
  const [loaded, reload] = useLoaded(load);
  const found = loaded.state === 'ready' ? loaded.value : null;

  async function retry(one: Quarantined) {
    const heard = await run(() => quarantineCalls.retry({ uuid: one.uuid }));
    if (!heard) return;
    setTold(heard.item.status === 'open' ? fr.still : fr.settled);
    reload();
  }
  return (
    <PaymentsFrame
      place="quarantine"
      title={fr.title}
      about={fr.about}
      told={told}
      onToldGone={() => setTold(null)}
    >
      <div className="state-choice">
        <SelectField
          label={fr.show}
          value={status}
          options={fr.states}
          onChange={(next) => {
            setPage(1);
            setStatus(next as Status);
          }}
        />
      </div>
      <Refused says={error} />
      {loaded.state === 'failed' && <LoadFailed retry={reload} />}
      {loaded.state === 'loading' && <Waiting />}
      {found?.items.length === 0 && <p>{status === 'open' ? fr.emptyOpen : fr.empty}</p>}
      {found?.items.map((one) => (
        <QuarantineCard key={one.uuid} one={one} busy={busy} onRetry={retry} onAside={setAside} />
      ))}
      {found && <Pager page={page} perPage={found.per_page} total={found.total} onPage={setPage} />}
      {aside && (
        <ReasonDialog
          title={fr.asideTitle}
          submit={fr.aside}
          onSure={async (reason) => {
            await quarantineCalls.setAside({ uuid: aside.uuid, reason });
            setTold(fr.told);
            reload();
          }}
          onClose={() => setAside(null)}
        />
      )}
    </PaymentsFrame>
  );
}
