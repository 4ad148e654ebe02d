import { useEffect, useState } from 'react';
import { createTurns } from '#src/lib/turns.ts';
import { Choices } from '#src/ui/Choices.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { thanksCalls } from '../thanks/thanks.calls.ts';
import type { TrackedGift } from '../thanks/thanks.ts';
import { OwnListScreen } from './OwnListScreen.tsx';
import { screensFr } from './screens.fr.ts';
import { ThanksRow } from './ThanksRow.tsx';

const fr = screensFr.thanks;
const SHOWN = ['all', 'todo'] as const;

/** `/i/marketplace/remerciements`. */
export function ThanksScreen() {
  return <OwnListScreen>{(list) => <Tracker listUuid={list.uuid} />}</OwnListScreen>;
}

function Tracker({ listUuid }: { listUuid: string }) {
  const [gifts, setGifts] = useState<TrackedGift[] | null>(null);
  const call = useCall();
  const [only, setOnly] = useState<(typeof SHOWN)[number]>('all');
  const [begin] = useState(createTurns);
  const load = async () => {
    const isNewest = begin();
    const tracked = await call.run(() => thanksCalls.giftTracker({ list_uuid: listUuid }));
    if (tracked && isNewest()) setGifts(tracked.items);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a list.
  useEffect(() => {
    load();
  }, [listUuid]);

  if (call.message)
    return (
      <Notice title={call.code === 'surprise_holds' ? fr.holds : ''}>
        <p>{call.message}</p>
        <p>
          <a href={`/i/marketplace/parametres/liste?liste=${listUuid}`}>{fr.settings}</a>
        </p>
      </Notice>
    );
  if (!gifts) return <Skeleton label={screensFr.loading} shape="row" count={4} screen />;
  if (gifts.length === 0)
    return (
      <EmptyState title={fr.empty}>
        <p>{fr.emptyText}</p>
      </EmptyState>
    );
  const done = gifts.filter(({ thanked_at }) => thanked_at !== null).length;
  const shown = only === 'todo' ? gifts.filter(({ thanked_at }) => thanked_at === null) : gifts;
  return (
    <section className="stack">
      <p role="status">{fr.progress(done, gifts.length)}</p>
      <progress
        className="progress"
        value={done}
        max={gifts.length}
        aria-label={fr.progress(done, gifts.length)}
      />
      <Choices names={SHOWN} chosen={only} labelOf={(name) => fr[name]} onChoose={setOnly} />
      <ul className="plain thanks">
        {shown.map((gift) => (
          <ThanksRow key={gift.gift_id} gift={gift} listUuid={listUuid} onChanged={load} />
        ))}
      </ul>
    </section>
  );
}
