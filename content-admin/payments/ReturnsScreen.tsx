import { useCallback, useState } from 'react';
import { ReturnWork } from '#src/features/orders/returns/ReturnWork.tsx';
import { returnDeskCalls } from '#src/features/orders/returns/return.calls.ts';
import { RETURN_STATUSES, type ReturnStatus } from '#src/features/orders/returns/return.ts';
import { RETURN_FR } from '#src/features/orders/returns/returns.fr.ts';
import { workFr as fr } from '#src/features/orders/returns/work.fr.ts';
import { SelectField } from '#src/ui/SelectField.tsx';
import { LoadFailed } from '../screens/LoadFailed.tsx';
import { useLoaded } from '../screens/useLoaded.ts';
import { Pager } from '../shared/Pager.tsx';
import { gated, PaymentsFrame } from './PaymentsFrame.tsx';

const SHOWN = { '': fr.every, ...RETURN_FR };

const ACTS = {
  label: returnDeskCalls.label,
  receive: returnDeskCalls.receive,
  refuse: returnDeskCalls.refuse,
  refund: returnDeskCalls.refund,
};

const askedFor = () =>
  RETURN_STATUSES.find((one) => one === new URLSearchParams(location.search).get('etat')) ?? null;

export const ReturnsScreen = gated(Returns);

/** `/a/admin/payments/retours`: every withdrawal of a buyer, those of sellers too. */
function Returns() {
  const [status, setStatus] = useState<ReturnStatus | null>(askedFor);
  const [page, setPage] = useState(1);
  const [told, setTold] = useState<string | null>(null);
  const load = useCallback(() => returnDeskCalls.list({ status, page }), [status, page]);
  const [loaded, reload] = useLoaded(load);
  const found = loaded.state === 'ready' ? loaded.value : null;
  return (
    <PaymentsFrame
      place="returns"
      title={fr.title}
      about={fr.about}
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
            setStatus((next || null) as ReturnStatus | null);
          }}
        />
      </div>
      {loaded.state === 'failed' && <LoadFailed retry={reload} />}
      {found?.items.length === 0 && <p>{fr.none}</p>}
      {found?.items.map((one) => (
        <ReturnWork
          key={`${one.id}:${one.status}`}
          one={one}
          acts={ACTS}
          onDone={(done) => {
            setTold(`${done.number} : ${RETURN_FR[done.status]}`);
            reload();
          }}
        />
      ))}
      {found && <Pager page={page} perPage={found.per_page} total={found.total} onPage={setPage} />}
    </PaymentsFrame>
  );
}
