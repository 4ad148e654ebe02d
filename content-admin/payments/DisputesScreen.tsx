import { useCallback, useEffect, useState } from 'react';
import type { Dispute } from '#src/features/money/disputes/dispute.ts';
import { disputeCalls } from '#src/journeys/payments-desk/desk.calls.ts';
import { formatPrice } from '#src/lib/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { useLoaded } from '../screens/useLoaded.ts';
import { DeskList } from '../shared/DeskList.tsx';
import { readUuid } from '../shared/desk-query.ts';
import { TwoPanes } from '../shared/TwoPanes.tsx';
import { DisputeView } from './DisputeView.tsx';
import { gated, PaymentsFrame } from './PaymentsFrame.tsx';
import { paymentsFr } from './payments.fr.ts';
import { State } from './State.tsx';

const { disputes: fr } = paymentsFr;

export const DisputesScreen = gated(Disputes);

/** `/a/admin/payments/contestations`: by the date until which a bank takes an answer. */
function Disputes() {
  const [chosen, setChosen] = useState(() => readUuid(new URLSearchParams(location.search), 'contestation'));
  const [open, setOpen] = useState(chosen === null);
  const [page, setPage] = useState(1);
  const [told, setTold] = useState<string | null>(null);
  const load = useCallback(() => disputeCalls.list({ open, page }), [open, page]);
  const [loaded, reload] = useLoaded(load);
  useEffect(() => {
    history.replaceState(null, '', location.pathname + (chosen ? `?contestation=${chosen}` : ''));
  }, [chosen]);
  return (
    <PaymentsFrame
      place="disputes"
      title={fr.title}
      about={fr.about}
      told={told}
      onToldGone={() => setTold(null)}
    >
      <div className="row pay-switch">
        {[true, false].map((only) => (
          <Button
            key={String(only)}
            aria-pressed={open === only}
            onClick={() => {
              setPage(1);
              setOpen(only);
            }}
          >
            {only ? fr.open : fr.all}
          </Button>
        ))}
      </div>
      <TwoPanes
        loaded={loaded}
        retry={reload}
        onPage={setPage}
        empty={{ text: fr.empty }}
        choose={fr.choose}
        list={(items) => (
          <DeskList
            label={fr.list}
            items={items}
            keyOf={({ uuid }) => uuid}
            open={chosen}
            onOpen={({ uuid }) => setChosen(uuid)}
          >
            {(one) => <Line one={one} />}
          </DeskList>
        )}
      >
        {chosen && (
          <DisputeView
            key={chosen}
            uuid={chosen}
            onChanged={(words) => {
              setTold(words);
              reload();
            }}
          />
        )}
      </TwoPanes>
    </PaymentsFrame>
  );
}

function Line({ one }: { one: Dispute }) {
  const until = one.closed_at ? fr.closed(one.closed_at) : one.due_by && fr.due(one.due_by);
  return (
    <>
      <span>{one.giver ?? paymentsFr.unnamed}</span>
      <strong>{formatPrice(one.amount)}</strong>
      <span className="small muted">{until}</span>
      <State of={one.status} />
    </>
  );
}
