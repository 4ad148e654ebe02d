import { statsFr } from '#src/features/stats/stats.fr.ts';
import type { By, StatsAnswer, What } from '#src/features/stats/stats.ts';
import { formatDate } from '#src/lib/format.ts';
import { figuresFr as fr } from './figures.fr.ts';

interface Props {
  what: What;
  by: By;
  answer: StatsAnswer;
}

/** A bar a day, week or month. Each says what it is when it is pointed at; the table below it says it to everybody. */
export function Chart({ what, by, answer: { series, total } }: Props) {
  const most = Math.max(...series.map(({ value }) => value), 0);
  const highest = series.find(({ value }) => value === most && most > 0);
  const told = highest ? { at: fr.at(highest.at, by), value: fr.sum(what, highest.value) } : null;
  return (
    <figure className="figures-chart">
      <p className="figures-scale small muted" aria-hidden="true">
        {most > 0 && fr.sum(what, most)}
      </p>
      <svg
        role="img"
        aria-label={fr.drawing(statsFr.whats[what], fr.sum(what, total), told)}
        viewBox={`0 0 ${series.length * 10} 100`}
        preserveAspectRatio="none"
      >
        {series.map(({ at, value }, place) => (
          <rect
            key={at}
            x={place * 10 + 1}
            y={100 - heightOf(value, most)}
            width={8}
            height={heightOf(value, most)}
          >
            <title>{fr.pointed(fr.at(at, by), fr.sum(what, value))}</title>
          </rect>
        ))}
      </svg>
      <figcaption className="figures-ends small muted" aria-hidden="true">
        <span>{formatDate(series[0]?.at ?? '')}</span>
        <span>{series.length > 1 && formatDate(series.at(-1)?.at ?? '')}</span>
      </figcaption>
      <details>
        <summary>{fr.table}</summary>
        <table className="figures-table">
          <thead>
            <tr>
              <th scope="col">{fr.columns.at}</th>
              <th scope="col" className="figures-value">
                {statsFr.whats[what]}
              </th>
            </tr>
          </thead>
          <tbody>
            {series.map(({ at, value }) => (
              <tr key={at}>
                <th scope="row">{formatDate(at)}</th>
                <td className="figures-value">{fr.sum(what, value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

/** A figure that is there at all is seen. */
const heightOf = (value: number, most: number): number =>
  value === 0 || most === 0 ? 0 : Math.max(1.5, (value / most) * 98);
