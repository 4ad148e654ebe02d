import type { StatsAnswer, What } from '#src/features/stats/stats.ts';
import { Button } from '#src/ui/Button.tsx';
import { figuresFr as fr } from './figures.fr.ts';

interface Props {
  what: What;
  rows: StatsAnswer['rows'];
  /** Figures of this page alone are asked for; null where they already are. */
  onPage: ((path: string) => void) | null;
}

/** The parts of a figure, the largest first. */
export function FigureRows({ what, rows, onPage }: Props) {
  const title = fr.rows[what];
  if (!title) return null;
  return (
    <section className="stack" aria-labelledby="figures-rows">
      <h2 id="figures-rows">{title}</h2>
      {rows.length === 0 ? (
        <p>{fr.noRows}</p>
      ) : (
        <table className="figures-table">
          <thead>
            <tr>
              <th scope="col">{fr.row[what]}</th>
              <th scope="col" className="figures-value">
                {fr.columns.value}
              </th>
              <th scope="col" className="figures-value">
                {fr.columns.before}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.path ?? row.label}>
                <th scope="row">
                  <span className="figures-row">
                    {row.path ? (
                      <a href={row.path} title={fr.open}>
                        {row.label}
                      </a>
                    ) : (
                      row.label
                    )}
                    {row.path && onPage && (
                      <Button
                        icon="filter"
                        look="quiet"
                        className="button-icon"
                        aria-label={fr.onlyOf(row.label)}
                        title={fr.only}
                        onClick={() => row.path && onPage(row.path)}
                      />
                    )}
                  </span>
                </th>
                <td className="figures-value">{fr.sum(what, row.value)}</td>
                <td className="figures-value">{fr.sum(what, row.before)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
