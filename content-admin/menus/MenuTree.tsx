import { Button } from '#src/ui/Button.tsx';
import { SortableList } from '../shared/SortableList.tsx';
import { MenuRowFields } from './MenuRowFields.tsx';
import { blockLength, type MenuName, type MenuRow, moveRow, newRow, setLevel } from './menu-rows.ts';
import { menusFr } from './menus.fr.ts';

interface Props {
  menu: MenuName;
  rows: MenuRow[];
  dead: ReadonlySet<string>;
  errorOf(index: number, part: 'label' | 'href'): string | undefined;
  onChange(rows: MenuRow[]): void;
}

/** The lines of one menu: their order and level by the handle, their words and address in place. */
export function MenuTree({ menu, rows, dead, errorOf, onChange }: Props) {
  const columns = menu === 'footer';
  const at = (row: MenuRow) => rows.findIndex(({ key }) => key === row.key);
  const change = (row: MenuRow, next: Partial<MenuRow>) =>
    onChange(rows.map((one) => (one.key === row.key ? { ...one, ...next } : one)));
  const level = (row: MenuRow, to: 0 | 1) => onChange(setLevel(rows, at(row), to));
  const remove = (row: MenuRow) =>
    onChange(rows.filter((_, n) => n < at(row) || n >= at(row) + blockLength(rows, at(row))));
  return (
    <div className="stack">
      <p className="small muted">{menusFr.hints[menu]}</p>
      {rows.length === 0 && <p>{menusFr.empty}</p>}
      <SortableList
        items={rows}
        keyOf={({ key }) => key}
        labelOf={({ label }) => label || menusFr.untitled}
        label={menusFr.tree(menusFr.names[menu])}
        levelOf={(row) => row.level}
        lengthOf={(index) => blockLength(rows, index)}
        sort={moveRow}
        onSort={onChange}
        onLevel={columns ? undefined : (row, by) => level(row, by > 0 ? 1 : 0)}
      >
        {(row, index) => (
          <MenuRowFields
            row={row}
            column={columns && row.level === 0}
            dead={dead.has(row.href)}
            errors={{ label: errorOf(index, 'label'), href: errorOf(index, 'href') }}
            canNest={!columns && index > 0 && (row.level === 1 || blockLength(rows, index) === 1)}
            onLevel={() => level(row, row.level === 0 ? 1 : 0)}
            onChange={(next) => change(row, next)}
            onRemove={() => remove(row)}
          />
        )}
      </SortableList>
      <div className="form-actions">
        {columns && (
          <Button icon="add" onClick={() => onChange([...rows, newRow(0)])}>
            {menusFr.addColumn}
          </Button>
        )}
        <Button
          icon="add"
          disabled={columns && rows.length === 0}
          onClick={() => onChange([...rows, newRow(columns ? 1 : 0)])}
        >
          {columns ? menusFr.addLink : menusFr.add}
        </Button>
      </div>
    </div>
  );
}
