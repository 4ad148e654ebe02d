import { type SubmitEvent, useCallback, useState } from 'react';
import type { PotRow } from '#src/features/money/holds/pot-row.ts';
import { potCalls } from '#src/journeys/payments-desk/desk.calls.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { LoadFailed } from '../screens/LoadFailed.tsx';
import { useLoaded } from '../screens/useLoaded.ts';
import { Pager } from '../shared/Pager.tsx';
import { Waiting } from '../shared/Waiting.tsx';
import { gated, PaymentsFrame } from './PaymentsFrame.tsx';
import { PotsTable } from './PotsTable.tsx';
import { paymentsFr } from './payments.fr.ts';
import { ReasonDialog } from './ReasonDialog.tsx';

const { pots: fr } = paymentsFr;

export const PotsScreen = gated(Pots);

/** `/a/admin/payments/cagnottes`: what each pot holds, and which are on hold. */
function Pots() {
  const [query, setQuery] = useState('');
  const [held, setHeld] = useState(false);
  const [page, setPage] = useState(1);
  const [turning, setTurning] = useState<PotRow | null>(null);
  const [told, setTold] = useState<string | null>(null);
  const load = useCallback(() => potCalls.search({ query, held, page }), [query, held, page]);
  const { run, busy, error } = useCall();
  const [loaded, reload] = useLoaded(load);
  const found = loaded.state === 'ready' ? loaded.value : null;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setPage(1);
    setQuery(String(new FormData(event.currentTarget).get('q') ?? '').trim());
  }
  async function turn({ list_uuid, held_at }: PotRow, reason: string) {
    const call = held_at ? potCalls.release : potCalls.hold;
    await call({ list_uuid, reason });
    setTold(held_at ? fr.told.released : fr.told.held);
    reload();
  }
  return (
    <PaymentsFrame
      place="pots"
      title={fr.title}
      about={fr.about}
      told={told}
      onToldGone={() => setTold(null)}
    >
      <search>
        <form className="desk-filters" onSubmit={submit}>
          <Field label={fr.search} hint={fr.searchHint} type="search" name="q" maxLength={200} />
          <label className="desk-check">
            <input
              type="checkbox"
              checked={held}
              onChange={(event) => {
                setPage(1);
                setHeld(event.target.checked);
              }}
            />
            {fr.held}
          </label>
          <Button type="submit" icon="search">
            {fr.search}
          </Button>
        </form>
      </search>
      {error && <Notice tone="alert" role="alert" title={error} />}
      {loaded.state === 'failed' && <LoadFailed retry={reload} />}
      {loaded.state === 'loading' && <Waiting />}
      {found?.items.length === 0 && <p>{fr.empty}</p>}
      {found && found.items.length > 0 && (
        <PotsTable items={found.items} onTurn={setTurning} busy={busy} run={run} />
      )}
      {found && <Pager page={page} perPage={found.per_page} total={found.total} onPage={setPage} />}
      {turning && (
        <ReasonDialog
          title={turning.held_at ? fr.releaseTitle : fr.holdTitle}
          submit={turning.held_at ? fr.release : fr.hold}
          about={fr.of(turning.title)}
          {...(!turning.held_at && { hint: fr.holdHint })}
          onSure={(reason) => turn(turning, reason)}
          onClose={() => setTurning(null)}
        />
      )}
    </PaymentsFrame>
  );
}
