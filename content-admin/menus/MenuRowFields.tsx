import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { LinkField } from '../shared/LinkField.tsx';
import type { MenuRow } from './menu-rows.ts';
import { menusFr } from './menus.fr.ts';

interface Props {
  row: MenuRow;
  /** A column of the footer: a title without an address. */
  column: boolean;
  dead: boolean;
  errors: { label: string | undefined; href: string | undefined };
  canNest: boolean;
  onLevel(): void;
  onChange(next: Partial<MenuRow>): void;
  onRemove(): void;
}

export function MenuRowFields({ row, column, dead, errors, canNest, ...on }: Props) {
  const name = row.label || menusFr.untitled;
  return (
    <div className="menu-row" data-column={column || undefined}>
      <Field
        label={column ? menusFr.column : menusFr.label}
        maxLength={60}
        value={row.label}
        error={errors.label}
        onChange={(event) => on.onChange({ label: event.target.value })}
      />
      {!column && (
        <LinkField
          id={`${row.key}-href`}
          label={menusFr.href}
          value={row.href}
          error={errors.href ?? (dead ? menusFr.dead : null)}
          onChange={(href) => on.onChange({ href })}
          onPick={({ href, label }) => on.onChange(row.label ? { href } : { href, label })}
        />
      )}
      <div className="menu-row-actions">
        {canNest && (
          <Button
            className="button-icon"
            aria-label={`${row.level === 0 ? menusFr.under : menusFr.out} : ${name}`.replace(' :', '\u202f:')}
            title={row.level === 0 ? menusFr.under : menusFr.out}
            onClick={on.onLevel}
          >
            <span aria-hidden="true">{row.level === 0 ? '→' : '←'}</span>
          </Button>
        )}
        <Button
          className="button-icon"
          icon="trash"
          aria-label={menusFr.remove(name)}
          title={menusFr.remove(name)}
          onClick={on.onRemove}
        />
      </div>
    </div>
  );
}
