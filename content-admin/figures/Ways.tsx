import { useCallback } from 'react';
import type { ToldBy } from '#src/calls/client.ts';
import { statsCalls } from '#src/features/stats/stats.calls.ts';
import { statsFr } from '#src/features/stats/stats.fr.ts';
import { LoadFailed } from '../screens/LoadFailed.tsx';
import { useLoaded } from '../screens/useLoaded.ts';
import { Waiting } from '../shared/Waiting.tsx';
import { figuresFr } from './figures.fr.ts';

const fr = figuresFr.ways;

type Told = ToldBy<typeof statsCalls.statsWays>;

/** From an article to a list, and from a list to a gift, in a period beside the one before. */
export function Ways({ from, to }: { from: string; to: string }) {
  const load = useCallback(() => statsCalls.statsWays({ from, to }), [from, to]);
  const [loaded, reload] = useLoaded(load);
  return (
    <section className="stack" aria-labelledby="figures-ways">
      <h2 id="figures-ways">{fr.title}</h2>
      <p className="small muted pay-narrow">{fr.about}</p>
      {loaded.state === 'failed' && <LoadFailed retry={reload} />}
      {loaded.state === 'loading' && <Waiting />}
      {loaded.state === 'ready' && (
        <>
          <Rows
            named={fr.step}
            rows={[
              ...loaded.value.steps.map(({ step, ...row }) => ({ ...row, label: fr.steps[step] })),
              ...loaded.value.money.map(({ what, value, before }) => ({
                label: statsFr.whats[what],
                value: figuresFr.sum(what, value),
                before: figuresFr.sum(what, before),
              })),
            ]}
          />
          <Leading articles={loaded.value.articles} />
        </>
      )}
    </section>
  );
}

function Leading({ articles }: Pick<Told, 'articles'>) {
  if (articles.length === 0) return <p className="muted">{fr.none}</p>;
  return (
    <>
      <h3>{fr.articles}</h3>
      <Rows named={fr.article} rows={articles} />
    </>
  );
}

interface Row {
  label: string;
  path?: string;
  value: number | string;
  before: number | string;
}

const shown = (value: number | string) => (typeof value === 'number' ? figuresFr.sum('views', value) : value);

function Rows({ named, rows }: { named: string; rows: readonly Row[] }) {
  return (
    <table className="figures-table">
      <thead>
        <tr>
          <th scope="col">{named}</th>
          <th scope="col" className="figures-value">
            {figuresFr.columns.value}
          </th>
          <th scope="col" className="figures-value">
            {figuresFr.columns.before}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, path, value, before }) => (
          <tr key={path ?? label}>
            <th scope="row">{path ? <a href={path}>{label}</a> : label}</th>
            <td className="figures-value">{shown(value)}</td>
            <td className="figures-value">{shown(before)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
