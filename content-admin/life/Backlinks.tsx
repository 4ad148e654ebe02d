import type { lifeCalls } from '#src/features/content/life/life.calls.ts';
import { namespaceLabel } from '../screens/StateBadge.tsx';
import { lifeFr } from './life.fr.ts';

const fr = lifeFr.remove;

export type Found = Awaited<ReturnType<typeof lifeCalls.contentBacklinks>>;

/** The contents that lead to an item, by a link or by their sheet, and the menus that do. */
export function Backlinks({ found: { items, total, menus } }: { found: Found }) {
  if (total === 0 && menus.length === 0) return <p>{fr.free}</p>;
  return (
    <>
      {total > 0 && (
        <div className="backlinks">
          <p>
            <strong>{fr.linked(total)}</strong>
          </p>
          <ul>
            {items.map((item) => (
              <li key={item.id}>
                <a href={`/a/admin/editor?id=${item.id}`} target="_blank" rel="noopener">
                  {item.title}
                </a>{' '}
                <span className="small muted">
                  {namespaceLabel(item.namespace)}, {fr.kinds[item.kind]}
                </span>
              </li>
            ))}
            {total > items.length && <li>{fr.more(total - items.length)}</li>}
          </ul>
        </div>
      )}
      {menus.length > 0 && <p>{fr.menus(menus.map((name) => fr.menuNames[name] ?? name).join(', '))}</p>}
    </>
  );
}
