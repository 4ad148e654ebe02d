import type { Stopped } from '#src/features/newsletter/stopped.calls.ts';
import { formatDate } from '#src/lib/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { stoppedFr as fr } from './stopped.fr.ts';

interface Props {
  items: readonly Stopped[];
  onLift(one: Stopped): void;
}

export function StoppedTable({ items, onLift }: Props) {
  return (
    <table className="content-table stopped-table">
      <thead>
        <tr>
          <th scope="col">{fr.columns.email}</th>
          <th scope="col">{fr.columns.why}</th>
          <th scope="col">{fr.columns.since}</th>
          <th scope="col">
            <span className="visually-hidden">{fr.columns.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((one) => (
          <tr key={one.id}>
            <th scope="row">{one.email}</th>
            <td>
              {fr.stops[one.stop]} <span className="small muted">{detailOf(one)}</span>
            </td>
            <td>
              <span className="stopped-since">{fr.since}</span> {formatDate(one.since)}
            </td>
            <td>
              <Button aria-label={fr.liftOf(one.email)} onClick={() => onLift(one)}>
                {fr.lift}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The number of letters that came back, or the team's words and their author. */
function detailOf({ stop, bounces, words, by }: Stopped): string {
  if (stop === 'bounced') return fr.bounces(bounces);
  return [words, by && fr.by(by)].filter(Boolean).join(' · ');
}
