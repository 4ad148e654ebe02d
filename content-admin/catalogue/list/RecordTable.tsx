import type { ReactNode } from 'react';
import { catalogueFr } from '../catalogue.fr.ts';

const { list: fr } = catalogueFr;

export interface Column<T> {
  head: string;
  cell(item: T): ReactNode;
}

interface Props<T> {
  items: readonly T[];
  label: string;
  keyOf(item: T): string;
  nameOf(item: T): string;
  /** The first names the row. */
  columns: readonly Column<T>[];
  chosen: ReadonlySet<string>;
  onChoose(chosen: ReadonlySet<string>): void;
}

export function RecordTable<T>({ items, label, keyOf, nameOf, columns, chosen, onChoose }: Props<T>) {
  const [first, ...others] = columns;
  const all = chosen.size === items.length;
  function toggle(key: string) {
    const next = new Set(chosen);
    if (!next.delete(key)) next.add(key);
    onChoose(next);
  }
  return (
    <table className="content-table" aria-label={label}>
      <thead>
        <tr>
          <th scope="col" className="content-choice">
            <label className="content-check">
              <input
                type="checkbox"
                checked={all}
                aria-label={fr.chooseAll}
                onChange={() => onChoose(new Set(all ? [] : items.map(keyOf)))}
              />
            </label>
          </th>
          {columns.map(({ head }) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={keyOf(item)} data-chosen={chosen.has(keyOf(item)) || undefined}>
            <td className="content-choice">
              <label className="content-check">
                <input
                  type="checkbox"
                  checked={chosen.has(keyOf(item))}
                  aria-label={fr.choose(nameOf(item))}
                  onChange={() => toggle(keyOf(item))}
                />
              </label>
            </td>
            <th scope="row">{first?.cell(item)}</th>
            {others.map(({ head, cell }) => (
              <td key={head}>{cell(item)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
