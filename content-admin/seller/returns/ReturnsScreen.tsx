import { useState } from 'react';
import { ReturnWork } from '#src/features/orders/returns/ReturnWork.tsx';
import { sellerReturnCalls } from '#src/features/orders/returns/return.calls.ts';
import { RETURN_STATUSES } from '#src/features/orders/returns/return.ts';
import { RETURN_FR } from '#src/features/orders/returns/returns.fr.ts';
import { workFr } from '#src/features/orders/returns/work.fr.ts';
import { PagedByState } from '../../shared/PagedByState.tsx';
import { Toasts } from '../../shared/Toasts.tsx';
import { usePagedByState } from '../../shared/usePagedByState.ts';
import { SellerFrame } from '../SellerFrame.tsx';
import { sellerReturnsFr as fr } from '../seller-orders.fr.ts';
import { NoAddress } from '../settings/NoAddress.tsx';

const SHOWN = { '': workFr.every, ...RETURN_FR };

const ACTS = {
  label: sellerReturnCalls.label,
  receive: sellerReturnCalls.receive,
  refuse: sellerReturnCalls.refuse,
};

/** `/i/business/retours`: what buyers send back, and what is to be done for each. */
export function ReturnsScreen() {
  return <SellerFrame place="returns">{() => <Returns />}</SellerFrame>;
}

function Returns() {
  const mine = usePagedByState(RETURN_STATUSES, sellerReturnCalls.list);
  const [told, setTold] = useState<string | null>(null);
  return (
    <>
      <p className="seller-narrow">{fr.about}</p>
      <NoAddress>{fr.noAddress}</NoAddress>
      <PagedByState of={mine} label={workFr.show} words={SHOWN} none={fr.none}>
        {(items) =>
          items.map((one) => (
            <ReturnWork
              key={one.id}
              one={one}
              acts={ACTS}
              onDone={(done) => {
                setTold(workFr.done(done.number, RETURN_FR[done.status]));
                mine.reload();
              }}
            />
          ))
        }
      </PagedByState>
      <Toasts told={told} onGone={() => setTold(null)} />
    </>
  );
}
