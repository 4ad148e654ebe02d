import { useCallback, useEffect, useState } from 'react';
import { disputeCalls } from '#src/features/cagnotte/desk/desk.calls.ts';
import type { Dispute } from '#src/features/cagnotte/desk/desk.ts';
import { formatPrice } from '#src/lib/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { LoadFailed } from '../screens/LoadFailed.tsx';
import { useLoaded } from '../screens/useLoaded.ts';
import { moveInList } from '../shared/move-in-list.ts';
import { Pager } from '../shared/Pager.tsx';
import { DisputeView } from './DisputeView.tsx';
import { gated, PaymentsFrame } from './PaymentsFrame.tsx';
import { paymentsFr } from './payments.fr.ts';
import { State } from './State.tsx';

const { disputes: fr } = paymentsFr;
const UUID = /^[0-9a-f-]{36}$/;

export const DisputesScreen = gated(Disputes);

/** `/a/admin/payments/contestations`: by the date until which a bank takes an answer. */
function Disputes() {
  const [chosen, setChosen] = useState(() => {
    const given = new URLSearchParams(location.search).get('contestation') ?? '';
    return UUID.test(given) ? given : null;
  });
  const [open, setOpen] = useState(chosen === null);
  const [page, setPage] = useState(1);
  const [told, setTold] = useState<string | null>(null);
  const load = useCallback(() => disputeCalls.list({ open, page }), [open, page]);
  const [loaded, reload] = useLoaded(load);
  const found = loaded.state === 'ready' ? loaded.value : null;
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
      {loaded.state === 'failed' && <LoadFailed retry={reload} />}
      <div className="desk" aria-busy={loaded.state === 'loading'}>
        <div className="stack">
          {found?.items.length === 0 && <p>{fr.empty}</p>}
          {found && found.items.length > 0 && (
            <ul className="plain desk-list" aria-label={fr.list} onKeyDown={moveInList}>
              {found.items.map((one) => (
                <Line key={one.uuid} one={one} current={one.uuid === chosen} onOpen={setChosen} />
              ))}
            </ul>
          )}
          {found && <Pager page={page} perPage={found.per_page} total={found.total} onPage={setPage} />}
        </div>
        {chosen ? (
          <DisputeView
            key={chosen}
            uuid={chosen}
            onChanged={(words) => {
              setTold(words);
              reload();
            }}
          />
        ) : (
          <p className="muted">{fr.choose}</p>
        )}
      </div>
    </PaymentsFrame>
  );
}

interface LineProps {
  one: Dispute;
  current: boolean;
  onOpen(uuid: string): void;
}

function Line({ one, current, onOpen }: LineProps) {
  const until = one.closed_at ? fr.closed(one.closed_at) : one.due_by && fr.due(one.due_by);
  return (
    <li>
      <button
        type="button"
        className="desk-line"
        aria-current={current ? 'true' : undefined}
        onClick={() => onOpen(one.uuid)}
      >
        <span>{one.giver ?? paymentsFr.unnamed}</span>
        <strong>{formatPrice(one.amount)}</strong>
        <span className="small muted">{until}</span>
        <State of={one.status} />
      </button>
    </li>
  );
}
