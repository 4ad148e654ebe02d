import type { KeyboardEvent } from 'react';
import { formatMoment } from '#src/lib/format.ts';
import { adminFr } from '../admin.fr.ts';
import type { Listed } from './content-filters.ts';
import { namespaceLabel, StateBadge } from './StateBadge.tsx';

const { columns, deleted, restore: restoreLabel, keys } = adminFr.list;

interface Props {
  items: readonly Listed[];
  /** In the bin: what gives an item back. */
  restore: ((id: number, title: string) => void) | null;
}

/** Up and down move from title to title; Enter opens, as on any link. */
function moveFocus(event: KeyboardEvent<HTMLTableSectionElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  const next = stops[at + (event.key === 'ArrowDown' ? 1 : -1)];
  if (at < 0 || !next) return;
  event.preventDefault();
  next.focus();
}

export function ContentTable({ items, restore }: Props) {
  return (
    <table className="content-table">
      <caption className="visually-hidden">{keys}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.title}</th>
          <th scope="col">{columns.kind}</th>
          <th scope="col">{columns.state}</th>
          <th scope="col">{restore ? deleted : columns.updated}</th>
        </tr>
      </thead>
      <tbody onKeyDown={moveFocus}>
        {items.map((item) => (
          <tr key={item.id}>
            <th scope="row">
              {restore ? (
                <span className="content-gone">
                  {item.title}
                  <button
                    type="button"
                    className="button"
                    data-row
                    onClick={() => restore(item.id, item.title)}
                  >
                    {restoreLabel}
                    <span className="visually-hidden"> {item.title}</span>
                  </button>
                </span>
              ) : (
                <a href={`/a/admin/editor?id=${item.id}`} data-row>
                  {item.title}
                </a>
              )}
            </th>
            <td>{namespaceLabel(item.namespace)}</td>
            <td>
              <StateBadge status={item.status} />
            </td>
            <td className="numbers">
              <time dateTime={item.updated_at}>{formatMoment(item.updated_at)}</time>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
