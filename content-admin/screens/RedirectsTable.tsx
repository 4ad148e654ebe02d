import { formatMoment } from '#src/lib/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { redirectsFr as fr } from './redirects.fr.ts';
import type { RedirectLine } from './useRedirects.ts';

interface Props {
  items: readonly RedirectLine[];
  onChange(line: RedirectLine): void;
  onRemove(line: RedirectLine): void;
}

export function RedirectsTable({ items, onChange, onRemove }: Props) {
  return (
    <table className="content-table redirects-table">
      <thead>
        <tr>
          <th scope="col">{fr.columns.path}</th>
          <th scope="col">{fr.columns.to}</th>
          <th scope="col">{fr.columns.made}</th>
          <th scope="col">{fr.columns.actions}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((line) => (
          <tr key={line.path}>
            <th scope="row">
              {line.path}
              {line.note && <span className="content-remarks">{line.note}</span>}
            </th>
            <td className="redirect-to">
              {line.to === null ? <span className="state state-deleted">{fr.gone}</span> : line.to}
            </td>
            <td>
              {formatMoment(line.created_at)}
              <span className="content-by">{line.source === 'auto' ? fr.auto : fr.manual}</span>
            </td>
            <td>
              <span className="redirect-actions">
                <Button onClick={() => onChange(line)}>
                  {fr.change}
                  <span className="visually-hidden"> {line.path}</span>
                </Button>
                <Button look="quiet" onClick={() => onRemove(line)}>
                  {fr.remove}
                  <span className="visually-hidden"> {line.path}</span>
                </Button>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
