import './withdrawals.css';
import { PotRow } from '#src/features/cagnotte/PotRow.tsx';
import { PoolPanel } from '#src/features/pooling/PoolPanel.tsx';
import { formatPrice } from '#src/lib/format.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { NextStep } from './NextStep.tsx';
import { PotState } from './PotState.tsx';
import { potFr as fr } from './pot.fr.ts';
import { StatementButton } from './StatementButton.tsx';
import type { OwnPot } from './usePot.ts';
import { WithdrawalRow } from './WithdrawalRow.tsx';
import type { Overview } from './withdrawal.calls.ts';

/** `/i/mon-compte/cagnotte`: what came, what can be used, what goes next (decisions.md §14). */
export function PotScreen() {
  return <PotState>{(pot) => <Pot {...pot} />}</PotState>;
}

function Pot({ listUuid, slug, overview }: OwnPot) {
  const { contributions, withdrawals, setup } = overview;
  return (
    <div className="stack">
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
      <Gifts contributions={contributions} />
      <PoolPanel listUuid={listUuid} />
      {contributions.length > 0 && <StatementButton listUuid={listUuid} />}
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

function Gifts({ contributions }: Pick<Overview, 'contributions'>) {
  if (contributions.length === 0)
    return (
      <Notice tone="plum" title={fr.empty}>
        <p>{fr.emptyText}</p>
      </Notice>
    );
  return (
    <section aria-labelledby="participations">
      <h2 id="participations">{fr.gifts}</h2>
      <ul className="plain stack">
        {contributions.map((gift) => (
          <PotRow key={gift.hash} gift={gift} />
        ))}
      </ul>
    </section>
  );
}
