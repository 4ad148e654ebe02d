import '../figures/figures.css';
import { useCallback } from 'react';
import { statsCalls } from '#src/features/stats/stats.calls.ts';
import { formatNumber } from '#src/lib/format.ts';
import { Chart } from '../figures/Chart.tsx';
import { Compared } from '../figures/Compared.tsx';
import { mayHere } from '../held-rights.ts';
import { LoadFailed } from '../screens/LoadFailed.tsx';
import { useLoaded } from '../screens/useLoaded.ts';
import { Waiting } from '../shared/Waiting.tsx';
import { adviceFr } from './advice.fr.ts';

const fr = adviceFr.figures;

/** The readers of the last thirty days of a text that is published. */
export function OwnFigures({ id }: { id: number }) {
  const load = useCallback(() => statsCalls.pageFigures({ id }), [id]);
  const [loaded, reload] = useLoaded(load);
  const figures = loaded.state === 'ready' ? loaded.value.figures : null;
  if (loaded.state === 'ready' && !figures) return null;
  return (
    <section aria-labelledby="advice-figures" aria-busy={loaded.state === 'loading'}>
      <h3 id="advice-figures">{fr.title}</h3>
      {loaded.state === 'failed' && <LoadFailed retry={reload} />}
      {loaded.state === 'loading' && <Waiting />}
      {figures && (
        <>
          <p>
            <strong>{fr.views(formatNumber(figures.views.value))}</strong> ·{' '}
            {fr.visitors(formatNumber(figures.visitors.value))}
            <br />
            <Compared {...figures.views} />
          </p>
          {figures.views.value > 0 && (
            <Chart
              what="views"
              by="day"
              answer={{
                series: figures.series,
                rows: [],
                total: figures.views.value,
                before: figures.views.before,
              }}
            />
          )}
          {figures.sources.length > 0 && (
            <>
              <h4>{fr.sources}</h4>
              <ul>
                {figures.sources.map(({ label, value }) => (
                  <li key={label}>
                    {label} <span className="muted">({formatNumber(value)})</span>
                  </li>
                ))}
              </ul>
            </>
          )}
          {mayHere('stats') && (
            <p>
              <a href={`/a/admin/stats?page=${encodeURIComponent(figures.path)}`}>{fr.all}</a>
            </p>
          )}
        </>
      )}
    </section>
  );
}
