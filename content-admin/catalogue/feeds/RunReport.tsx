import { useCallback, useId, useState } from 'react';
import { OUTCOMES, type Outcome } from '#src/features/catalogue/feeds/feed.ts';
import type { FeedLine, FeedRun } from '#src/features/catalogue/feeds/feeds.calls.ts';
import { saveAs } from '#src/lib/save-as.ts';
import { Button } from '#src/ui/Button.tsx';
import { LoadFailed } from '../../screens/LoadFailed.tsx';
import { useLoaded } from '../../screens/useLoaded.ts';
import { Pager } from '../../shared/Pager.tsx';
import { Waiting } from '../../shared/Waiting.tsx';
import { feedsFr } from '../catalogue.fr.ts';
import { useFeedDesk } from './feed-desk.ts';
import { lineNumber, reportCsv } from './report-csv.ts';

const { report: fr } = feedsFr;

/** The outcome of each line, done or to come; refused lines are shown first. */
export function RunReport({ run }: { run: FeedRun }) {
  const { calls } = useFeedDesk();
  const name = useId();
  const { id, counts } = run;
  const [outcome, setOutcome] = useState<Outcome | null>(counts.refused > 0 ? 'refused' : null);
  const [page, setPage] = useState(1);
  const [told, setTold] = useState<string | null>(null);
  const load = useCallback(() => calls.feedReport({ id, outcome, page }), [calls, id, outcome, page]);
  const [loaded, reload] = useLoaded(load);
  const found = loaded.state === 'ready' ? loaded.value : null;
  const total = OUTCOMES.reduce((sum, one) => sum + counts[one], 0);
  function choose(next: Outcome | null) {
    setOutcome(next);
    setPage(1);
  }
  async function download() {
    const csv = await reportCsv(calls, { id, outcome }, (share) =>
      setTold(fr.downloading(Math.round(share * 100))),
    ).catch(() => null);
    setTold(csv === null ? feedsFr.sendFailed : null);
    if (csv !== null) saveAs('rapport-import.csv', csv, 'text/csv;charset=utf-8');
  }
  return (
    <section className="stack" aria-labelledby="rapport" aria-busy={loaded.state === 'loading'}>
      <div className="admin-head">
        <h2 id="rapport">{fr.title}</h2>
        <Button icon="download" busy={told !== null} onClick={() => void download()}>
          {fr.download}
        </Button>
      </div>
      <p className="small" role="status">
        {told}
      </p>
      <fieldset className="switch">
        <legend className="visually-hidden">{fr.show}</legend>
        {[null, ...OUTCOMES].map((one) => (
          <label key={one ?? 'all'}>
            <input type="radio" name={name} checked={outcome === one} onChange={() => choose(one)} />
            <span>{one ? fr.outcomes[one](counts[one]) : fr.all(total)}</span>
          </label>
        ))}
      </fieldset>
      {loaded.state === 'failed' && <LoadFailed retry={reload} />}
      {loaded.state === 'loading' && <Waiting />}
      {found?.items.length === 0 && <p>{fr.none}</p>}
      {found && found.items.length > 0 && <Lines items={found.items} />}
      {found && <Pager page={found.page} perPage={found.per_page} total={found.total} onPage={setPage} />}
    </section>
  );
}

function Lines({ items }: { items: readonly FeedLine[] }) {
  return (
    <table className="content-table feed-lines" aria-label={fr.title}>
      <thead>
        <tr>
          {Object.values(fr.columns).map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((line) => (
          <tr key={line.position}>
            <td>{lineNumber(line)}</td>
            <td>
              <code>{line.key}</code>
            </td>
            <th scope="row">{line.title ?? '–'}</th>
            <td>
              <span className={`state state-${line.outcome}`}>{fr.outcome[line.outcome]}</span>
            </td>
            <td>{line.message}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
