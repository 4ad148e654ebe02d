import './withdrawals.css';
import { useState } from 'react';
import { PotRow } from '#src/features/cagnotte/PotRow.tsx';
import { PoolPanel } from '#src/features/cagnotte/pooling/PoolPanel.tsx';
import { formatPrice } from '#src/lib/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { FeedPot } from './FeedPot.tsx';
import { NextStep } from './NextStep.tsx';
import { PotState } from './PotState.tsx';
import { PotTimeline } from './PotTimeline.tsx';
import { potFr as fr } from './pot.fr.ts';
import { ThankGiver } from './ThankGiver.tsx';
import type { OwnPot } from './usePot.ts';
import { WithdrawalRow } from './WithdrawalRow.tsx';
import type { Overview } from './withdrawal.calls.ts';

/** `/i/mon-compte/cagnotte`: what came, what can be used, what goes next (docs/spec/decisions.md §14). */
export function PotScreen() {
  return <PotState>{(pot, reload) => <Pot {...pot} reload={reload} />}</PotState>;
}

/** The number of the latest gifts shown at first. */
const SHOWN = 10;

type Shown = OwnPot & { reload: () => Promise<void> };

function Pot({ listUuid, slug, overview, reload }: Shown) {
  const { withdrawals, setup } = overview;
  return (
    <div className="stack pot-screen">
      <NextStep overview={overview} />
      <Sums overview={overview} />
      <ul className="plain row">
        <li>
          <a href={`/${slug}`}>{fr.openList}</a>
        </li>
        <li>
          <a href={`/p/participation-cagnotte/${slug}`}>{fr.share}</a>
        </li>
        <li>
          <a href="/i/cagnotte/creation">{setup.created ? fr.edit : fr.setUp}</a>
        </li>
      </ul>
      {withdrawals.length > 0 && (
        <section aria-labelledby="retraits">
          <h2 id="retraits">{fr.withdrawals}</h2>
          <ul className="plain stack">
            {withdrawals.map((one) => (
              <WithdrawalRow key={one.uuid} withdrawal={one} />
            ))}
          </ul>
        </section>
      )}
      <Gifts listUuid={listUuid} overview={overview} reload={reload} />
      <PotTimeline listUuid={listUuid} overview={overview} />
      <FeedPot listUuid={listUuid} />
      <PoolPanel listUuid={listUuid} />
    </div>
  );
}

function Sums({ overview }: { overview: Overview }) {
  const { pending, next_available_at } = overview;
  const rows = [
    ['collected', true],
    ['available', true],
    ['pending', pending > 0],
    ['promised', overview.promised > 0],
    ['withdrawing', overview.withdrawing > 0],
    ['withdrawn', overview.withdrawn > 0],
    ['fees', overview.fees > 0],
  ] as const;
  return (
    <dl className="pot-figures sheet sheet-padded">
      {rows.map(
        ([name, shown]) =>
          shown && (
            <div key={name} data-main={name === 'available' || undefined}>
              <dt>
                {fr[name]}
                {name === 'pending' && next_available_at && (
                  <span className="small muted"> {fr.pendingUntil(next_available_at)}</span>
                )}
              </dt>
              <dd className="numbers">{formatPrice(overview[name])}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

function Gifts({ listUuid, overview, reload }: Pick<Shown, 'listUuid' | 'overview' | 'reload'>) {
  const { contributions, thanks } = overview;
  const [all, setAll] = useState(false);
  if (contributions.length === 0)
    return (
      <Notice tone="plum" title={fr.empty}>
        <p>{fr.emptyText}</p>
      </Notice>
    );
  const todo = thanks.filter(({ thanked_at }) => thanked_at === null).length;
  return (
    <section aria-labelledby="participations">
      <h2 id="participations">{fr.gifts}</h2>
      {thanks.length > 0 && <p className="muted">{fr.toThank(todo)}</p>}
      <ul className="plain sheet pot-gifts">
        {(all ? contributions : contributions.slice(0, SHOWN)).map((gift) => {
          const own = thanks.find(({ gift_id }) => gift_id === gift.gift_id);
          return (
            <PotRow key={gift.gift_id} gift={gift}>
              {own && <ThankGiver listUuid={listUuid} gift={gift} thanks={own} onChanged={reload} />}
            </PotRow>
          );
        })}
      </ul>
      {contributions.length > SHOWN && !all && (
        <Button onClick={() => setAll(true)}>{fr.allGifts(contributions.length)}</Button>
      )}
    </section>
  );
}
