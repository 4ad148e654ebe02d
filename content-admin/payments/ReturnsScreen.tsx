import { useState } from 'react';
import { ReturnWork } from '#src/features/orders/returns/ReturnWork.tsx';
import { returnDeskCalls } from '#src/features/orders/returns/return.calls.ts';
import { RETURN_STATUSES } from '#src/features/orders/returns/return.ts';
import { RETURN_FR } from '#src/features/orders/returns/returns.fr.ts';
import { workFr as fr } from '#src/features/orders/returns/work.fr.ts';
import { PagedByState } from '../shared/PagedByState.tsx';
import { usePagedByState } from '../shared/usePagedByState.ts';
import { gated, PaymentsFrame } from './PaymentsFrame.tsx';

const SHOWN = { '': fr.every, ...RETURN_FR };

const ACTS = {
  label: returnDeskCalls.label,
  receive: returnDeskCalls.receive,
  refuse: returnDeskCalls.refuse,
  refund: returnDeskCalls.refund,
  settle: returnDeskCalls.settle,
};

export const ReturnsScreen = gated(Returns);

/** `/a/admin/payments/retours`: every withdrawal of a buyer, those of sellers too. */
function Returns() {
  const all = usePagedByState(RETURN_STATUSES, returnDeskCalls.list);
  const [told, setTold] = useState<string | null>(null);
  return (
    <PaymentsFrame
      place="returns"
      title={fr.title}
      about={fr.about}
      told={told}
      onToldGone={() => setTold(null)}
    >
      <PagedByState of={all} label={fr.show} words={SHOWN} none={fr.none}>
        {(items) =>
          items.map((one) => (
            <ReturnWork
              key={one.id}
              one={one}
              acts={ACTS}
              onDone={(done) => {
                setTold(fr.done(done.number, RETURN_FR[done.status]));
                all.reload();
              }}
            />
          ))
        }
      </PagedByState>
    </PaymentsFrame>
  );
}
