import { useCallback, useId, useState } from 'react';
import {
  type ImportLine,
  type ImportState,
  transferCalls,
} from '#src/features/content/transfer/transfer.calls.ts';
import { OUTCOMES, type Outcome } from '#src/features/content/transfer/transfer.ts';
import { LoadFailed } from '../screens/LoadFailed.tsx';
import { useLoaded } from '../screens/useLoaded.ts';
import { Pager } from '../shared/Pager.tsx';
import { Waiting } from '../shared/Waiting.tsx';
import { transferScreenFr as fr } from './transfer.fr.ts';

/** The outcome of each file, done or to come; refused files are shown first. */
export function ImportReport({ shown }: { shown: ImportState }) {
  const name = useId();
  const { id, counts, total } = shown;
  const [outcome, setOutcome] = useState<Outcome | null>((counts.refused ?? 0) > 0 ? 'refused' : null);
  const [page, setPage] = useState(1);
  const load = useCallback(() => transferCalls.importReport({ id, outcome, page }), [id, outcome, page]);
  const [loaded, reload] = useLoaded(load);
  const found = loaded.state === 'ready' ? loaded.value : null;
  const choose = (next: Outcome | null) => {
    setOutcome(next);
    setPage(1);
  };
  return (
    <section className="stack" aria-labelledby="report" aria-busy={loaded.state === 'loading'}>
      <h3 id="report">{fr.report}</h3>
      <fieldset className="switch transfer-switch">
        <legend className="visually-hidden">{fr.show}</legend>
        {[null, ...OUTCOMES].map((one) => (
          <label key={one ?? 'all'}>
            <input type="radio" name={name} checked={outcome === one} onChange={() => choose(one)} />
            <span>{one ? fr.outcomes[one](counts[one] ?? 0) : fr.all(total)}</span>
          </label>
        ))}
      </fieldset>
      {loaded.state === 'failed' && <LoadFailed retry={reload} />}
      {loaded.state === 'loading' && <Waiting />}
      {found?.items.length === 0 && <p>{fr.noLine}</p>}
      {found && found.items.length > 0 && <Lines items={found.items} />}
      {found && <Pager page={found.page} perPage={found.per_page} total={found.total} onPage={setPage} />}
    </section>
  );
}

function Lines({ items }: { items: readonly ImportLine[] }) {
  return (
    <table className="content-table transfer-lines">
      <thead>
        <tr>
          <th scope="col">{fr.columns.file}</th>
          <th scope="col">{fr.columns.outcome}</th>
          <th scope="col">{fr.columns.why}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((line) => (
          <tr key={line.position}>
            <th scope="row">
              <code>{line.path}</code>
            </th>
            <td>
              <span className={`state state-${line.outcome}`}>{fr.outcome[line.outcome]}</span>
            </td>
            <td>{line.message ?? <Result {...line} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Result({ content_id: id, title }: ImportLine) {
  if (id === null) return title;
  return <a href={`/a/admin/editor?id=${id}`}>{title}</a>;
}
