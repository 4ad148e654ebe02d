import { useState } from 'react';
import type { Tuning } from '#search/tuning.ts';
import { type MeasuredSet, searchUseCalls } from '#src/features/search/use/use.calls.ts';
import { formatNumber } from '#src/lib/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { searchFr } from './search.fr.ts';

const { measure: fr } = searchFr;

/** The judged queries under the saved settings and under the draft. */
export function MeasurePanel({ tuning }: { tuning: Tuning }) {
  const [sets, setSets] = useState<readonly MeasuredSet[]>([]);
  const { run, busy, error } = useCall();
  async function measure() {
    const measured = await run(() => searchUseCalls.measureSearch({ tuning }));
    if (measured) setSets(measured.sets);
  }
  return (
    <section className="sheet sheet-padded stack" aria-labelledby="mesurer">
      <h2 id="mesurer">{fr.title}</h2>
      <p className="field-hint">{fr.lead}</p>
      <div>
        <Button busy={busy} onClick={() => void measure()}>
          {fr.run}
        </Button>
      </div>
      <Refused says={error} />
      <div className="stack" role="status">
        {sets.map((set) => (
          <Measured key={set.set} measured={set} />
        ))}
      </div>
    </section>
  );
}

const shown = (value: number) => formatNumber(Math.round(value * 100));

function Measured({ measured }: { measured: MeasuredSet }) {
  const { set, queries, before, after, changed } = measured;
  return (
    <section className="stack" aria-label={fr.sets[set]}>
      <h3>{fr.sets[set]}</h3>
      {queries === 0 ? (
        <p className="muted">{fr.none[set]}</p>
      ) : (
        <>
          <p>
            <strong>
              {shown(before.ndcg)} → {shown(after.ndcg)}
            </strong>{' '}
            {fr.outOf(queries)}
          </p>
          <p className="small muted">{fr.emptyShare(shown(before.empty), shown(after.empty))}</p>
          <ul className="plain">
            {changed.map(({ query, before: was, after: is }) => (
              <li key={query}>{fr.changed(query, shown(was), shown(is))}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
